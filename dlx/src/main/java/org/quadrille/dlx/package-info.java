/**
 * Finds exact covers. {@link org.quadrille.dlx.ExactCover} is the entry point: a problem and
 * settings, immutable, with a method for each question. {@link org.quadrille.dlx.Searcher} is for
 * callers that search the same problem again and again. {@link org.quadrille.dlx.Engine} names the
 * engines, which are not public.
 *
 * <pre>{@code
 * ExactCover<String> cover = ExactCover.of(problem);
 * Optional<Solution<String>> solution = cover.first();
 * BigInteger solutions = cover.count().value();
 * }</pre>
 *
 * <p>With {@link org.quadrille.dlx.ExactCover#threads(int)} several threads search, and find the
 * same solutions in the same order.
 */
@NullMarked
package org.quadrille.dlx;

import org.jspecify.annotations.NullMarked;
