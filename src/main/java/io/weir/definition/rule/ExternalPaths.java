package io.weir.definition.rule;

import io.weir.definition.Finding;
import io.weir.definition.Fix;
import io.weir.definition.Rule;
import io.weir.definition.TableDefinition;
import io.weir.shared.Severity;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * Data files outside the warehouse on a disk: each machine that runs a job has a disk of its own,
 * so what one writes no other can read, and nothing of the warehouse's care reaches it.
 */
final class ExternalPaths implements Rule {

  private static final String KEY = "data-file.external-paths";

  @Override
  public About about() {
    return new About(
        "external-paths",
        Severity.ERROR,
        "Data files on a local disk outside the warehouse are lost to every other machine.",
        Source.PRACTICE);
  }

  @Override
  public List<Finding> check(TableDefinition definition) {
    return definition
        .option(KEY)
        .filter(paths -> Arrays.stream(paths.split(",")).anyMatch(ExternalPaths::isLocal))
        .map(
            paths ->
                Finding.onOption(
                    this,
                    Severity.ERROR,
                    KEY,
                    paths,
                    "This leaves the warehouse for a local disk, which other machines don't see:"
                        + " name an object store, or leave it out.",
                    Fix.removeOption(KEY)))
        .stream()
        .toList();
  }

  private static boolean isLocal(String path) {
    String lower = path.strip().toLowerCase(Locale.ROOT);
    return lower.startsWith("file:") || !lower.contains("://");
  }
}
