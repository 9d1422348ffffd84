package org.quadrille.sudoku;

import java.util.ArrayList;
import java.util.List;

/** The cages of 9x9 killers as text. */
public final class KillerCages {
  private KillerCages() {}

  /** Parses cages such as {@code 10=r1c1 r2c1; 6=r1c2 r2c2}. */
  public static List<Cage> parse(String text) {
    List<Cage> cages = new ArrayList<>();
    for (String cage : text.split("; *", -1)) {
      String[] sides = cage.split("=", -1);
      List<Integer> cells = new ArrayList<>();
      for (String cell : sides[1].split(" ", -1)) {
        cells.add(9 * (cell.charAt(1) - '1') + cell.charAt(3) - '1');
      }
      cages.add(new Cage(cells, Integer.parseInt(sides[0])));
    }
    return cages;
  }
}
