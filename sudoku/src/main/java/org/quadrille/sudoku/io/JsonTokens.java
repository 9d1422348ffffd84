package org.quadrille.sudoku.io;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.io.JsonEOFException;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.jspecify.annotations.Nullable;

/** Reads the tokens of a JSON record one by one, with their positions in the enclosing text. */
final class JsonTokens {
  private static final JsonFactory FACTORY =
      JsonFactory.builder().enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION).build();

  /** A line of the text and a column, both from 1. */
  record Place(int line, int column) {}

  private final String source;
  private final int firstLine;
  private final int indent; // the characters before the record in its first line
  private final JsonParser parser;
  private @Nullable JsonToken token;

  JsonTokens(String source, int firstLine, int indent, String record) {
    this.source = source;
    this.firstLine = firstLine;
    this.indent = indent;
    try {
      parser = FACTORY.createParser(record);
    } catch (IOException e) {
      throw new UncheckedIOException(e); // a string source does not throw
    }
  }

  /** Advances to the next token and returns it; null at the end. */
  @Nullable JsonToken next() {
    try {
      token = parser.nextToken();
      parser.finishToken(); // so that an error within a string is reported here
      return token;
    } catch (JsonEOFException e) {
      throw errorAtStart(
          "expected the end of the puzzle that begins here, found the end of the text");
    } catch (JsonProcessingException e) {
      throw error(place(e.getLocation()), null, "not JSON: " + message(e));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns the message of the parser without the names of its methods. */
  private static String message(JsonProcessingException e) {
    String message = String.valueOf(e.getOriginalMessage()).replaceAll(", from `[^`]*`", "");
    return message.contains("CTRL-CHAR, code 10)")
        ? "expected a closing quote in this line, found none"
        : message;
  }

  /** Requires that no token follows. */
  void end() {
    if (next() != null) {
      throw unexpected("the end of the line after a puzzle");
    }
  }

  boolean is(JsonToken expected) {
    return token == expected;
  }

  void require(JsonToken expected, String what) {
    if (token != expected) {
      throw unexpected(what);
    }
  }

  String field() {
    return text();
  }

  String string(String what) {
    require(JsonToken.VALUE_STRING, what);
    return text();
  }

  private String text() {
    try {
      return parser.getText();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  int number(String what, int min, int max) {
    require(JsonToken.VALUE_NUMBER_INT, what + ", a whole number");
    String digits = text();
    long value = digits.length() < 10 ? Long.parseLong(digits) : Long.MAX_VALUE;
    if (value < min || value > max) {
      throw error("expected " + what + " from " + min + " to " + max + ", found " + digits);
    }
    return (int) value;
  }

  /** Reads an array; {@code element} runs with each element as the current token. */
  void array(String what, Runnable element) {
    require(JsonToken.START_ARRAY, what);
    while (next() != JsonToken.END_ARRAY) {
      element.run();
    }
  }

  /** Skips the current value. */
  void skip() {
    int depth = 0;
    while (true) {
      JsonToken current = token;
      if (current == null) {
        throw unexpected("a value");
      }
      depth += current.isStructStart() ? 1 : current.isStructEnd() ? -1 : 0;
      if (depth == 0) {
        return;
      }
      next();
    }
  }

  /** Returns the start of the current token. */
  Place place() {
    return place(token == null ? parser.currentLocation() : parser.currentTokenLocation());
  }

  private Place place(@Nullable JsonLocation location) {
    if (location == null) {
      return new Place(firstLine, 0);
    }
    int line = Math.max(location.getLineNr(), 1);
    int column = Math.max(location.getColumnNr(), 0);
    return new Place(firstLine + line - 1, line == 1 && column > 0 ? column + indent : column);
  }

  private PuzzleFormatException unexpected(String expected) {
    return error(
        "expected " + expected + ", found " + (token == null ? "the end of the text" : text()));
  }

  PuzzleFormatException error(String reason) {
    return error(place(), null, reason);
  }

  PuzzleFormatException errorAtStart(String reason) {
    return error(new Place(firstLine, 0), null, reason);
  }

  PuzzleFormatException error(Place place, @Nullable String cell, String reason) {
    return new PuzzleFormatException(source, place.line, place.column, cell, reason);
  }
}
