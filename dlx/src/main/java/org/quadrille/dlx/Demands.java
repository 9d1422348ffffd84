package org.quadrille.dlx;

import java.util.Arrays;

/** What is demanded of a search: options that it must take, and options that it must not take. */
final class Demands {
  private static final byte REQUIRED = 1;
  private static final byte FORBIDDEN = 2;

  private final byte[] demand; // option -> REQUIRED, FORBIDDEN or 0
  private int[] required = new int[16]; // in the order in which they came
  private int requiredCount;
  private int[] forbidden = new int[16];
  private int forbiddenCount;

  Demands(int optionCount) {
    demand = new byte[optionCount];
  }

  boolean isRequired(int option) {
    return demand[option] == REQUIRED;
  }

  boolean isForbidden(int option) {
    return demand[option] == FORBIDDEN;
  }

  /** Adds an option of which nothing has been demanded. */
  void require(int option) {
    if (requiredCount == required.length) {
      required = Arrays.copyOf(required, 2 * requiredCount);
    }
    required[requiredCount++] = option;
    demand[option] = REQUIRED;
  }

  /** Adds an option of which nothing has been demanded. */
  void forbid(int option) {
    if (forbiddenCount == forbidden.length) {
      forbidden = Arrays.copyOf(forbidden, 2 * forbiddenCount);
    }
    forbidden[forbiddenCount++] = option;
    demand[option] = FORBIDDEN;
  }

  int requiredCount() {
    return requiredCount;
  }

  /** The k-th option that is required. */
  int required(int k) {
    return required[k];
  }

  int forbiddenCount() {
    return forbiddenCount;
  }

  /** Requires the last option no more, and returns it. */
  int popRequired() {
    int option = required[--requiredCount];
    demand[option] = 0;
    return option;
  }

  /** Forbids the last option no more, and returns it. */
  int popForbidden() {
    int option = forbidden[--forbiddenCount];
    demand[option] = 0;
    return option;
  }

  /** Demands nothing any more. */
  void clear() {
    while (requiredCount > 0) {
      popRequired();
    }
    while (forbiddenCount > 0) {
      popForbidden();
    }
  }

  /** A copy of the options that are required, in the order in which they came. */
  int[] allRequired() {
    return Arrays.copyOf(required, requiredCount);
  }

  /** A copy of the options that are forbidden, in the order in which they came. */
  int[] allForbidden() {
    return Arrays.copyOf(forbidden, forbiddenCount);
  }

  /** Puts the options that are required into an array, from a place on. */
  void putRequired(int[] numbers, int from) {
    System.arraycopy(required, 0, numbers, from, requiredCount);
  }
}
