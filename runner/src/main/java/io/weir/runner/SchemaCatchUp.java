package io.weir.runner;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.apache.paimon.flink.action.cdc.TypeMapping;
import org.apache.paimon.flink.sink.cdc.UpdatedDataFieldsProcessFunctionBase;
import org.apache.paimon.flink.sink.cdc.UpdatedDataFieldsProcessFunctionBase.ConvertAction;
import org.apache.paimon.schema.Schema;
import org.apache.paimon.schema.SchemaChange;
import org.apache.paimon.schema.TableSchema;
import org.apache.paimon.types.DataField;
import org.apache.paimon.types.DataType;

/**
 * What a table of the lake must change to hold the rows of its source: the same changes that a
 * running sync makes when it reads an ALTER, so that reading it later changes nothing more. Columns
 * that the source dropped stay; keys are never changed.
 */
final class SchemaCatchUp {

  private SchemaCatchUp() {}

  static List<SchemaChange> changes(TableSchema target, Schema source) {
    Map<String, DataField> known =
        target.fields().stream().collect(Collectors.toMap(DataField::name, Function.identity()));
    List<SchemaChange> changes = new ArrayList<>();
    for (DataField field : source.fields()) {
      DataField column = known.get(field.name());
      if (column == null) {
        changes.add(
            SchemaChange.addColumn(field.name(), field.type().copy(true), field.description()));
      } else if (!target.primaryKeys().contains(field.name())) {
        addAlterations(changes, column, field.type());
      }
    }
    return changes;
  }

  private static void addAlterations(List<SchemaChange> changes, DataField column, DataType type) {
    if (isWider(type, column.type())) {
      changes.add(SchemaChange.updateColumnType(column.name(), type, true));
    }
    if (type.isNullable() && !column.type().isNullable()) {
      changes.add(SchemaChange.updateColumnNullability(column.name(), true));
    }
  }

  private static boolean isWider(DataType type, DataType than) {
    return !type.equalsIgnoreNullable(than)
        && UpdatedDataFieldsProcessFunctionBase.canConvert(
                than.copy(true), type.copy(true), TypeMapping.defaultMapping())
            == ConvertAction.CONVERT;
  }
}
