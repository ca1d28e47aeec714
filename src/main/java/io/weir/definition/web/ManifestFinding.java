package io.weir.definition.web;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import io.weir.definition.Finding;
import io.weir.definition.manifest.ManifestLint;
import io.weir.definition.manifest.ManifestLint.Found;
import io.weir.definition.manifest.Manifests.Reading;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A finding about a manifest, and where that stands.
 *
 * @param target the full name of what the manifest declares; null where it can't be read
 * @param file the name of the file; null when one text was sent
 * @param document the manifest's number in the text, from 0
 * @param line from 1
 * @param column from 1
 */
record ManifestFinding(
    @JsonUnwrapped Finding finding,
    @Nullable String target,
    @Nullable String file,
    int document,
    int line,
    int column) {

  /** What is wrong with a text, in its order. */
  static List<ManifestFinding> of(ManifestLint lint, Reading reading) {
    return lint.of(reading).stream().map(ManifestFinding::from).toList();
  }

  private static ManifestFinding from(Found found) {
    var placed = found.placed();
    return new ManifestFinding(
        placed.finding(),
        found.target(),
        placed.place().file(),
        placed.document(),
        placed.place().line(),
        placed.place().column());
  }
}
