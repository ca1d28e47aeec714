package io.weir.definition.rule;

import io.weir.definition.Finding;
import io.weir.definition.Rule;
import io.weir.definition.TableDefinition;
import io.weir.shared.Excerpt;
import io.weir.shared.Severity;
import java.util.List;

/** A row kind field that is no column, or whose column holds no text: the first write fails. */
final class RowKindField implements Rule {

  private static final String KEY = "rowkind.field";

  @Override
  public About about() {
    return new About(
        "row-kind-field",
        Severity.ERROR,
        "The row kind field must be a column of text, with +I, -U, +U or -D in each row.",
        Source.OBSERVED);
  }

  @Override
  public List<Finding> check(TableDefinition definition) {
    return definition
        .option(KEY)
        .filter(name -> definition.column(name).filter(ColumnTypes::isText).isEmpty())
        .map(
            name ->
                Finding.onOption(
                    this,
                    Severity.ERROR,
                    KEY,
                    name,
                    "'"
                        + Excerpt.of(name)
                        + "' is no column of text: the kinds +I, -U, +U and -D are text, and the"
                        + " first write would fail.",
                    null))
        .stream()
        .toList();
  }
}
