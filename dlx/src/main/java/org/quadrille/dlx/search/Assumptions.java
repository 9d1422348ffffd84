package org.quadrille.dlx.search;

import java.util.Arrays;

/**
 * The assumptions of a search: options that every solution contains, and options that none contains
 * (as the assumptions of a SAT solver).
 */
public final class Assumptions {
  private static final byte REQUIRED = 1;
  private static final byte FORBIDDEN = 2;

  private final byte[] status; // option -> REQUIRED, FORBIDDEN or 0
  private int[] required = new int[16]; // in the order in which they were added
  private int requiredCount;
  private int[] forbidden = new int[16];
  private int forbiddenCount;

  /** Creates an empty set of assumptions about the options of a problem. */
  public Assumptions(int optionCount) {
    status = new byte[optionCount];
  }

  /** Returns whether an option is required. */
  boolean isRequired(int option) {
    return status[option] == REQUIRED;
  }

  /** Returns whether an option is forbidden. */
  public boolean isForbidden(int option) {
    return status[option] == FORBIDDEN;
  }

  /** Requires an option that is neither required nor forbidden. */
  void require(int option) {
    if (requiredCount == required.length) {
      required = Arrays.copyOf(required, 2 * requiredCount);
    }
    required[requiredCount++] = option;
    status[option] = REQUIRED;
  }

  /** Forbids an option that is neither required nor forbidden. */
  void forbid(int option) {
    if (forbiddenCount == forbidden.length) {
      forbidden = Arrays.copyOf(forbidden, 2 * forbiddenCount);
    }
    forbidden[forbiddenCount++] = option;
    status[option] = FORBIDDEN;
  }

  /** Returns the number of required options. */
  public int requiredCount() {
    return requiredCount;
  }

  /** Returns the k-th required option. */
  public int required(int k) {
    return required[k];
  }

  /** Returns the number of forbidden options. */
  public int forbiddenCount() {
    return forbiddenCount;
  }

  /** Returns the k-th forbidden option. */
  public int forbidden(int k) {
    return forbidden[k];
  }

  /** Removes all assumptions. */
  void clear() {
    for (int k = 0; k < requiredCount; k++) {
      status[required[k]] = 0;
    }
    for (int k = 0; k < forbiddenCount; k++) {
      status[forbidden[k]] = 0;
    }
    requiredCount = 0;
    forbiddenCount = 0;
  }

  /** Returns the required options in a new array, in the order in which they were added. */
  public int[] allRequired() {
    return Arrays.copyOf(required, requiredCount);
  }

  /** Returns the forbidden options in a new array, in the order in which they were added. */
  public int[] allForbidden() {
    return Arrays.copyOf(forbidden, forbiddenCount);
  }

  /** Copies the required options into an array, from an index on. */
  public void copyRequired(int[] options, int from) {
    System.arraycopy(required, 0, options, from, requiredCount);
  }
}
