/**
 * What the engines, the sudoku solvers and the readers cost, by JMH; {@code README.md} tells how.
 */
@NullMarked
package org.quadrille.benchmarks;

import org.jspecify.annotations.NullMarked;
