package io.weir.paimon;

import io.weir.shared.Excerpt;
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

  private final TypeScanner scanner;
  private int fieldId;

  private TypeText(String text) {
    this.scanner = new TypeScanner(text);
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
    reader.scanner.skipSpace();
    if (!reader.scanner.atEnd()) {
      throw reader.scanner.unexpected("the end of the type");
    }
    return type;
  }

  private DataType type(int depth) {
    if (depth > MAX_DEPTH) {
      throw new IllegalArgumentException("Types nest at most " + MAX_DEPTH + " deep.");
    }
    int start = scanner.position();
    String word = scanner.word().toUpperCase(Locale.ROOT);
    boolean nested = scanner.accept("<");
    boolean parenthesised = !nested && word.equals("ROW") && scanner.accept("(");
    if (!nested && !parenthesised) {
      scanner.backTo(start);
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
                  "'" + Excerpt.of(word) + "' takes no '<': only ARRAY, MULTISET, MAP and ROW do.");
        };
    scanner.expect(end);
    return type;
  }

  private DataType map(int depth) {
    DataType key = type(depth);
    scanner.expect(",");
    return DataTypes.MAP(key, type(depth));
  }

  private DataType row(int depth, String end) {
    List<DataField> fields = new ArrayList<>();
    do {
      String name = fieldName();
      DataType type = type(depth);
      fields.add(new DataField(fieldId++, name, type, comment()));
    } while (scanner.accept(","));
    if (!scanner.peek(end)) {
      throw scanner.unexpected("',' or '" + end + "'");
    }
    return new RowType(fields);
  }

  private DataType atomic() {
    int start = scanner.position();
    int parentheses = 0;
    while (!scanner.atEnd() && (parentheses > 0 || !endsAtomic())) {
      char c = scanner.next();
      parentheses += c == '(' ? 1 : c == ')' ? -1 : 0;
    }
    String type = scanner.since(start).strip();
    if (type.isEmpty()) {
      throw scanner.unexpected("a type");
    }
    try {
      return DataTypeJsonParser.parseAtomicTypeSQLString(type);
    } catch (RuntimeException e) {
      throw new IllegalArgumentException(
          "'" + Excerpt.of(type) + "' is not a type that Paimon knows" + limit(e));
    }
  }

  /** What Paimon says of a length or precision out of range; its words on syntax are no help. */
  private static String limit(RuntimeException failure) {
    String words = String.valueOf(failure.getMessage());
    return words.contains("must be between") ? ": " + words : ".";
  }

  private boolean endsAtomic() {
    return ENDS_ATOMIC.stream().anyMatch(scanner::startsWith) || scanner.startsWord("COMMENT");
  }

  private boolean nullable() {
    int start = scanner.position();
    String word = scanner.word();
    if (word.equalsIgnoreCase("NOT")) {
      if (!scanner.word().equalsIgnoreCase("NULL")) {
        throw scanner.unexpected("NULL after NOT");
      }
      return false;
    }
    if (!word.equalsIgnoreCase("NULL")) {
      scanner.backTo(start);
    }
    return true;
  }

  private String fieldName() {
    scanner.skipSpace();
    String name = scanner.peek("`") ? scanner.quoted('`') : scanner.word();
    if (name.isEmpty()) {
      throw scanner.unexpected("the name of a field");
    }
    return name;
  }

  private @Nullable String comment() {
    scanner.skipSpace();
    if (scanner.startsWord("COMMENT")) {
      scanner.word();
    }
    return scanner.peek("'") ? scanner.quoted('\'') : null;
  }
}
