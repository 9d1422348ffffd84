package org.quadrille.core.search;

import java.time.Duration;

/**
 * The progress of a running search.
 *
 * @param solutions the number of solutions found
 * @param nodes the number of nodes tried
 * @param fraction the estimated fraction of the search tree that is done, from 0 to 1, as if all
 *     branches of a node had the same size (TAOCP 7.2.2.1); {@link Double#NaN} if unknown
 * @param profile the number of nodes tried at each level; {@link Profile#NONE} if unknown
 * @param elapsed the time since the search began
 */
public record Progress(
    long solutions, long nodes, double fraction, Profile profile, Duration elapsed) {}
