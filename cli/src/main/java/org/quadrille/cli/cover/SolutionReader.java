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
 * Reads solutions one at a time, as {@code cover solve} (text or JSON Lines) or Knuth's programs
 * print them:
 *
 * <pre>
 * 1:                     the number; any text may follow, such as a cost
 *  c e (1 of 2)          an option, found by {@link OptionFinder}
 *  a d f
 * </pre>
 */
final class SolutionReader {
  private static final Pattern HEADER = Pattern.compile("\\d+:(\\s.*)?");
  private static final JsonFactory JSON = new JsonFactory();

  /**
   * A solution as read.
   *
   * @param label its number in the text, or its position if it has none
   * @param line its first line
   * @param options the numbers of its options
   * @param faults a message for each option that the problem does not have
   */
  record ParsedSolution(String label, int line, List<Integer> options, List<String> faults) {}

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

  /** Returns the next solution; null at the end of the text. */
  @Nullable ParsedSolution next() throws IOException {
    for (String line = next; line != null; line = next) {
      if (line.startsWith("{")) {
        ParsedSolution solution = record(line);
        advance();
        if (solution != null) {
          return solution;
        }
      } else if (line.trim().isEmpty()) {
        advance();
      } else if (HEADER.matcher(line).matches()) {
        return text(line);
      } else {
        throw error(1, "expected the number of a solution and a colon, found " + line.trim());
      }
    }
    if (count == 0) {
      throw new ProblemFormatException(source, 0, 0, "expected solutions, found none");
    }
    return null;
  }

  private ParsedSolution text(String header) throws IOException {
    count++;
    finder.startSolution();
    ParsedSolution solution =
        new ParsedSolution(
            header.substring(0, header.indexOf(':')), number, new ArrayList<>(), new ArrayList<>());
    advance();
    for (String line = next; line != null && !endsSolution(line); line = next) {
      if (!line.trim().isEmpty() && !finder.isNull(line.trim())) {
        int option = finder.find(line.startsWith(" ") ? line.substring(1) : line);
        if (option >= 0) {
          solution.options.add(option);
        } else {
          solution.faults.add("line " + number + ": " + finder.reason() + ": " + line.trim());
        }
      }
      advance();
    }
    return solution;
  }

  private static boolean endsSolution(String line) {
    return line.startsWith("{") || HEADER.matcher(line).matches();
  }

  /** Reads a record; returns null if it is not a solution. */
  private @Nullable ParsedSolution record(String line) throws IOException {
    finder.startSolution();
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
        throw error(0, "expected one JSON object per line");
      }
    } catch (JsonProcessingException e) {
      int column = e.getLocation() == null ? 0 : e.getLocation().getColumnNr();
      throw error(column, Messages.notJson(e.getOriginalMessage(), "the record"));
    }
    if (!fields.type.equals("solution")) {
      return null;
    }
    if (!fields.complete) {
      throw error(0, "solution without options");
    }
    count++;
    return fields.solution(count);
  }

  /** The fields of a record read so far. */
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

    /** Returns the solution; its label is {@code count} if the record has no number. */
    ParsedSolution solution(long count) {
      return new ParsedSolution(
          label.isEmpty() ? Long.toString(count) : label, line, options, faults);
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
        fields.faults.add("no option " + json.getText());
      }
    }
  }

  private ProblemFormatException error(int column, String reason) {
    return new ProblemFormatException(source, number, column, reason);
  }
}
