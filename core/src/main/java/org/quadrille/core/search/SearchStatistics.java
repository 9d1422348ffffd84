package org.quadrille.core.search;

import java.time.Duration;

/**
 * What a search did. All but the time depends only on the problem and the settings, not on the
 * machine.
 *
 * @param solutions how many solutions it found
 * @param nodes how many nodes of the search tree it tried: one for each option that was taken into
 *     the partial solution, forced or not
 * @param updates how many times the engine changed its structure; what counts as one depends on the
 *     engine, for dancing links it is one node removed from an item's list (TAOCP 7.2.2.1). 0 where
 *     an engine has no such measure
 * @param elapsed how long it took
 */
public record SearchStatistics(long solutions, long nodes, long updates, Duration elapsed) {}
