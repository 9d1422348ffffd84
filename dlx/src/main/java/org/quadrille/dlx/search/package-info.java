/**
 * The contract between engines and their callers: what an engine does ({@link
 * org.quadrille.dlx.search.CoverEngine}), and how a search is suspended and resumed ({@link
 * org.quadrille.dlx.search.Frontier}, {@link org.quadrille.dlx.search.FrontierSearch}).
 */
@NullMarked
package org.quadrille.dlx.search;

import org.jspecify.annotations.NullMarked;
