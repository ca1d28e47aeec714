package io.weir.paimon;

import io.weir.shared.Problem;
import java.util.ArrayList;
import java.util.List;
import org.apache.paimon.data.InternalArray;
import org.apache.paimon.data.InternalMap;
import org.apache.paimon.data.InternalRow;
import org.apache.paimon.types.ArrayType;
import org.apache.paimon.types.DataType;
import org.apache.paimon.types.MapType;
import org.apache.paimon.types.RowType;

/**
 * The values that a path leads to in a row: one of a plain column, as many as there are in arrays
 * and maps. Nulls are none.
 */
final class NestedValues {

  private final DataType root;
  private final List<String> path;
  private final int index;
  private final DataType leaf;

  private NestedValues(RowType row, List<String> path) {
    this.index = row.getFieldIndex(path.get(0));
    this.root = row.getTypeAt(index);
    this.path = path.subList(1, path.size());
    this.leaf = leaf(root, this.path);
  }

  /**
   * @throws Problem NOT_FOUND when the path leads nowhere
   */
  static NestedValues of(RowType row, List<String> path) {
    return new NestedValues(row, path);
  }

  /** Of the values. */
  DataType type() {
    return leaf;
  }

  List<Object> of(InternalRow row) {
    List<Object> values = new ArrayList<>();
    if (!row.isNullAt(index)) {
      collect(InternalRow.createFieldGetter(root, index).getFieldOrNull(row), root, path, values);
    }
    return values;
  }

  private static DataType leaf(DataType type, List<String> path) {
    if (path.isEmpty()) {
      return type;
    }
    List<String> rest = path.subList(1, path.size());
    if (type instanceof RowType row && row.containsField(path.get(0))) {
      return leaf(row.getField(path.get(0)).type(), rest);
    }
    if (type instanceof ArrayType array) {
      return leaf(array.getElementType(), rest);
    }
    if (type instanceof MapType map) {
      return leaf(map.getValueType(), rest);
    }
    throw Problem.notFound("field", path.get(0));
  }

  private static void collect(Object value, DataType type, List<String> path, List<Object> values) {
    if (value == null) {
      return;
    }
    if (path.isEmpty()) {
      values.add(value);
      return;
    }
    List<String> rest = path.subList(1, path.size());
    if (type instanceof RowType row) {
      int field = row.getFieldIndex(path.get(0));
      DataType inner = row.getTypeAt(field);
      Object nested =
          InternalRow.createFieldGetter(inner, field).getFieldOrNull((InternalRow) value);
      collect(nested, inner, rest, values);
    } else if (type instanceof ArrayType array) {
      elements((InternalArray) value, array.getElementType(), rest, values);
    } else if (type instanceof MapType map) {
      elements(((InternalMap) value).valueArray(), map.getValueType(), rest, values);
    }
  }

  private static void elements(
      InternalArray array, DataType type, List<String> path, List<Object> values) {
    InternalArray.ElementGetter getter = InternalArray.createElementGetter(type);
    for (int i = 0; i < array.size(); i++) {
      collect(getter.getElementOrNull(array, i), type, path, values);
    }
  }
}
