package io.weir.flink.sql;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Takes a text apart at the semicolons that end statements: not those in quotes or comments. O(n).
 */
final class StatementSplitter {

  private static final char BYTE_ORDER_MARK = '\uFEFF';

  private final String text;
  private final List<Piece> pieces = new ArrayList<>();
  private int position;
  private int start = -1;
  private SqlPlace startPlace = new SqlPlace(1, 1);
  private int line = 1;
  private int lineStart;
  private Nesting nesting = new Nesting();
  private @Nullable SqlPlace open;

  private StatementSplitter(String text) {
    this.text = text;
  }

  /**
   * A statement in the text.
   *
   * @param text without the semicolon
   * @param at where it begins
   * @param open where a quotation begins that has no end; null for none
   */
  record Piece(String text, SqlPlace at, Nesting nesting, @Nullable SqlPlace open) {}

  static List<Piece> split(String text) {
    StatementSplitter splitter = new StatementSplitter(text);
    splitter.run();
    return splitter.pieces;
  }

  private void run() {
    while (position < text.length()) {
      char c = text.charAt(position);
      if (text.startsWith("--", position) || text.startsWith("//", position)) {
        skipTo(text.indexOf('\n', position));
      } else if (text.startsWith("/*", position)) {
        int end = text.indexOf("*/", position + 2);
        skipTo(end < 0 ? end : end + 2);
      } else if (c == ';') {
        end();
        skipTo(position + 1);
      } else {
        visible(c);
      }
    }
    end();
  }

  private void visible(char c) {
    if (start < 0 && !Character.isWhitespace(c) && c != BYTE_ORDER_MARK) {
      start = position;
      startPlace = here();
    }
    nesting.see(c);
    if (c == '\'' || c == '`') {
      int close = text.indexOf(c, position + 1);
      open = close < 0 ? here() : null;
      skipTo(close < 0 ? close : close + 1);
    } else {
      skipTo(position + 1);
    }
  }

  private SqlPlace here() {
    return new SqlPlace(line, position - lineStart + 1);
  }

  /** Goes on, and counts the lines on the way; -1 stands for the end of the text. */
  private void skipTo(int next) {
    int end = next < 0 ? text.length() : next;
    for (; position < end; position++) {
      if (text.charAt(position) == '\n') {
        line++;
        lineStart = position + 1;
      }
    }
  }

  private void end() {
    if (start >= 0) {
      pieces.add(new Piece(text.substring(start, position), startPlace, nesting, open));
    }
    start = -1;
    nesting = new Nesting();
  }
}
