package io.weir.definition.change;

import io.weir.definition.Column;
import io.weir.definition.TableDefinition;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Tables, and what else they might be declared to be: columns that come, go, move and change. */
final class RandomAlterations {

  private static final List<String> NAMES =
      List.of("a", "b b", "in't", "名", "e", "f-g", "ключ", "h", "`i`", "j");
  private static final List<String> TYPES =
      List.of(
          "INT",
          "BIGINT",
          "DOUBLE",
          "STRING",
          "VARCHAR(20)",
          "DECIMAL(10, 2)",
          "DECIMAL(12, 2)",
          "TIMESTAMP(3)",
          "DATE",
          "ARRAY<INT>",
          "ARRAY<BIGINT>",
          "MAP<STRING, INT>",
          "MAP<STRING, BIGINT>",
          "MAP<INT, BIGINT>",
          "ROW<x INT, y STRING>",
          "ROW<y STRING, x BIGINT>",
          "ROW<x BIGINT 'of x', z DOUBLE, y STRING>",
          "ROW<z DOUBLE>",
          "ARRAY<ROW<x INT, y STRING>>",
          "ARRAY<ROW<z STRING, x BIGINT, y STRING>>",
          "ROW<r ROW<x INT, y INT>, s STRING>",
          "ROW<r ROW<x BIGINT, y INT, z INT>, s STRING>");

  private final Random random;

  RandomAlterations(long seed) {
    this.random = new Random(seed);
  }

  /**
   * A table and what it is declared to be.
   *
   * @param renamed the names that columns have, by those that they get
   */
  record Pair(TableDefinition has, TableDefinition wants, Map<String, String> renamed) {}

  Pair next() {
    List<Column> has = new ArrayList<>();
    for (String name : some(NAMES)) {
      has.add(new Column(name, one(TYPES), maybe("said of it"), null));
    }
    has.add(random.nextInt(has.size() + 1), new Column("id", "BIGINT NOT NULL", null, null));
    Map<String, String> renamed = new HashMap<>();
    List<Column> wants = changed(has, renamed);
    return new Pair(definition(has), definition(wants), renamed);
  }

  private List<Column> changed(List<Column> has, Map<String, String> renamed) {
    Set<String> taken = new HashSet<>();
    has.forEach(column -> taken.add(column.name()));
    List<Column> wants = new ArrayList<>();
    for (Column column : has) {
      if (column.name().equals("id")) {
        wants.add(column);
      } else if (random.nextInt(4) > 0) {
        String name = random.nextInt(5) == 0 ? fresh(taken) : column.name();
        if (!name.equals(column.name())) {
          renamed.put(name, column.name());
        }
        wants.add(new Column(name, changed(column.type()), maybe("said anew"), value(column)));
      }
    }
    while (random.nextInt(2) == 0) {
      wants.add(random.nextInt(wants.size() + 1), new Column(fresh(taken), one(TYPES), null, null));
    }
    if (random.nextInt(3) == 0) {
      Collections.shuffle(wants, random);
    }
    return wants;
  }

  private String changed(String type) {
    return random.nextInt(3) == 0 ? one(TYPES) : type;
  }

  private @Nullable String value(Column column) {
    return column.type().equals("INT") ? maybe("7") : null;
  }

  private String fresh(Set<String> taken) {
    String name = one(NAMES) + taken.size();
    taken.add(name);
    return name;
  }

  private TableDefinition definition(List<Column> columns) {
    Map<String, String> options = new HashMap<>(Map.of("bucket", "1"));
    if (random.nextBoolean()) {
      options.put("snapshot.num-retained.min", Integer.toString(1 + random.nextInt(3)));
    }
    return new TableDefinition("t", columns, List.of("id"), List.of(), options, null, null);
  }

  private List<String> some(List<String> names) {
    return names.stream().filter(name -> random.nextBoolean()).toList();
  }

  private @Nullable String maybe(String text) {
    return random.nextInt(3) == 0 ? text : null;
  }

  private <T> T one(List<T> list) {
    return list.get(random.nextInt(list.size()));
  }
}
