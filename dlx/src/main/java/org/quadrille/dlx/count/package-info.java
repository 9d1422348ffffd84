/**
 * Counts solutions: with memory, by several threads ({@link
 * org.quadrille.dlx.count.SolutionCounter}) and by components ({@link
 * org.quadrille.dlx.count.ComponentCounter}).
 */
@NullMarked
package org.quadrille.dlx.count;

import org.jspecify.annotations.NullMarked;
