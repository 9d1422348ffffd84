/** The verbs for puzzles that are exact covers. */
@NullMarked
package org.quadrille.cli.puzzle;

import org.jspecify.annotations.NullMarked;
