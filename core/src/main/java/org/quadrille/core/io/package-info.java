/**
 * Text forms of problems: Knuth's ({@link DlxFormat}), rows of 0 and 1 ({@link MatrixFormat}) and
 * JSON ({@link JsonFormat}). For other solvers there are writers of formulas ({@link CnfFormat})
 * and integer programs ({@link LpFormat}).
 *
 * <p>Readers take UTF-8; malformed bytes are an error, except in comments. A byte-order mark, CR LF
 * or CR for LF, a missing last newline, blank lines and comments never change an answer. What
 * cannot be read is a {@link ProblemFormatException} that says where; what is read but looks wrong
 * is a {@link FormatWarning}.
 */
@NullMarked
package org.quadrille.core.io;

import org.jspecify.annotations.NullMarked;
