package io.weir.health.advice;

import io.weir.shared.Severity;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What to do about a cause.
 *
 * @param severity of the signal that it is the cause of
 * @param reason in words
 * @param values that the reason names, as people read them
 * @param remedy null when Weir can do nothing about it
 */
public record Advice(
    Cause.About about,
    Severity severity,
    String reason,
    Map<String, Object> values,
    @Nullable Remedy remedy) {

  public Advice {
    values = new LinkedHashMap<>(values);
  }

  /** The signals that it is the cause of, the first its own. */
  public List<String> signals() {
    return Stream.concat(Stream.of(about.signal()), about.explains().stream()).toList();
  }

  static Advice of(
      Cause.About about, Severity severity, Map<String, Object> values, @Nullable Remedy remedy) {
    String reason = about.reason();
    for (Map.Entry<String, Object> value : values.entrySet()) {
      reason = reason.replace("{" + value.getKey() + "}", String.valueOf(value.getValue()));
    }
    return new Advice(about, severity, reason, values, remedy);
  }
}
