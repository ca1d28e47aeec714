package io.weir.catalog.web;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.weir.definition.Column;
import io.weir.definition.Layer;
import io.weir.definition.TableDefinition;
import io.weir.lease.MaintenanceOwner;
import io.weir.shared.Problem;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import java.util.ArrayList;
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
    @NotNull List<@Nullable ColumnBody> columns,
    @Nullable List<@Nullable String> primaryKey,
    @Nullable List<@Nullable String> partitionedBy,
    @Nullable Map<String, @Nullable String> options,
    @Nullable String comment,
    @Nullable Layer layer,
    @Nullable MaintenanceOwner owner) {

  /** A column to be made. */
  record ColumnBody(
      @Nullable String name,
      @Nullable String type,
      @Nullable String comment,
      @JsonProperty("default") @Nullable String defaultValue) {}

  /**
   * @throws Problem INVALID with a pointer for each fault
   */
  TableDefinition definition() {
    return new TableDefinition(
        name,
        columnList(),
        Texts.list("primaryKey", primaryKey),
        Texts.list("partitionedBy", partitionedBy),
        Texts.map("options", options),
        comment,
        layer);
  }

  private List<Column> columnList() {
    List<Column> list = new ArrayList<>();
    for (ColumnBody column : columns) {
      String pointer = "/columns/" + list.size();
      if (column == null || column.name() == null || column.type() == null) {
        throw Problem.invalid(pointer, "A column needs a name and a type.");
      }
      list.add(new Column(column.name(), column.type(), column.comment(), column.defaultValue()));
    }
    return list;
  }
}
