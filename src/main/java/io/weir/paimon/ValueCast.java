package io.weir.paimon;

import java.math.BigDecimal;
import java.util.Objects;
import java.util.Optional;
import org.apache.paimon.casting.CastExecutor;
import org.apache.paimon.casting.CastExecutors;
import org.apache.paimon.types.DataType;
import org.apache.paimon.types.DataTypeFamily;
import org.jspecify.annotations.Nullable;

/**
 * Casts values as Paimon's readers do when a column has got another type than its files, and tells
 * which of them break: those that can't be read, become null, or become another value. What text
 * says is compared by its meaning, where it is a number; any other value by casting it back.
 */
final class ValueCast {

  private final CastExecutor<Object, Object> cast;
  private final @Nullable CastExecutor<Object, Object> back;
  private final boolean ofText;
  private final boolean toNumber;
  private final boolean toText;

  private ValueCast(
      CastExecutor<Object, Object> cast,
      @Nullable CastExecutor<Object, Object> back,
      DataType from,
      DataType to) {
    this.cast = cast;
    this.back = back;
    this.ofText = from.is(DataTypeFamily.CHARACTER_STRING);
    this.toNumber = to.is(DataTypeFamily.NUMERIC);
    this.toText = to.is(DataTypeFamily.CHARACTER_STRING);
  }

  /** Empty where Paimon casts no such values. */
  static Optional<ValueCast> of(DataType from, DataType to) {
    return executor(from, to)
        .map(cast -> new ValueCast(cast, executor(to, from).orElse(null), from, to));
  }

  @SuppressWarnings("unchecked")
  private static Optional<CastExecutor<Object, Object>> executor(DataType from, DataType to) {
    return Optional.ofNullable((CastExecutor<Object, Object>) CastExecutors.resolve(from, to));
  }

  /** What becomes of a value that breaks, in words; empty when it survives. */
  Optional<String> fault(Object value) {
    Object become;
    try {
      become = cast.cast(value);
    } catch (RuntimeException e) {
      return Optional.of("can't be read");
    }
    if (become == null) {
      return Optional.of("would be null");
    }
    return survives(value, become) ? Optional.empty() : Optional.of("would be " + text(become));
  }

  private boolean survives(Object value, Object become) {
    if (ofText && toNumber) {
      return isSameNumber(value.toString().strip(), become.toString());
    }
    if (ofText && !toText || back == null) {
      return true;
    }
    try {
      return Objects.deepEquals(back.cast(become), value);
    } catch (RuntimeException e) {
      return false;
    }
  }

  private static boolean isSameNumber(String text, String number) {
    try {
      return new BigDecimal(text).compareTo(new BigDecimal(number)) == 0;
    } catch (NumberFormatException e) {
      return text.equalsIgnoreCase(number);
    }
  }

  static String text(Object value) {
    return value instanceof byte[] bytes ? bytes.length + " bytes" : value.toString();
  }
}
