package io.weir.definition.sql;

import io.weir.definition.Column;
import io.weir.definition.Layer;
import io.weir.definition.TableDefinition;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collector;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Definitions of all types, with names and texts that are hard to write. */
final class RandomDefinitions {

  private static final List<String> TYPES =
      List.of(
          "BOOLEAN",
          "TINYINT",
          "SMALLINT",
          "INT",
          "BIGINT",
          "FLOAT",
          "DOUBLE",
          "DECIMAL(10, 2)",
          "DECIMAL(38, 38)",
          "CHAR(3)",
          "VARCHAR(2147483646)",
          "STRING",
          "BINARY(4)",
          "VARBINARY(5)",
          "BYTES",
          "DATE",
          "TIME(3)",
          "TIMESTAMP(0)",
          "TIMESTAMP(9)",
          "TIMESTAMP(6) WITH LOCAL TIME ZONE",
          "VARIANT");

  private static final List<String> TEXTS =
      List.of(
          "",
          " ",
          "no",
          "null",
          "true",
          "0x1F",
          "007",
          "1e3",
          "2024-01-01",
          "it's",
          "''",
          "say \"so\"",
          "a: b",
          "a #b",
          "- a",
          "{a, b}",
          "`x`",
          "back\\slash",
          "two\nlines\r\n",
          "tab\tand\u0001\u0085\u2028\uFEFF",
          "订单 – ünïcödé",
          "😀",
          " COMMENT 'x' ",
          "VARIANT",
          "--x; /* y */ ;",
          "%s ${x}",
          "x".repeat(4000));

  private static final List<String> NAMES =
      List.of(
          "id",
          "order",
          "a b",
          "it's",
          "back`tick",
          "yes",
          "订单",
          "ключ",
          "123",
          "a-b",
          "a,b",
          "{x}",
          "NULL",
          "x COMMENT 'y",
          "VARIANT",
          "😀");

  private final Random random;

  RandomDefinitions(long seed) {
    this.random = new Random(seed);
  }

  TableDefinition next() {
    List<Column> columns = new ArrayList<>();
    for (String name : names()) {
      columns.add(new Column(name, type(0), maybe(), maybe()));
    }
    List<String> names = columns.stream().map(Column::name).toList();
    Layer layer = random.nextBoolean() ? null : one(List.of(Layer.values()));
    return new TableDefinition(
        one(NAMES), columns, some(names), some(names), options(), maybe(), layer);
  }

  private String type(int depth) {
    int choice = random.nextInt(depth > 3 ? 6 : 10);
    String type =
        switch (choice) {
          case 6 -> "ARRAY<" + type(depth + 1) + ">";
          case 7 -> "MULTISET<" + type(depth + 1) + ">";
          case 8 -> "MAP<" + type(depth + 1) + ", " + type(depth + 1) + ">";
          case 9 -> names().stream().map(name -> field(name, depth)).collect(row());
          default -> one(TYPES);
        };
    return random.nextInt(3) == 0 ? type + " NOT NULL" : type;
  }

  private static Collector<CharSequence, ?, String> row() {
    return Collectors.joining(", ", "ROW<", ">");
  }

  private String field(String name, int depth) {
    String field = "`" + name.replace("`", "``") + "` " + type(depth + 1);
    return random.nextBoolean()
        ? field
        : field + " '" + one(TEXTS.subList(0, 26)).replace("'", "''") + "'";
  }

  private Map<String, String> options() {
    Map<String, String> options = new HashMap<>();
    for (String key : List.of("bucket", "a: b", "k'x", "#", "键", "y".repeat(2000))) {
      if (random.nextBoolean()) {
        options.put(key, one(TEXTS));
      }
    }
    return options;
  }

  private List<String> names() {
    return NAMES.stream()
        .filter(name -> random.nextInt(6) == 0)
        .collect(
            Collectors.collectingAndThen(
                Collectors.toList(), names -> names.isEmpty() ? List.of("only") : names));
  }

  private List<String> some(List<String> names) {
    return names.stream().filter(name -> random.nextInt(3) == 0).toList();
  }

  private @Nullable String maybe() {
    return random.nextBoolean() ? null : one(TEXTS);
  }

  private <T> T one(List<T> list) {
    return list.get(random.nextInt(list.size()));
  }
}
