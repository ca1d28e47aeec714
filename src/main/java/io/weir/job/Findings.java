package io.weir.job;

import io.weir.definition.Finding;
import io.weir.shared.Severity;

/** Findings about jobs, which only a person can act on. */
final class Findings {

  private Findings() {}

  static Finding error(String rule, String pointer, String message) {
    return new Finding(rule, Severity.ERROR, pointer, message, null, null);
  }

  static Finding warning(String rule, String pointer, String message) {
    return new Finding(rule, Severity.WARNING, pointer, message, null, null);
  }
}
