package org.quadrille.sudoku.io;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PuzzleFormatExceptionTest {
  @Test
  void theMessageHasThePositionTheReasonAndTheCell() {
    PuzzleFormatException error = new PuzzleFormatException("a.txt", 3, 7, "r1c7", "bad");
    assertThat(error).hasMessage("a.txt:3:7: bad (r1c7)");
    assertThat(error.source()).isEqualTo("a.txt");
    assertThat(error.line()).isEqualTo(3);
    assertThat(error.column()).isEqualTo(7);
    assertThat(error.cell()).contains("r1c7");
    assertThat(error.reason()).isEqualTo("bad");
  }

  @Test
  void unknownPartsAreOmitted() {
    PuzzleFormatException error = new PuzzleFormatException("a.txt", 3, 0, null, "bad");
    assertThat(error).hasMessage("a.txt:3: bad");
    assertThat(error.cell()).isEmpty();
    assertThat(new UnreadablePuzzle(error).source()).isEqualTo("a.txt");
    assertThat(new UnreadablePuzzle(error).line()).isEqualTo(3);
  }
}
