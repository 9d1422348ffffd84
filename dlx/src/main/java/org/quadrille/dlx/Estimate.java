package org.quadrille.dlx;

import java.math.BigDecimal;
import org.quadrille.core.search.Outcome;
import org.quadrille.core.search.SearchStatistics;

/**
 * What random probing of a search tree suggests (D. E. Knuth, <i>Estimating the efficiency of
 * backtrack programs</i>, Mathematics of Computation 29, 1975; TAOCP 7.2.2, Algorithm E). A probe
 * goes down from the root, choosing among the ways that lead on with equal chance, and takes each
 * node on its path for as many as there are choices above it. That is right on average, but a few
 * paths may carry most of the tree: then most probes give too little, and the standard error, which
 * is estimated from the same probes, is too small.
 *
 * @param probes how many probes were made
 * @param solutions the mean of their estimates of the number of solutions
 * @param solutionsError the standard error of that mean; 0 after one probe
 * @param nodes the mean of their estimates of {@link SearchStatistics#nodes}, for a search by
 *     {@link Engine#DANCING_LINKS}
 * @param nodesError the standard error of that mean; 0 after one probe
 * @param outcome {@link Outcome#EXHAUSTED} if as many probes were made as were asked for
 * @param statistics what it took; its solutions are the probes that ended at one
 */
public record Estimate(
    int probes,
    BigDecimal solutions,
    BigDecimal solutionsError,
    BigDecimal nodes,
    BigDecimal nodesError,
    Outcome outcome,
    SearchStatistics statistics) {}
