package io.weir.definition.rule;

import io.weir.definition.Finding;
import io.weir.definition.Fix;
import io.weir.definition.Rule;
import io.weir.definition.TableDefinition;
import io.weir.shared.Excerpt;
import io.weir.shared.Severity;
import java.util.List;

/**
 * Paimon's option {@code type} makes something that only looks like a table: files of another
 * format, objects of a store. Weir could neither read nor maintain it.
 */
final class OtherKindOfTable implements Rule {

  private static final String KEY = "type";
  private static final String TABLE = "table";

  @Override
  public About about() {
    return new About(
        "other-kind-of-table",
        Severity.ERROR,
        "Weir makes ordinary tables: other types have no maintenance.",
        Source.PRACTICE);
  }

  @Override
  public List<Finding> check(TableDefinition definition) {
    return definition
        .option(KEY)
        .filter(type -> !type.equalsIgnoreCase(TABLE))
        .map(
            type ->
                Finding.onOption(
                    this,
                    Severity.ERROR,
                    KEY,
                    type,
                    "Weir makes Paimon's own tables, and no '"
                        + Excerpt.of(type)
                        + "': leave the option out.",
                    Fix.removeOption(KEY)))
        .stream()
        .toList();
  }
}
