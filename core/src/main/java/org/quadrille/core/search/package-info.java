/**
 * What can be said of a search without knowing the engine: how far it may go ({@link
 * SearchLimits}), how it ended ({@link Outcome}), what it cost ({@link SearchStatistics}), how it
 * is watched ({@link Progress}), and the one mechanism by which every engine is stopped ({@link
 * SearchControl}), also where several threads search together ({@link SearchTeam}).
 */
@NullMarked
package org.quadrille.core.search;

import org.jspecify.annotations.NullMarked;
