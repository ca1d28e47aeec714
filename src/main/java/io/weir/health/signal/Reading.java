package io.weir.health.signal;

import io.weir.shared.Severity;
import java.util.List;

/**
 * What a signal says of one table.
 *
 * @param value in the signal's unit
 * @param limits with which it was compared
 * @param share of the table's bytes that it is about, 0 to 1
 * @param evidence what can be looked up, worst first
 */
public record Reading(
    Signal.About about,
    double value,
    Limits limits,
    Severity severity,
    double share,
    List<Evidence> evidence) {

  /** So much of what can be looked up is told. */
  static final int MOST_EVIDENCE = 10;

  public Reading {
    share = Math.max(0, Math.min(1, share));
    evidence = List.copyOf(evidence.subList(0, Math.min(MOST_EVIDENCE, evidence.size())));
  }

  /** Of something that is about the whole table. */
  static Reading of(Signal signal, double value, Limits limits, List<Evidence> evidence) {
    return new Reading(signal.about(), value, limits, limits.of(value), 1, evidence);
  }

  /** This one, at most as severe. */
  Reading atMost(Severity most) {
    return severity.compareTo(most) <= 0
        ? this
        : new Reading(about, value, limits, most, share, evidence);
  }

  public String id() {
    return about.id();
  }

  /** Whether something is to be done about it. */
  public boolean isTrouble() {
    return severity != Severity.INFO;
  }
}
