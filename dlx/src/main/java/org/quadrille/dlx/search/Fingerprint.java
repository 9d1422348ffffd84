package org.quadrille.dlx.search;

import com.google.common.hash.Hasher;
import com.google.common.hash.Hashing;
import org.quadrille.core.Problem;

/**
 * The fingerprint of a problem: equal for problems with the same items, bounds, options, colours
 * and costs by number, whatever their names, and different for others.
 */
final class Fingerprint {
  private Fingerprint() {}

  /** Returns the fingerprint, in O(size of the problem) time. */
  static String of(Problem<?> problem) {
    Hasher hasher = Hashing.sha256().newHasher();
    hasher.putInt(problem.itemCount()).putInt(problem.primaryCount());
    for (int i = 0; i < problem.primaryCount(); i++) {
      hasher.putInt(problem.min(i)).putInt(problem.max(i));
    }
    hasher.putInt(problem.optionCount());
    for (int o = 0; o < problem.optionCount(); o++) {
      hasher.putLong(problem.cost(o)).putInt(problem.size(o));
      for (int k = 0; k < problem.size(o); k++) {
        hasher.putInt(problem.itemAt(o, k)).putInt(problem.colourAt(o, k));
      }
    }
    return "sha256:" + hasher.hash();
  }
}
