/**
 * Reading and writing sudoku puzzles as text. {@link org.quadrille.sudoku.io.SudokuReader} reads
 * puzzles one by one from a stream in any format, {@link org.quadrille.sudoku.io.PuzzleReader}
 * reads lines and grids only, and {@link org.quadrille.sudoku.io.PuzzleWriter} writes every format.
 * The following describes lines and grids; {@code docs/formats.md} describes the other formats.
 *
 * <h2>Characters</h2>
 *
 * Text is UTF-8; lines end with LF, CR LF or CR. A byte-order mark, a tab and a no-break space are
 * white space. {@code 1} to {@code 9} are digits, up to the size of the puzzle; {@code . 0 _ * x X
 * - ?} are blank marks, which stand for a blank cell. A puzzle should use one blank mark ({@code x}
 * and {@code X} are the same); different marks give a warning. Malformed UTF-8 becomes U+FFFD,
 * which is not a cell. UTF-16 and binary data end the reading with an error.
 *
 * <p>Above nine digits, cells are letters of either case, or numbers separated by spaces. The
 * symbols of the whole puzzle determine its alphabet: {@code 0} next to another blank mark is a
 * digit, the first one; if there are only letters, {@code A} is the first digit; otherwise {@code
 * A} is 10. If two alphabets are possible, a warning names both. {@code x} is a letter if the size
 * has one.
 *
 * <h2>Detecting the shape</h2>
 *
 * Sizes 4, 6, 8, 9, 10, 12, 15, 16, 20, 25 and 36 are detected by the number of cells, other sizes
 * only if they are requested or have regions. {@link org.quadrille.sudoku.io.ReaderOptions} can
 * specify the format, size and alphabet. The rules below are for 9x9 puzzles; other sizes replace
 * the numbers. Where a puzzle can begin, lines are buffered until their meaning is known:
 *
 * <ul>
 *   <li>two rows with the same number of cells, or with the same number of fields separated by
 *       white space, are a grid of that size; a line between them with nearly this length is a
 *       faulty row,
 *   <li>lines of 16 cells (36) are puzzles of 4x4 (6x6) if none has a digit above 4 (6), else rows
 *       of a grid. Such lines are buffered until the sixteenth, a blank line or another kind of
 *       line,
 *   <li>a line that fits no shape is an error for the size of the previous puzzle, initially 9x9.
 * </ul>
 *
 * <p>Borders and bars show, for example, whether 6x6 cells have boxes of 2x3 or 3x2. Without them,
 * boxes are those of {@link org.quadrille.sudoku.Geometry#of(int)}. A puzzle in a line directly
 * below one of another size gives a warning, since it may be truncated.
 *
 * <h2>Other formats</h2>
 *
 * <table class="striped">
 *   <caption>Formats other than digits in lines and in rows</caption>
 *   <thead>
 *     <tr><th scope="col">a text with</th><th scope="col">is</th></tr>
 *   </thead>
 *   <tbody>
 *     <tr>
 *       <td>rows with as many fields as there are digits, some of several digits</td>
 *       <td>a grid of candidates. Marks of a solving step ({@code * # @ -}, letters) are ignored. A
 *           single candidate is a digit, unless another cell of its houses still has it. If only one
 *           cell has several candidates, it is an error: a solved grid with an extra digit. Above
 *           nine digits, fields that are numbers up to the size are digits</td>
 *     </tr>
 *     <tr>
 *       <td>such rows and {@code u} before digits</td>
 *       <td>SDX: {@code u5} was placed, {@code 5} is a given, {@code 125} are candidates</td>
 *     </tr>
 *     <tr>
 *       <td>729 characters in a line, or in lines of 81 or 27, each the digit of its position or a
 *           blank mark</td>
 *       <td>candidates by position; n³ characters for other sizes. 64 characters are candidates of
 *           4x4 cells only if they would conflict as givens of 8x8 cells; otherwise a warning names
 *           both</td>
 *     </tr>
 *     <tr>
 *       <td>givens and regions in a line of 162 characters or of twice 81; or 81 regions</td>
 *       <td>a jigsaw: as many symbols as regions, which can be digits, each equally often, and each
 *           region connected (unless jigsaws are requested), which no solution satisfies. Also 5 and
 *           7 digits</td>
 *     </tr>
 *     <tr>
 *       <td>a line that begins with {@code SumoCueV1}, optionally followed by lines of entries</td>
 *       <td>a jigsaw; a killer if it has a {@code +} or a number above 9</td>
 *     </tr>
 *     <tr>
 *       <td>a line of 81 sums and arrows, or nine lines of nine, as {@code 8<C<<0000}</td>
 *       <td>a killer: each arrow points to the next cell on the way to the sum of its cage</td>
 *     </tr>
 *     <tr>
 *       <td>a line that begins like {@code :0100:}</td>
 *       <td>a line of HoDoKu's library; its removed candidates are part of the puzzle</td>
 *     </tr>
 *     <tr>
 *       <td>lines such as {@code #AName} or {@code [Puzzle]} above a grid</td>
 *       <td>SDK; {@code [State]} adds the placed digits, other sections are ignored with a warning, up
 *           to a blank line; a section without its grid is an error</td>
 *     </tr>
 *     <tr>
 *       <td>consecutive grids with borders such as {@code *-----*}</td>
 *       <td>one puzzle of Simple Sudoku, if the second grid has the givens of the first and more
 *           digits but is not full, and the last grid has the candidates. Such a grid is buffered
 *           until the next one is known</td>
 *     </tr>
 *   </tbody>
 * </table>
 *
 * <h2>Kinds of lines</h2>
 *
 * The first matching row of the table applies.
 *
 * <table class="striped">
 *   <caption>Kinds of lines, the strictest first</caption>
 *   <thead>
 *     <tr><th scope="col">a line that</th><th scope="col">is</th></tr>
 *   </thead>
 *   <tbody>
 *     <tr>
 *       <td>has only white space</td>
 *       <td>the end of a grid</td>
 *     </tr>
 *     <tr>
 *       <td>starts with {@code #}</td>
 *       <td>a comment, which is ignored, except in SDK; {@code #variant:} sets the rules of the
 *           puzzles below, see {@link org.quadrille.sudoku.io.VariantText}</td>
 *     </tr>
 *     <tr>
 *       <td>is the first, a number of at most six digits, and followed by a puzzle</td>
 *       <td>the number of puzzles; a different number of puzzles is an error</td>
 *     </tr>
 *     <tr>
 *       <td>is the first and has only words separated by commas or semicolons, one of them like
 *           {@code puzzle}, {@code quizzes}, {@code solution}</td>
 *       <td>the header of a table; a column of solutions before that of the puzzles is skipped</td>
 *     </tr>
 *     <tr>
 *       <td>has only border characters, as in {@code +---+}, {@code *-----*},
 *           {@code .---.---.}, {@code =====}, {@code ├───┤}</td>
 *       <td>a border</td>
 *     </tr>
 *     <tr>
 *       <td>has only dashes, optionally with bars: nine</td>
 *       <td>a row if the blank marks of the grid are dashes, else a border; nine such lines and no
 *           other rows are an empty grid</td>
 *     </tr>
 *     <tr>
 *       <td>is the same, but with neither 9 nor 81 dashes, at least three of them adjacent</td>
 *       <td>a border; with 8 or 10 dashes a faulty row, if the blank marks of the grid are dashes</td>
 *     </tr>
 *     <tr>
 *       <td>has a field of exactly 81 cells; fields are separated by white space, {@code ,} or
 *           {@code ;} and may be quoted; {@code :} or {@code #} may also follow the cells</td>
 *       <td>a puzzle; the rest of the line is its text. If an earlier field looks like a faulty
 *           puzzle, the line is an error: the later field can be a solution</td>
 *     </tr>
 *     <tr>
 *       <td>has nine groups of nine cells, or 81 single cells, with the same separator everywhere:
 *           white space; another character, optionally with white space; or a blank mark that occurs
 *           in no group</td>
 *       <td>a puzzle; text may follow</td>
 *     </tr>
 *     <tr>
 *       <td>is {@code Grid}, {@code Puzzle} or {@code Sudoku} and a number</td>
 *       <td>a label, the text of the next puzzle; it is an error if none follows</td>
 *     </tr>
 *     <tr>
 *       <td>has nine cells and otherwise only white space, commas, semicolons, bars ({@code | : !} and
 *           vertical box-drawing lines), and optionally a comment after the cells</td>
 *       <td>a row</td>
 *     </tr>
 *     <tr>
 *       <td>is anything else</td>
 *       <td>text below a drawn grid; otherwise an error that states the most likely meaning of the
 *           line</td>
 *     </tr>
 *   </tbody>
 * </table>
 *
 * <h2>Grids</h2>
 *
 * A grid is nine consecutive rows. Another nine rows can follow directly and are the next grid.
 * Borders can be around the grid, after every band or after every row; two consecutive borders end
 * a grid. Text can follow a <i>drawn</i> grid, which has bars or borders, up to a blank line or the
 * next line that begins a puzzle; a second border is such a line.
 *
 * <p>A faulty grid gives one error, the first. A faulty row still counts as a row, so that the
 * grids below are not shifted. If it is unclear how many rows a faulty line replaces, the reader
 * does not guess: the following rows belong to the faulty grid, up to a blank line, a label, a
 * puzzle in one line, or two consecutive borders. This applies after
 *
 * <ul>
 *   <li>prose between rows,
 *   <li>a line of 18 cells or more, and two consecutive faulty rows of which one is far from nine
 *       cells,
 *   <li>a line with too few or too many cells directly above a possible first row,
 *   <li>a border within a band, unless every row has one.
 * </ul>
 */
@NullMarked
package org.quadrille.sudoku.io;

import org.jspecify.annotations.NullMarked;
