package io.weir.definition.rule;

import io.weir.definition.Finding;
import io.weir.definition.Fix;
import io.weir.definition.OptionCatalogue;
import io.weir.definition.Rule;
import io.weir.definition.TableDefinition;
import io.weir.shared.Excerpt;
import io.weir.shared.Severity;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Paimon keeps any key that it is given and never says that nothing reads it: {@code
 * merge-enginee=aggregation} makes a table that deduplicates. A key that is almost a known one is
 * an error; any other unknown key a warning, for some engine may read it. Keys that older versions
 * had lead to today's.
 */
final class UnknownOption implements Rule {

  /** Keys that people still paste, and what stands for them now. */
  private static final Map<String, String> REMOVED =
      Map.of(
          "write-mode", "leave the primary key out for an append table",
          "compaction.max.file-num",
              "use num-sorted-run.compaction-trigger or compaction.min.file-num",
          "expire-execution.interval", "use an expiry policy",
          "auto-create", "leave it out: a catalog refuses it",
          "connector", "leave it out: the catalog says it",
          "path", "leave it out: the catalog decides where a table is");

  @Override
  public About about() {
    return new About(
        "unknown-option",
        Severity.ERROR,
        "Paimon keeps an option that it does not know, and nothing ever reads it.",
        Source.OBSERVED);
  }

  @Override
  public List<Finding> check(TableDefinition definition) {
    return definition.options().entrySet().stream()
        .filter(option -> REMOVED.containsKey(option.getKey()) || isUnknown(option.getKey()))
        .sorted(Map.Entry.comparingByKey())
        .map(option -> finding(option.getKey(), option.getValue()))
        .toList();
  }

  private static boolean isUnknown(String key) {
    return !OptionCatalogue.isKnown(key) && !OptionCatalogue.isOfCatalog(key);
  }

  private Finding finding(String key, String value) {
    String today = REMOVED.get(key);
    String shown = Excerpt.of(key);
    if (today != null) {
      return Finding.onOption(
          this,
          Severity.ERROR,
          key,
          value,
          "'" + key + "' does nothing here: " + today + ".",
          Fix.removeOption(key));
    }
    Optional<String> nearest = OptionCatalogue.nearest(key);
    if (nearest.isPresent()) {
      return Finding.onOption(
          this,
          Severity.ERROR,
          key,
          value,
          "Paimon has no option '"
              + shown
              + "' and would ignore it. Is it '"
              + nearest.get()
              + "'?",
          Fix.renameOption(key, nearest.get(), value));
    }
    return Finding.onOption(
        this,
        Severity.WARNING,
        key,
        value,
        "Paimon has no option '" + shown + "'; it is stored, and nothing may ever read it.",
        Fix.removeOption(key));
  }
}
