package io.weir.paimon;

import io.weir.shared.Problem;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.paimon.CoreOptions;
import org.apache.paimon.schema.Schema;
import org.apache.paimon.schema.TableSchema;
import org.apache.paimon.types.DataField;
import org.apache.paimon.types.DataType;
import org.apache.paimon.types.ReassignFieldId;

/** Between a table's shape and Paimon's schema. */
final class Shapes {

  private Shapes() {}

  static SchemaVersion version(TableSchema schema) {
    return new SchemaVersion(schema.id(), shape(schema), Instant.ofEpochMilli(schema.timeMillis()));
  }

  static TableShape shape(TableSchema schema) {
    Map<String, String> options = new HashMap<>(schema.options());
    // Paimon puts it in when it loads a table; it is not stored
    options.remove(CoreOptions.PATH.key());
    List<ColumnShape> columns =
        schema.fields().stream()
            .map(
                field ->
                    new ColumnShape(
                        field.id(),
                        field.name(),
                        field.type().asSQLString(),
                        field.description(),
                        field.defaultValue()))
            .toList();
    return new TableShape(
        columns, schema.primaryKeys(), schema.partitionKeys(), options, schema.comment());
  }

  /**
   * @throws Problem INVALID at the column's type, when that is not one
   */
  static Schema schema(TableShape shape) {
    List<DataField> fields = new ArrayList<>();
    AtomicInteger ids = new AtomicInteger(-1);
    for (int i = 0; i < shape.columns().size(); i++) {
      fields.add(field(i, shape.columns().get(i), ids));
    }
    return new Schema(
        fields,
        shape.partitionedBy(),
        shape.primaryKey(),
        new HashMap<>(shape.options()),
        shape.comment());
  }

  private static DataField field(int index, ColumnShape column, AtomicInteger ids) {
    DataType type;
    try {
      type = TypeText.parse(column.type());
    } catch (IllegalArgumentException e) {
      throw Problem.invalid("/columns/" + index + "/type", Failures.reason(e));
    }
    int id = ids.incrementAndGet();
    return new DataField(
        id,
        column.name(),
        ReassignFieldId.reassign(type, ids),
        column.comment(),
        column.defaultValue());
  }
}
