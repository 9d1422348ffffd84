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

/** Texts to read, and problems as one line to compare with. */
final class Texts {
  private Texts() {}

  static InputStream stream(String text) {
    return new ByteArrayInputStream(text.getBytes(UTF_8));
  }

  /** Gives one byte at each call, as a slow pipe may. */
  static InputStream drip(byte[] bytes) {
    return new ByteArrayInputStream(bytes) {
      @Override
      public synchronized int read(byte[] buffer, int offset, int length) {
        return super.read(buffer, offset, Math.min(length, 1));
      }
    };
  }

  /** Gives some bytes and then fails. */
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

  /** The form {@code [A, B | X] [A X:red] [B]}. */
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
