package io.weir.paimon;

import io.weir.shared.Excerpt;

/** Goes through the text of a type, token by token. */
final class TypeScanner {

  private final String text;
  private int position;

  TypeScanner(String text) {
    this.text = text;
  }

  int position() {
    return position;
  }

  /** Goes back to where a token began. */
  void backTo(int earlier) {
    position = earlier;
  }

  boolean atEnd() {
    return position >= text.length();
  }

  /** The character here, which is passed over. */
  char next() {
    return text.charAt(position++);
  }

  /** What was passed over since then. */
  String since(int start) {
    return text.substring(start, position);
  }

  /** The text up to the closing quote, in which a doubled quote stands for one. */
  String quoted(char quote) {
    StringBuilder content = new StringBuilder();
    for (position++; position < text.length(); position++) {
      boolean doubled = position + 1 < text.length() && text.charAt(position + 1) == quote;
      if (text.charAt(position) == quote && !doubled) {
        position++;
        return content.toString();
      }
      if (text.charAt(position) == quote) {
        position++;
      }
      content.append(text.charAt(position));
    }
    throw unexpected("the closing " + quote);
  }

  /** The next word; empty when none begins here. */
  String word() {
    skipSpace();
    int start = position;
    while (position < text.length() && isWordPart(text.charAt(position))) {
      position++;
    }
    return text.substring(start, position);
  }

  /** Whether this word begins here, whatever its case. */
  boolean startsWord(String word) {
    boolean atStart = position == 0 || !isWordPart(text.charAt(position - 1));
    return atStart && text.regionMatches(true, position, word, 0, word.length());
  }

  private static boolean isWordPart(char c) {
    return Character.isLetterOrDigit(c) || c == '_' || c == '$' || Character.isSurrogate(c);
  }

  /** Whether exactly this stands here. */
  boolean startsWith(String symbol) {
    return text.startsWith(symbol, position);
  }

  /** Whether this is the next token. */
  boolean peek(String symbol) {
    skipSpace();
    return text.startsWith(symbol, position);
  }

  /** Passes over the next token if it is this. */
  boolean accept(String symbol) {
    boolean found = peek(symbol);
    position += found ? symbol.length() : 0;
    return found;
  }

  void expect(String symbol) {
    if (!accept(symbol)) {
      throw unexpected("'" + symbol + "'");
    }
  }

  void skipSpace() {
    while (position < text.length() && Character.isWhitespace(text.charAt(position))) {
      position++;
    }
  }

  IllegalArgumentException unexpected(String expected) {
    String found =
        position < text.length()
            ? "'" + Excerpt.of(text.substring(position)) + "'"
            : "the end of the text";
    return new IllegalArgumentException(
        "Expected " + expected + " at character " + (position + 1) + ", found " + found + ".");
  }
}
