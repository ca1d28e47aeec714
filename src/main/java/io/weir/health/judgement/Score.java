package io.weir.health.judgement;

import io.weir.health.advice.Advice;
import io.weir.health.judgement.Judgement.ScoredReading;
import io.weir.health.signal.Reading;
import io.weir.shared.Severity;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Which signal costs a table how many of its hundred points. A signal that is an error costs its
 * weight, a warning 40% of it; the half of that in full, and the other half by the share of the
 * table's bytes that it is about. What follows from another signal costs nothing of its own: the
 * cause costs the most of what they would.
 */
final class Score {

  private static final double OF_WARNING = 0.4;

  private final Map<String, String> causes = new HashMap<>();
  private final Map<String, Integer> lost = new HashMap<>();
  private final List<Reading> readings;

  Score(List<Reading> readings, List<Advice> advice) {
    this.readings = readings;
    readings.forEach(reading -> lost.put(reading.id(), own(reading)));
    advice.forEach(this::blame);
  }

  private void blame(Advice advice) {
    String cause = advice.about().signal();
    for (String symptom : advice.about().explains()) {
      int own = lost.getOrDefault(symptom, 0);
      if (own > 0) {
        lost.merge(cause, own, Math::max);
        lost.put(symptom, 0);
        causes.put(symptom, cause);
      }
    }
  }

  List<ScoredReading> signals() {
    List<ScoredReading> scored = new ArrayList<>();
    for (Reading reading : readings) {
      @Nullable String because = causes.get(reading.id());
      scored.add(new ScoredReading(reading, lost.getOrDefault(reading.id(), 0), because));
    }
    return scored;
  }

  static int own(Reading reading) {
    if (reading.severity() == Severity.INFO) {
      return 0;
    }
    double depth = reading.severity() == Severity.ERROR ? 1 : OF_WARNING;
    return (int) Math.round(reading.about().weight() * depth * (1 + reading.share()) / 2);
  }
}
