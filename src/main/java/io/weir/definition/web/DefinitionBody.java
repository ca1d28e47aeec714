package io.weir.definition.web;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.weir.definition.Column;
import io.weir.definition.Finding;
import io.weir.definition.Layer;
import io.weir.definition.TableDefinition;
import io.weir.shared.Problem;
import io.weir.shared.Problem.Fault;
import jakarta.validation.constraints.NotNull;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A definition as a form has it: a manifest's spec with a name. */
record DefinitionBody(
    @NotNull String name,
    @NotNull List<@Nullable ColumnBody> columns,
    @Nullable List<@Nullable String> primaryKey,
    @Nullable List<@Nullable String> partitionedBy,
    @Nullable Map<String, @Nullable String> options,
    @Nullable String comment,
    @Nullable Layer layer) {

  private static final String POINTER = "/definition";

  /** A column of it. */
  record ColumnBody(
      @Nullable String name,
      @Nullable String type,
      @Nullable String comment,
      @JsonProperty("default") @Nullable String defaultValue) {}

  static DefinitionBody from(TableDefinition definition) {
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
   * @throws Problem INVALID with a pointer into the request for each fault
   */
  TableDefinition definition() {
    try {
      return new TableDefinition(
          name,
          columnList(),
          names("primaryKey", primaryKey),
          names("partitionedBy", partitionedBy),
          texts(),
          comment,
          layer);
    } catch (Problem problem) {
      throw Problem.invalid(
          problem.faults().stream()
              .map(fault -> new Fault(POINTER + fault.pointer(), fault.message()))
              .toList());
    }
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

  private static List<String> names(String field, @Nullable List<@Nullable String> names) {
    if (names == null) {
      return List.of();
    }
    int missing = names.indexOf(null);
    if (missing >= 0) {
      throw Problem.invalid("/" + field + "/" + missing, "This needs a text.");
    }
    return names.stream().map(Objects::requireNonNull).toList();
  }

  private Map<String, String> texts() {
    if (options == null) {
      return Map.of();
    }
    options.forEach(
        (key, value) -> {
          if (value == null) {
            throw Problem.invalid(Finding.pointer("options", key), "This needs a text.");
          }
        });
    return Map.copyOf(options);
  }
}
