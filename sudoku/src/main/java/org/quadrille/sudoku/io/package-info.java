/**
 * Sudoku puzzles in and out of text. {@link org.quadrille.sudoku.io.SudokuReader} reads them one by
 * one from a stream, whatever form they have, {@link org.quadrille.sudoku.io.PuzzleReader} lines
 * and grids alone; {@link org.quadrille.sudoku.io.PuzzleWriter} writes all forms. What follows is
 * on lines and grids; {@code docs/formats.md} has the others.
 *
 * <h2>Characters</h2>
 *
 * Text is UTF-8; lines end with LF, CR LF or CR. A byte-order mark, a tab and a no-break space are
 * blanks. {@code 1} to {@code 9} are digits; {@code . 0 _ * x X - ?} mark a blank cell. A puzzle
 * should keep to one mark ({@code x} and {@code X} are one); mixed marks give a warning. Malformed
 * UTF-8 becomes U+FFFD, which is no cell. UTF-16 and binary data end the reading with an error.
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
 *       <td>a comment, as if it were not there; but {@code #variant:} says the rules of the puzzles
 *           below, see {@link org.quadrille.sudoku.io.VariantText}</td>
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
