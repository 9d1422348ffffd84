package org.quadrille.core.search;

import java.time.Duration;

/**
 * How far a running search has come.
 *
 * @param solutions how many solutions it has found
 * @param nodes how many nodes it has tried
 * @param fraction about which part of the search tree is done, from 0 to 1, if all branches of a
 *     node weigh the same (TAOCP 7.2.2.1); {@link Double#NaN} if the algorithm cannot tell
 * @param profile how many nodes it has tried at each level; {@link Profile#NONE} if the algorithm
 *     does not tell
 * @param elapsed how long it has been running
 */
public record Progress(
    long solutions, long nodes, double fraction, Profile profile, Duration elapsed) {}
