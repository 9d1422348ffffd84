/** The verbs of {@code quadrille sudoku}. */
@NullMarked
package org.quadrille.cli.sudoku;

import org.jspecify.annotations.NullMarked;
