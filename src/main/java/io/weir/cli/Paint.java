package io.weir.cli;

/**
 * Colours words.
 *
 * @param on whether it does; else the words stay as they are
 */
record Paint(boolean on) {

  private static final String END = "\u001B[0m";

  String bold(String words) {
    return painted("\u001B[1m", words);
  }

  String faint(String words) {
    return painted("\u001B[2m", words);
  }

  /**
   * By what a word means.
   *
   * @param word a risk, a severity or a status; others keep their colour
   * @param words what is coloured
   */
  String as(String word, String words) {
    return switch (word) {
      case "green", "READY", "APPLIED", "RUNNING", "SUCCEEDED" -> painted("\u001B[32m", words);
      case "amber", "warning", "WAITING", "UNKNOWN", "STALE", "RESTARTING" ->
          painted("\u001B[33m", words);
      case "red", "error", "BLOCKED", "FAILED", "INTERRUPTED", "DRIFTED", "MISSING" ->
          painted("\u001B[31m", words);
      default -> words;
    };
  }

  String as(String word) {
    return as(word, word);
  }

  private String painted(String start, String words) {
    return on && !words.isEmpty() ? start + words + END : words;
  }
}
