package io.weir.health.advice;

import io.weir.health.advice.Cause.About;
import io.weir.health.signal.Actions;
import io.weir.health.signal.TableFacts;
import io.weir.lease.MaintenanceOwner;
import io.weir.paimon.tally.SchemaFacts.Buckets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Why nobody compacts a write-only table. */
final class UncompactedCauses {

  private static final String NOBODY = "no-compactor";
  private static final String COST = CompactionCauses.COST;

  /** What adds up, or is not done, where nobody compacts. */
  private static final List<String> FOLLOW =
      List.of(
          "sorted-runs",
          "small-files",
          "full-compaction-lag",
          "postpone-backlog",
          "deletion-vectors",
          "manifests");

  private UncompactedCauses() {}

  /** The most certain first. */
  static List<Cause> all() {
    return List.of(
        compactorDisagrees(), compactionJobMissing(), nobodyIsTo(), policyDoesNot(), jobDoesNot());
  }

  private static Cause compactorDisagrees() {
    return new Cause(
        new About(
            "write-only-but-owner-writer",
            "Nobody compacts this write-only table",
            "Its maintenance owner is WRITER, but its option write-only keeps its writers from"
                + " compacting and expiring. Rows have waited for {waited}.",
            COST,
            NOBODY,
            FOLLOW),
        diagnosis ->
            diagnosis.isOwnedBy(MaintenanceOwner.WRITER)
                && !CompactionCauses.isCompactedByJob(diagnosis),
        UncompactedCauses::waited,
        diagnosis -> Remedies.owner(diagnosis.facts(), MaintenanceOwner.WEIR));
  }

  private static Cause compactionJobMissing() {
    return new Cause(
        new About(
            "no-compaction-job",
            "Nobody compacts this write-only table",
            "Its maintenance owner is COMPACT_JOB, but no compaction job is to run on it. Rows have"
                + " waited for {waited}.",
            COST,
            NOBODY,
            FOLLOW),
        diagnosis ->
            diagnosis.isOwnedBy(MaintenanceOwner.COMPACT_JOB)
                && !CompactionCauses.isCompactedByJob(diagnosis),
        UncompactedCauses::waited,
        UncompactedCauses::compactor);
  }

  private static Cause nobodyIsTo() {
    return new Cause(
        new About(
            "nobody-compacts",
            "Nobody compacts this write-only table",
            "Its writers do not compact it, and no policy and no job does. Rows have waited"
                + " for {waited}.",
            COST,
            NOBODY,
            FOLLOW),
        diagnosis ->
            diagnosis.isOwnedBy(MaintenanceOwner.WEIR)
                && diagnosis.facts().decision(Actions.COMPACT).isEmpty(),
        UncompactedCauses::waited,
        diagnosis -> Remedies.compactionPolicy(diagnosis.facts()));
  }

  private static Cause policyDoesNot() {
    return new Cause(
        new About(
            "policy-does-not-compact",
            "The policy did not compact this table yet",
            "The policy {policy} is to compact it, but rows have waited for {waited}: see its runs.",
            COST,
            NOBODY,
            FOLLOW),
        diagnosis -> diagnosis.isOwnedBy(MaintenanceOwner.WEIR),
        diagnosis -> {
          Map<String, Object> values = waited(diagnosis);
          diagnosis
              .facts()
              .decision(Actions.COMPACT)
              .ifPresent(decision -> values.put("policy", decision.policy()));
          return values;
        },
        diagnosis -> Remedies.compact(diagnosis.facts(), "minor"));
  }

  private static Cause jobDoesNot() {
    return new Cause(
        new About(
            "job-does-not-compact",
            "The compaction job did not compact this table yet",
            "A job is to compact it, but rows have waited for {waited}: see how the job is.",
            COST,
            NOBODY,
            FOLLOW),
        CompactionCauses::isCompactedByJob,
        UncompactedCauses::waited,
        diagnosis -> null);
  }

  /** No streaming job compacts postponed buckets. */
  private static Remedy compactor(Diagnosis diagnosis) {
    return hasCompactionJob(diagnosis) || isPostponed(diagnosis.facts())
        ? Remedies.owner(diagnosis.facts(), MaintenanceOwner.WEIR)
        : Remedies.compactionJob(diagnosis.facts());
  }

  private static Map<String, Object> waited(Diagnosis diagnosis) {
    Map<String, Object> values = new LinkedHashMap<>();
    values.put("waited", diagnosis.value(NOBODY));
    return values;
  }

  private static boolean hasCompactionJob(Diagnosis diagnosis) {
    return diagnosis.facts().jobs().stream().anyMatch(job -> job.compacts());
  }

  private static boolean isPostponed(TableFacts facts) {
    return facts.schema().buckets() == Buckets.POSTPONED;
  }
}
