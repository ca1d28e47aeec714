package io.weir.shared.web;

import io.weir.shared.Problem;
import io.weir.shared.ProblemType;
import org.jspecify.annotations.Nullable;

/** The version that a client last saw, from the header {@code If-Match: "7"}. */
public final class IfMatch {

  private IfMatch() {}

  /**
   * @throws Problem PRECONDITION_REQUIRED when there is no header, INVALID when it is no version
   */
  public static long required(@Nullable String header) {
    if (header == null || header.isBlank()) {
      throw new Problem(
          ProblemType.PRECONDITION_REQUIRED,
          "Send the version you last read in the header If-Match, such as If-Match: \"3\".");
    }
    String digits = header.strip().replace("W/", "").replace("\"", "");
    try {
      return Long.parseLong(digits);
    } catch (NumberFormatException e) {
      throw Problem.invalid("If-Match", "If-Match is a version in quotes, such as \"3\".");
    }
  }

  /** The entity tag of a version, quotes included. */
  public static String tag(long version) {
    return "\"" + version + "\"";
  }
}
