package org.quadrille.dlx;

import java.math.BigDecimal;
import org.quadrille.core.search.Outcome;
import org.quadrille.core.search.SearchStatistics;

/**
 * An estimate by random probes of a search tree (D. E. Knuth, <i>Estimating the efficiency of
 * backtrack programs</i>, Mathematics of Computation 29, 1975; TAOCP 7.2.2, Algorithm E). A probe
 * descends from the root, chooses each branch with equal probability, and counts each node on its
 * path with the product of the numbers of branches above it. The mean is unbiased, but a few paths
 * may carry most of the tree: then most probes give too little, and the standard error, which is
 * estimated from the same probes, is too small.
 *
 * @param probes the number of probes
 * @param solutions the mean of their estimates of the number of solutions
 * @param solutionsError the standard error of that mean; 0 after one probe
 * @param nodes the mean of their estimates of {@link SearchStatistics#nodes}, for a search by
 *     {@link Engine#DANCING_LINKS}
 * @param nodesError the standard error of that mean; 0 after one probe
 * @param outcome {@link Outcome#EXHAUSTED} if as many probes were made as requested
 * @param statistics the work done; its solutions are the probes that ended at a solution
 */
public record Estimate(
    int probes,
    BigDecimal solutions,
    BigDecimal solutionsError,
    BigDecimal nodes,
    BigDecimal nodesError,
    Outcome outcome,
    SearchStatistics statistics) {}
