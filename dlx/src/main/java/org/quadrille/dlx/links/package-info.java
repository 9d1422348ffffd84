/**
 * Dancing links: the engine ({@link org.quadrille.dlx.links.Links} and its two algorithms), and
 * walks through its tree for questions that do not take a complete search.
 */
@NullMarked
package org.quadrille.dlx.links;

import org.jspecify.annotations.NullMarked;
