/**
 * Finds exact covers. {@link org.quadrille.dlx.ExactCover} is the way in: a problem and settings,
 * immutable, that answer questions. {@link org.quadrille.dlx.Searcher} is for callers that search
 * the same problem again and again. The engines are not public; {@link org.quadrille.dlx.Engine}
 * names them.
 *
 * <pre>{@code
 * ExactCover<String> cover = ExactCover.of(problem);
 * Optional<Solution<String>> solution = cover.first();
 * BigInteger solutions = cover.count().value();
 * }</pre>
 *
 * <p>With {@link org.quadrille.dlx.ExactCover#threads} the search is shared by several threads,
 * which find the same solutions in the same order.
 */
@NullMarked
package org.quadrille.dlx;

import org.jspecify.annotations.NullMarked;
