package org.quadrille.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A CSV file with the values that a test expects: after comments and a header, a row of values for
 * each name. With the system property {@value #WRITE} a check stores the values in the file instead
 * of comparing them.
 */
public final class GoldenTable {
  /** The system property that makes checks write the file. */
  public static final String WRITE = "quadrille.golden.write";

  private final Path file;
  private final List<String> head = new ArrayList<>(); // comments and the header
  private final Map<String, String> rows = new LinkedHashMap<>(); // name -> line
  private final boolean isWriting;

  private GoldenTable(Path file, boolean isWriting) {
    this.file = file;
    this.isWriting = isWriting;
  }

  /**
   * Reads a table. Lines that start with {@code #} are comments.
   *
   * @param file the file
   * @return the table, which writes if the system property {@value #WRITE} is set
   */
  public static GoldenTable read(Path file) {
    return read(file, System.getProperty(WRITE) != null);
  }

  static GoldenTable read(Path file, boolean isWriting) {
    GoldenTable table = new GoldenTable(file, isWriting);
    boolean hasHeader = false;
    try {
      for (String line : Files.readAllLines(file)) {
        if (line.startsWith("#") || !hasHeader) {
          table.head.add(line);
          hasHeader |= !line.startsWith("#");
        } else if (table.rows.put(name(line), line) != null) {
          throw new IllegalStateException(file + " has two rows " + name(line));
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return table;
  }

  private static String name(String line) {
    return line.substring(0, line.indexOf(','));
  }

  /**
   * Compares the names of the rows with those that a test checks, or deletes the other rows.
   *
   * @param names the names, in any order
   * @throws AssertionError if the file has other names
   */
  public synchronized void checkNames(Collection<String> names) {
    if (isWriting) {
      rows.keySet().retainAll(names);
      write();
    } else if (!rows.keySet().equals(Set.copyOf(names))) {
      throw new AssertionError(
          "%s: expected rows %s, found %s"
              .formatted(file.getFileName(), List.copyOf(names), rows.keySet()));
    }
  }

  /**
   * Compares the values of a row with those of the file, or writes them to the file.
   *
   * @param name the name of the row, without a comma
   * @param values the values, in the order of the header
   * @throws AssertionError if the file has other values, or no such row
   */
  public synchronized void check(String name, List<?> values) {
    StringBuilder line = new StringBuilder(name);
    values.forEach(value -> line.append(',').append(value));
    if (isWriting) {
      rows.put(name, line.toString());
      write();
      return;
    }
    String expected = rows.get(name);
    if (!line.toString().equals(expected)) {
      throw new AssertionError(
          "%s%n  columns:  %s%n  expected: %s%n  found:    %s"
              .formatted(file.getFileName(), head.get(head.size() - 1), expected, line.toString()));
    }
  }

  private void write() {
    List<String> lines = new ArrayList<>(head);
    lines.addAll(rows.values());
    try {
      Files.writeString(file, String.join("\n", lines) + "\n");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
