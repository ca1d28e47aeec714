package io.weir.definition.sql;

import io.weir.definition.manifest.Manifests;
import io.weir.definition.manifest.Manifests.Reading;
import java.util.regex.Pattern;

/** Reads definitions from a text in either language: manifests in YAML, or statements. Pure. */
public final class DefinitionTexts {

  /** A word and another thing; after the first word of a manifest there is a colon. */
  private static final Pattern STATEMENT = Pattern.compile("[A-Za-z]+(?:\\s+[^\\s:]|/\\*|--)");

  private DefinitionTexts() {}

  /**
   * What a text declares. Never throws for what a text holds: that is what the findings say.
   *
   * @param defaults for names in statements; manifests say it all
   */
  public static Reading read(String text, SqlDefaults defaults) {
    return isSql(text) ? new SqlReader(defaults).read(text) : Manifests.read(text);
  }

  static boolean isSql(String text) {
    int start = firstWord(text);
    return start == text.length()
        || STATEMENT.matcher(text).region(start, text.length()).lookingAt();
  }

  /** Where white space and comments of SQL end; {@code ---} is one too. */
  private static int firstWord(String text) {
    int at = 0;
    while (at < text.length()) {
      int end = -1;
      if (text.startsWith("--", at)) {
        end = text.indexOf('\n', at);
      } else if (text.startsWith("/*", at)) {
        end = text.indexOf("*/", at) + 1;
      } else if (isBlank(text.charAt(at))) {
        end = at;
      } else {
        return at;
      }
      at = end < at ? text.length() : end + 1;
    }
    return at;
  }

  private static boolean isBlank(char c) {
    return Character.isWhitespace(c) || c == ';' || c == '\uFEFF';
  }
}
