package io.weir.definition.rule;

import io.weir.definition.Finding;
import io.weir.definition.Rule;
import io.weir.definition.TableDefinition;
import io.weir.paimon.PaimonOptions;
import io.weir.shared.Severity;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A value that can't be read as its option's type. CREATE refuses some, ALTER none: the table then
 * has an option at which every job dies.
 */
final class MalformedValue implements Rule {

  @Override
  public About about() {
    return new About(
        "malformed-value",
        Severity.ERROR,
        "A value that can't be read as its option's type stops every job of the table.",
        Source.OBSERVED);
  }

  @Override
  public List<Finding> check(TableDefinition definition) {
    return definition.options().entrySet().stream()
        .sorted(Map.Entry.comparingByKey())
        .flatMap(option -> fault(option.getKey(), option.getValue()).stream())
        .toList();
  }

  private Optional<Finding> fault(String key, String value) {
    return PaimonOptions.fault(key, value)
        .map(why -> Finding.onOption(this, Severity.ERROR, key, value, why, null));
  }
}
