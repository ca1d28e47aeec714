package io.weir.definition.rule;

import io.weir.definition.Column;
import io.weir.definition.Finding;
import io.weir.definition.Rule;
import io.weir.definition.TableDefinition;
import io.weir.shared.Severity;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Names that differ only in case, or in how their accents are encoded, are two columns to Paimon
 * and Flink; Spark, Hive and Trino take them for one and refuse the table or read the wrong one.
 */
final class ColumnsAlike implements Rule {

  @Override
  public About about() {
    return new About(
        "columns-alike",
        Severity.WARNING,
        "Columns that differ in case or in how their letters are composed are one to some engines.",
        Source.PRACTICE);
  }

  @Override
  public List<Finding> check(TableDefinition definition) {
    List<Finding> findings = new ArrayList<>();
    Map<String, String> seen = new HashMap<>();
    List<Column> columns = definition.columns();
    for (int i = 0; i < columns.size(); i++) {
      String name = columns.get(i).name();
      String other = seen.putIfAbsent(folded(name), name);
      if (other != null) {
        findings.add(finding(i, name, other));
      }
    }
    return findings;
  }

  private static String folded(String name) {
    return Normalizer.normalize(name.toLowerCase(Locale.ROOT), Normalizer.Form.NFC);
  }

  private Finding finding(int index, String name, String other) {
    return new Finding(
        id(),
        Severity.WARNING,
        "/columns/" + index + "/name",
        "Engines that don't tell case apart, such as Spark, can't tell this column from '"
            + other
            + "': rename one.",
        other + ", " + name,
        null);
  }
}
