package io.weir.flink.sql;

import io.weir.shared.Excerpt;
import java.util.Collection;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.apache.calcite.sql.parser.SqlParseException;
import org.apache.calcite.sql.parser.SqlParserPos;

/** Says in a sentence what the parser means by a failure. */
final class SyntaxWords {

  private static final int MOST_ALTERNATIVES = 12;
  private static final String NAME = "a name";
  private static final Pattern WORD = Pattern.compile("[A-Za-z_]+");

  /** What the parser says of a statement whose first word begins none. */
  private static final String NO_STATEMENT = "Non-query expression";

  private final String statement;
  private final SqlParseException failure;

  SyntaxWords(String statement, SqlParseException failure) {
    this.statement = statement;
    this.failure = failure;
  }

  String sentence() {
    Set<String> expected = expected(failure.getExpectedTokenNames());
    String found = found();
    if (expected.size() > MOST_ALTERNATIVES) {
      return "Did not expect " + quoted(found) + "." + help(found, expected);
    }
    if (!expected.isEmpty()) {
      return "Expected "
          + oneOf(expected)
          + ", found "
          + quoted(found)
          + "."
          + help(found, expected);
    }
    String words = String.valueOf(failure.getMessage()).lines().findFirst().orElse("");
    return words.startsWith(NO_STATEMENT)
        ? "No statement begins with " + quoted(found) + "."
        : Excerpt.of(words);
  }

  /** What the parser stumbled over; empty for the end of the statement. */
  private String found() {
    SqlParserPos pos = failure.getPos();
    if (pos == null || String.valueOf(failure.getMessage()).contains("\"<EOF>\"")) {
      return "";
    }
    String line = statement.lines().skip(pos.getLineNum() - 1L).findFirst().orElse("");
    int begin = Math.min(pos.getColumnNum() - 1, line.length());
    boolean oneLine = pos.getEndLineNum() == pos.getLineNum();
    int end = oneLine ? Math.min(pos.getEndColumnNum(), line.length()) : line.length();
    return line.substring(begin, Math.max(begin, end));
  }

  private static Set<String> expected(Collection<String> tokens) {
    if (tokens.contains("\"BIGINT\"")) {
      return Set.of("a type");
    }
    Set<String> expected = new TreeSet<>();
    for (String token : tokens) {
      switch (token) {
        case "<BACK_QUOTED_IDENTIFIER>" -> expected.add(NAME);
        case "<QUOTED_STRING>" -> expected.add("a text in single quotes");
        case "<UNSIGNED_INTEGER_LITERAL>" -> expected.add("a number");
        default -> {
          if (token.startsWith("\"")) {
            expected.add(symbol(token.substring(1, token.length() - 1)));
          }
        }
      }
    }
    return expected;
  }

  private static String symbol(String token) {
    return WORD.matcher(token).matches() ? token : "'" + token + "'";
  }

  private static String oneOf(Set<String> expected) {
    String list = String.join(", ", expected);
    int last = list.lastIndexOf(", ");
    return last < 0 ? list : list.substring(0, last) + " or " + list.substring(last + 2);
  }

  private static String quoted(String found) {
    return found.isEmpty() ? "the end of the statement" : "'" + Excerpt.of(found) + "'";
  }

  private static String help(String found, Set<String> expected) {
    if (found.startsWith("\"")) {
      return " Names stand in backticks, texts in single quotes.";
    }
    if (found.equals("(") && expected.contains("ARRAY")) {
      return " This type takes no length.";
    }
    if (found.toUpperCase(Locale.ROOT).equals("DEFAULT")) {
      return " A default is given by a CALL of sys.alter_column_default_value that follows.";
    }
    return expected.contains(NAME) && WORD.matcher(found).matches()
        ? " It is a word of SQL: as a name it stands in backticks."
        : "";
  }
}
