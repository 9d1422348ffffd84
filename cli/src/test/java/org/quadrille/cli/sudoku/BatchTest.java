package org.quadrille.cli.sudoku;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BatchTest {
  /** Collects the replies. */
  private static final class CollectingSink implements Batch.Sink {
    final StringBuilder text = new StringBuilder();
    final AtomicInteger replies = new AtomicInteger();
    volatile int flushed; // the number of replies at the last flush

    @Override
    public void write(byte[] bytes, int length) {
      text.append(new String(bytes, 0, length, StandardCharsets.UTF_8));
    }

    @Override
    public void complete(Reply reply) {
      replies.incrementAndGet();
    }

    @Override
    public void flush() {
      flushed = replies.get();
    }
  }

  private static void spin(int times) {
    long x = times;
    for (int k = 0; k < times; k++) {
      x = x * 31 + k;
    }
    assertThat(x).isNotEqualTo(Long.MIN_VALUE);
  }

  /** Records take random times, and some replies are larger than the buffer. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 7})
  void repliesAreInTheOrderOfTheRecords(int threads) {
    CollectingSink sink = new CollectingSink();
    Batch<Integer> batch =
        new Batch<>(
            threads,
            () ->
                (record, reply) -> {
                  spin(new Random(record).nextInt(20_000));
                  for (int k = 0; k < (record % 50 == 0 ? 3_000 : 2); k++) {
                    reply.println(record + " " + k);
                  }
                },
            sink);
    StringBuilder expected = new StringBuilder();
    for (int record = 0; record < 2_000; record++) {
      batch.submit(record);
      for (int k = 0; k < (record % 50 == 0 ? 3_000 : 2); k++) {
        expected.append(record).append(' ').append(k).append('\n');
      }
      if (record % 700 == 0) {
        batch.flush();
      }
      if (record % 900 == 0) {
        batch.awaitReplies();
        assertThat(sink.replies.get()).isEqualTo(record + 1);
      }
    }
    batch.finish();
    assertThat(sink.text).hasToString(expected.toString());
    assertThat(sink.replies.get()).isEqualTo(2_000);
  }

  @Test
  void theOwnerProcessesASingleRecord() {
    Thread[] thread = new Thread[1];
    Batch<String> batch =
        new Batch<>(
            4, () -> (record, reply) -> thread[0] = Thread.currentThread(), new CollectingSink());
    batch.submit("a");
    assertThat(thread[0]).isNull();
    batch.finish();
    assertThat(thread[0]).isSameAs(Thread.currentThread());
  }

  @Test
  void completeRepliesAreFlushedBeforeABlockingRead() throws InterruptedException {
    CollectingSink sink = new CollectingSink();
    Batch<Integer> batch = new Batch<>(3, () -> (record, reply) -> reply.println("x"), sink);
    for (int record = 0; record < 10; record++) {
      batch.submit(record);
    }
    batch.flush();
    while (sink.flushed < 10) {
      Thread.sleep(1);
    }
    assertThat(sink.text).hasSize(20);
    batch.finish();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 7})
  void exceptionsOfWorkersAreRethrown(int threads) {
    Batch<Integer> batch =
        new Batch<>(
            threads,
            () ->
                (record, reply) -> {
                  if (record == 500) {
                    throw new IllegalStateException("at 500");
                  }
                },
            new CollectingSink());
    assertThatThrownBy(
            () -> {
              try {
                for (int record = 0; record < 100_000; record++) {
                  batch.submit(record);
                }
              } finally {
                batch.finish();
              }
            })
        .hasMessage("at 500");
    assertThat(Thread.currentThread().isInterrupted()).isFalse();
  }

  /** The workers are interrupted; the replies before the first incomplete one are delivered. */
  @Test
  void anInterruptStopsTheWorkers() throws InterruptedException {
    CollectingSink sink = new CollectingSink();
    CountDownLatch begun = new CountDownLatch(2);
    Batch<Integer> batch =
        new Batch<>(
            2,
            () ->
                (record, reply) -> {
                  reply.println(record + " begun");
                  begun.countDown();
                  while (!Thread.currentThread().isInterrupted()) {
                    Thread.onSpinWait();
                  }
                  reply.println(record + " interrupted");
                },
            sink);
    for (int record = 0; record < 20; record++) {
      batch.submit(record);
    }
    batch.flush();
    begun.await();
    Thread.currentThread().interrupt();
    batch.finish();
    assertThat(Thread.interrupted()).isTrue();
    assertThat(sink.text.toString()).startsWith("0 begun\n0 interrupted\n");
    assertThat(sink.replies.get()).isBetween(1, 2);
  }
}
