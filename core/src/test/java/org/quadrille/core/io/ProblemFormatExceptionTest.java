package org.quadrille.core.io;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ProblemFormatExceptionTest {
  @Test
  void theMessageBeginsWithTheKnownPartsOfThePosition() {
    assertThat(new ProblemFormatException("a.dlx", 3, 7, "no good"))
        .hasMessage("a.dlx:3:7: no good");
    assertThat(new ProblemFormatException("a.dlx", 3, 0, "no good")).hasMessage("a.dlx:3: no good");
    assertThat(new ProblemFormatException("a.dlx", 0, 0, "no good")).hasMessage("a.dlx: no good");
  }

  @Test
  void thePartsAreAvailable() {
    ProblemFormatException error = new ProblemFormatException("a.dlx", 3, 7, "no good");
    assertThat(error.source()).isEqualTo("a.dlx");
    assertThat(error.line()).isEqualTo(3);
    assertThat(error.column()).isEqualTo(7);
    assertThat(error.reason()).isEqualTo("no good");
  }

  @Test
  void aWarningHasTheSameFormat() {
    assertThat(new FormatWarning("a.dlx", 3, "odd")).hasToString("a.dlx:3: odd");
  }
}
