package io.weir.shared.web;

import io.weir.shared.Problem;
import io.weir.shared.ProblemType;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The version that a client last saw, from the header {@code If-Match: "7"}. */
public final class IfMatch {

  /** Proxies that compress an answer make its tag weak; some clients leave the quotes out. */
  private static final Pattern VERSION = Pattern.compile("(?:W/)?\"?(\\d{1,18})\"?");

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
    Matcher version = VERSION.matcher(header.strip());
    if (!version.matches()) {
      throw Problem.invalid("If-Match", "Send one version in quotes, such as \"3\".");
    }
    return Long.parseLong(version.group(1));
  }

  /** The entity tag of a version, quotes included. */
  public static String tag(long version) {
    return "\"" + version + "\"";
  }
}
