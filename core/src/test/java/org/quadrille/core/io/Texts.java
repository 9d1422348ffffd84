package org.quadrille.core.io;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.stream.Collectors;
import org.quadrille.core.Item;
import org.quadrille.core.Option;
import org.quadrille.core.Problem;

/** Streams of texts to read, and problems as one line to compare. */
final class Texts {
  private Texts() {}

  static InputStream stream(String text) {
    return new ByteArrayInputStream(text.getBytes(UTF_8));
  }

  /** Returns a stream that reads one byte at a time, as a slow pipe does. */
  static InputStream slow(byte[] bytes) {
    return new ByteArrayInputStream(bytes) {
      @Override
      public synchronized int read(byte[] buffer, int offset, int length) {
        return super.read(buffer, offset, Math.min(length, 1));
      }
    };
  }

  /** Returns a stream that fails after the text. */
  static InputStream broken(String text) {
    return new FilterInputStream(stream(text)) {
      @Override
      public int read(byte[] buffer, int offset, int length) throws IOException {
        int count = super.read(buffer, offset, length);
        if (count < 0) {
          throw new IOException("the line is dead");
        }
        return count;
      }
    };
  }

  /** Returns {@code [A, B | X] [A X:red] [B]}. */
  static String show(Problem<?> problem) {
    List<Item> items = problem.items();
    List<Item> primaries = items.subList(0, problem.primaryCount());
    List<Item> secondaries = items.subList(problem.primaryCount(), items.size());
    return "["
        + names(primaries)
        + (secondaries.isEmpty() ? "" : " | " + names(secondaries))
        + "]"
        + problem.options().stream()
            .map(o -> " [" + DlxFormat.uses(o) + "]")
            .collect(Collectors.joining());
  }

  private static String names(List<Item> items) {
    return items.stream().map(Item::name).collect(Collectors.joining(", "));
  }

  static <T> List<T> payloads(Problem<T> problem) {
    return problem.options().stream().map(Option::payload).toList();
  }
}
