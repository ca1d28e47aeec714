package io.weir.health.advice;

import io.weir.health.advice.Cause.About;
import io.weir.health.signal.Evidence;
import io.weir.health.signal.Reading;
import io.weir.lease.MaintenanceOwner;
import java.util.List;
import java.util.Map;

/** What is wrong with who commits to a table. */
final class WriterCauses {

  private static final String COMPACTORS = "several-compactors";
  private static final String JOB = "job-down";

  private WriterCauses() {}

  static List<Cause> all() {
    return List.of(
        lostCommits(),
        dynamicBuckets(),
        writersCompactToo(),
        compactorsConflict(),
        jobDown(),
        gone());
  }

  private static Cause lostCommits() {
    return new Cause(
        new About(
            "commits-can-be-lost",
            "Commits can be lost",
            "{names} commit to a table on an object store without a lock. Let one alone commit, or set"
                + " lock.enabled on a catalog with a JDBC or Hive metastore.",
            "Of two commits at the same time one is lost, and its writer believes that it was made.",
            "storage-lock",
            List.of()),
        diagnosis -> true,
        diagnosis -> Map.of("names", diagnosis.names("storage-lock")),
        diagnosis -> null);
  }

  private static Cause dynamicBuckets() {
    return new Cause(
        new About(
            "two-writers-of-dynamic-buckets",
            "Two write a table with dynamic buckets",
            "{names} write it at the same time. Stop all but one, or make the table anew with a fixed"
                + " number of buckets.",
            "Keys end up in two buckets: rows appear twice, and updates and deletions miss them.",
            "dynamic-bucket-writers",
            List.of(COMPACTORS)),
        diagnosis -> true,
        diagnosis -> Map.of("names", diagnosis.names("dynamic-bucket-writers")),
        diagnosis -> null);
  }

  private static Cause writersCompactToo() {
    return new Cause(
        new About(
            "writers-compact-too",
            "Its writers compact it, and so does somebody else",
            "{names} compacted it within an hour. Writers leave it alone once the table is"
                + " write-only.",
            "Their commits conflict: a compaction that took minutes is thrown away, or a job restarts.",
            COMPACTORS,
            List.of()),
        diagnosis -> !diagnosis.facts().schema().writeOnly() && isAnyAWriter(diagnosis),
        diagnosis -> Map.of("names", diagnosis.names(COMPACTORS)),
        diagnosis ->
            diagnosis.isOwnedBy(MaintenanceOwner.WRITER)
                ? Remedies.owner(diagnosis.facts(), MaintenanceOwner.WEIR)
                : new Remedy.Options(Map.of("write-only", "true")));
  }

  private static Cause compactorsConflict() {
    return new Cause(
        new About(
            "compactors-conflict",
            "Several compact this table",
            "{names} compacted it within an hour. Stop all but one, and start writers anew that began"
                + " before the table was write-only.",
            "Their commits conflict: a compaction that took minutes is thrown away, or a job restarts.",
            COMPACTORS,
            List.of()),
        diagnosis -> true,
        diagnosis -> Map.of("names", diagnosis.names(COMPACTORS)),
        diagnosis -> null);
  }

  private static Cause jobDown() {
    return new Cause(
        new About(
            "job-is-down",
            "A job of this table does not run",
            "{job} has been {state} for {time}, though it is to run. Its page says why.",
            "Nothing new comes into the table, or nothing is compacted.",
            JOB,
            List.of("table-stale", "no-compactor", "full-compaction-lag", "postpone-backlog")),
        diagnosis -> true,
        diagnosis ->
            Map.of(
                "job",
                diagnosis.worstName(JOB),
                "state",
                diagnosis.worstValue(JOB, "state"),
                "time",
                diagnosis.value(JOB)),
        diagnosis -> null);
  }

  private static Cause gone() {
    return new Cause(
        new About(
            "writer-went-quiet",
            "Its writer went quiet",
            "{writer} used to commit all the time, and last did {time} ago. See whether it still runs.",
            "Readers see old rows and do not know it.",
            "table-stale",
            List.of("full-compaction-lag")),
        diagnosis -> true,
        diagnosis ->
            Map.of(
                "writer",
                diagnosis.worstValue("table-stale", "lastCommitBy"),
                "time",
                diagnosis.value("table-stale")),
        diagnosis -> null);
  }

  private static boolean isAnyAWriter(Diagnosis diagnosis) {
    return diagnosis.trouble(COMPACTORS).map(Reading::evidence).orElse(List.of()).stream()
        .map(Evidence::values)
        .anyMatch(values -> values.get("appends") instanceof Long appends && appends > 0);
  }
}
