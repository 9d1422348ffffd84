package org.quadrille.core.io;

import static java.util.Objects.requireNonNull;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.StreamWriteFeature;
import com.google.common.io.CharStreams;
import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import org.quadrille.core.Item;
import org.quadrille.core.Problem;

/**
 * Reads and writes a problem as a JSON object; {@code docs/problem.schema.json} is its schema.
 *
 * <pre>
 * {"primary":["a",{"name":"b","min":0,"max":2}],
 *  "secondary":["x"],
 *  "options":[{"items":["a","x:red"],"cost":3,"id":"r1"},{"items":["b"]}]}
 * </pre>
 *
 * <p>An item is a name, or an object if it has bounds; a missing bound is 1. In an option, {@code
 * "x:red"} is the item x with the colour red, unless an item is named {@code x:red}; the part
 * before the first colon is the item. {@code {"item":"x","colour":"red"}} means the same for any
 * names. Cost and id may be missing. An id is not blank and has no control characters, so that it
 * can be written as a line; no two options have the same id. The members may come in any order, but
 * {@code primary} and {@code options} are required. The list of primary items may be empty, which
 * no other text format can express.
 *
 * <p>A member {@code $schema} and members named {@code comment} are skipped; unknown members are an
 * error.
 */
public final class JsonFormat {
  private JsonFormat() {}

  /**
   * Reads a problem and logs the warnings.
   *
   * @param source the name of the text in messages, such as the name of the file
   * @param in the text; it is read to the end and not closed
   * @return the problem; the payload of each option is its id, or without an id its text in Knuth's
   *     format
   * @throws ProblemFormatException if the text is not a valid problem
   * @throws IOException if reading fails
   */
  public static IdentifiedProblem read(String source, InputStream in) throws IOException {
    return read(source, in, Warnings::log);
  }

  /**
   * Reads a problem. O(length of the text) time and memory; least memory if the options come last.
   *
   * @param source the name of the text in messages, such as the name of the file
   * @param in the text; it is read to the end and not closed
   * @param warnings receives a warning for each option without a primary item, which is never used
   * @return the problem; the payload of each option is its id, or without an id its text in Knuth's
   *     format
   * @throws ProblemFormatException if the text is not one valid problem
   * @throws IOException if reading fails
   */
  public static IdentifiedProblem read(
      String source, InputStream in, Consumer<FormatWarning> warnings) throws IOException {
    requireNonNull(warnings, "warnings");
    try (JsonTokens tokens = new JsonTokens(source, in)) {
      return new JsonProblemReader(tokens).read(warnings);
    }
  }

  /**
   * Writes a problem without ids. Reading it returns the same items and options.
   *
   * @param problem the problem; its items and colours are written by their {@code toString}
   * @param out where to write; the output is one line, which ends with LF
   * @throws IllegalArgumentException if a name contains a character that cannot be read back from
   *     UTF-8 text, or belongs to two items or two colours
   * @throws IOException if writing fails
   */
  public static void write(Problem<?> problem, Appendable out) throws IOException {
    write(problem, o -> Optional.empty(), out);
  }

  /**
   * Writes a problem with the ids of its options.
   *
   * @param problem the problem; its items and colours are written by their {@code toString}
   * @param out where to write; the output is one line, which ends with LF
   * @throws IllegalArgumentException as for {@link #write(Problem, Appendable)}
   * @throws IOException if writing fails
   */
  public static void write(IdentifiedProblem problem, Appendable out) throws IOException {
    write(requireNonNull(problem, "problem").problem(), problem::id, out);
  }

  /**
   * Writes a problem with given ids.
   *
   * @param problem the problem; its items and colours are written by their {@code toString}
   * @param ids the id of each option, or empty; no two are equal, none is blank or has control
   *     characters
   * @param out where to write; the output is one line, which ends with LF
   * @throws IllegalArgumentException as for {@link #write(Problem, Appendable)}
   * @throws IOException if writing fails
   */
  public static void write(Problem<?> problem, IntFunction<Optional<String>> ids, Appendable out)
      throws IOException {
    requireNonNull(problem, "problem");
    requireNonNull(ids, "ids");
    requireNonNull(out, "out");
    Names.check(problem, (what, name) -> {});
    checkIds(problem, ids);
    JsonFactory factory =
        JsonFactory.builder()
            .disable(StreamWriteFeature.AUTO_CLOSE_TARGET)
            .disable(StreamWriteFeature.FLUSH_PASSED_TO_STREAM)
            .build();
    try (JsonGenerator json = factory.createGenerator(CharStreams.asWriter(out))) {
      json.writeStartObject();
      json.writeArrayFieldStart("primary");
      for (Item item : problem.items()) {
        if (item.index() == problem.primaryCount()) {
          json.writeEndArray();
          json.writeArrayFieldStart("secondary");
        }
        writeItem(item, json);
      }
      json.writeEndArray();
      if (problem.itemCount() == problem.primaryCount()) {
        json.writeArrayFieldStart("secondary");
        json.writeEndArray();
      }
      json.writeArrayFieldStart("options");
      for (int o = 0; o < problem.optionCount(); o++) {
        writeOption(problem, o, ids.apply(o), json);
      }
      json.writeEndArray();
      json.writeEndObject();
    }
    out.append('\n');
  }

  /** Checks, before anything is written, that the ids can be read back. */
  private static void checkIds(Problem<?> problem, IntFunction<Optional<String>> ids) {
    for (int o = 0; o < problem.optionCount(); o++) {
      Optional<String> id = ids.apply(o);
      if (id.isPresent() && !Names.isId(id.get())) {
        throw new IllegalArgumentException(
            "the id of option " + o + " is blank or has characters that a line cannot have");
      }
    }
  }

  private static void writeItem(Item item, JsonGenerator json) throws IOException {
    if (!item.primary() || (item.min() == 1 && item.max() == 1)) {
      json.writeString(item.name());
      return;
    }
    json.writeStartObject();
    json.writeStringField("name", item.name());
    json.writeNumberField("min", item.min());
    json.writeNumberField("max", item.max());
    json.writeEndObject();
  }

  private static void writeOption(
      Problem<?> problem, int o, Optional<String> id, JsonGenerator json) throws IOException {
    json.writeStartObject();
    json.writeArrayFieldStart("items");
    for (int k = 0; k < problem.size(o); k++) {
      int colour = problem.colourAt(o, k);
      String item = problem.item(problem.itemAt(o, k)).name();
      if (colour == Problem.NO_COLOUR) {
        json.writeString(item);
      } else {
        writeColoured(problem, item, problem.colourKey(colour).toString(), json);
      }
    }
    json.writeEndArray();
    if (problem.cost(o) != 0) {
      json.writeNumberField("cost", problem.cost(o));
    }
    if (id.isPresent()) {
      json.writeStringField("id", id.get());
    }
    json.writeEndObject();
  }

  /** Writes {@code item:colour} if it can be read back, otherwise an object. */
  private static void writeColoured(
      Problem<?> problem, String item, String colour, JsonGenerator json) throws IOException {
    String text = item + ":" + colour;
    boolean plain =
        !item.isEmpty()
            && !colour.isEmpty()
            && item.indexOf(':') < 0
            && problem.indexOf(text).isEmpty();
    if (plain) {
      json.writeString(text);
      return;
    }
    json.writeStartObject();
    json.writeStringField("item", item);
    json.writeStringField("colour", colour);
    json.writeEndObject();
  }
}
