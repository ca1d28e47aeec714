package io.weir.rollout;

import io.weir.definition.manifest.Manifest;
import io.weir.definition.manifest.Manifests.Read;
import io.weir.definition.manifest.Manifests.Reading;
import java.util.List;

/**
 * A plan that is being applied.
 *
 * @param draft what is planned now: the steps that are left
 */
record Progress(Plan plan, Remaining remaining, List<Manifest> manifests, Draft draft) {

  Progress {
    manifests = List.copyOf(manifests);
  }

  static Progress of(Plan plan, Remaining remaining, Reading reading, Draft draft) {
    return new Progress(
        plan, remaining, reading.manifests().stream().map(Read::manifest).toList(), draft);
  }

  long id() {
    return plan.id();
  }
}
