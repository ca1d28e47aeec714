package io.weir.definition.rule;

import io.weir.definition.Finding;
import io.weir.definition.Rule;
import io.weir.definition.TableDefinition;
import io.weir.shared.Excerpt;
import io.weir.shared.Severity;
import java.util.ArrayList;
import java.util.List;

/** Keys and partitions that are not made of the table's columns, or leave no key in a partition. */
final class KeyColumns implements Rule {

  @Override
  public About about() {
    return new About(
        "key-columns",
        Severity.ERROR,
        "Keys and partitions are made of columns, and a key is more than the partition.",
        Source.OBSERVED);
  }

  @Override
  public List<Finding> check(TableDefinition definition) {
    List<Finding> findings = new ArrayList<>();
    findings.addAll(absent(definition, "primaryKey", definition.primaryKey()));
    findings.addAll(absent(definition, "partitionedBy", definition.partitionedBy()));
    boolean nothingElse =
        definition.hasKey() && definition.partitionedBy().containsAll(definition.primaryKey());
    if (nothingElse) {
      findings.add(
          finding(
              "/primaryKey",
              "The primary key holds partition columns only, so a partition could hold one row.",
              String.join(", ", definition.primaryKey())));
    }
    return findings;
  }

  private List<Finding> absent(TableDefinition definition, String field, List<String> names) {
    List<Finding> findings = new ArrayList<>();
    for (int i = 0; i < names.size(); i++) {
      String name = names.get(i);
      String pointer = Finding.pointer(field, Integer.toString(i));
      if (definition.column(name).isEmpty()) {
        findings.add(finding(pointer, "There is no column '" + Excerpt.of(name) + "'.", name));
      } else if (names.indexOf(name) < i) {
        findings.add(finding(pointer, "'" + name + "' stands here twice.", name));
      }
    }
    return findings;
  }

  private Finding finding(String pointer, String message, String evidence) {
    return new Finding(id(), Severity.ERROR, pointer, message, Excerpt.of(evidence), null);
  }
}
