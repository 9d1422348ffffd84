package org.quadrille.sudoku.io;

import static org.quadrille.sudoku.io.Feature.BOXES;
import static org.quadrille.sudoku.io.Feature.DETAILS;
import static org.quadrille.sudoku.io.Feature.DIAGONALS;
import static org.quadrille.sudoku.io.Feature.GIVENS;
import static org.quadrille.sudoku.io.Feature.PLACED;
import static org.quadrille.sudoku.io.Feature.REGIONS;
import static org.quadrille.sudoku.io.Feature.SIZE;
import static org.quadrille.sudoku.io.Feature.TEXT;
import static org.quadrille.sudoku.io.Feature.VARIANTS;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;

/** Writers of tables and of OpenSudoku XML. */
final class TableWriters {
  private TableWriters() {}

  /** A table with a column for each detail of the first puzzle. */
  static final class Csv extends FormatWriter {
    private static final Set<String> FIXED_COLUMNS =
        Set.of(CsvTable.PUZZLE, CsvTable.VARIANT, CsvTable.TEXT);

    private final Set<String> columns = new TreeSet<>();
    private boolean started;

    Csv() {
      super(GIVENS, SIZE, BOXES, REGIONS, DIAGONALS, VARIANTS, TEXT, DETAILS);
    }

    @Override
    boolean canWrite(String name, String detail) {
      boolean column =
          CsvTable.isName(name)
              && !FIXED_COLUMNS.contains(name)
              && name.equals(name.toLowerCase(Locale.ROOT));
      return column && isLine(detail) && (!started || columns.contains(name));
    }

    @Override
    void begin(Puzzle first, StringBuilder out) {
      columns.addAll(details(first).keySet());
      started = true;
      List<String> names =
          new ArrayList<>(List.of(CsvTable.PUZZLE, CsvTable.VARIANT, CsvTable.TEXT));
      names.addAll(columns);
      row(names, out);
    }

    @Override
    void write(Puzzle puzzle, StringBuilder out) {
      List<String> fields = new ArrayList<>();
      fields.add(detectableAlphabet(puzzle, false).line(puzzle.grid()));
      fields.add(VariantText.of(puzzle.puzzle().layout()));
      fields.add(text(puzzle));
      Map<String, String> details = details(puzzle);
      for (String column : columns) {
        fields.add(details.getOrDefault(column, ""));
      }
      row(fields, out);
    }

    private static void row(List<String> fields, StringBuilder out) {
      String separator = "";
      for (String field : fields) {
        out.append(separator).append(CsvTable.quoted(field));
        separator = ",";
      }
      out.append('\n');
    }
  }

  /** An OpenSudoku file with a new folder whenever the folder name changes. */
  static final class OpenSudoku extends FormatWriter {
    private static final Set<String> ATTRIBUTES = Set.of("state", "time", "last_played", "created");

    private String folder = "";
    private boolean folderOpen;

    OpenSudoku() {
      super(GIVENS, PLACED, TEXT, DETAILS);
    }

    @Override
    boolean canWrite(String text) {
      return isLine(text) && text.indexOf('\uFFFE') < 0 && text.indexOf('\uFFFF') < 0;
    }

    @Override
    boolean canWrite(String name, String detail) {
      return (name.equals(OpenSudokuData.FOLDER) || ATTRIBUTES.contains(name)) && canWrite(detail);
    }

    @Override
    void begin(Puzzle first, StringBuilder out) {
      out.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku version=\"2\">\n");
    }

    @Override
    void write(Puzzle puzzle, StringBuilder out) {
      Map<String, String> details = details(puzzle);
      String name = details.getOrDefault(OpenSudokuData.FOLDER, "");
      if (!folderOpen || !name.equals(folder)) {
        closeFolder(out);
        out.append("  <folder").append(attribute("name", name)).append(">\n");
        folder = name;
        folderOpen = true;
      }
      out.append("    <game").append(attribute("data", OpenSudokuData.write(puzzle)));
      for (Map.Entry<String, String> detail : details.entrySet()) {
        if (!Objects.equals(detail.getKey(), OpenSudokuData.FOLDER)) {
          out.append(attribute(detail.getKey(), detail.getValue()));
        }
      }
      String note = text(puzzle);
      out.append(note.isEmpty() ? "" : attribute("note", note)).append("/>\n");
    }

    private void closeFolder(StringBuilder out) {
      out.append(folderOpen ? "  </folder>\n" : "");
    }

    @Override
    void end(StringBuilder out) {
      closeFolder(out);
      out.append("</opensudoku>\n");
    }

    /** Returns an attribute with a space before it. */
    private static String attribute(String name, String value) {
      StringBuilder text = new StringBuilder(" ").append(name).append("=\"");
      for (int i = 0; i < value.length(); i++) {
        char c = value.charAt(i);
        switch (c) {
          case '&' -> text.append("&amp;");
          case '<' -> text.append("&lt;");
          case '>' -> text.append("&gt;");
          case '"' -> text.append("&quot;");
          case '\n' -> text.append("&#10;");
          case '\t' -> text.append("&#9;");
          default -> text.append(c);
        }
      }
      return text.append('"').toString();
    }
  }
}
