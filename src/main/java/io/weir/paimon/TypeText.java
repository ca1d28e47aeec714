package io.weir.paimon;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.apache.paimon.types.DataField;
import org.apache.paimon.types.DataType;
import org.apache.paimon.types.DataTypeJsonParser;
import org.apache.paimon.types.DataTypes;
import org.apache.paimon.types.RowType;
import org.jspecify.annotations.Nullable;

/**
 * Reads a type from its SQL text, nested ones too: {@code ARRAY<T>}, {@code MULTISET<T>}, {@code
 * MAP<K, V>} and {@code ROW<name T COMMENT 'text', ...>}. Paimon's own reader takes nested types
 * from JSON only; atomic ones are left to it.
 */
final class TypeText {

  private static final int MAX_DEPTH = 32;
  private static final int MAX_LENGTH = 20_000;
  private static final Set<String> ENDS_ATOMIC = Set.of(",", ">", ")", "'");

  private final String text;
  private int position;
  private int fieldId;

  private TypeText(String text) {
    this.text = text;
  }

  /**
   * @throws IllegalArgumentException with a sentence, when the text is not a type
   */
  static DataType parse(String text) {
    if (text.length() > MAX_LENGTH) {
      throw new IllegalArgumentException(
          "A type has at most " + MAX_LENGTH + " characters of text.");
    }
    TypeText reader = new TypeText(text);
    DataType type = reader.type(0);
    reader.skipSpace();
    if (reader.position < text.length()) {
      throw reader.unexpected("the end of the type");
    }
    return type;
  }

  private DataType type(int depth) {
    if (depth > MAX_DEPTH) {
      throw new IllegalArgumentException("Types nest at most " + MAX_DEPTH + " deep.");
    }
    int start = position;
    String word = word().toUpperCase(Locale.ROOT);
    boolean nested = accept("<");
    boolean parenthesised = !nested && word.equals("ROW") && accept("(");
    if (!nested && !parenthesised) {
      position = start;
      return atomic();
    }
    DataType type = nested(word, depth + 1, nested ? ">" : ")");
    return type.copy(nullable());
  }

  private DataType nested(String word, int depth, String end) {
    DataType type =
        switch (word) {
          case "ARRAY" -> DataTypes.ARRAY(type(depth));
          case "MULTISET" -> DataTypes.MULTISET(type(depth));
          case "MAP" -> map(depth);
          case "ROW" -> row(depth, end);
          default ->
              throw new IllegalArgumentException(
                  "'" + word + "' takes no '<': only ARRAY, MULTISET, MAP and ROW do.");
        };
    expect(end);
    return type;
  }

  private DataType map(int depth) {
    DataType key = type(depth);
    expect(",");
    return DataTypes.MAP(key, type(depth));
  }

  private DataType row(int depth, String end) {
    List<DataField> fields = new ArrayList<>();
    do {
      String name = fieldName();
      DataType type = type(depth);
      fields.add(new DataField(fieldId++, name, type, comment()));
    } while (accept(","));
    if (!peek(end)) {
      throw unexpected("',' or '" + end + "'");
    }
    return new RowType(fields);
  }

  private DataType atomic() {
    int start = position;
    int parentheses = 0;
    while (position < text.length()) {
      String c = text.substring(position, position + 1);
      if (parentheses == 0 && (ENDS_ATOMIC.contains(c) || startsWord("COMMENT"))) {
        break;
      }
      parentheses += c.equals("(") ? 1 : c.equals(")") ? -1 : 0;
      position++;
    }
    String type = text.substring(start, position).strip();
    if (type.isEmpty()) {
      throw unexpected("a type");
    }
    try {
      return DataTypeJsonParser.parseAtomicTypeSQLString(type);
    } catch (RuntimeException e) {
      throw new IllegalArgumentException("'" + type + "' is not a type that Paimon knows.", e);
    }
  }

  private boolean nullable() {
    int start = position;
    String word = word();
    if (word.equalsIgnoreCase("NOT")) {
      if (!word().equalsIgnoreCase("NULL")) {
        throw unexpected("NULL after NOT");
      }
      return false;
    }
    if (!word.equalsIgnoreCase("NULL")) {
      position = start;
    }
    return true;
  }

  private String fieldName() {
    skipSpace();
    String name = peek("`") ? quoted('`') : word();
    if (name.isEmpty()) {
      throw unexpected("the name of a field");
    }
    return name;
  }

  private @Nullable String comment() {
    skipSpace();
    if (startsWord("COMMENT")) {
      word();
    }
    return peek("'") ? quoted('\'') : null;
  }

  private String quoted(char quote) {
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

  private String word() {
    skipSpace();
    int start = position;
    while (position < text.length() && isWordPart(text.charAt(position))) {
      position++;
    }
    return text.substring(start, position);
  }

  private boolean startsWord(String word) {
    boolean atStart = position == 0 || !isWordPart(text.charAt(position - 1));
    return atStart && text.regionMatches(true, position, word, 0, word.length());
  }

  private static boolean isWordPart(char c) {
    return Character.isLetterOrDigit(c) || c == '_' || c == '$' || Character.isSurrogate(c);
  }

  private boolean peek(String symbol) {
    skipSpace();
    return text.startsWith(symbol, position);
  }

  private boolean accept(String symbol) {
    boolean found = peek(symbol);
    position += found ? symbol.length() : 0;
    return found;
  }

  private void expect(String symbol) {
    if (!accept(symbol)) {
      throw unexpected("'" + symbol + "'");
    }
  }

  private void skipSpace() {
    while (position < text.length() && Character.isWhitespace(text.charAt(position))) {
      position++;
    }
  }

  private IllegalArgumentException unexpected(String expected) {
    String found =
        position < text.length() ? "'" + text.substring(position) + "'" : "the end of the text";
    return new IllegalArgumentException(
        "Expected " + expected + " at character " + (position + 1) + ", found " + found + ".");
  }
}
