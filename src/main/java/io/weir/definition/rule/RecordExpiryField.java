package io.weir.definition.rule;

import io.weir.definition.Finding;
import io.weir.definition.Rule;
import io.weir.definition.TableDefinition;
import io.weir.shared.Severity;
import java.util.List;
import java.util.Optional;

/**
 * Expiry of single records without a column that says how old one is, or with one of another type
 * than a number or a timestamp: the first write fails.
 */
final class RecordExpiryField implements Rule {

  private static final String TIME = "record-level.expire-time";
  private static final String FIELD = "record-level.time-field";
  private static final String FAILS = ": without it the first write fails.";

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
    Optional<String> time = definition.option(TIME);
    if (time.isEmpty() || !definition.hasKey()) {
      return List.of();
    }
    Optional<String> field = definition.option(FIELD);
    if (field.isEmpty()) {
      String message = "Say in " + FIELD + " which column holds a record's time" + FAILS;
      return List.of(finding(TIME, time.get(), message));
    }
    return field
        .filter(name -> definition.column(name).filter(ColumnTypes::isRecordTime).isEmpty())
        .map(name -> finding(FIELD, name, "Name a column of INT, BIGINT or TIMESTAMP" + FAILS))
        .stream()
        .toList();
  }

  private Finding finding(String key, String value, String message) {
    return Finding.onOption(this, Severity.ERROR, key, value, message, null);
  }
}
