package org.quadrille.core.io;

import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** The clauses of a formula, counted and, if there is somewhere to write, written. */
final class Clauses {
  private final @Nullable Appendable out;
  private long variables;
  private long count;

  Clauses(int variables, @Nullable Appendable out) {
    this.variables = variables;
    this.out = out;
  }

  long variables() {
    return variables;
  }

  long count() {
    return count;
  }

  /** New variables, one after the other; the first of them. */
  long fresh(long more) {
    long first = variables + 1;
    variables += more;
    return first;
  }

  void clause(long... literals) throws IOException {
    for (long literal : literals) {
      literal(literal);
    }
    end();
  }

  /** Adds to the clause that {@link #end} ends; 0 is no literal. */
  void literal(long literal) throws IOException {
    if (out != null && literal != 0) {
      out.append(Long.toString(literal)).append(' ');
    }
  }

  void end() throws IOException {
    count++;
    if (out != null) {
      out.append("0\n");
    }
  }
}
