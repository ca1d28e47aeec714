package io.weir.paimon;

import java.util.List;
import org.apache.paimon.casting.CastExecutors;
import org.apache.paimon.types.BinaryType;
import org.apache.paimon.types.CharType;
import org.apache.paimon.types.DataType;
import org.apache.paimon.types.DataTypeCasts;
import org.apache.paimon.types.DataTypeRoot;
import org.apache.paimon.types.DecimalType;
import org.apache.paimon.types.LocalZonedTimestampType;
import org.apache.paimon.types.TimestampType;
import org.apache.paimon.types.VarBinaryType;
import org.apache.paimon.types.VarCharType;

/**
 * Judges alterations of types: what Paimon allows is asked of Paimon itself, what keeps every value
 * is known here.
 */
final class TypeChanges {

  private static final List<DataTypeRoot> INTEGERS =
      List.of(
          DataTypeRoot.TINYINT, DataTypeRoot.SMALLINT, DataTypeRoot.INTEGER, DataTypeRoot.BIGINT);

  /** Decimal digits that each of the integers needs. */
  private static final List<Integer> DIGITS = List.of(3, 5, 10, 19);

  private TypeChanges() {}

  static TypeChange judge(DataType from, DataType to) {
    if (keepsEveryValue(from, to)) {
      return TypeChange.LOSSLESS;
    }
    if (CastExecutors.resolve(from, to) == null) {
      return TypeChange.IMPOSSIBLE;
    }
    if (DataTypeCasts.supportsCast(from, to, false)) {
      return narrows(from, to) ? TypeChange.RISKY : TypeChange.LOSSY;
    }
    return DataTypeCasts.supportsCast(from, to, true) ? TypeChange.RISKY : TypeChange.IMPOSSIBLE;
  }

  private static boolean keepsEveryValue(DataType from, DataType to) {
    if (from.copy(true).equals(to.copy(true))) {
      return true;
    }
    int integer = INTEGERS.indexOf(from.getTypeRoot());
    if (integer >= 0) {
      return fitsInteger(integer, to);
    }
    return switch (from.getTypeRoot()) {
      case FLOAT -> to.getTypeRoot() == DataTypeRoot.DOUBLE;
      case DECIMAL -> to instanceof DecimalType wider && fits((DecimalType) from, wider);
      case CHAR -> length(to) >= ((CharType) from).getLength() && isText(to);
      case VARCHAR -> to instanceof VarCharType && length(to) >= ((VarCharType) from).getLength();
      case BINARY -> length(to) >= ((BinaryType) from).getLength() && isBytes(to);
      case VARBINARY ->
          to instanceof VarBinaryType && length(to) >= ((VarBinaryType) from).getLength();
      case TIMESTAMP_WITHOUT_TIME_ZONE ->
          to instanceof TimestampType finer
              && finer.getPrecision() >= ((TimestampType) from).getPrecision();
      case TIMESTAMP_WITH_LOCAL_TIME_ZONE ->
          to instanceof LocalZonedTimestampType finer
              && finer.getPrecision() >= ((LocalZonedTimestampType) from).getPrecision();
      default -> false;
    };
  }

  private static boolean fitsInteger(int integer, DataType to) {
    int wider = INTEGERS.indexOf(to.getTypeRoot());
    if (wider >= 0) {
      return wider >= integer;
    }
    return switch (to.getTypeRoot()) {
      case DOUBLE -> integer <= 2;
      case FLOAT -> integer <= 1;
      case DECIMAL ->
          ((DecimalType) to).getPrecision() - ((DecimalType) to).getScale() >= DIGITS.get(integer);
      default -> false;
    };
  }

  private static boolean fits(DecimalType from, DecimalType to) {
    return to.getScale() >= from.getScale()
        && to.getPrecision() - to.getScale() >= from.getPrecision() - from.getScale();
  }

  /** Implicit in Paimon's eyes, and yet some values do not fit. */
  private static boolean narrows(DataType from, DataType to) {
    boolean text = isText(from) && isText(to);
    boolean bytes = isBytes(from) && isBytes(to);
    return (text || bytes) && length(to) < length(from);
  }

  private static boolean isText(DataType type) {
    return type instanceof CharType || type instanceof VarCharType;
  }

  private static boolean isBytes(DataType type) {
    return type instanceof BinaryType || type instanceof VarBinaryType;
  }

  private static int length(DataType type) {
    if (type instanceof CharType text) {
      return text.getLength();
    }
    if (type instanceof VarCharType text) {
      return text.getLength();
    }
    if (type instanceof BinaryType bytes) {
      return bytes.getLength();
    }
    return type instanceof VarBinaryType bytes ? bytes.getLength() : 0;
  }
}
