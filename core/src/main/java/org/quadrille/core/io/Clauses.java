package org.quadrille.core.io;

import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Counts the clauses of a formula and, if there is an output, writes them. */
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

  /** Adds new variables with consecutive numbers; returns the first number. */
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

  /** Adds a literal to the current clause, which {@link #end} ends; 0 is ignored. */
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
