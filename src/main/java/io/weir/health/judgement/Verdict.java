package io.weir.health.judgement;

import io.weir.shared.Severity;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A judgement in short, as lists of tables show it.
 *
 * @param unknown why nothing is known of the table; null when something is
 * @param causes what is to be done about it, worst first
 */
public record Verdict(@Nullable String unknown, List<Told> causes) {

  /**
   * A cause in words.
   *
   * @param id of the advice
   * @param severity of the signal that it is the cause of
   */
  public record Told(String id, Severity severity, String title, String reason) {}

  /** Of a table that was never judged. */
  static final Verdict NONE = new Verdict(null, List.of());

  public Verdict {
    causes = List.copyOf(causes);
  }

  static Verdict of(Judgement judgement) {
    return new Verdict(
        judgement.unknown(),
        judgement.advice().stream()
            .map(
                advice ->
                    new Told(
                        advice.about().id(),
                        advice.severity(),
                        advice.about().title(),
                        advice.reason()))
            .toList());
  }
}
