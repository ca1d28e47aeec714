package io.weir.definition.rule;

import io.weir.definition.Finding;
import io.weir.definition.Fix;
import io.weir.definition.OptionCatalogue;
import io.weir.definition.Rule;
import io.weir.definition.TableDefinition;
import io.weir.shared.Severity;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A name that an option had in older versions: still understood, until it is not. */
final class OldName implements Rule {

  @Override
  public About about() {
    return new About(
        "old-name",
        Severity.INFO,
        "An option's old name is still understood, until a later version drops it.",
        Source.DOCUMENTED);
  }

  @Override
  public List<Finding> check(TableDefinition definition) {
    return definition.options().entrySet().stream()
        .sorted(Map.Entry.comparingByKey())
        .map(option -> finding(option.getKey(), option.getValue()))
        .flatMap(Optional::stream)
        .toList();
  }

  private Optional<Finding> finding(String key, String value) {
    return OptionCatalogue.today(key)
        .map(
            today ->
                Finding.onOption(
                    this,
                    Severity.INFO,
                    key,
                    value,
                    "Today this is called '" + today + "'.",
                    Fix.renameOption(key, today, value)));
  }
}
