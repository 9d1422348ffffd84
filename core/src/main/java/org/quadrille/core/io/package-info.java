/**
 * Text formats of {@link org.quadrille.core.Problem problems}: Knuth's ({@link DlxFormat}), rows of
 * 0 and 1 ({@link MatrixFormat}) and JSON ({@link JsonFormat}). For other solvers there are writers
 * of formulas ({@link CnfFormat}) and integer programs ({@link LpFormat}).
 *
 * <p>Readers expect UTF-8; malformed bytes are an error, except in comments. A byte-order mark, CR
 * LF or CR instead of LF, a missing last newline, blank lines and comments do not change the
 * result. An invalid text is a {@link ProblemFormatException} with its position; a valid text that
 * looks wrong causes a {@link FormatWarning}.
 */
@NullMarked
package org.quadrille.core.io;

import org.jspecify.annotations.NullMarked;
