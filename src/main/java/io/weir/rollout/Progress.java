package io.weir.rollout;

import io.weir.audit.Actor;
import io.weir.definition.manifest.Manifest;
import io.weir.definition.manifest.Manifests.Read;
import io.weir.definition.manifest.Manifests.Reading;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A plan that is being applied.
 *
 * @param draft what is planned now: the steps that are left
 * @param reason why, as whoever applies it says, or else who planned it; null when nobody does
 */
record Progress(
    Plan plan,
    Remaining remaining,
    List<Manifest> manifests,
    Draft draft,
    @Nullable String reason) {

  Progress {
    manifests = List.copyOf(manifests);
  }

  /** Of a plan that the request of this thread applies. */
  static Progress of(Plan plan, Remaining remaining, Reading reading, Draft draft) {
    String said = Actor.reason();
    return new Progress(
        plan,
        remaining,
        reading.manifests().stream().map(Read::manifest).toList(),
        draft,
        said == null ? plan.reason() : said);
  }

  long id() {
    return plan.id();
  }
}
