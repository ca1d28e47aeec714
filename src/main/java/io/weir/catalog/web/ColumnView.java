package io.weir.catalog.web;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.weir.paimon.ColumnShape;
import io.weir.paimon.TableShape;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A column as it is shown. */
record ColumnView(
    int id,
    String name,
    String type,
    @Nullable String comment,
    @JsonProperty("default") @Nullable String defaultValue) {

  static List<ColumnView> from(TableShape shape) {
    return shape.columns().stream().map(ColumnView::from).toList();
  }

  private static ColumnView from(ColumnShape column) {
    return new ColumnView(
        column.id(), column.name(), column.type(), column.comment(), column.defaultValue());
  }
}
