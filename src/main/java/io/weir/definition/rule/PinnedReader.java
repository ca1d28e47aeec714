package io.weir.definition.rule;

import io.weir.definition.Finding;
import io.weir.definition.Fix;
import io.weir.definition.Rule;
import io.weir.definition.TableDefinition;
import io.weir.shared.Severity;
import java.util.List;

/**
 * An option of one reader stored with the table binds every reader: {@code scan.snapshot-id} shows
 * all of them the same old snapshot for ever, {@code consumer-id} makes all of them share one
 * position.
 */
final class PinnedReader implements Rule {

  private static final List<String> KEYS =
      List.of(
          "scan.snapshot-id",
          "scan.tag-name",
          "scan.timestamp",
          "scan.timestamp-millis",
          "scan.watermark",
          "scan.version",
          "incremental-between",
          "incremental-between-timestamp",
          "consumer-id");

  @Override
  public About about() {
    return new About(
        "pinned-reader",
        Severity.ERROR,
        "An option of one reader, stored with the table, binds every reader.",
        Source.OBSERVED);
  }

  @Override
  public List<Finding> check(TableDefinition definition) {
    return KEYS.stream()
        .filter(definition.options()::containsKey)
        .map(
            key ->
                Finding.onOption(
                    this,
                    Severity.ERROR,
                    key,
                    String.valueOf(definition.options().get(key)),
                    "Stored with the table, '"
                        + key
                        + "' binds every reader; give it to the query"
                        + " or job that means it.",
                    Fix.removeOption(key)))
        .toList();
  }
}
