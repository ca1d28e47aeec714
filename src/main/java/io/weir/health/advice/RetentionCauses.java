package io.weir.health.advice;

import io.weir.health.advice.Cause.About;
import io.weir.health.signal.Actions;
import io.weir.lease.Decision;
import io.weir.lease.MaintenanceOwner;
import io.weir.paimon.tally.SchemaFacts;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Why files stay that are in use no more, or go too early. */
final class RetentionCauses {

  private static final String DEBT = "snapshot-debt";
  private static final String CONSUMER = "consumer-blocks-expiry";
  private static final String TAGS = "tags-pin-files";
  private static final String SHORT = "retention-too-short";
  private static final String COST =
      "Files that were replaced long ago keep their place in the storage, and listing snapshots takes"
          + " longer.";

  private RetentionCauses() {}

  static List<Cause> all() {
    return List.of(
        consumer(),
        nobodyExpires(),
        policyDoesNotExpire(),
        writersDoNotExpire(),
        tags(),
        tagMissing(),
        tooShort(),
        partitions());
  }

  private static Cause consumer() {
    return new Cause(
        new About(
            "consumer-holds-snapshots",
            "A consumer holds old snapshots",
            "The consumer {consumer} has still to read {behind} snapshots, and last moved at {movedAt}."
                + " If its reader is gone, reset it to the newest snapshot or delete it.",
            COST,
            CONSUMER,
            List.of(DEBT, SHORT)),
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

  private static Cause nobodyExpires() {
    return new Cause(
        new About(
            "nobody-expires",
            "Nobody expires the snapshots of this table",
            "There are {snapshots} snapshots where {expected} would do. Its writers are write-only and"
                + " expire none, and no policy does.",
            COST,
            DEBT,
            List.of()),
        diagnosis ->
            !diagnosis.isOwnedBy(MaintenanceOwner.WRITER)
                && diagnosis.facts().decision(Actions.EXPIRE_SNAPSHOTS).isEmpty(),
        RetentionCauses::debt,
        diagnosis ->
            Remedies.policy(
                diagnosis.facts(),
                Actions.EXPIRE_SNAPSHOTS,
                "PT1H",
                retention(diagnosis.facts().schema().retention())));
  }

  private static Cause policyDoesNotExpire() {
    return new Cause(
        new About(
            "expiry-falls-behind",
            "The policy did not expire the snapshots",
            "There are {snapshots} snapshots where the policy {policy} would leave {expected}: see its"
                + " runs.",
            COST,
            DEBT,
            List.of()),
        diagnosis -> !diagnosis.isOwnedBy(MaintenanceOwner.WRITER),
        RetentionCauses::debt,
        diagnosis ->
            Remedies.run(
                diagnosis.facts(),
                Actions.EXPIRE_SNAPSHOTS,
                diagnosis
                    .facts()
                    .decision(Actions.EXPIRE_SNAPSHOTS)
                    .map(Decision::options)
                    .orElse(Map.of())));
  }

  private static Cause writersDoNotExpire() {
    return new Cause(
        new About(
            "writers-do-not-expire",
            "The writers do not expire the snapshots",
            "There are {snapshots} snapshots where {expected} would do. The job that writes the table"
                + " expires in its own commits, and did not.",
            COST,
            DEBT,
            List.of()),
        diagnosis -> true,
        RetentionCauses::debt,
        diagnosis -> Remedies.owner(diagnosis.facts(), MaintenanceOwner.WEIR));
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
            "{periods} periods have no tag although the table is to have one for each{because}.",
            "Who reads a period by its tag finds nothing, and its state can't be made up for later.",
            "tag-missing",
            List.of()),
        diagnosis -> true,
        diagnosis ->
            Map.of(
                "periods",
                diagnosis.value("tag-missing"),
                "because",
                diagnosis.facts().schema().writeOnly()
                    ? ": writers of a write-only table make none"
                    : ""),
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

  /** Twice the time, where the table's own retention is in force. */
  private static @Nullable Remedy longer(Diagnosis diagnosis) {
    if (!diagnosis.isOwnedBy(MaintenanceOwner.WRITER)) {
      return null;
    }
    Duration twice = diagnosis.facts().schema().retention().time().multipliedBy(2);
    return new Remedy.Options(Map.of("snapshot.time-retained", twice.toMinutes() + " min"));
  }

  private static Cause partitions() {
    return new Cause(
        new About(
            "partitions-do-not-expire",
            "Partitions do not expire",
            "{partition} should have gone {late} before the last commit{because}.",
            "Data is kept, and paid for, that was to be gone; reads of all partitions scan it.",
            "partition-expiry-stuck",
            List.of()),
        diagnosis -> true,
        diagnosis ->
            Map.of(
                "partition",
                diagnosis.worstName("partition-expiry-stuck"),
                "late",
                diagnosis.value("partition-expiry-stuck"),
                "because",
                diagnosis.facts().schema().writeOnly()
                    ? ": writers of a write-only table expire none"
                    : ""),
        diagnosis -> null);
  }

  /** The table's own, as options of an expiry. */
  private static Map<String, Object> retention(SchemaFacts.Retention own) {
    Map<String, Object> options = new LinkedHashMap<>();
    options.put("retainTime", own.time().toString());
    options.put("retainMin", own.least());
    if (own.most() < Integer.MAX_VALUE) {
      options.put("retainMax", own.most());
    }
    return options;
  }

  private static Map<String, Object> debt(Diagnosis diagnosis) {
    Map<String, Object> values = new LinkedHashMap<>();
    values.put("snapshots", diagnosis.value(DEBT));
    values.put("expected", diagnosis.worstValue(DEBT, "expected"));
    values.put("policy", diagnosis.worstValue(DEBT, "policy"));
    return values;
  }
}
