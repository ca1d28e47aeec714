package io.weir.health.advice;

import io.weir.health.advice.Cause.About;
import io.weir.health.signal.Actions;
import io.weir.lease.MaintenanceOwner;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Why files and sorted runs add up although somebody compacts. */
final class CompactionCauses {

  private static final String RUNS = "sorted-runs";
  private static final String SMALL = "small-files";
  static final String COST =
      "Each read merges more files than the last, plans take longer, and the first compaction after"
          + " it rewrites all of them at once.";

  private CompactionCauses() {}

  /** The most certain first. */
  static List<Cause> all() {
    return List.of(
        writersFallBehind(),
        compactionFallsBehind(),
        smallFiles(),
        fullCompactionLate(),
        deletedRows());
  }

  /** Comes before what is said of others that nobody compacts. */
  static Cause postponed() {
    return new Cause(
        new About(
            "postponed-rows-wait",
            "Rows wait where nobody sees them",
            "Rows that came up to {waited} ago are in no bucket yet: a table with postponed buckets shows"
                + " them after a compaction, which takes a batch job on Flink. Weir runs one where it is"
                + " the table's maintenance owner.",
            "Readers miss these rows.",
            "postpone-backlog",
            List.of("no-compactor")),
        diagnosis -> true,
        diagnosis -> Map.of("waited", diagnosis.value("postpone-backlog")),
        CompactionCauses::place);
  }

  private static Remedy place(Diagnosis diagnosis) {
    if (!diagnosis.isOwnedBy(MaintenanceOwner.WEIR)) {
      return Remedies.owner(diagnosis.facts(), MaintenanceOwner.WEIR);
    }
    return diagnosis.facts().decision(Actions.COMPACT).isPresent()
        ? Remedies.compact(diagnosis.facts(), "minor")
        : Remedies.compactionPolicy(diagnosis.facts());
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
                + " waited for one for {waited}. Weir makes one where it is the table's maintenance"
                + " owner.",
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
            "{share} of the rows in files are marked as deleted, and stay until a full compaction"
                + " rewrites their files. Weir makes one where it is the table's maintenance owner.",
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

  private static @Nullable Remedy compactIfWeirs(Diagnosis diagnosis) {
    return diagnosis.isOwnedBy(MaintenanceOwner.WEIR)
        ? Remedies.compact(diagnosis.facts(), "minor")
        : null;
  }

  private static Map<String, Object> worstRuns(Diagnosis diagnosis) {
    Map<String, Object> values = new LinkedHashMap<>();
    values.put("bucket", diagnosis.worstName(RUNS));
    values.put("runs", diagnosis.value(RUNS));
    return values;
  }

  static boolean isCompactedByJob(Diagnosis diagnosis) {
    return diagnosis.facts().jobs().stream().anyMatch(job -> job.compacts() && job.wanted());
  }
}
