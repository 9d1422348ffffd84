package org.quadrille.core.io;

import static java.util.Objects.requireNonNull;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import org.quadrille.core.internal.Messages;

/** Reads the tokens of a JSON text one by one, with their positions. */
final class JsonTokens implements AutoCloseable {
  /** Has no limit on the length of names. */
  private static final JsonFactory FACTORY =
      JsonFactory.builder()
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .disable(StreamReadFeature.AUTO_CLOSE_SOURCE)
          .streamReadConstraints(
              StreamReadConstraints.builder().maxStringLength(Integer.MAX_VALUE).build())
          .build();

  private final String source;
  private final JsonParser parser;
  private @Nullable JsonToken token;

  JsonTokens(String source, InputStream in) throws IOException {
    this.source = requireNonNull(source, "source");
    BufferedReader reader =
        new BufferedReader(
            new InputStreamReader(requireNonNull(in, "in"), StandardCharsets.UTF_8), 1 << 16);
    reader.mark(1);
    if (reader.read() != '\uFEFF') {
      reader.reset();
    }
    parser = FACTORY.createParser(reader);
  }

  /** Advances to the next token and returns it; null at the end of the text. */
  @Nullable JsonToken next() throws IOException {
    try {
      token = parser.nextToken();
      parser.finishToken(); // so that an error within a string is found here
      return token;
    } catch (JsonProcessingException e) {
      throw error(e.getLocation(), Messages.notJson(e.getOriginalMessage(), "the problem"));
    }
  }

  /** Returns the current token. */
  @Nullable JsonToken current() {
    return token;
  }

  boolean is(JsonToken expected) {
    return token == expected;
  }

  /** Throws if the current token is of another kind. */
  void require(JsonToken expected, String what) throws IOException {
    if (token != expected) {
      throw unexpected(what);
    }
  }

  /** Returns the text of the current token, which must be a string. */
  String string(String what) throws IOException {
    require(JsonToken.VALUE_STRING, what);
    String text = parser.getText();
    if (Names.isLost(text)) {
      throw error(
          text.indexOf('\uFFFD') >= 0
              ? "malformed UTF-8"
              : what + " contains a character that does not survive in UTF-8 text");
    }
    return text;
  }

  /** Returns the name of the member that the current token begins. */
  String field() throws IOException {
    return parser.getText();
  }

  /** Returns the current token as an integer between bounds. */
  long number(String what, long min, long max) throws IOException {
    require(JsonToken.VALUE_NUMBER_INT, what + ", a whole number");
    boolean fits =
        parser.getTextLength() < 20 && parser.getNumberType() != JsonParser.NumberType.BIG_INTEGER;
    if (!fits || parser.getLongValue() < min || parser.getLongValue() > max) {
      throw error(
          "expected " + what + " between " + min + " and " + max + ", found " + parser.getText());
    }
    return parser.getLongValue();
  }

  /** Skips the next value of any kind. */
  void skipValue() throws IOException {
    next();
    int depth = 0;
    while (true) {
      if (token == null) {
        throw error("the text ends within the problem");
      }
      depth += token.isStructStart() ? 1 : token.isStructEnd() ? -1 : 0;
      if (depth == 0) {
        return;
      }
      next();
    }
  }

  /** Returns the position of the current token: line in the upper half, column in the lower. */
  long place() {
    return place(parser.currentTokenLocation());
  }

  private static long place(JsonLocation location) {
    return (long) Math.max(location.getLineNr(), 0) << 32 | Math.max(location.getColumnNr(), 0);
  }

  static int line(long place) {
    return (int) (place >> 32);
  }

  ProblemFormatException unexpected(String expected) throws IOException {
    return error(
        "expected "
            + expected
            + ", found "
            + (token == null ? "the end of the text" : parser.getText()));
  }

  /** Returns an error at the current token. */
  ProblemFormatException error(String reason) {
    return error(token == null ? parser.currentLocation() : parser.currentTokenLocation(), reason);
  }

  ProblemFormatException error(long place, String reason) {
    return new ProblemFormatException(source, line(place), (int) place, reason);
  }

  private ProblemFormatException error(@Nullable JsonLocation location, String reason) {
    return error(place(location == null ? parser.currentLocation() : location), reason);
  }

  FormatWarning warning(int line, String reason) {
    return new FormatWarning(source, line, reason);
  }

  @Override
  public void close() throws IOException {
    parser.close();
  }
}
