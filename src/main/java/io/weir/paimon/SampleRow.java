package io.weir.paimon;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.paimon.CoreOptions;
import org.apache.paimon.data.BinaryString;
import org.apache.paimon.data.Decimal;
import org.apache.paimon.data.GenericArray;
import org.apache.paimon.data.GenericMap;
import org.apache.paimon.data.GenericRow;
import org.apache.paimon.data.Timestamp;
import org.apache.paimon.data.variant.GenericVariant;
import org.apache.paimon.table.FileStoreTable;
import org.apache.paimon.types.ArrayType;
import org.apache.paimon.types.DataField;
import org.apache.paimon.types.DataType;
import org.apache.paimon.types.DataTypes;
import org.apache.paimon.types.DecimalType;
import org.apache.paimon.types.MapType;
import org.apache.paimon.types.MultisetType;
import org.apache.paimon.types.RowType;
import org.apache.paimon.utils.HllSketchUtil;
import org.apache.paimon.utils.RoaringBitmap32;
import org.apache.paimon.utils.RoaringBitmap64;
import org.apache.paimon.utils.ThetaSketch;
import org.jspecify.annotations.Nullable;

/** A row that any table of a type can hold, to try a table with. */
final class SampleRow {

  private static final String INSERT = "+I";

  private SampleRow() {}

  static GenericRow of(FileStoreTable table) {
    GenericRow row = row(table.rowType());
    sketch(table, row);
    String kindField = table.coreOptions().toConfiguration().get(CoreOptions.ROWKIND_FIELD);
    int index = kindField == null ? -1 : table.rowType().getFieldIndex(kindField);
    if (index >= 0 && row.getField(index) instanceof BinaryString) {
      row.setField(index, BinaryString.fromString(INSERT));
    }
    return row;
  }

  /** Puts what sketch functions can read into their columns: no other bytes are a sketch. */
  private static void sketch(FileStoreTable table, GenericRow row) {
    CoreOptions options = table.coreOptions();
    List<DataField> fields = table.rowType().getFields();
    for (int i = 0; i < fields.size(); i++) {
      String own = options.fieldAggFunc(fields.get(i).name());
      String function = own == null ? options.fieldsDefaultFunc() : own;
      if (function != null && row.getField(i) instanceof byte[] bytes) {
        row.setField(i, sketch(function, bytes));
      }
    }
  }

  private static byte[] sketch(String function, byte[] otherwise) {
    try {
      return switch (function) {
        case "theta_sketch" -> ThetaSketch.sketchOf(1);
        case "hll_sketch" -> HllSketchUtil.sketchOf(1);
        case "rbm32" -> RoaringBitmap32.bitmapOf(1).serialize();
        case "rbm64" -> RoaringBitmap64.bitmapOf(1L).serialize();
        default -> otherwise;
      };
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static GenericRow row(RowType type) {
    List<DataField> fields = type.getFields();
    GenericRow row = new GenericRow(fields.size());
    for (int i = 0; i < fields.size(); i++) {
      DataField field = fields.get(i);
      boolean defaulted = field.defaultValue() != null && field.type().isNullable();
      row.setField(i, defaulted ? null : value(field.type()));
    }
    return row;
  }

  private static @Nullable Object value(DataType type) {
    return switch (type.getTypeRoot()) {
      case BOOLEAN -> true;
      case TINYINT -> (byte) 1;
      case SMALLINT -> (short) 1;
      case INTEGER, DATE, TIME_WITHOUT_TIME_ZONE -> 1;
      case BIGINT -> 1L;
      case FLOAT -> 1f;
      case DOUBLE -> 1d;
      case CHAR, VARCHAR -> BinaryString.fromString("1");
      case BINARY, VARBINARY -> new byte[] {1};
      case DECIMAL -> decimal((DecimalType) type);
      case TIMESTAMP_WITHOUT_TIME_ZONE, TIMESTAMP_WITH_LOCAL_TIME_ZONE ->
          Timestamp.fromEpochMillis(1);
      case VARIANT -> GenericVariant.fromJson("{}");
      case ARRAY -> new GenericArray(new Object[] {value(((ArrayType) type).getElementType())});
      case MAP -> map(((MapType) type).getKeyType(), ((MapType) type).getValueType());
      case MULTISET -> map(((MultisetType) type).getElementType(), DataTypes.INT());
      case ROW -> row((RowType) type);
      default -> null;
    };
  }

  private static @Nullable Decimal decimal(DecimalType type) {
    return Decimal.fromBigDecimal(BigDecimal.ZERO, type.getPrecision(), type.getScale());
  }

  private static GenericMap map(DataType key, DataType value) {
    Map<Object, @Nullable Object> entries = new HashMap<>();
    Object sample = value(key);
    if (sample != null) {
      entries.put(sample, value(value));
    }
    return new GenericMap(entries);
  }
}
