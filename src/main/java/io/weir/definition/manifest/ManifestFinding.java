package io.weir.definition.manifest;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import io.weir.definition.Finding;
import io.weir.definition.manifest.Manifests.Placed;
import org.jspecify.annotations.Nullable;

/**
 * A finding about a manifest, and where that stands.
 *
 * @param target the full name of what the manifest declares; null where it can't be read
 * @param file the name of the file; null when it was one text
 * @param document the manifest's number in the text, from 0
 * @param line from 1
 * @param column from 1
 */
public record ManifestFinding(
    @JsonUnwrapped Finding finding,
    @Nullable String target,
    @Nullable String file,
    int document,
    int line,
    int column) {

  /**
   * @param target null where the manifest can't be read
   */
  public static ManifestFinding of(@Nullable String target, Placed placed) {
    return new ManifestFinding(
        placed.finding(),
        target,
        placed.place().file(),
        placed.document(),
        placed.place().line(),
        placed.place().column());
  }
}
