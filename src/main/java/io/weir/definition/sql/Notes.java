package io.weir.definition.sql;

import io.weir.definition.Finding;
import io.weir.definition.manifest.Manifests.Placed;
import io.weir.definition.manifest.Place;
import io.weir.definition.manifest.Places;
import io.weir.flink.sql.SqlPlace;
import io.weir.shared.Severity;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Takes down what is to be said of one statement, and where its parts stand. */
final class Notes {

  private final int number;
  private final List<Placed> findings;
  private final Map<String, Place> places = new HashMap<>();
  private boolean faulty;

  /**
   * @param number of the statement in the text, from 0
   * @param statement where it begins
   */
  Notes(int number, SqlPlace statement, List<Placed> findings) {
    this.number = number;
    this.findings = findings;
    mark("", statement);
  }

  int number() {
    return number;
  }

  /** Notes where the part of a pointer stands. */
  void mark(String pointer, SqlPlace at) {
    places.put(pointer, new Place(at.line(), at.column()));
  }

  Places places() {
    return new Places(places);
  }

  /** Whether there was an error. */
  boolean faulty() {
    return faulty;
  }

  /** Notes something about a part whose place is known. */
  void add(Severity severity, String rule, String pointer, String message) {
    faulty |= severity == Severity.ERROR;
    Finding finding = new Finding(rule, severity, pointer, message, null, null);
    findings.add(new Placed(finding, number, places().of(pointer)));
  }

  void error(String rule, String pointer, String message) {
    add(Severity.ERROR, rule, pointer, message);
  }

  void warning(String rule, String pointer, String message) {
    add(Severity.WARNING, rule, pointer, message);
  }
}
