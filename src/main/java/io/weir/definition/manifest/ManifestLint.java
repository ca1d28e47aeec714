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

/** Holds manifests against the rules. Pure. */
public final class ManifestLint {

  private static final String SPEC = "/spec";
  private static final Comparator<@Nullable String> BY_NAME =
      Comparator.nullsFirst(Comparator.naturalOrder());

  private ManifestLint() {}

  /**
   * A finding about a manifest.
   *
   * @param target the full name of what the manifest declares; null where it can't be read
   */
  public record Found(@Nullable String target, Placed placed) {}

  /**
   * What is wrong with texts, and with each table that they declare, by the texts' names and in
   * their order; no table is tried.
   */
  public static List<Found> of(Definitions definitions, Reading reading) {
    List<Found> found = new ArrayList<>();
    reading.findings().forEach(placed -> found.add(new Found(null, placed)));
    reading.manifests().forEach(read -> lint(definitions, read).forEach(found::add));
    found.sort(
        Comparator.comparing((Found one) -> one.placed().place().file(), BY_NAME)
            .thenComparing(one -> one.placed().document())
            .thenComparing(one -> one.placed().place().line()));
    return found;
  }

  private static Stream<Found> lint(Definitions definitions, Read read) {
    if (read.manifest() instanceof Manifest.Table table && table.definition() != null) {
      return definitions.lint(table.definition()).stream()
          .map(finding -> new Found(read.manifest().target(), read.placed(SPEC, finding)));
    }
    return Stream.of();
  }
}
