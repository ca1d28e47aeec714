package io.weir.health.advice;

import io.weir.health.advice.Cause.About;
import io.weir.health.signal.Actions;
import io.weir.health.signal.TableFacts;
import io.weir.lease.MaintenanceOwner;
import io.weir.paimon.tally.SchemaFacts.Buckets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Why files and sorted runs add up. */
final class CompactionCauses {

  private static final String NOBODY = "no-compactor";
  private static final String RUNS = "sorted-runs";
  private static final String SMALL = "small-files";
  private static final String EVERY = "PT15M";
  private static final String COST =
      "Each read merges more files than the last, plans take longer, and the first compaction after"
          + " it rewrites all of them at once.";

  /** What adds up, or is not done, where nobody compacts. */
  private static final List<String> FOLLOW =
      List.of(
          RUNS, SMALL, "full-compaction-lag", "postpone-backlog", "deletion-vectors", "manifests");

  private CompactionCauses() {}

  /** The most certain first. */
  static List<Cause> all() {
    return List.of(
        compactorDisagrees(),
        compactionJobMissing(),
        nobodyIsTo(),
        policyDoesNot(),
        postponed(),
        writersFallBehind(),
        compactionFallsBehind(),
        smallFiles(),
        fullCompactionLate(),
        deletedRows());
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
        diagnosis -> diagnosis.isOwnedBy(MaintenanceOwner.WRITER) && !isCompactedByJob(diagnosis),
        CompactionCauses::waited,
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
            diagnosis.isOwnedBy(MaintenanceOwner.COMPACT_JOB) && !isCompactedByJob(diagnosis),
        CompactionCauses::waited,
        diagnosis ->
            hasCompactionJob(diagnosis)
                ? Remedies.owner(diagnosis.facts(), MaintenanceOwner.WEIR)
                : Remedies.compactionJob(diagnosis.facts()));
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
        CompactionCauses::waited,
        diagnosis ->
            isPostponed(diagnosis.facts())
                ? Remedies.compactionJob(diagnosis.facts())
                : Remedies.policy(
                    diagnosis.facts(), Actions.COMPACT, EVERY, Map.of("strategy", "minor")));
  }

  private static Cause policyDoesNot() {
    return new Cause(
        new About(
            "policy-does-not-compact",
            "The policy did not compact this table",
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

  private static Cause postponed() {
    return new Cause(
        new About(
            "postponed-rows-wait",
            "Rows wait where nobody sees them",
            "Rows that came up to {waited} ago are in no bucket yet: a table with postponed buckets shows"
                + " them after a compaction.",
            "Readers miss these rows.",
            "postpone-backlog",
            List.of(SMALL, RUNS)),
        diagnosis -> true,
        diagnosis -> Map.of("waited", diagnosis.value("postpone-backlog")),
        diagnosis ->
            isCompactedByJob(diagnosis) ? null : Remedies.compactionJob(diagnosis.facts()));
  }

  private static Cause writersFallBehind() {
    return new Cause(
        new About(
            "writers-fall-behind",
            "The writers can't keep up with compaction",
            "{bucket} has {runs} sorted runs. The job that writes the table compacts it too, and does"
                + " not come to it.",
            "Reads merge more and more runs, and from the stop trigger on the writers wait.",
            RUNS,
            List.of(SMALL, "full-compaction-lag", "deletion-vectors")),
        diagnosis ->
            diagnosis.isOwnedBy(MaintenanceOwner.WRITER) && !diagnosis.facts().schema().writeOnly(),
        CompactionCauses::worstRuns,
        diagnosis -> Remedies.owner(diagnosis.facts(), MaintenanceOwner.WEIR));
  }

  private static Cause compactionFallsBehind() {
    return new Cause(
        new About(
            "compaction-falls-behind",
            "Compaction falls behind",
            "{bucket} has {runs} sorted runs: more came than were compacted.",
            COST,
            RUNS,
            List.of(SMALL, "full-compaction-lag", "deletion-vectors")),
        diagnosis -> true,
        CompactionCauses::worstRuns,
        CompactionCauses::compactIfWeirs);
  }

  private static Cause smallFiles() {
    return new Cause(
        new About(
            "small-files-pile-up",
            "Small files pile up",
            "{bucket} has {files} small files.",
            "Each read opens them all, and each plan lists them.",
            SMALL,
            List.of()),
        diagnosis -> true,
        diagnosis -> {
          Map<String, Object> values = new LinkedHashMap<>();
          values.put("bucket", diagnosis.worstName(SMALL));
          values.put("files", diagnosis.value(SMALL));
          return values;
        },
        diagnosis ->
            diagnosis.isOwnedBy(MaintenanceOwner.WRITER)
                ? Remedies.owner(diagnosis.facts(), MaintenanceOwner.WEIR)
                : compactIfWeirs(diagnosis));
  }

  private static Cause fullCompactionLate() {
    return new Cause(
        new About(
            "full-compaction-late",
            "Full compaction is late",
            "The table asks for a full compaction every {commits} commits, and rows have"
                + " waited for one for {waited}.",
            "Who reads the changelog, or the top level alone, sees nothing newer.",
            "full-compaction-lag",
            List.of()),
        diagnosis -> true,
        diagnosis ->
            Map.of(
                "commits",
                diagnosis.worstValue("full-compaction-lag", "fullAfterCommits"),
                "waited",
                diagnosis.value("full-compaction-lag")),
        diagnosis ->
            diagnosis.isOwnedBy(MaintenanceOwner.WEIR)
                ? Remedies.compact(diagnosis.facts(), "full")
                : null);
  }

  private static Cause deletedRows() {
    return new Cause(
        new About(
            "deleted-rows-pile-up",
            "Many rows of the files are deleted",
            "{share} of the rows in files are marked as deleted, and stay until their files are"
                + " rewritten.",
            "Each read opens them and leaves them out, and they keep their place in the storage.",
            "deletion-vectors",
            List.of()),
        diagnosis -> true,
        diagnosis -> Map.of("share", diagnosis.value("deletion-vectors")),
        diagnosis ->
            diagnosis.isOwnedBy(MaintenanceOwner.WEIR)
                ? Remedies.compact(diagnosis.facts(), "full")
                : null);
  }

  private static @org.jspecify.annotations.Nullable Remedy compactIfWeirs(Diagnosis diagnosis) {
    return diagnosis.isOwnedBy(MaintenanceOwner.WEIR)
        ? Remedies.compact(diagnosis.facts(), "minor")
        : null;
  }

  private static Map<String, Object> waited(Diagnosis diagnosis) {
    Map<String, Object> values = new LinkedHashMap<>();
    values.put("waited", diagnosis.value(NOBODY));
    return values;
  }

  private static Map<String, Object> worstRuns(Diagnosis diagnosis) {
    Map<String, Object> values = new LinkedHashMap<>();
    values.put("bucket", diagnosis.worstName(RUNS));
    values.put("runs", diagnosis.value(RUNS));
    return values;
  }

  private static boolean isCompactedByJob(Diagnosis diagnosis) {
    return diagnosis.facts().jobs().stream().anyMatch(job -> job.compacts() && job.wanted());
  }

  private static boolean hasCompactionJob(Diagnosis diagnosis) {
    return diagnosis.facts().jobs().stream().anyMatch(job -> job.compacts());
  }

  private static boolean isPostponed(TableFacts facts) {
    return facts.schema().buckets() == Buckets.POSTPONED;
  }
}
