/** JMH benchmarks of the engines, the sudoku solvers and the readers; see {@code README.md}. */
@NullMarked
package org.quadrille.benchmarks;

import org.jspecify.annotations.NullMarked;
