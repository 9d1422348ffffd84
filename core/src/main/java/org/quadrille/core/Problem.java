package org.quadrille.core;

import static java.util.Objects.requireNonNull;

import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;
import org.quadrille.core.internal.Checks;

/**
 * An exact cover problem, optionally with multiplicities, colours and costs (XC, XCC, MCC; TAOCP
 * 7.2.2.1): items, and options that cover them.
 *
 * <pre>{@code
 * Problem<String> problem = Problem.<String>builder()
 *     .primary("A", "B", "C").secondary("X")
 *     .option("first", "A", "B", "X:red")
 *     .option("second", "C", "X:red")
 *     .build();
 * }</pre>
 *
 * <p>A problem is validated while it is built. It is immutable and thread-safe, and keeps the order
 * in which items and options were added. Internally it consists of a few flat arrays: the uses of
 * option {@code o} are numbered {@code k = 0 .. size(o) - 1}, and {@link #itemAt} and {@link
 * #colourAt} read them in constant time without allocation, for the engines.
 *
 * <p>An option without a primary item is kept, so that the caller's option numbers stay valid, but
 * {@linkplain #isUsable it is never part of a solution}.
 *
 * @param <T> the type of the payload, the caller's value attached to each option
 */
public final class Problem<T> {
  /** The colour of an uncoloured use, as returned by {@link #colourAt}. */
  public static final int NO_COLOUR = 0;

  /** The greatest number of items, of options, and of uses of items that a problem may have. */
  public static final int MAX_SIZE = 1 << 29;

  private final List<Object> itemKeys;
  private final Map<Object, Integer> itemIndex;
  private final int primaryCount;
  private final int[]
      bounds; // min and max of primary item i at 2i and 2i + 1; none where all are 1
  private final List<T> payloads;
  private final int[] starts; // the uses of option o are starts[o] .. starts[o + 1] - 1
  private final int[] items; // use -> item
  private final int[] colours; // use -> colour; no elements where no use has one
  private final List<Object> colourKeys; // colour - 1 -> the caller's value
  private final long[] costs; // option -> its cost; no elements where all are free

  private Problem(Builder<T> builder) {
    primaryCount = builder.primaries.size();
    List<Object> keys = new ArrayList<>(builder.primaries);
    keys.addAll(builder.secondaries);
    itemKeys = List.copyOf(keys);
    itemIndex = new HashMap<>();
    for (int i = 0; i < itemKeys.size(); i++) {
      itemIndex.put(itemKeys.get(i), i);
    }
    payloads = List.copyOf(builder.payloads);
    starts = Arrays.copyOf(builder.starts, payloads.size() + 1);
    items = new int[builder.useCount];
    for (int x = 0; x < items.length; x++) {
      int ordinal = builder.uses[x];
      items[x] = ordinal >= 0 ? ordinal : primaryCount + ~ordinal;
    }
    colourKeys = List.copyOf(builder.colourNumbers.keySet());
    colours = colourKeys.isEmpty() ? new int[0] : Arrays.copyOf(builder.colours, items.length);
    costs = builder.hasCosts ? Arrays.copyOf(builder.costs, payloads.size()) : new long[0];
    bounds = builder.hasBounds ? Arrays.copyOf(builder.bounds, 2 * primaryCount) : new int[0];
  }

  /**
   * Returns an empty builder.
   *
   * @param <T> the type of the payloads
   * @return a new builder
   */
  public static <T> Builder<T> builder() {
    return new Builder<>();
  }

  /**
   * Returns how many items there are.
   *
   * @return the number of items, primary and secondary
   */
  public int itemCount() {
    return itemKeys.size();
  }

  /**
   * Returns how many items are primary; these are the items {@code 0 .. primaryCount() - 1}.
   *
   * @return the number of primary items
   */
  public int primaryCount() {
    return primaryCount;
  }

  /**
   * Returns an item by its index.
   *
   * @param i the item, {@code 0 .. itemCount() - 1}
   * @return the item
   * @throws IndexOutOfBoundsException if there is no such item
   */
  public Item item(int i) {
    checkItem(i);
    return new Item(i, itemKeys.get(i), i < primaryCount, min(i), max(i));
  }

  /**
   * Returns the least number of options that may cover an item.
   *
   * @param i the item, {@code 0 .. itemCount() - 1}
   * @return its lower bound; 0 for a secondary item
   * @throws IndexOutOfBoundsException if there is no such item
   */
  public int min(int i) {
    checkItem(i);
    return i >= primaryCount ? 0 : bounds.length == 0 ? 1 : bounds[2 * i];
  }

  /**
   * Returns the greatest number of options that may cover an item; a secondary item may also be
   * covered by any number of options that agree on its colour.
   *
   * @param i the item, {@code 0 .. itemCount() - 1}
   * @return its upper bound; 1 for a secondary item
   * @throws IndexOutOfBoundsException if there is no such item
   */
  public int max(int i) {
    checkItem(i);
    return i >= primaryCount || bounds.length == 0 ? 1 : bounds[2 * i + 1];
  }

  /**
   * Returns whether some primary item has other bounds than 1 and 1.
   *
   * @return whether it is a problem with multiplicities (MCC)
   */
  public boolean hasBounds() {
    return bounds.length > 0;
  }

  /**
   * Returns all items, the primary ones first.
   *
   * @return an unmodifiable view
   */
  public List<Item> items() {
    return new AbstractList<>() {
      @Override
      public Item get(int i) {
        return item(i);
      }

      @Override
      public int size() {
        return itemCount();
      }
    };
  }

  /**
   * Returns the index of an item.
   *
   * @param key the key of the item
   * @return its index, or empty if the problem has no item with this key
   */
  public OptionalInt indexOf(Object key) {
    Integer index = itemIndex.get(requireNonNull(key, "key"));
    return index == null ? OptionalInt.empty() : OptionalInt.of(index);
  }

  /**
   * Returns how many options there are, including those without a primary item.
   *
   * @return the number of options
   */
  public int optionCount() {
    return payloads.size();
  }

  /**
   * Returns an option by its number.
   *
   * @param o the option, {@code 0 .. optionCount() - 1}
   * @return the option
   * @throws IndexOutOfBoundsException if there is no such option
   */
  public Option<T> option(int o) {
    checkOption(o);
    return new Option<>(this, o);
  }

  /**
   * Returns all options in the order in which they were added.
   *
   * @return an unmodifiable view
   */
  public List<Option<T>> options() {
    return new AbstractList<>() {
      @Override
      public Option<T> get(int o) {
        return option(o);
      }

      @Override
      public int size() {
        return optionCount();
      }
    };
  }

  /**
   * Returns what the caller attached to an option.
   *
   * @param o the option, {@code 0 .. optionCount() - 1}
   * @return its payload
   * @throws IndexOutOfBoundsException if there is no such option
   */
  public T payload(int o) {
    checkOption(o);
    return payloads.get(o);
  }

  /**
   * Returns how many items an option uses.
   *
   * @param o the option, {@code 0 .. optionCount() - 1}
   * @return the number of uses
   * @throws IndexOutOfBoundsException if there is no such option
   */
  public int size(int o) {
    checkOption(o);
    return starts[o + 1] - starts[o];
  }

  /**
   * Returns the k-th item of an option.
   *
   * @param o the option, {@code 0 .. optionCount() - 1}
   * @param k the use, {@code 0 .. size(o) - 1}
   * @return the index of the item
   * @throws IndexOutOfBoundsException if there is no such option or use
   */
  public int itemAt(int o, int k) {
    return items[position(o, k)];
  }

  /**
   * Returns the colour that an option gives to its k-th item.
   *
   * @param o the option, {@code 0 .. optionCount() - 1}
   * @param k the use, {@code 0 .. size(o) - 1}
   * @return the colour, {@code 1 .. colourCount()}, or {@link #NO_COLOUR}
   * @throws IndexOutOfBoundsException if there is no such option or use
   */
  public int colourAt(int o, int k) {
    int position = position(o, k);
    return colours.length == 0 ? NO_COLOUR : colours[position];
  }

  private int position(int o, int k) {
    int size = size(o);
    if (k < 0 || k >= size) {
      throw Checks.outOfRange(k, size, 0, "use", "option " + o);
    }
    return starts[o] + k;
  }

  /**
   * Returns how many different colours the options use.
   *
   * @return the number of colours; 0 makes it a problem without colours (XC)
   */
  public int colourCount() {
    return colourKeys.size();
  }

  /**
   * Returns the caller's value for a colour.
   *
   * @param c the colour, {@code 1 .. colourCount()}
   * @return the value
   * @throws IndexOutOfBoundsException if there is no such colour
   */
  public Object colourKey(int c) {
    if (c < 1 || c > colourCount()) {
      throw Checks.outOfRange(c, colourCount(), 1, "colour", "the problem");
    }
    return colourKeys.get(c - 1);
  }

  /**
   * Returns the cost of an option.
   *
   * @param o the option, {@code 0 .. optionCount() - 1}
   * @return its cost, at least 0
   * @throws IndexOutOfBoundsException if there is no such option
   */
  public long cost(int o) {
    checkOption(o);
    return costs.length == 0 ? 0 : costs[o];
  }

  /**
   * Returns whether some option has a cost.
   *
   * @return whether any {@link #cost} is not 0
   */
  public boolean hasCosts() {
    return costs.length > 0;
  }

  /**
   * Returns how many uses of items the options have in total.
   *
   * @return the sum of all {@link #size}
   */
  public int useCount() {
    return items.length;
  }

  /**
   * Returns whether an option has a primary item. Only such options can be part of a solution; all
   * others are ignored, as in Knuth's programs.
   *
   * @param o the option, {@code 0 .. optionCount() - 1}
   * @return whether it has a primary item; O(size) time
   * @throws IndexOutOfBoundsException if there is no such option
   */
  public boolean isUsable(int o) {
    for (int k = size(o) - 1; k >= 0; k--) {
      if (itemAt(o, k) < primaryCount) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns the problem that is left when all but some items and options are removed. The other
   * items are erased from the options. An option that loses all its primary items is kept, and is
   * not {@linkplain #isUsable usable}.
   *
   * @param items the items to keep, ascending
   * @param options the options to keep, ascending
   * @return the smaller problem, and how its numbers map to those of this one; O(items + options +
   *     uses of these options) time and memory, however large this problem is
   * @throws IndexOutOfBoundsException if there is no such item or option
   * @throws IllegalArgumentException if the numbers are not strictly ascending
   */
  public Restriction<T> restrictedTo(int[] items, int[] options) {
    return restrictedTo(items, options, this::min, this::max);
  }

  /**
   * Returns the problem that is left when all but some items and options are removed, with new
   * bounds for the primary items. Otherwise like {@link #restrictedTo(int[], int[])}.
   *
   * @param items the items to keep, ascending
   * @param options the options to keep, ascending
   * @param min the new lower bound of a primary item, by its index in this problem
   * @param max the new upper bound of a primary item, by its index in this problem
   * @return the smaller problem, and how its numbers map to those of this one
   * @throws IndexOutOfBoundsException if there is no such item or option
   * @throws IllegalArgumentException if the numbers are not strictly ascending, or if bounds
   *     contradict each other
   */
  public Restriction<T> restrictedTo(
      int[] items, int[] options, IntUnaryOperator min, IntUnaryOperator max) {
    return new Restriction<>(
        this,
        requireNonNull(items, "items"),
        requireNonNull(options, "options"),
        requireNonNull(min, "min"),
        requireNonNull(max, "max"));
  }

  /**
   * Returns a builder that already has all items and options of this problem.
   *
   * @return a new builder; O(items + uses) time and memory
   */
  public Builder<T> toBuilder() {
    Builder<T> builder = builder();
    for (Item item : items()) {
      if (item.primary()) {
        builder.primary(item);
      } else {
        builder.secondary(item);
      }
    }
    for (Option<T> option : options()) {
      builder.option(option.payload(), new Cost(option.cost()), option.uses());
    }
    return builder;
  }

  Object itemKey(int i) {
    return itemKeys.get(i);
  }

  private void checkItem(int i) {
    Checks.index(i, itemCount(), "item", "the problem");
  }

  void checkOption(int o) {
    Checks.index(o, optionCount(), "option", "the problem");
  }

  /** Returns a short description with the sizes only. */
  @Override
  public String toString() {
    return String.format(
        Locale.ROOT,
        "Problem[%d primary and %d secondary items, %d options, %d uses]",
        primaryCount,
        itemCount() - primaryCount,
        optionCount(),
        useCount());
  }

  /**
   * Builds a problem. Items must be declared before the options that use them. Each call is checked
   * immediately, and a call that throws leaves the builder unchanged. Not thread-safe.
   *
   * @param <T> the type of the payloads
   */
  public static final class Builder<T> {
    /** A declared item, and the last option that used it. */
    private static final class Declared {
      final int ordinal; // k for the k-th primary item, ~k for the k-th secondary one
      long lastCall;

      Declared(int ordinal) {
        this.ordinal = ordinal;
      }
    }

    private final List<Object> primaries = new ArrayList<>();
    private final List<Object> secondaries = new ArrayList<>();
    private final Map<Object, Declared> declared = new HashMap<>();
    private final List<T> payloads = new ArrayList<>();
    private final Map<Object, Integer> colourNumbers = new LinkedHashMap<>();
    private int[] starts = new int[16];
    private int[] uses = new int[64];
    private int[] colours = new int[64];
    private int[] bounds = new int[16];
    private long[] costs = new long[16];
    private boolean hasBounds;
    private boolean hasCosts;
    private int useCount;
    private long calls;

    private Builder() {}

    /**
     * Declares primary items: each must be covered exactly once, unless it has bounds.
     *
     * @param items the keys of the items, any values with {@code equals} and {@code hashCode}; or a
     *     {@link Bounded}; or an {@link Item} of another problem, which stands for its key and its
     *     bounds
     * @return this builder
     * @throws IllegalArgumentException if a key is declared already
     */
    public Builder<T> primary(Object... items) {
      int first = primaries.size();
      declare(items, true);
      for (int k = 0; k < items.length; k++) {
        if (items[k] instanceof Bounded item) {
          setBounds(first + k, item.min(), item.max());
        } else if (items[k] instanceof Item item) {
          setBounds(first + k, item.min(), item.max());
        } else {
          setBounds(first + k, 1, 1);
        }
      }
      return this;
    }

    private void setBounds(int k, int min, int max) {
      if (2 * k + 1 >= bounds.length) {
        bounds = Arrays.copyOf(bounds, 2 * bounds.length);
      }
      bounds[2 * k] = min;
      bounds[2 * k + 1] = max;
      hasBounds |= min != 1 || max != 1;
    }

    /**
     * Declares secondary items: each may be left uncovered, or be shared by options that agree on
     * its colour.
     *
     * @param items the keys of the items, any values with {@code equals} and {@code hashCode}; or
     *     an {@link Item} of another problem, which stands for its key
     * @return this builder
     * @throws IllegalArgumentException if a key is declared already, or if an item is a {@link
     *     Bounded}
     */
    public Builder<T> secondary(Object... items) {
      declare(items, false);
      return this;
    }

    boolean declares(Object key) {
      return declared.containsKey(key);
    }

    private void declare(Object[] items, boolean primary) {
      checkSize((long) declared.size() + requireNonNull(items, "items").length, "items");
      Set<Object> keys = new LinkedHashSet<>();
      for (Object item : items) {
        Object key = item instanceof Bounded bounded ? bounded.item() : Item.keyOf(item, "key");
        if (item instanceof Bounded && !primary) {
          throw new IllegalArgumentException("secondary item " + key + " must not have bounds");
        }
        if (declared.containsKey(key) || !keys.add(key)) {
          throw new IllegalArgumentException("item " + key + " is declared twice");
        }
      }
      List<Object> kind = primary ? primaries : secondaries;
      for (Object key : keys) {
        declared.put(key, new Declared(primary ? kind.size() : ~kind.size()));
        kind.add(key);
      }
    }

    /**
     * Adds an option that costs nothing.
     *
     * @param payload what to attach to it, not null
     * @param uses the items that it uses, each at most once: a declared key; an {@link Item}, which
     *     stands for its key; a {@link Coloured}; a string {@code "item:colour"}, unless this
     *     string is a declared key itself; or a collection of these, such as {@link Option#uses()}
     *     or {@link Option#items()}, unless the collection is a declared key itself
     * @return this builder
     * @throws InvalidOptionException if an item is not declared or occurs twice, or if a primary
     *     item has a colour
     * @throws IllegalArgumentException if the problem would grow beyond {@link #MAX_SIZE}
     */
    public Builder<T> option(T payload, Object... uses) {
      return option(payload, Cost.FREE, uses);
    }

    /**
     * Adds an option with a cost.
     *
     * @param payload what to attach to it, not null
     * @param cost its cost
     * @param uses the items that it uses, as for {@link #option(Object, Object...)}
     * @return this builder
     * @throws InvalidOptionException if an item is not declared or occurs twice, or if a primary
     *     item has a colour
     * @throws IllegalArgumentException if the problem would grow beyond {@link #MAX_SIZE}
     */
    public Builder<T> option(T payload, Cost cost, Object... uses) {
      requireNonNull(payload, "payload");
      requireNonNull(cost, "cost");
      checkSize(payloads.size() + 1L, "options");
      return add(payload, cost, flattened(requireNonNull(uses, "uses")));
    }

    /** Replaces each collection that is not a key itself by its elements. */
    private Object[] flattened(Object[] uses) {
      boolean isFlat = true;
      for (Object use : uses) {
        isFlat &= !isNested(use);
      }
      if (isFlat) {
        return uses;
      }
      List<Object> flat = new ArrayList<>();
      for (Object use : uses) {
        if (isNested(use)) {
          flat.addAll((Collection<?>) use);
        } else {
          flat.add(use);
        }
      }
      return flat.toArray();
    }

    private boolean isNested(Object use) {
      return use instanceof Collection<?> && !declared.containsKey(use);
    }

    private Builder<T> add(T payload, Cost cost, Object[] uses) {
      checkSize((long) useCount + uses.length, "uses of items");
      reserve(uses.length);
      @Nullable Object[] colourOf = null;
      calls++;
      for (int k = 0; k < uses.length; k++) {
        Object use = Item.keyOf(uses[k], "use");
        Declared item = declared.get(use);
        if (item == null) {
          Coloured coloured = coloured(use, k);
          item = declared.get(coloured.item());
          colourOf = colourOf == null ? new Object[uses.length] : colourOf;
          colourOf[k] = coloured.colour();
        }
        this.uses[useCount + k] = checked(item, use, k, colourOf != null && colourOf[k] != null);
      }
      for (int k = 0; k < uses.length; k++) {
        colours[useCount + k] = colourNumber(colourOf == null ? null : colourOf[k]);
      }
      costs[payloads.size()] = cost.value();
      hasCosts |= cost.value() > 0;
      useCount += uses.length;
      payloads.add(payload);
      starts[payloads.size()] = useCount;
      return this;
    }

    /** Returns a use that is not a declared key as a coloured use. */
    private Coloured coloured(Object use, int k) {
      if (use instanceof Coloured coloured) {
        return coloured;
      }
      int colon = use instanceof String text ? text.indexOf(':') : -1;
      if (colon < 0) {
        throw invalid(k, "unknown item " + use);
      }
      String text = (String) use;
      if (colon == 0 || colon == text.length() - 1) {
        throw invalid(k, "expected item or item:colour, found " + text);
      }
      return new Coloured(text.substring(0, colon), text.substring(colon + 1));
    }

    private int checked(@Nullable Declared item, Object use, int k, boolean coloured) {
      if (item == null) {
        Object key = use instanceof String ? coloured(use, k).item() : ((Coloured) use).item();
        throw invalid(k, "unknown item " + key);
      }
      if (coloured && item.ordinal >= 0) {
        throw invalid(k, "primary item " + primaries.get(item.ordinal) + " must not have a colour");
      }
      if (item.lastCall == calls) {
        throw invalid(k, "item " + key(item) + " occurs twice in this option");
      }
      item.lastCall = calls;
      return item.ordinal;
    }

    private Object key(Declared item) {
      return item.ordinal >= 0 ? primaries.get(item.ordinal) : secondaries.get(~item.ordinal);
    }

    private InvalidOptionException invalid(int use, String reason) {
      return new InvalidOptionException(payloads.size(), use, reason);
    }

    private int colourNumber(@Nullable Object colour) {
      return colour == null
          ? NO_COLOUR
          : colourNumbers.computeIfAbsent(colour, fresh -> colourNumbers.size() + 1);
    }

    private void reserve(int more) {
      if (payloads.size() + 2 > starts.length) {
        starts = Arrays.copyOf(starts, 2 * starts.length);
        costs = Arrays.copyOf(costs, starts.length);
      }
      int need = useCount + more;
      if (need > uses.length) {
        int room = Math.max(need, (int) Math.min(2L * uses.length, MAX_SIZE));
        uses = Arrays.copyOf(uses, room);
        colours = Arrays.copyOf(colours, room);
      }
    }

    private static void checkSize(long size, String what) {
      if (size > MAX_SIZE) {
        throw new IllegalArgumentException(
            String.format(Locale.ROOT, "more than %,d %s", MAX_SIZE, what));
      }
    }

    /**
     * Returns the problem with the items and options so far. The builder can be used further, and
     * does not change the problem any more.
     *
     * @return the problem
     */
    public Problem<T> build() {
      return new Problem<>(this);
    }
  }
}
