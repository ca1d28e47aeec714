package io.weir.health.advice;

import io.weir.health.advice.Cause.About;
import io.weir.health.signal.Reading;
import io.weir.lease.MaintenanceOwner;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What keeps files that are in use no more, and what is not kept long enough. */
final class RetentionCauses {

  private static final String CONSUMER = "consumer-blocks-expiry";
  private static final String TAGS = "tags-pin-files";
  private static final String SHORT = "retention-too-short";

  /** Percent of the retention by which a reader may be behind. */
  private static final double GOOD_SHARE = 50;

  private RetentionCauses() {}

  static List<Cause> all() {
    return List.of(consumer(), tags(), tagMissing(), tooShort());
  }

  private static Cause consumer() {
    return new Cause(
        new About(
            "consumer-holds-snapshots",
            "A consumer holds old snapshots",
            "The consumer {consumer} has still to read {behind} snapshots, and last moved at {movedAt}."
                + " If its reader is gone, reset it to the newest snapshot or delete it.",
            ExpiryCauses.COST,
            CONSUMER,
            List.of(ExpiryCauses.DEBT, SHORT)),
        diagnosis -> true,
        diagnosis ->
            Map.of(
                "consumer",
                diagnosis.worstName(CONSUMER),
                "behind",
                diagnosis.worstValue(CONSUMER, "behind"),
                "movedAt",
                diagnosis.worstValue(CONSUMER, "movedAt")),
        RetentionCauses::reset);
  }

  private static @Nullable Remedy reset(Diagnosis diagnosis) {
    return diagnosis
        .facts()
        .newestSnapshot()
        .map(
            newest ->
                Remedies.resetConsumer(
                    diagnosis.facts(), diagnosis.worstName(CONSUMER), newest.id() + 1))
        .orElse(null);
  }

  private static Cause tags() {
    return new Cause(
        new About(
            "tags-hold-files",
            "Tags hold old files",
            "{tags} hold {share} of the table's size in files that nothing else needs. What a tag"
                + " alone holds is freed at the next expiry after it is deleted.",
            "The storage of the files that only tags hold.",
            TAGS,
            List.of()),
        diagnosis -> true,
        diagnosis -> Map.of("tags", diagnosis.names(TAGS), "share", diagnosis.value(TAGS)),
        diagnosis -> null);
  }

  private static Cause tagMissing() {
    return new Cause(
        new About(
            "tags-are-not-made",
            "Automatic tags are not made",
            "{periods} periods have no tag although the table is to have one for each. Writers make them"
                + " as they commit; those of a write-only table leave it to a compaction job.",
            "Who reads a period by its tag finds nothing, and its state can't be made up for later.",
            "tag-missing",
            List.of()),
        diagnosis -> true,
        diagnosis -> Map.of("periods", diagnosis.value("tag-missing")),
        diagnosis -> null);
  }

  private static Cause tooShort() {
    return new Cause(
        new About(
            "retention-is-too-short",
            "Snapshots are kept too short for a reader",
            "{consumer} is behind by {share} of the time for which snapshots are kept ({kept}).",
            "If its consumer expires or is deleted, its reader fails with a snapshot that is gone.",
            SHORT,
            List.of()),
        diagnosis -> true,
        diagnosis -> {
          Map<String, Object> values = new LinkedHashMap<>();
          values.put("consumer", diagnosis.worstName(SHORT));
          values.put("share", diagnosis.value(SHORT));
          values.put("kept", diagnosis.worstValue(SHORT, "retainTime"));
          return values;
        },
        RetentionCauses::longer);
  }

  /** As often the time as it takes, where the table's own retention is in force. */
  private static @Nullable Remedy longer(Diagnosis diagnosis) {
    if (!diagnosis.isOwnedBy(MaintenanceOwner.WRITER)) {
      return null;
    }
    double share = diagnosis.trouble(SHORT).map(Reading::value).orElse(0.0);
    long times = Math.max(2, (long) (share / GOOD_SHARE) + 1);
    Duration longer = diagnosis.facts().schema().retention().time().multipliedBy(times);
    return new Remedy.Options(Map.of("snapshot.time-retained", longer.toMinutes() + " min"));
  }
}
