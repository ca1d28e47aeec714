package io.weir.health.signal;

import java.util.Optional;

/**
 * One measured fact of a table, with limits. Pure; the signals are a closed list, {@link Signals}.
 */
public interface Signal {

  /** Its name and what it is about, for those who never saw it. */
  About about();

  /** What it says of a table; empty where it has nothing to say of such a table. */
  Optional<Reading> read(TableFacts facts);

  /**
   * What a signal is about.
   *
   * @param id stable, in kebab case
   * @param title a few words
   * @param meaning what is measured, and why it matters, in a sentence or two
   * @param unit of its value and its limits
   * @param limits that hold where nobody set others; some depend on the table
   * @param weight points of a hundred that are lost at most
   */
  record About(String id, String title, String meaning, Unit unit, Limits limits, int weight) {}
}
