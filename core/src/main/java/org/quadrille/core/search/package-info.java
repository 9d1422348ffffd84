/**
 * The types of a search by any engine: how far it may go ({@link
 * org.quadrille.core.search.SearchLimits}, {@link org.quadrille.core.search.StopToken}), how it
 * ended ({@link org.quadrille.core.search.Outcome}), what it did ({@link
 * org.quadrille.core.search.SearchStatistics}) and its progress ({@link
 * org.quadrille.core.search.Progress}). {@link org.quadrille.core.search.SearchControl} is the one
 * mechanism that stops or suspends every engine.
 */
@NullMarked
package org.quadrille.core.search;

import org.jspecify.annotations.NullMarked;
