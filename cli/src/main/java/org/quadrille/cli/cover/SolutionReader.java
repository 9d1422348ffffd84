package org.quadrille.cli.cover;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.quadrille.core.internal.Messages;
import org.quadrille.core.io.ProblemFormatException;

/**
 * Reads solutions one at a time: as {@code cover solve} prints them, as text or records, and as
 * Knuth's programs do.
 *
 * <pre>
 * 1:                     any text may follow the number, such as a cost
 *  c e (1 of 2)          an option, which {@link OptionFinder} finds
 *  a d f
 * </pre>
 */
final class SolutionReader {
  private static final Pattern HEADER = Pattern.compile("\\d+:(\\s.*)?");
  private static final JsonFactory JSON = new JsonFactory();

  /**
   * A solution as it was given.
   *
   * @param label its number there, or counted here if it has none
   * @param line where it begins
   * @param options the numbers of its options
   * @param faults what could not be found in the problem
   */
  record Given(String label, int line, List<Integer> options, List<String> faults) {}

  private final String source;
  private final OptionFinder finder;
  private final BufferedReader lines;
  private int number;
  private @Nullable String next;
  private long count;

  SolutionReader(String source, InputStream in, OptionFinder finder) throws IOException {
    this.source = source;
    this.finder = finder;
    lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
    advance();
    if (next != null && next.startsWith("\uFEFF")) {
      next = next.substring(1);
    }
  }

  private void advance() throws IOException {
    next = lines.readLine();
    number++;
  }

  /** The next solution; null at the end of the text. */
  @Nullable Given next() throws IOException {
    for (String line = next; line != null; line = next) {
      if (line.startsWith("{")) {
        Given given = record(line);
        advance();
        if (given != null) {
          return given;
        }
      } else if (line.trim().isEmpty()) {
        advance();
      } else if (HEADER.matcher(line).matches()) {
        return text(line);
      } else {
        throw error(1, "expected a solution, its number and a colon, found " + line.trim());
      }
    }
    if (count == 0) {
      throw new ProblemFormatException(source, 0, 0, "expected solutions, found none");
    }
    return null;
  }

  private Given text(String header) throws IOException {
    count++;
    finder.begin();
    Given given =
        new Given(
            header.substring(0, header.indexOf(':')), number, new ArrayList<>(), new ArrayList<>());
    advance();
    for (String line = next; line != null && !endsSolution(line); line = next) {
      if (!line.trim().isEmpty() && !finder.isNull(line.trim())) {
        int option = finder.find(line.startsWith(" ") ? line.substring(1) : line);
        if (option >= 0) {
          given.options.add(option);
        } else {
          given.faults.add("line " + number + ": " + finder.reason() + ": " + line.trim());
        }
      }
      advance();
    }
    return given;
  }

  private static boolean endsSolution(String line) {
    return line.startsWith("{") || HEADER.matcher(line).matches();
  }

  /** Reads a record; null if it is of another type than solution. */
  private @Nullable Given record(String line) throws IOException {
    finder.begin();
    Fields fields = new Fields(number);
    try (JsonParser json = JSON.createParser(line)) {
      json.nextToken();
      for (String field = json.nextFieldName(); field != null; field = json.nextFieldName()) {
        JsonToken token = json.nextToken();
        if (field.equals("options") && token == JsonToken.START_ARRAY) {
          fields.complete = true;
          readOptions(json, fields);
        } else if (field.equals("type") && token == JsonToken.VALUE_STRING) {
          fields.type = json.getText();
        } else if (field.equals("n") && token.isScalarValue()) {
          fields.label = json.getText();
        } else {
          json.skipChildren();
        }
      }
      if (json.currentToken() != JsonToken.END_OBJECT || json.nextToken() != null) {
        throw error(0, "expected one JSON object in a line");
      }
    } catch (JsonProcessingException e) {
      int column = e.getLocation() == null ? 0 : e.getLocation().getColumnNr();
      throw error(column, Messages.notJson(e.getOriginalMessage(), "the record"));
    }
    if (!fields.type.equals("solution")) {
      return null;
    }
    if (!fields.complete) {
      throw error(0, "a solution without options");
    }
    count++;
    return fields.given(count);
  }

  /** What has been read of a record. */
  private static final class Fields {
    final int line;
    final List<Integer> options = new ArrayList<>();
    final List<String> faults = new ArrayList<>();
    String type = "";
    String label = "";
    boolean complete;

    Fields(int line) {
      this.line = line;
    }

    /** The solution, called by how many there are with it if the record does not number it. */
    Given given(long count) {
      return new Given(label.isEmpty() ? Long.toString(count) : label, line, options, faults);
    }
  }

  private void readOptions(JsonParser json, Fields fields) throws IOException {
    for (JsonToken t = json.nextToken(); t != JsonToken.END_ARRAY; t = json.nextToken()) {
      int option = -1;
      if (t == JsonToken.VALUE_STRING) {
        option = finder.byId(json.getText());
      } else if (t == JsonToken.VALUE_NUMBER_INT) {
        if (json.getNumberType() == JsonParser.NumberType.INT) {
          option = json.getIntValue();
        }
      } else {
        throw error(
            json.currentTokenLocation().getColumnNr(),
            "expected the number or the id of an option");
      }
      if (option >= 0) {
        fields.options.add(option);
      } else {
        fields.faults.add("there is no option " + json.getText());
      }
    }
  }

  private ProblemFormatException error(int column, String reason) {
    return new ProblemFormatException(source, number, column, reason);
  }
}
