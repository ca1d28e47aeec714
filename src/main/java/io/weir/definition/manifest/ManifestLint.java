package io.weir.definition.manifest;

import io.weir.definition.Definitions;
import io.weir.definition.manifest.Manifests.Read;
import io.weir.definition.manifest.Manifests.Reading;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** Holds manifests against the rules. Asks nobody. */
@Component
public class ManifestLint {

  private static final String SPEC = "/spec";
  private static final Comparator<@Nullable String> BY_NAME =
      Comparator.nullsFirst(Comparator.naturalOrder());

  private final Definitions definitions;
  private final List<ManifestCheck> checks;

  public ManifestLint(Definitions definitions, List<ManifestCheck> checks) {
    this.definitions = definitions;
    this.checks = List.copyOf(checks);
  }

  /**
   * What is wrong with texts, and with each thing that they declare, by the texts' names and in
   * their order; no table is tried.
   */
  public List<ManifestFinding> of(Reading reading) {
    List<ManifestFinding> found = new ArrayList<>();
    reading.findings().forEach(placed -> found.add(ManifestFinding.of(null, placed)));
    reading.manifests().forEach(read -> lint(read).forEach(found::add));
    found.sort(
        Comparator.comparing(ManifestFinding::file, BY_NAME)
            .thenComparing(ManifestFinding::document)
            .thenComparing(ManifestFinding::line));
    return found;
  }

  private Stream<ManifestFinding> lint(Read read) {
    String target = read.manifest().target();
    if (read.manifest() instanceof Manifest.Table table && table.definition() != null) {
      return definitions.lint(table.definition()).stream()
          .map(finding -> ManifestFinding.of(target, read.placed(SPEC, finding)));
    }
    if (read.manifest() instanceof Manifest.Other other && !other.absent()) {
      return checks.stream()
          .flatMap(check -> check.check(other).stream())
          .map(finding -> ManifestFinding.of(target, read.placed("", finding)));
    }
    return Stream.of();
  }
}
