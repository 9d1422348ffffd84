package org.quadrille.dlx;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.quadrille.core.search.SearchGauge;

/**
 * A part of the tree that is left by who began a search, and that another goes on with.
 *
 * @param prefix where it lies
 * @param beginsWithANode whether the last option that it requires is a node, which has not been
 *     counted yet and which its engine does not count
 * @param weight which part of the whole tree it is, if all branches of a node weigh the same
 */
record Leg(Prefix prefix, boolean beginsWithANode, double weight) {
  /** All of a search. */
  static List<Leg> whole(Prefix prefix) {
    return List.of(new Leg(prefix, false, 1));
  }

  /**
   * What is left of a search after it was stopped, in its order.
   *
   * @param gauge tells how much is done
   * @param rest tells what is left, after which the gauge cannot be read any more
   * @param weight how much weighs what was to be searched
   */
  static List<Leg> left(SearchGauge gauge, Supplier<List<Prefix>> rest, double weight) {
    double left = weight * (1 - gauge.fraction());
    return of(rest.get(), left);
  }

  /**
   * A {@linkplain CoverEngine#rest rest}, in its order. How much each part weighs is guessed from
   * how many of its level are left, as if none of that level had been done.
   *
   * @param weight how much they weigh together
   */
  private static List<Leg> of(List<Prefix> rest, double weight) {
    double[] weights = new double[rest.size()];
    double sum = 0;
    double ofNode = 1;
    for (int end = rest.size(); end > 0; ) { // from the root down
      int depth = rest.get(end - 1).required().size();
      int begin = end - 1;
      while (begin > 0 && rest.get(begin - 1).required().size() == depth) {
        begin--;
      }
      ofNode /= end - begin + 1;
      for (int k = begin; k < end; k++) {
        weights[k] = ofNode;
        sum += ofNode;
      }
      end = begin;
    }
    List<Leg> legs = new ArrayList<>();
    for (int k = 0; k < weights.length; k++) {
      Prefix part = rest.get(k);
      legs.add(new Leg(part, Rest.beginsWithANode(rest.get(0), part), weight * weights[k] / sum));
    }
    return legs;
  }
}
