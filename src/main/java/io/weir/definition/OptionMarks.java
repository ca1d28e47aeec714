package io.weir.definition;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * What Weir knows of an option beyond Paimon's own words.
 *
 * @param scope where it belongs
 * @param appliesTo which tables heed it; null for all
 * @param buckets which way of bucketing heeds it; null for all
 * @param change what a change of it needs before it counts
 */
public record OptionMarks(
    Scope scope, @Nullable Tables appliesTo, @Nullable Buckets buckets, Change change) {

  /** Where an option belongs. */
  public enum Scope {
    /** Stored with the table. */
    TABLE,
    /** Of a writing job. */
    WRITE,
    /** Of a reading job; stored with the table it binds every reader. */
    READ,
    /** Of the catalog; stored with a table it does nothing. */
    CATALOG
  }

  /** A kind of table. */
  public enum Tables {
    PRIMARY_KEY,
    APPEND
  }

  /** How a table's rows are put into buckets. */
  public enum Buckets {
    /** A number of buckets. */
    FIXED,
    /** bucket=-1 beside a primary key. */
    DYNAMIC,
    /** bucket=-2. */
    POSTPONED
  }

  /** What a change of an option needs. */
  public enum Change {
    NOTHING,
    /** Jobs read options once, when they start. */
    JOB_RESTART,
    /** The files that are there are as they were until all are rewritten. */
    FULL_COMPACTION,
    /** Each partition must be rescaled while no job writes it. */
    RESCALE,
    /** Paimon refuses it once the table has snapshots: a new table, and a copy. */
    RECREATE
  }

  private static final List<String> READING =
      List.of(
          "scan.",
          "incremental-",
          "consumer",
          "branch",
          "read.",
          "streaming-",
          "source.",
          "lookup.async",
          "lookup.bootstrap",
          "lookup.cache",
          "lookup.dynamic",
          "lookup.refresh");
  private static final List<String> WRITING =
      List.of("write-buffer", "write-max", "spill-", "sort-spill", "local-", "sink.");
  private static final List<String> KEYED =
      List.of(
          "merge-engine",
          "changelog",
          "sequence.",
          "partial-update",
          "aggregation",
          "first-row",
          "full-compaction",
          "lookup",
          "num-levels",
          "num-sorted-run",
          "rowkind",
          "ignore-",
          "record-level",
          "dynamic-bucket",
          "cross-partition",
          "sort-engine",
          "force-lookup");
  private static final List<String> APPENDING =
      List.of("compaction.min.file-num", "clustering.", "row-tracking", "data-evolution");
  private static final List<String> OF_NO_JOB =
      List.of("materialized-table.", "metastore.", "auto-create", "type", "disable-", "alter-");
  private static final List<String> OF_ALL_FILES =
      List.of("deletion-vectors.", "file-index.", "clustering.");

  /** Of an option of a catalog, which every job opens when it starts. */
  static final OptionMarks OF_CATALOG =
      new OptionMarks(Scope.CATALOG, null, null, Change.JOB_RESTART);

  static OptionMarks of(String key, boolean immutable) {
    return new OptionMarks(scope(key), appliesTo(key), buckets(key), change(key, immutable));
  }

  private static Scope scope(String key) {
    if (startsWithAny(key, READING)) {
      return Scope.READ;
    }
    return startsWithAny(key, WRITING) ? Scope.WRITE : Scope.TABLE;
  }

  private static @Nullable Tables appliesTo(String key) {
    if (startsWithAny(key.toLowerCase(Locale.ROOT), KEYED)) {
      return Tables.PRIMARY_KEY;
    }
    return startsWithAny(key, APPENDING) ? Tables.APPEND : null;
  }

  private static @Nullable Buckets buckets(String key) {
    if (startsWithAny(key, List.of("dynamic-bucket", "cross-partition"))) {
      return Buckets.DYNAMIC;
    }
    if (key.startsWith("postpone.")) {
      return Buckets.POSTPONED;
    }
    boolean fixed = startsWithAny(key, List.of("bucket-key", "bucket-append-ordered"));
    return fixed ? Buckets.FIXED : null;
  }

  private static Change change(String key, boolean immutable) {
    if (immutable) {
      return Change.RECREATE;
    }
    if (key.equals("bucket")) {
      return Change.RESCALE;
    }
    if (startsWithAny(key, OF_ALL_FILES)) {
      return Change.FULL_COMPACTION;
    }
    return startsWithAny(key, OF_NO_JOB) ? Change.NOTHING : Change.JOB_RESTART;
  }

  private static boolean startsWithAny(String key, List<String> prefixes) {
    return prefixes.stream().anyMatch(key::startsWith);
  }
}
