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
   * @param label its number there
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
  private boolean empty = true;

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
    if (empty) {
      throw new ProblemFormatException(source, 0, 0, "expected solutions, found none");
    }
    return null;
  }

  private Given text(String header) throws IOException {
    empty = false;
    finder.begin();
    Given given =
        new Given(
            header.substring(0, header.indexOf(':')), number, new ArrayList<>(), new ArrayList<>());
    advance();
    for (String line = next; line != null && !endsSolution(line); line = next) {
      if (!line.trim().isEmpty() && !finder.isNull(line.trim())) {
        int option = finder.find(line.trim());
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
    empty = false;
    finder.begin();
    Given given = new Given("", number, new ArrayList<>(), new ArrayList<>());
    String type = "";
    String label = "";
    boolean complete = false;
    try (JsonParser json = JSON.createParser(line)) {
      json.nextToken();
      for (String field = json.nextFieldName(); field != null; field = json.nextFieldName()) {
        JsonToken token = json.nextToken();
        switch (field) {
          case "type" -> type = json.getText();
          case "n" -> label = json.getText();
          case "options" -> {
            complete = token == JsonToken.START_ARRAY;
            if (complete) {
              readOptions(json, given);
            }
          }
          default -> json.skipChildren();
        }
      }
      if (json.currentToken() != JsonToken.END_OBJECT || json.nextToken() != null) {
        throw error(0, "expected one JSON object in a line");
      }
    } catch (JsonProcessingException e) {
      throw error(
          e.getLocation() == null ? 0 : e.getLocation().getColumnNr(),
          "not JSON: " + e.getOriginalMessage());
    }
    if (!type.equals("solution")) {
      return null;
    }
    if (!complete) {
      throw error(0, "a solution without options");
    }
    return new Given(label, number, given.options, given.faults);
  }

  private void readOptions(JsonParser json, Given given) throws IOException {
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
        given.options.add(option);
      } else {
        given.faults.add("there is no option " + json.getText());
      }
    }
  }

  private ProblemFormatException error(int column, String reason) {
    return new ProblemFormatException(source, number, column, reason);
  }
}
