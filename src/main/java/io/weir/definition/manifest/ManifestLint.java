package io.weir.definition.manifest;

import io.weir.definition.Definitions;
import io.weir.definition.manifest.Manifests.Placed;
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
   * A finding about a manifest.
   *
   * @param target the full name of what the manifest declares; null where it can't be read
   */
  public record Found(@Nullable String target, Placed placed) {}

  /**
   * What is wrong with texts, and with each thing that they declare, by the texts' names and in
   * their order; no table is tried.
   */
  public List<Found> of(Reading reading) {
    List<Found> found = new ArrayList<>();
    reading.findings().forEach(placed -> found.add(new Found(null, placed)));
    reading.manifests().forEach(read -> lint(read).forEach(found::add));
    found.sort(
        Comparator.comparing((Found one) -> one.placed().place().file(), BY_NAME)
            .thenComparing(one -> one.placed().document())
            .thenComparing(one -> one.placed().place().line()));
    return found;
  }

  private Stream<Found> lint(Read read) {
    String target = read.manifest().target();
    if (read.manifest() instanceof Manifest.Table table && table.definition() != null) {
      return definitions.lint(table.definition()).stream()
          .map(finding -> new Found(target, read.placed(SPEC, finding)));
    }
    if (read.manifest() instanceof Manifest.Other other && !other.absent()) {
      return checks.stream()
          .flatMap(check -> check.check(other).stream())
          .map(finding -> new Found(target, read.placed("", finding)));
    }
    return Stream.of();
  }
}
