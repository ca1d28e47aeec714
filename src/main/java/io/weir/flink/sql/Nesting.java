package io.weir.flink.sql;

/**
 * How deep a statement nests, and how long its expressions are: the parser goes down by calls of
 * itself, and takes time by the square of an expression's operators.
 */
final class Nesting {

  private static final int MAX_DEPTH = 64;

  /** Of an expression, in characters without white space, quotes and what is nested in it. */
  private static final int MAX_LENGTH = 4000;

  private final int[] lengths = new int[MAX_DEPTH + 1];
  private int parentheses;
  private int angles;
  private boolean tooDeep;
  private boolean tooLong;

  /** Takes the next character that is in no comment; of what is in quotes the first alone. */
  void see(char c) {
    if (c == '(' || c == '[') {
      enter();
    } else if (c == ')' || c == ']') {
      parentheses = Math.max(0, parentheses - 1);
    } else if (c == ',') {
      lengths[parentheses] = 0;
    } else if (!Character.isWhitespace(c)) {
      tooLong |= ++lengths[parentheses] > MAX_LENGTH;
    }
    // that of a comparison closes nothing
    angles = Math.max(0, angles + (c == '<' ? 1 : c == '>' ? -1 : 0));
    tooDeep |= angles > MAX_DEPTH;
  }

  private void enter() {
    tooDeep |= parentheses == MAX_DEPTH;
    parentheses = Math.min(MAX_DEPTH, parentheses + 1);
    lengths[parentheses] = 0;
  }

  /** Why it had better not be parsed, in a sentence; empty when it may be. */
  String fault() {
    if (tooDeep) {
      return "This nests more than " + MAX_DEPTH + " deep.";
    }
    return tooLong ? "An expression has at most " + MAX_LENGTH + " characters." : "";
  }
}
