package io.weir.definition.rule;

import io.weir.definition.Finding;
import io.weir.definition.Fix;
import io.weir.definition.Rule;
import io.weir.definition.TableDefinition;
import io.weir.paimon.PaimonOptions;
import io.weir.shared.Severity;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * A changelog that is kept apart from its snapshots lives longer than they do, or the setting has
 * no effect: changes are in the snapshots as long as those live.
 */
final class ChangelogRetention implements Rule {

  private static final String CHANGELOG = "changelog.time-retained";
  private static final String SNAPSHOT = "snapshot.time-retained";
  private static final String SNAPSHOT_DEFAULT = "1 h";

  @Override
  public About about() {
    return new About(
        "changelog-retention",
        Severity.WARNING,
        "A changelog kept for a shorter time than the snapshots has no effect.",
        Source.OBSERVED);
  }

  @Override
  public List<Finding> check(TableDefinition definition) {
    String snapshots = definition.option(SNAPSHOT).orElse(SNAPSHOT_DEFAULT);
    return definition
        .option(CHANGELOG)
        .filter(changelog -> isShorter(changelog, snapshots))
        .map(
            changelog ->
                Finding.onOption(
                    this,
                    Severity.WARNING,
                    CHANGELOG,
                    changelog,
                    "Snapshots are kept for " + snapshots + ", so a shorter time has no effect.",
                    Fix.removeOption(CHANGELOG)))
        .stream()
        .toList();
  }

  private static boolean isShorter(String changelog, String snapshots) {
    Optional<Duration> one = PaimonOptions.duration(changelog);
    Optional<Duration> other = PaimonOptions.duration(snapshots);
    return one.isPresent() && other.isPresent() && one.get().compareTo(other.get()) < 0;
  }
}
