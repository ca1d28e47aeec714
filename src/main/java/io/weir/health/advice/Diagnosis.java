package io.weir.health.advice;

import io.weir.health.signal.Evidence;
import io.weir.health.signal.Reading;
import io.weir.health.signal.TableFacts;
import io.weir.lease.MaintenanceOwner;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A table and what its signals say. */
record Diagnosis(TableFacts facts, Map<String, Reading> readings) {

  static Diagnosis of(TableFacts facts, List<Reading> readings) {
    Map<String, Reading> byId = new LinkedHashMap<>();
    readings.forEach(reading -> byId.put(reading.id(), reading));
    return new Diagnosis(facts, byId);
  }

  /** The signal of this name; empty when it is well or has nothing to say. */
  Optional<Reading> trouble(String signal) {
    return Optional.ofNullable(readings.get(signal)).filter(Reading::isTrouble);
  }

  boolean has(String signal) {
    return trouble(signal).isPresent();
  }

  boolean isOwnedBy(MaintenanceOwner owner) {
    return facts.owner() == owner;
  }

  /** A signal's value, as people read it. */
  String value(String signal) {
    return trouble(signal).map(r -> r.about().unit().words(r.value())).orElse("");
  }

  /** The worst of what can be looked up; empty when there is nothing. */
  Optional<Evidence> worst(String signal) {
    return trouble(signal).flatMap(reading -> reading.evidence().stream().findFirst());
  }

  String worstName(String signal) {
    return worst(signal).map(Evidence::name).orElse(facts.id().table());
  }

  Object worstValue(String signal, String value) {
    Object found = worst(signal).map(Evidence::values).orElse(Map.of()).get(value);
    return found == null ? "" : found;
  }

  /** The names of all that can be looked up, with commas between. */
  String names(String signal) {
    return trouble(signal)
        .map(r -> String.join(", ", r.evidence().stream().map(Evidence::name).toList()))
        .orElse("");
  }
}
