package io.weir.health.advice;

import io.weir.health.signal.Reading;
import io.weir.health.signal.TableFacts;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** Finds what is to be done about the signals of a table. */
public final class Advices {

  /** A cause comes before what follows from it. */
  private static final List<Cause> CAUSES =
      Stream.of(
              WriterCauses.all(),
              List.of(CompactionCauses.postponed()),
              UncompactedCauses.all(),
              CompactionCauses.all(),
              RetentionCauses.all(),
              ExpiryCauses.all(),
              PartitionCauses.all(),
              LayoutCauses.all())
          .flatMap(List::stream)
          .toList();

  private Advices() {}

  /** What all causes are, in the order in which they are looked for. */
  public static List<Cause.About> abouts() {
    return CAUSES.stream().map(Cause::about).toList();
  }

  /**
   * What is to be done, worst first. A signal has one cause, and no advice of its own where it
   * follows from another's.
   */
  public static List<Advice> find(TableFacts facts, List<Reading> readings) {
    Diagnosis diagnosis = Diagnosis.of(facts, readings);
    List<Advice> found = new ArrayList<>();
    Set<String> explained = new HashSet<>();
    for (Cause cause : CAUSES) {
      if (!explained.contains(cause.about().signal())) {
        cause
            .find(diagnosis)
            .ifPresent(
                advice -> {
                  found.add(advice);
                  explained.add(cause.about().signal());
                  explained.addAll(cause.about().explains());
                });
      }
    }
    found.sort((one, other) -> other.severity().compareTo(one.severity()));
    return found;
  }
}
