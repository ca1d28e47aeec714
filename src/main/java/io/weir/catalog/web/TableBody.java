package io.weir.catalog.web;

import io.weir.definition.DefinitionBody;
import io.weir.definition.Layer;
import io.weir.definition.TableDefinition;
import io.weir.lease.MaintenanceOwner;
import io.weir.shared.Problem;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A table to be made: a manifest's spec with a name.
 *
 * @param owner null for WEIR, or for WRITER where the options say {@code write-only=false}
 */
record TableBody(
    @NotBlank String name,
    @NotNull List<DefinitionBody.@Nullable ColumnBody> columns,
    @Nullable List<@Nullable String> primaryKey,
    @Nullable List<@Nullable String> partitionedBy,
    @Nullable Map<String, @Nullable String> options,
    @Nullable String comment,
    @Nullable Layer layer,
    @Nullable MaintenanceOwner owner) {

  /**
   * @throws Problem INVALID with a pointer for each fault
   */
  TableDefinition definition() {
    return new DefinitionBody(name, columns, primaryKey, partitionedBy, options, comment, layer)
        .definition();
  }
}
