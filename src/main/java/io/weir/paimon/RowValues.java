package io.weir.paimon;

import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.paimon.data.InternalArray;
import org.apache.paimon.data.InternalMap;
import org.apache.paimon.data.InternalRow;
import org.apache.paimon.data.Timestamp;
import org.apache.paimon.data.variant.Variant;
import org.apache.paimon.types.ArrayType;
import org.apache.paimon.types.DataField;
import org.apache.paimon.types.DataType;
import org.apache.paimon.types.DataTypes;
import org.apache.paimon.types.MapType;
import org.apache.paimon.types.MultisetType;
import org.apache.paimon.types.RowType;
import org.jspecify.annotations.Nullable;

/**
 * A value as JSON can hold it without loss: decimals, and integers beyond 2^53, as text; bytes as
 * hexadecimal text; times in ISO-8601; an array as a list, a row as an object, a map as a list of
 * {@code {key, value}}.
 */
final class RowValues {

  private static final long MAX_EXACT_IN_JSON = 1L << 53;

  private RowValues() {}

  static List<@Nullable Object> row(InternalRow row, RowType type) {
    List<@Nullable Object> values = new ArrayList<>(type.getFieldCount());
    for (int i = 0; i < type.getFieldCount(); i++) {
      DataType field = type.getTypeAt(i);
      values.add(value(InternalRow.createFieldGetter(field, i).getFieldOrNull(row), field));
    }
    return values;
  }

  static @Nullable Object value(@Nullable Object value, DataType type) {
    if (value == null) {
      return null;
    }
    return switch (type.getTypeRoot()) {
      case BOOLEAN, TINYINT, SMALLINT, INTEGER -> value;
      case BIGINT -> number((Long) value);
      case FLOAT, DOUBLE -> finite(value);
      case DATE -> LocalDate.ofEpochDay((Integer) value).toString();
      case TIME_WITHOUT_TIME_ZONE -> LocalTime.ofNanoOfDay((Integer) value * 1_000_000L).toString();
      case TIMESTAMP_WITHOUT_TIME_ZONE -> ((Timestamp) value).toLocalDateTime().toString();
      case TIMESTAMP_WITH_LOCAL_TIME_ZONE ->
          ((Timestamp) value).toLocalDateTime().toInstant(ZoneOffset.UTC).toString();
      case BINARY, VARBINARY -> hex((byte[]) value);
      case VARIANT -> ((Variant) value).toJson();
      case ARRAY -> list((InternalArray) value, ((ArrayType) type).getElementType());
      case MAP -> map((InternalMap) value, ((MapType) type).getKeyType(), valueType(type));
      case MULTISET ->
          map((InternalMap) value, ((MultisetType) type).getElementType(), DataTypes.INT());
      case ROW -> object((InternalRow) value, (RowType) type);
      default -> value.toString();
    };
  }

  private static Object number(long value) {
    return Math.abs(value) <= MAX_EXACT_IN_JSON ? value : Long.toString(value);
  }

  private static Object finite(Object value) {
    return Double.isFinite(((Number) value).doubleValue()) ? value : value.toString();
  }

  private static String hex(byte[] bytes) {
    return "0x" + HexFormat.of().formatHex(bytes);
  }

  private static DataType valueType(DataType map) {
    return ((MapType) map).getValueType();
  }

  private static List<@Nullable Object> list(InternalArray array, DataType element) {
    InternalArray.ElementGetter getter = InternalArray.createElementGetter(element);
    List<@Nullable Object> values = new ArrayList<>(array.size());
    for (int i = 0; i < array.size(); i++) {
      values.add(value(getter.getElementOrNull(array, i), element));
    }
    return values;
  }

  private static List<Map<String, @Nullable Object>> map(
      InternalMap map, DataType keyType, DataType valueType) {
    List<@Nullable Object> keys = list(map.keyArray(), keyType);
    List<@Nullable Object> values = list(map.valueArray(), valueType);
    List<Map<String, @Nullable Object>> entries = new ArrayList<>(keys.size());
    for (int i = 0; i < keys.size(); i++) {
      Map<String, @Nullable Object> entry = new LinkedHashMap<>();
      entry.put("key", keys.get(i));
      entry.put("value", values.get(i));
      entries.add(entry);
    }
    return entries;
  }

  private static Map<String, @Nullable Object> object(InternalRow row, RowType type) {
    Map<String, @Nullable Object> object = new LinkedHashMap<>();
    List<@Nullable Object> values = row(row, type);
    List<DataField> fields = type.getFields();
    for (int i = 0; i < fields.size(); i++) {
      object.put(fields.get(i).name(), values.get(i));
    }
    return object;
  }
}
