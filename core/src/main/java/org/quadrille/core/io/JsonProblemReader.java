package org.quadrille.core.io;

import static org.quadrille.core.Bounded.bounded;

import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.quadrille.core.Coloured;
import org.quadrille.core.Cost;
import org.quadrille.core.InvalidOptionException;
import org.quadrille.core.Problem;

/**
 * Reads one problem from JSON. Members may come in any order: options that come before a list of
 * items are kept and added at the end of the text.
 */
final class JsonProblemReader {
  private static final Object[] NOTHING = {};

  /** An option as it was read, before its strings are split into item and colour. */
  @SuppressWarnings("ArrayRecordComponent") // never compared
  private record Pending(
      long place, Object[] uses, long[] places, long cost, @Nullable String id) {}

  private final JsonTokens tokens;
  private final Problem.Builder<String> builder = Problem.builder();
  private final Map<String, String> names =
      new HashMap<>(); // the one copy of each name and text of a use
  private final Set<String> declared = new HashSet<>();
  private final Set<String> seen = new HashSet<>(); // members of the problem
  private final List<Pending> waiting = new ArrayList<>();
  private final Set<String> ids = new HashSet<>();
  private final BitSet identified = new BitSet();
  private int[] lineOf = new int[16];
  private int optionCount;

  JsonProblemReader(JsonTokens tokens) {
    this.tokens = tokens;
  }

  IdentifiedProblem read(Consumer<FormatWarning> warnings) throws IOException {
    tokens.next();
    tokens.require(JsonToken.START_OBJECT, "a problem, a JSON object");
    while (tokens.next() == JsonToken.FIELD_NAME) {
      String field = tokens.field();
      switch (field) {
        case "primary" -> readItems(true);
        case "secondary" -> readItems(false);
        case "options" -> readOptions();
        case "$schema", "comment" -> tokens.skipValue();
        default -> throw unknown(field, "a problem");
      }
      seen.add(field);
    }
    for (String member : new String[] {"primary", "options"}) {
      if (!seen.contains(member)) {
        throw tokens.error("a problem without the member \"" + member + "\"");
      }
    }
    waiting.forEach(this::add);
    if (tokens.next() != null) {
      throw tokens.unexpected("the end of the text after one problem");
    }
    Problem<String> problem = builder.build();
    for (int o = 0; o < problem.optionCount(); o++) {
      if (!problem.isUsable(o)) {
        warnings.accept(
            tokens.warning(
                lineOf[o], "option ignored, it has no primary item: " + problem.payload(o)));
      }
    }
    return new IdentifiedProblem(problem, identified);
  }

  private ProblemFormatException unknown(String field, String where) {
    return tokens.error("unknown member \"" + field + "\" of " + where);
  }

  private void readItems(boolean primary) throws IOException {
    tokens.next();
    tokens.require(JsonToken.START_ARRAY, "a list of items");
    while (tokens.next() != JsonToken.END_ARRAY) {
      long place = tokens.place();
      try {
        if (tokens.is(JsonToken.START_OBJECT)) {
          readBounded(primary);
        } else {
          declare(tokens.string("the name of an item"), primary, 1, 1);
        }
      } catch (ProblemFormatException e) {
        throw e;
      } catch (IllegalArgumentException invalid) {
        throw tokens.error(place, String.valueOf(invalid.getMessage()));
      }
    }
  }

  private void readBounded(boolean primary) throws IOException {
    String name = null;
    long min = 1;
    long max = 1;
    while (tokens.next() == JsonToken.FIELD_NAME) {
      String field = tokens.field();
      if (!primary && !field.equals("name")) {
        throw unknown(field, "a secondary item");
      }
      switch (field) {
        case "name" -> {
          tokens.next();
          name = tokens.string("the name of an item");
        }
        case "min" -> {
          tokens.next();
          min = tokens.number("a lower bound", 0, Integer.MAX_VALUE);
        }
        case "max" -> {
          tokens.next();
          max = tokens.number("an upper bound", 1, Integer.MAX_VALUE);
        }
        default -> throw unknown(field, "an item");
      }
    }
    if (name == null) {
      throw tokens.error("an item without a name");
    }
    if (min > max) {
      throw new IllegalArgumentException("the bounds of " + name + " contradict each other");
    }
    declare(name, primary, (int) min, (int) max);
  }

  private void declare(String name, boolean primary, int min, int max) {
    if (!primary) {
      builder.secondary(name);
    } else {
      builder.primary(bounded(name, min, max));
    }
    names.put(name, name);
    declared.add(name);
  }

  private void readOptions() throws IOException {
    boolean ready = seen.contains("primary") && seen.contains("secondary");
    tokens.next();
    tokens.require(JsonToken.START_ARRAY, "a list of options");
    while (tokens.next() != JsonToken.END_ARRAY) {
      Pending option = readOption();
      if (ready) {
        add(option);
      } else {
        waiting.add(option);
      }
    }
  }

  private Pending readOption() throws IOException {
    tokens.require(JsonToken.START_OBJECT, "an option, a JSON object");
    long start = tokens.place();
    List<Object> uses = null;
    long[] places = new long[4];
    long cost = 0;
    String id = null;
    while (tokens.next() == JsonToken.FIELD_NAME) {
      String field = tokens.field();
      if (field.equals("comment")) {
        tokens.skipValue();
        continue;
      }
      long member = tokens.place();
      tokens.next();
      switch (field) {
        case "items" -> {
          uses = new ArrayList<>();
          tokens.require(JsonToken.START_ARRAY, "a list of items");
          while (tokens.next() != JsonToken.END_ARRAY) {
            if (uses.size() == places.length) {
              places = Arrays.copyOf(places, 2 * places.length);
            }
            places[uses.size()] = tokens.place();
            uses.add(readUse());
          }
        }
        case "cost" -> cost = tokens.number("a cost", 0, Long.MAX_VALUE);
        case "id" -> {
          id = tokens.string("an id");
          if (!Names.isId(id)) {
            throw tokens.error("expected an id that is not blank and has no control characters");
          }
          if (!ids.add(id)) {
            throw tokens.error("two options have the id " + id);
          }
        }
        default -> {
          throw tokens.error(member, "unknown member \"" + field + "\" of an option");
        }
      }
    }
    if (uses == null) {
      throw tokens.error(start, "an option without the member \"items\"");
    }
    return new Pending(start, uses.toArray(NOTHING), Arrays.copyOf(places, uses.size()), cost, id);
  }

  /** Reads a use: a string, of which equal ones share one copy, or an object with a colour. */
  private Object readUse() throws IOException {
    if (!tokens.is(JsonToken.START_OBJECT)) {
      return same(tokens.string("an item"));
    }
    String item = null;
    String colour = null;
    while (tokens.next() == JsonToken.FIELD_NAME) {
      String field = tokens.field();
      tokens.next();
      switch (field) {
        case "item" -> item = same(tokens.string("an item"));
        case "colour" -> colour = same(tokens.string("a colour"));
        default -> throw unknown(field, "a use of an item");
      }
    }
    if (item == null || colour == null) {
      throw tokens.error("expected the members \"item\" and \"colour\"");
    }
    return new Coloured(item, colour);
  }

  private String same(String text) {
    String known = names.putIfAbsent(text, text);
    return known == null ? text : known;
  }

  private void add(Pending option) {
    Object[] uses = option.uses;
    for (int k = 0; k < uses.length; k++) {
      if (uses[k] instanceof String text && !declared.contains(text)) {
        uses[k] = split(text, option.places[k]);
      }
    }
    String payload = option.id == null ? text(uses, option.cost) : option.id;
    try {
      builder.option(payload, new Cost(option.cost), uses);
    } catch (InvalidOptionException invalid) {
      throw tokens.error(option.places[invalid.use()], invalid.reason());
    } catch (IllegalArgumentException tooMany) {
      throw tokens.error(option.place, String.valueOf(tooMany.getMessage()));
    }
    identified.set(optionCount, option.id != null);
    if (optionCount == lineOf.length) {
      lineOf = Arrays.copyOf(lineOf, 2 * optionCount);
    }
    lineOf[optionCount++] = JsonTokens.line(option.place);
  }

  private Object split(String text, long place) {
    int colon = text.indexOf(':');
    if (colon < 0) {
      return text; // the builder refuses it as unknown
    }
    if (colon == 0 || colon == text.length() - 1) {
      throw tokens.error(place, "expected item or item:colour, found " + text);
    }
    return new Coloured(same(text.substring(0, colon)), same(text.substring(colon + 1)));
  }

  /** Returns an option without an id as one line, which is blank only if it has no items. */
  private static String text(Object[] uses, long cost) {
    StringBuilder text = new StringBuilder();
    for (Object use : uses) {
      text.append(text.isEmpty() ? "" : " ").append(use);
    }
    if (uses.length > 0 && text.toString().isBlank()) {
      text.insert(0, '"').append('"');
    }
    String line = Comments.line(text.toString());
    return cost == 0 ? line : line + " |" + cost;
  }
}
