package org.quadrille.core.io;

import static java.util.Objects.requireNonNull;

import java.io.IOException;
import org.quadrille.core.Item;
import org.quadrille.core.Problem;

/**
 * Writes a problem as an integer program, in the LP text of CPLEX that most solvers read. It
 * minimizes the total cost of the chosen options.
 *
 * <pre>
 * Minimize
 *  cost: 3 o0 + 2 o1
 * Subject To
 *  i0: o0 + o1 = 1
 * Binary
 *  o0 o1
 * End
 * </pre>
 *
 * <p>Variable {@code o5} is 1 if option 5 is chosen, {@code c7_2} if secondary item 7 has colour 2,
 * for a colour that several options share. Rows are named after the items. Comments name items,
 * options and colours.
 */
public final class LpFormat {
  private LpFormat() {}

  /**
   * Writes a problem. O(items + uses) time.
   *
   * @param problem the problem
   * @param out where to write; lines end with LF
   * @throws IOException if writing fails
   */
  public static void write(Problem<?> problem, Appendable out) throws IOException {
    new LpWriter(requireNonNull(problem, "problem"), requireNonNull(out, "out")).write();
  }

  /** Writes one problem. */
  private static final class LpWriter {
    /** The greatest number of terms in a line: readers limit the length of lines. */
    private static final int TERMS = 10;

    /** A variable that is 0, for rows without terms. */
    private static final String NOTHING = "nothing";

    private final Problem<?> problem;
    private final UsesOfItems uses;
    private final Appendable out;
    private int terms; // of the current row
    private boolean hasNothing;

    LpWriter(Problem<?> problem, Appendable out) {
      this.problem = problem;
      this.uses = new UsesOfItems(problem);
      this.out = out;
    }

    void write() throws IOException {
      comments();
      out.append("Minimize\n");
      begin("cost");
      for (int o = 0; o < problem.optionCount(); o++) {
        if (problem.cost(o) != 0) {
          term("+", problem.cost(o), "o" + o);
        }
      }
      end("");
      out.append("Subject To\n");
      for (int o = 0; o < problem.optionCount(); o++) {
        if (!problem.isUsable(o)) {
          begin("unusable" + o);
          term("+", 1, "o" + o);
          end(" = 0");
        }
      }
      for (int i = 0; i < problem.itemCount(); i++) {
        if (i < problem.primaryCount()) {
          primary(i);
        } else {
          secondary(i);
        }
      }
      if (hasNothing) {
        out.append(" nil: ").append(NOTHING).append(" = 0\n");
      }
      binaries();
      out.append("End\n");
    }

    private void comments() throws IOException {
      for (Item item : problem.items()) {
        out.append("\\ item i").append(Integer.toString(item.index())).append(": ");
        out.append(Comments.line(item.name())).append('\n');
      }
      for (int c = 1; c <= problem.colourCount(); c++) {
        out.append("\\ colour ").append(Integer.toString(c)).append(": ");
        out.append(Comments.line(problem.colourKey(c).toString())).append('\n');
      }
      for (int o = 0; o < problem.optionCount(); o++) {
        out.append("\\ option o").append(Integer.toString(o)).append(": ");
        out.append(Comments.line(DlxFormat.uses(problem.option(o)))).append('\n');
      }
    }

    private void primary(int i) throws IOException {
      int min = problem.min(i);
      int max = problem.max(i);
      if (min == max) {
        row("i" + i, i, " = " + min);
        return;
      }
      if (min > 0) {
        row("i" + i + "_min", i, " >= " + min);
      }
      if (max < uses.count(i)) {
        row("i" + i + "_max", i, " <= " + max);
      }
    }

    private void row(String name, int i, String relation) throws IOException {
      begin(name);
      for (int k = 0; k < uses.count(i); k++) {
        term("+", 1, "o" + uses.option(i, k));
      }
      end(relation);
    }

    /** Writes that at most one uncoloured use or colour is chosen, and defines shared colours. */
    private void secondary(int i) throws IOException {
      int count = uses.count(i);
      if (count == 0 || uses.endOfColour(i, 0) == count) {
        return; // nothing to exclude
      }
      for (int k = 0; k < count; k = uses.endOfColour(i, k)) {
        if (isShared(i, k)) {
          colour(i, k);
        }
      }
      begin("i" + i);
      for (int k = 0; k < count; k = uses.endOfColour(i, k)) {
        term("+", 1, isShared(i, k) ? colourName(i, k) : "o" + uses.option(i, k));
      }
      end(" <= 1");
    }

    private boolean isShared(int i, int k) {
      return uses.endOfColour(i, k) > k + 1;
    }

    private String colourName(int i, int k) {
      return "c" + i + "_" + uses.colour(i, k);
    }

    private void colour(int i, int from) throws IOException {
      String colour = colourName(i, from);
      int end = uses.endOfColour(i, from);
      for (int k = from; k < end; k++) {
        begin(colour + "_o" + uses.option(i, k));
        term("+", 1, "o" + uses.option(i, k));
        term("-", 1, colour);
        end(" <= 0");
      }
      begin(colour + "_used");
      term("+", 1, colour);
      for (int k = from; k < end; k++) {
        term("-", 1, "o" + uses.option(i, k));
      }
      end(" <= 0");
    }

    private void binaries() throws IOException {
      out.append("Binary\n");
      for (int o = 0; o < problem.optionCount(); o++) {
        out.append(" o").append(Integer.toString(o)).append('\n');
      }
      for (int i = problem.primaryCount(); i < problem.itemCount(); i++) {
        int count = uses.count(i);
        boolean one = count == 0 || uses.endOfColour(i, 0) == count;
        for (int k = 0; !one && k < count; k = uses.endOfColour(i, k)) {
          if (isShared(i, k)) {
            out.append(' ').append(colourName(i, k)).append('\n');
          }
        }
      }
      if (hasNothing) {
        out.append(' ').append(NOTHING).append('\n');
      }
    }

    private void begin(String name) throws IOException {
      out.append(' ').append(name).append(':');
      terms = 0;
    }

    private void term(String sign, long factor, String variable) throws IOException {
      if (terms > 0 && terms % TERMS == 0) {
        out.append("\n  ");
      }
      if (terms > 0 || sign.equals("-")) {
        out.append(' ').append(sign);
      }
      terms++;
      out.append(factor == 1 ? " " : " " + factor + " ").append(variable);
    }

    private void end(String relation) throws IOException {
      if (terms == 0) {
        hasNothing = true;
        term("+", 1, NOTHING);
      }
      out.append(relation).append('\n');
    }
  }
}
