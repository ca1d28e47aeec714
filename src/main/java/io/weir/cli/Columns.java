package io.weir.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;

/** Lines of cells that stand under each other, below a line of titles. */
final class Columns {

  private static final String GAP = "  ";
  private static final String REMARK = "       ";

  /** Signs from here on, of scripts such as Chinese, take two places. */
  private static final int FIRST_WIDE = 0x1100;

  private final List<Line> lines = new ArrayList<>();
  private final Paint paint;

  Columns(Paint paint, String... titles) {
    this.paint = paint;
    lines.add(new Line(List.of(titles), false));
  }

  /**
   * A line.
   *
   * @param free whether its one cell is as wide as it likes
   */
  private record Line(List<String> cells, boolean free) {}

  /** Adds a line of as many cells as there are titles. */
  void add(String... cells) {
    lines.add(new Line(List.of(cells), false));
  }

  /** Adds a line that says more about the last one. */
  void addRemark(String text) {
    lines.add(new Line(List.of(REMARK + text), true));
  }

  void print(PrintWriter out) {
    int[] widths = new int[lines.get(0).cells().size()];
    for (Line line : lines) {
      for (int i = 0; i < widths.length && !line.free(); i++) {
        widths[i] = Math.max(widths[i], width(line.cells().get(i)));
      }
    }
    for (int i = 0; i < lines.size(); i++) {
      Line line = lines.get(i);
      out.println(line.free() ? line.cells().get(0) : line(line.cells(), widths, i == 0));
    }
  }

  private String line(List<String> cells, int[] widths, boolean title) {
    StringBuilder line = new StringBuilder();
    for (int i = 0; i < widths.length; i++) {
      String cell = cells.get(i);
      String filling = " ".repeat(widths[i] - width(cell)) + GAP;
      line.append(title ? paint.bold(cell) : paint.as(cell)).append(filling);
    }
    return line.toString().stripTrailing();
  }

  static int width(String cell) {
    return cell.codePoints().map(Columns::width).sum();
  }

  private static int width(int sign) {
    return switch (Character.getType(sign)) {
      case Character.NON_SPACING_MARK, Character.ENCLOSING_MARK, Character.FORMAT -> 0;
      default -> isWide(sign) ? 2 : 1;
    };
  }

  private static boolean isWide(int sign) {
    return sign >= FIRST_WIDE
        && (Character.isIdeographic(sign)
            || switch (Character.UnicodeScript.of(sign)) {
              case HIRAGANA, KATAKANA, HANGUL -> true;
              default -> sign >= 0xFF01 && sign <= 0xFF60;
            });
  }
}
