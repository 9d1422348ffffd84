package org.quadrille.core;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.util.BitSet;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.quadrille.core.io.CnfFormat;
import org.quadrille.core.io.DlxFormat;
import org.quadrille.core.io.FormatWarning;
import org.quadrille.core.io.IdentifiedProblem;
import org.quadrille.core.io.JsonFormat;
import org.quadrille.core.io.LpFormat;
import org.quadrille.core.io.MatrixFormat;
import org.quadrille.core.io.ProblemFormatException;
import org.quadrille.core.verify.CoverVerifier;

/** Null arguments are refused with the name of the parameter. */
class NullArgumentsTest {
  private static final Problem<String> PROBLEM =
      Problem.<String>builder().primary("a").option("o", "a").build();

  private static void refused(String name, ThrowingCallable call) {
    assertThatThrownBy(call).isInstanceOf(NullPointerException.class).hasMessage(name);
  }

  private static InputStream in() {
    return new ByteArrayInputStream(new byte[0]);
  }

  @Test
  void ofReaders() {
    refused("source", () -> DlxFormat.read(null, in()));
    refused("in", () -> DlxFormat.read("s", null));
    refused("warnings", () -> DlxFormat.read("s", in(), null));
    refused("source", () -> MatrixFormat.read(null, in()));
    refused("in", () -> MatrixFormat.read("s", null));
    refused("warnings", () -> MatrixFormat.read("s", in(), null));
    refused("source", () -> JsonFormat.read(null, in()));
    refused("in", () -> JsonFormat.read("s", null));
    refused("warnings", () -> JsonFormat.read("s", in(), null));
  }

  @Test
  void ofWriters() {
    StringBuilder out = new StringBuilder();
    refused("problem", () -> DlxFormat.write(null, out));
    refused("out", () -> DlxFormat.write(PROBLEM, null));
    refused("problem", () -> DlxFormat.writeForKnuth(null, out));
    refused("out", () -> DlxFormat.writeForKnuth(PROBLEM, null));
    refused("problem", () -> MatrixFormat.write(null, out));
    refused("out", () -> MatrixFormat.write(PROBLEM, null));
    refused("problem", () -> CnfFormat.write(null, out));
    refused("out", () -> CnfFormat.write(PROBLEM, null));
    refused("problem", () -> LpFormat.write(null, out));
    refused("out", () -> LpFormat.write(PROBLEM, null));
    refused("problem", () -> JsonFormat.write((Problem<?>) null, out));
    refused("problem", () -> JsonFormat.write((IdentifiedProblem) null, out));
    refused("ids", () -> JsonFormat.write(PROBLEM, null, out));
    refused("out", () -> JsonFormat.write(PROBLEM, null));
  }

  @Test
  void ofValuesAndTheVerifier() {
    refused("problem", () -> new IdentifiedProblem(null, new BitSet()));
    refused("identified", () -> new IdentifiedProblem(PROBLEM, null));
    refused("source", () -> new FormatWarning(null, 1, "reason"));
    refused("reason", () -> new FormatWarning("s", 1, null));
    refused("source", () -> new ProblemFormatException(null, 1, 1, "reason"));
    refused("reason", () -> new ProblemFormatException("s", 1, 1, null));
    refused("problem", () -> CoverVerifier.faults(null, 0));
    refused("optionNumbers", () -> CoverVerifier.faults(PROBLEM, (int[]) null));
    refused("solution", () -> CoverVerifier.requireCover(null));
    refused("item", () -> new Bounded(null, 0, 1));
  }
}
