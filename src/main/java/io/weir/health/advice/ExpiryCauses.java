package io.weir.health.advice;

import io.weir.health.advice.Cause.About;
import io.weir.health.signal.Actions;
import io.weir.lease.Decision;
import io.weir.lease.MaintenanceOwner;
import io.weir.paimon.tally.SchemaFacts;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Why snapshots and partitions stay beyond their time. */
final class ExpiryCauses {

  static final String DEBT = "snapshot-debt";
  static final String COST =
      "Files that were replaced long ago keep their place in the storage, and listing snapshots takes"
          + " longer.";

  private static final String STUCK = "partition-expiry-stuck";
  private static final String FORMATTER = "formatter";
  private static final String KEPT =
      "Data is kept, and paid for, that was to be gone; reads of all partitions scan it.";

  private ExpiryCauses() {}

  static List<Cause> all() {
    return List.of(
        nobodyExpires(),
        policyDoesNotExpire(),
        writersDoNotExpire(),
        unreadPartitions(),
        partitions());
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
        ExpiryCauses::debt,
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
            "The policy did not expire the snapshots yet",
            "There are {snapshots} snapshots where the policy {policy} would leave {expected}: see its"
                + " runs.",
            COST,
            DEBT,
            List.of()),
        diagnosis -> !diagnosis.isOwnedBy(MaintenanceOwner.WRITER),
        ExpiryCauses::debt,
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
            "The writers did not expire the snapshots yet",
            "There are {snapshots} snapshots where {expected} would do. The job that writes the table"
                + " expires in its own commits, and has not made one that did.",
            COST,
            DEBT,
            List.of()),
        diagnosis -> true,
        ExpiryCauses::debt,
        diagnosis -> Remedies.owner(diagnosis.facts(), MaintenanceOwner.WEIR));
  }

  private static Cause unreadPartitions() {
    return new Cause(
        new About(
            "partitions-have-no-time",
            "Partition expiry reads no time",
            "Partitions are to expire after {after}, but no time is read from {partition} with the"
                + " pattern {pattern} and the formatter {formatter}, nor from any other: none ever"
                + " expires.",
            KEPT,
            STUCK,
            List.of()),
        diagnosis ->
            diagnosis.worst(STUCK).filter(one -> one.values().containsKey(FORMATTER)).isPresent(),
        diagnosis ->
            Map.of(
                "after", diagnosis.worstValue(STUCK, "expiresAfter"),
                "partition", diagnosis.worstName(STUCK),
                "pattern", diagnosis.worstValue(STUCK, "pattern"),
                "formatter", diagnosis.worstValue(STUCK, FORMATTER)),
        ExpiryCauses::fittingFormatter);
  }

  private static @Nullable Remedy fittingFormatter(Diagnosis diagnosis) {
    Object fitting = diagnosis.worstValue(STUCK, "fittingFormatter");
    return fitting.equals("")
        ? null
        : new Remedy.Options(Map.of("partition.timestamp-formatter", fitting.toString()));
  }

  private static Cause partitions() {
    return new Cause(
        new About(
            "partitions-do-not-expire",
            "Partitions do not expire",
            "{partition} should have gone {late} before the last commit. A writer looks for such every"
                + " {every} while it runs, a batch only with end-input.check-partition-expire, and one"
                + " of a write-only table never: it leaves it to a compaction job.",
            KEPT,
            STUCK,
            List.of()),
        diagnosis -> true,
        diagnosis ->
            Map.of(
                "partition",
                diagnosis.worstName(STUCK),
                "late",
                diagnosis.value(STUCK),
                "every",
                diagnosis.worstValue(STUCK, "looksEvery")),
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
