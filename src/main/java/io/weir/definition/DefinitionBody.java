package io.weir.definition;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.weir.shared.Problem;
import io.weir.shared.web.Texts;
import jakarta.validation.constraints.NotNull;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A definition as clients declare it: a manifest's spec with a name. */
public record DefinitionBody(
    @NotNull String name,
    @NotNull List<@Nullable ColumnBody> columns,
    @Nullable List<@Nullable String> primaryKey,
    @Nullable List<@Nullable String> partitionedBy,
    @Nullable Map<String, @Nullable String> options,
    @Nullable String comment,
    @Nullable Layer layer) {

  /** A column of it. */
  public record ColumnBody(
      @Nullable String name,
      @Nullable String type,
      @Nullable String comment,
      @JsonProperty("default") @Nullable String defaultValue) {}

  /** What would declare the same. */
  public static DefinitionBody from(TableDefinition definition) {
    return new DefinitionBody(
        definition.name(),
        definition.columns().stream()
            .map(c -> new ColumnBody(c.name(), c.type(), c.comment(), c.defaultValue()))
            .toList(),
        definition.primaryKey(),
        definition.partitionedBy(),
        definition.options(),
        definition.comment(),
        definition.layer());
  }

  /**
   * @throws Problem INVALID with a pointer into this body for each fault
   */
  public TableDefinition definition() {
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
      if (column == null || column.name() == null || column.type() == null) {
        throw Problem.invalid("/columns/" + list.size(), "A column needs a name and a type.");
      }
      list.add(new Column(column.name(), column.type(), column.comment(), column.defaultValue()));
    }
    return list;
  }
}
