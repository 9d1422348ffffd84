/**
 * Sudoku puzzles in and out of text. {@link org.quadrille.sudoku.io.SudokuReader} reads them one by
 * one from a stream, whatever form they have, {@link org.quadrille.sudoku.io.PuzzleReader} lines
 * and grids alone; {@link org.quadrille.sudoku.io.PuzzleWriter} writes all forms. What follows is
 * on lines and grids; {@code docs/formats.md} has the others.
 *
 * <h2>Characters</h2>
 *
 * Text is UTF-8; lines end with LF, CR LF or CR. A byte-order mark, a tab and a no-break space are
 * blanks. {@code 1} to {@code 9} are digits, as far as the size of the puzzle goes; {@code . 0 _ *
 * x X - ?} mark a blank cell. A puzzle should keep to one mark ({@code x} and {@code X} are one);
 * mixed marks give a warning. Malformed UTF-8 becomes U+FFFD, which is no cell. UTF-16 and binary
 * data end the reading with an error.
 *
 * <p>Above nine digits there are letters of either case, or numbers with blanks between them. The
 * whole puzzle tells which digits its symbols are: {@code 0} beside another mark is a digit, so
 * {@code 0} is the first; letters alone are A for the first; else {@code A} is 10. Where nothing
 * tells the first from the last, a warning says so. {@code x} is a letter where the size has one.
 *
 * <h2>Which shape</h2>
 *
 * Sizes 4, 6, 8, 9, 10, 12, 15, 16, 20, 25 and 36 are found by the number of cells, others only if
 * they are asked for or have regions. {@link org.quadrille.sudoku.io.ReaderOptions} may name form,
 * size and alphabet. The table below speaks of 9x9 puzzles; for others read their numbers instead.
 * Where a puzzle may begin, lines are held back until it is clear what they are:
 *
 * <ul>
 *   <li>two rows of the same number of cells, or of the same number of fields with blanks between
 *       them, are a grid of that size; a line between them that is nearly as long is a faulty row,
 *   <li>lines of 16 cells (36) are puzzles of 4x4 (6x6) each, if none has a digit above 4 (6), or a
 *       grid otherwise. Such lines wait for the sixteenth, a blank line or another kind of line,
 *   <li>what fits nothing is an error in the size of the puzzle before, at first 9x9.
 * </ul>
 *
 * <p>Borders and bars tell whether 6x6 cells have boxes of 2x3 or 3x2, and the like. Without them
 * boxes are those of {@link org.quadrille.sudoku.Geometry#of(int)}. A puzzle in a line right below
 * one of another size gets a warning, since it may have been cut.
 *
 * <h2>Other forms</h2>
 *
 * <table class="striped">
 *   <caption>Forms apart from digits in lines and in rows</caption>
 *   <thead>
 *     <tr><th scope="col">a text that</th><th scope="col">is</th></tr>
 *   </thead>
 *   <tbody>
 *     <tr>
 *       <td>has rows of as many fields as there are digits, some of several digits each</td>
 *       <td>a grid of candidates. Marks of a step ({@code * # @ -}, letters) are dropped. A single
 *           candidate is a digit, unless another cell of its houses still has it. Only one cell with
 *           several is an error: a digit too many in a solved grid looks so. Above nine digits,
 *           fields that are numbers up to the size are digits</td>
 *     </tr>
 *     <tr>
 *       <td>has such rows with {@code u} before digits</td>
 *       <td>SDX: {@code u5} was placed, {@code 5} is a given, {@code 125} are candidates</td>
 *     </tr>
 *     <tr>
 *       <td>has 729 characters in a line, or in lines of 81 or 27, each its digit or a mark</td>
 *       <td>candidates by position; for other sizes n³. 64 characters are those of 4x4 cells only if
 *           they fit and would clash as givens; if they would not, a warning names both</td>
 *     </tr>
 *     <tr>
 *       <td>has a line of givens and regions, 162 characters or twice 81; or 81 of regions</td>
 *       <td>a jigsaw: as many symbols as regions, digits too, each as often, and each in one
 *           connected piece (unless jigsaws are asked for), which no solution has. Also of 5 and 7 digits</td>
 *     </tr>
 *     <tr>
 *       <td>has a line that begins with {@code SumoCueV1}, and perhaps further ones of entries</td>
 *       <td>a jigsaw; a killer if it has a {@code +} or a number above 9</td>
 *     </tr>
 *     <tr>
 *       <td>has a line of 81 sums and arrows, or nine of nine, as {@code 8<C<<0000}</td>
 *       <td>a killer: each arrow leads on to the sum of its cage</td>
 *     </tr>
 *     <tr>
 *       <td>has a line that begins like {@code :0100:}</td>
 *       <td>a line of HoDoKu's library; its struck candidates are part of the puzzle</td>
 *     </tr>
 *     <tr>
 *       <td>has lines such as {@code #AName} or {@code [Puzzle]} above a grid</td>
 *       <td>SDK; {@code [State]} adds the digits that were placed, other sections are left out with
 *           a warning, up to a blank line; a section without its grid is an error</td>
 *     </tr>
 *     <tr>
 *       <td>has grids with frames such as {@code *-----*} below each other</td>
 *       <td>one puzzle of Simple Sudoku, if the second has the givens of the first and more, but is
 *           not full, and the last has the candidates. Such a grid waits for what follows</td>
 *     </tr>
 *   </tbody>
 * </table>
 *
 * <h2>What a line is</h2>
 *
 * The first row of the table that fits counts.
 *
 * <table class="striped">
 *   <caption>Kinds of lines, the strictest first</caption>
 *   <thead>
 *     <tr><th scope="col">a line that</th><th scope="col">is</th></tr>
 *   </thead>
 *   <tbody>
 *     <tr>
 *       <td>holds nothing but blanks</td>
 *       <td>the end of a grid</td>
 *     </tr>
 *     <tr>
 *       <td>starts with {@code #}</td>
 *       <td>a comment, as if it were not there, but for SDK; {@code #variant:} says the rules of the
 *           puzzles below, see {@link org.quadrille.sudoku.io.VariantText}</td>
 *     </tr>
 *     <tr>
 *       <td>comes first and is a number of at most six digits, with a puzzle behind it</td>
 *       <td>the number of puzzles; it is an error if another number of them is found</td>
 *     </tr>
 *     <tr>
 *       <td>comes first and holds only words between commas or semicolons, one of them like
 *           {@code puzzle}, {@code quizzes}, {@code solution}</td>
 *       <td>the header of a table; a column of solutions before that of the puzzles is left out</td>
 *     </tr>
 *     <tr>
 *       <td>holds only the characters of a frame, as in {@code +---+}, {@code *-----*},
 *           {@code .---.---.}, {@code =====}, {@code ├───┤}</td>
 *       <td>a border</td>
 *     </tr>
 *     <tr>
 *       <td>holds dashes alone, perhaps with bars: nine</td>
 *       <td>a row if the grid marks its blanks with dashes, a border if it does not; nine such lines
 *           and no other rows are an empty grid</td>
 *     </tr>
 *     <tr>
 *       <td>the same, but not 9 and not 81 dashes, at least three of them together</td>
 *       <td>a border; with 8 or 10 of them a faulty row, if the grid marks its blanks with dashes</td>
 *     </tr>
 *     <tr>
 *       <td>has a field of exactly 81 cells; fields are separated by blanks, {@code ,} or {@code ;}
 *           and may stand in double quotes; {@code :} or {@code #} may follow the cells as well</td>
 *       <td>a puzzle; what stands before and behind is its text. If an earlier field seems to be a
 *           spoilt puzzle, it is an error instead: the later one may be a solution</td>
 *     </tr>
 *     <tr>
 *       <td>has nine groups of nine cells, or 81 single cells, with one separator between all of them:
 *           blanks; another character, perhaps with blanks; or a blank mark that is in no group</td>
 *       <td>a puzzle; text may follow</td>
 *     </tr>
 *     <tr>
 *       <td>is {@code Grid}, {@code Puzzle} or {@code Sudoku} and a number</td>
 *       <td>a label, the text of the next puzzle; it is an error if none follows</td>
 *     </tr>
 *     <tr>
 *       <td>has nine cells and nothing else but blanks, commas, semicolons, bars ({@code | : !} and
 *           vertical box-drawing lines), and perhaps a comment behind them</td>
 *       <td>a row</td>
 *     </tr>
 *     <tr>
 *       <td>is anything else</td>
 *       <td>the text of a drawn grid if it stands below one; else an error, which says what the line
 *           looks most like</td>
 *     </tr>
 *   </tbody>
 * </table>
 *
 * <h2>What makes a grid</h2>
 *
 * Nine rows, one below the other. Another nine rows may follow at once and are the next grid.
 * Borders may stand around the grid, after every band or after every row; two of them in a row end
 * a grid. Below a <i>drawn</i> grid, one that has bars or borders, there may be text, up to a blank
 * line or the next line that begins a puzzle; a second border is such a line.
 *
 * <p>A faulty grid gives one error, the first. A faulty row still counts as a row, so that the
 * grids below are not shifted. Where it is not clear how many rows a faulty line stands for,
 * nothing is guessed: the rows that follow belong to the faulty grid, up to a blank line, a label,
 * a puzzle in one line, or two borders in a row. That is so after
 *
 * <ul>
 *   <li>prose between rows,
 *   <li>a line of 18 cells or more, and two faulty rows together, one of them far from nine cells,
 *   <li>a line of cells, too few or too many, right above what seems to be the first row,
 *   <li>a border in the midst of a band, unless every row has one.
 * </ul>
 */
@NullMarked
package org.quadrille.sudoku.io;

import org.jspecify.annotations.NullMarked;
