package io.weir.definition.rule;

import io.weir.definition.Finding;
import io.weir.definition.Rule;
import io.weir.definition.Severity;
import io.weir.definition.TableDefinition;
import java.util.List;

/** Expiry of single records without the column that says how old one is: the first write fails. */
final class RecordExpiryField implements Rule {

  private static final String TIME = "record-level.expire-time";
  private static final String FIELD = "record-level.time-field";

  @Override
  public About about() {
    return new About(
        "record-expiry-field",
        Severity.ERROR,
        "Expiry of records needs the column that holds their time.",
        Source.OBSERVED);
  }

  @Override
  public List<Finding> check(TableDefinition definition) {
    return definition
        .option(TIME)
        .filter(time -> definition.hasKey() && definition.option(FIELD).isEmpty())
        .map(
            time ->
                Finding.onOption(
                    this,
                    Severity.ERROR,
                    TIME,
                    time,
                    "Say in "
                        + FIELD
                        + " which column holds a record's time; without it the first"
                        + " write fails.",
                    null))
        .stream()
        .toList();
  }
}
