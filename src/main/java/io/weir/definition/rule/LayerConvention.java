package io.weir.definition.rule;

import io.weir.definition.Finding;
import io.weir.definition.Layer;
import io.weir.definition.Rule;
import io.weir.definition.TableDefinition;
import io.weir.shared.Severity;
import java.util.List;
import java.util.Set;

/**
 * What a layer's tables usually are: dimensions and details (DIM, DWD) have a primary key, sums
 * (DWS) merge by aggregation or partial-update. A table that is otherwise may be meant so.
 */
final class LayerConvention implements Rule {

  private static final Set<String> MERGING = Set.of("aggregation", "partial-update");

  @Override
  public About about() {
    return new About(
        "layer-convention",
        Severity.INFO,
        "Tables of DIM and DWD have a primary key; those of DWS aggregate or update partially.",
        Source.PRACTICE);
  }

  @Override
  public List<Finding> check(TableDefinition definition) {
    Layer layer = definition.layer();
    if ((layer == Layer.DIM || layer == Layer.DWD) && !definition.hasKey()) {
      return List.of(
          finding("/primaryKey", layer, "Tables of " + layer + " usually have a primary key."));
    }
    if (layer == Layer.DWS && !MERGING.contains(definition.mergeEngine())) {
      return List.of(
          finding(
              Finding.pointer("options", "merge-engine"),
              layer,
              "Tables of DWS usually merge by aggregation or partial-update."));
    }
    return List.of();
  }

  private Finding finding(String pointer, Layer layer, String message) {
    return new Finding(id(), Severity.INFO, pointer, message, "layer=" + layer, null);
  }
}
