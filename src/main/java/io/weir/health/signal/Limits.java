package io.weir.health.signal;

import io.weir.shared.Severity;
import org.jspecify.annotations.Nullable;

/**
 * From which values on a signal is a warning, and an error.
 *
 * @param warning null when it is none at any value
 * @param error null when it is none at any value
 */
public record Limits(@Nullable Double warning, @Nullable Double error) {

  static Limits of(double warning, double error) {
    return new Limits(warning, error);
  }

  static Limits warning(double warning) {
    return new Limits(warning, null);
  }

  static Limits error(double error) {
    return new Limits(null, error);
  }

  /** Of a value that is at a limit or beyond it. */
  Severity of(double value) {
    if (error != null && value >= error) {
      return Severity.ERROR;
    }
    return warning != null && value >= warning ? Severity.WARNING : Severity.INFO;
  }

  /** These, but for what others say. */
  Limits or(@Nullable Limits others) {
    return others == null
        ? this
        : new Limits(
            others.warning == null ? warning : others.warning,
            others.error == null ? error : others.error);
  }
}
