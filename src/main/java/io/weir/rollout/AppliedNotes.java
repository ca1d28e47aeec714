package io.weir.rollout;

import io.weir.catalog.Catalogs;
import io.weir.definition.TableDefinition;
import io.weir.definition.manifest.Manifest;
import io.weir.rollout.drift.AppliedDefinition;
import io.weir.rollout.drift.AppliedDefinitions;
import org.springframework.stereotype.Component;

/** Notes what a plan applied, once all of it is done: later plans and drift are told by it. */
@Component
class AppliedNotes {

  private final Catalogs catalogs;
  private final AppliedDefinitions applied;

  AppliedNotes(Catalogs catalogs, AppliedDefinitions applied) {
    this.catalogs = catalogs;
    this.applied = applied;
  }

  /** Reads the schemas of the tables once more, and blocks for that. */
  void take(Progress progress) {
    LakeView lake = LakeView.read(catalogs, progress.manifests());
    for (Manifest manifest : progress.manifests()) {
      if (manifest instanceof Manifest.Table table) {
        take(table, progress.plan(), lake);
      }
    }
  }

  private void take(Manifest.Table table, Plan plan, LakeView lake) {
    TableDefinition definition = table.definition();
    if (definition == null) {
      applied.forget(table.id());
      return;
    }
    lake.schema(table.id())
        .ifPresent(
            schema ->
                applied.applied(
                    new AppliedDefinition(
                        table.id(),
                        definition,
                        schema.shape().options(),
                        plan.id(),
                        plan.commit())));
  }
}
