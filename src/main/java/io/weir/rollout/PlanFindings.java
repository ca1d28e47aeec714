package io.weir.rollout;

import io.weir.definition.Finding;
import io.weir.definition.manifest.Manifests.Read;
import io.weir.definition.manifest.Place;

/** Puts findings to the place in the manifests that they are about. */
final class PlanFindings {

  private PlanFindings() {}

  /**
   * A finding about a manifest.
   *
   * @param within the pointer of that part of the manifest to which the finding's is relative
   */
  static PlanFinding at(Read read, String within, Finding finding) {
    String pointer = finding.pointer() == null ? within : within + finding.pointer();
    Place place = read.places().of(pointer);
    Finding placed =
        new Finding(
            finding.rule(),
            finding.severity(),
            pointer,
            finding.message(),
            finding.evidence(),
            finding.fix());
    return new PlanFinding(
        placed, read.manifest().target(), read.document(), place.line(), place.column());
  }
}
