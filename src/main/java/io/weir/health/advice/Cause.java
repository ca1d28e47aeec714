package io.weir.health.advice;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Why signals of a table are as they are, and what is to be done about it. Pure.
 *
 * @param applies whether it is the cause here, where its signal is in trouble
 * @param values that its sentence names
 * @param remedy what Weir can do about it; null for nothing
 */
public record Cause(
    About about,
    Predicate<Diagnosis> applies,
    Function<Diagnosis, Map<String, Object>> values,
    Function<Diagnosis, @Nullable Remedy> remedy) {

  /**
   * What a cause is, for those who never had it.
   *
   * @param id stable, in kebab case
   * @param title what is wrong, in a few words
   * @param reason in a sentence or two, with values in braces
   * @param cost what it costs to leave it so
   * @param signal that it is the cause of
   * @param explains other signals that follow from it
   */
  public record About(
      String id, String title, String reason, String cost, String signal, List<String> explains) {}

  /** What is to be done; empty where this is not the cause. */
  Optional<Advice> find(Diagnosis diagnosis) {
    return diagnosis
        .trouble(about.signal())
        .filter(reading -> applies.test(diagnosis))
        .map(
            reading ->
                Advice.of(
                    about, reading.severity(), values.apply(diagnosis), remedy.apply(diagnosis)));
  }
}
