package io.weir.definition;

import io.weir.shared.Excerpt;
import io.weir.shared.Severity;
import org.jspecify.annotations.Nullable;

/**
 * What a rule says about a definition, a job or a table.
 *
 * @param rule its stable name
 * @param pointer a JSON pointer to the field it is about; null when it is about the whole
 * @param message a sentence: what is wrong and what follows from it
 * @param evidence the fact it rests on; null when the message says it all
 * @param fix null when only a person can decide
 */
public record Finding(
    String rule,
    Severity severity,
    @Nullable String pointer,
    String message,
    @Nullable String evidence,
    @Nullable Fix fix) {

  /** A finding about one option, whose value is the evidence. */
  public static Finding onOption(
      Rule rule, Severity severity, String key, String value, String message, @Nullable Fix fix) {
    return new Finding(
        rule.id(), severity, pointer("options", key), message, Excerpt.of(key + "=" + value), fix);
  }

  /** The JSON pointer (RFC 6901) to a field by its path. */
  public static String pointer(String... path) {
    StringBuilder pointer = new StringBuilder();
    for (String step : path) {
      pointer.append('/').append(step.replace("~", "~0").replace("/", "~1"));
    }
    return pointer.toString();
  }
}
