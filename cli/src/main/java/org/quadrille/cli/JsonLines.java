package org.quadrille.cli;

import com.fasterxml.jackson.core.JsonEncoding;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.StreamWriteFeature;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import org.jspecify.annotations.Nullable;

/**
 * Writes JSON Lines: one record per line, each with its type and the version of the schema in
 * {@code docs/}.
 *
 * <pre>{@code
 * lines.record("count", json -> json.writeStringField("count", "92"));
 * }</pre>
 */
public final class JsonLines {
  /** The schema version of the records. It increases when a field is removed or changes meaning. */
  public static final int SCHEMA = 1;

  /** Writes the fields of a record. */
  @FunctionalInterface
  public interface Fields {
    /**
     * Writes the fields.
     *
     * @param json the generator, inside the object of the record
     * @throws IOException if writing fails
     */
    void write(JsonGenerator json) throws IOException;
  }

  private final OutputStream out;
  private final JsonGenerator json;

  /** Writes to an output, which is not closed. */
  public JsonLines(OutputStream out) {
    this.out = out;
    try {
      json =
          JsonFactory.builder()
              .disable(StreamWriteFeature.AUTO_CLOSE_TARGET)
              .disable(StreamWriteFeature.FLUSH_PASSED_TO_STREAM)
              .build()
              .createGenerator(out, JsonEncoding.UTF8)
              .setRootValueSeparator(null);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Writes a record of an input, or a part of one, that could not be read.
   *
   * @param input the name of the input
   * @param line the line number from 1, or 0 if unknown
   * @param column the column from 1, or 0 if unknown
   * @param cell the cell, such as {@code r3c7}, or null
   * @param reason the error
   */
  public void error(String input, int line, int column, @Nullable String cell, String reason) {
    record(
        "error",
        out -> {
          out.writeStringField("input", input);
          if (line > 0) {
            out.writeNumberField("line", line);
          }
          if (column > 0) {
            out.writeNumberField("column", column);
          }
          if (cell != null) {
            out.writeStringField("cell", cell);
          }
          out.writeStringField("error", reason);
        });
  }

  /** Writes a record. */
  public void record(String type, Fields fields) {
    try {
      json.writeStartObject();
      json.writeStringField("type", type);
      json.writeNumberField("schema", SCHEMA);
      fields.write(json);
      json.writeEndObject();
      json.flush();
      out.write('\n');
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
