package io.weir.paimon;

import io.weir.paimon.RowFilter.Condition;
import io.weir.paimon.RowFilter.Operator;
import io.weir.shared.Excerpt;
import io.weir.shared.Problem;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the text of a filter, in the grammar of {@link RowFilter}. */
final class RowFilterReader {

  private static final int MAX_LENGTH = 4000;
  private static final int MAX_VALUES = 200;

  private static final Pattern TOKEN =
      Pattern.compile(
          "\\s*(?:`(?<quoted>(?:[^`]|``)+)`|'(?<text>(?:[^']|'')*)'"
              + "|(?<number>[+-]?(?:\\d+\\.?\\d*|\\.\\d+)(?:[eE][+-]?\\d+)?)"
              + "|(?<sign><=|>=|<>|!=|[=<>(),])|(?<word>[\\p{L}_][\\p{L}\\p{M}\\p{N}_-]*))",
          Pattern.UNICODE_CASE);

  private static final Map<String, Operator> SIGNS =
      Map.of(
          "=", Operator.EQUAL,
          "<>", Operator.NOT_EQUAL,
          "!=", Operator.NOT_EQUAL,
          "<", Operator.LESS,
          "<=", Operator.LESS_OR_EQUAL,
          ">", Operator.GREATER,
          ">=", Operator.GREATER_OR_EQUAL);

  private enum Kind {
    COLUMN,
    TEXT,
    NUMBER,
    SIGN,
    WORD,
    END
  }

  private record Token(Kind kind, String text, int at) {

    boolean is(String word) {
      return (kind == Kind.WORD || kind == Kind.SIGN) && text.equalsIgnoreCase(word);
    }
  }

  private final List<Token> tokens = new ArrayList<>();
  private int next;

  RowFilterReader(String text) {
    if (text.length() > MAX_LENGTH) {
      throw Problem.invalid("filter", "A filter has at most " + MAX_LENGTH + " characters.");
    }
    String stripped = text.stripTrailing();
    Matcher matcher = TOKEN.matcher(stripped);
    int at = 0;
    while (at < stripped.length()) {
      if (!matcher.region(at, stripped.length()).lookingAt()) {
        throw unexpected(new Token(Kind.WORD, stripped.substring(at), at), "a condition");
      }
      tokens.add(token(matcher));
      at = matcher.end();
    }
    tokens.add(new Token(Kind.END, "", stripped.length()));
  }

  private static Token token(Matcher matcher) {
    int at = matcher.start();
    if (matcher.group("quoted") != null) {
      return new Token(Kind.COLUMN, matcher.group("quoted").replace("``", "`"), at);
    }
    if (matcher.group("text") != null) {
      return new Token(Kind.TEXT, matcher.group("text").replace("''", "'"), at);
    }
    if (matcher.group("number") != null) {
      return new Token(Kind.NUMBER, matcher.group("number"), at);
    }
    return matcher.group("sign") != null
        ? new Token(Kind.SIGN, matcher.group("sign"), at)
        : new Token(Kind.WORD, matcher.group("word"), at);
  }

  RowFilter read() {
    List<Condition> conditions = new ArrayList<>();
    do {
      conditions.add(condition());
    } while (taken("AND"));
    if (peek().kind() != Kind.END) {
      throw unexpected(peek(), "AND or the end");
    }
    if (conditions.stream().mapToInt(c -> c.values().size()).sum() > MAX_VALUES) {
      throw Problem.invalid("filter", "A filter compares with at most " + MAX_VALUES + " values.");
    }
    return new RowFilter(conditions);
  }

  private Condition condition() {
    Token column = take();
    if (column.kind() != Kind.COLUMN && column.kind() != Kind.WORD) {
      throw unexpected(column, "a column");
    }
    String name = column.text();
    Operator sign = SIGNS.get(peek().text());
    if (peek().kind() == Kind.SIGN && sign != null) {
      take();
      return new Condition(name, sign, List.of(value()));
    }
    if (taken("IS")) {
      Operator operator = taken("NOT") ? Operator.IS_NOT_NULL : Operator.IS_NULL;
      expect("NULL");
      return new Condition(name, operator, List.of());
    }
    if (taken("LIKE")) {
      return like(name);
    }
    Operator operator = taken("NOT") ? Operator.NOT_IN : Operator.IN;
    expect("IN");
    return new Condition(name, operator, values());
  }

  private Condition like(String column) {
    Token token = peek();
    String pattern = value();
    boolean before = pattern.startsWith("%");
    boolean after = pattern.length() > 1 && pattern.endsWith("%");
    String plain = pattern.substring(before ? 1 : 0, pattern.length() - (after ? 1 : 0));
    if (plain.isEmpty() || plain.contains("%") || plain.contains("_")) {
      throw unexpected(token, "'text%', '%text' or '%text%'");
    }
    Operator operator = before && after ? Operator.CONTAINS : Operator.EQUAL;
    if (before != after) {
      operator = before ? Operator.ENDS_WITH : Operator.STARTS_WITH;
    }
    return new Condition(column, operator, List.of(plain));
  }

  private List<String> values() {
    List<String> values = new ArrayList<>();
    expect("(");
    do {
      values.add(value());
    } while (taken(","));
    expect(")");
    return values;
  }

  private String value() {
    Token token = take();
    boolean isValue =
        token.kind() == Kind.TEXT
            || token.kind() == Kind.NUMBER
            || token.is("TRUE")
            || token.is("FALSE");
    if (!isValue) {
      throw unexpected(token, "a value: 'text', a number, TRUE or FALSE");
    }
    return token.kind() == Kind.WORD ? token.text().toLowerCase(Locale.ROOT) : token.text();
  }

  private Token peek() {
    return tokens.get(next);
  }

  private Token take() {
    Token token = tokens.get(next);
    next = Math.min(next + 1, tokens.size() - 1);
    return token;
  }

  private boolean taken(String word) {
    boolean found = peek().is(word);
    next += found ? 1 : 0;
    return found;
  }

  private void expect(String word) {
    if (!taken(word)) {
      throw unexpected(peek(), word);
    }
  }

  private static Problem unexpected(Token token, String wanted) {
    String found = token.kind() == Kind.END ? "its end" : "'" + Excerpt.of(token.text()) + "'";
    return Problem.invalid(
        "filter",
        "At character %d a filter needs %s, and here is %s. Write it like: status = 'new' AND amount > 10."
            .formatted(token.at() + 1, wanted, found));
  }
}
