package io.weir.health;

import io.weir.shared.TableId;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The lake, or one catalog, in a few numbers.
 *
 * @param tables that are known
 * @param observed whose last look succeeded
 * @param failing whose last look failed
 * @param changelogBytes of changelog files that are kept
 * @param layers by bytes, most first
 * @param databases with their catalog, by bytes, most first; at most twenty
 * @param series how bytes and files went in the last day, or since the first look at a younger lake
 * @param mostFiles the tables with most files, at most ten
 * @param unobserved tables whose last look failed, at most twenty
 * @param observedAt the latest look; null when there was none
 * @param stale whether the looks that should have followed the latest saw nothing
 */
public record LakeSummary(
    long tables,
    long observed,
    long failing,
    long bytes,
    long files,
    long records,
    long snapshots,
    States states,
    Dead dead,
    long changelogBytes,
    List<Share> layers,
    List<Share> databases,
    Growth series,
    List<Files> mostFiles,
    List<Unobserved> unobserved,
    @Nullable Instant observedAt,
    boolean stale) {

  /** How many tables are in which state. */
  public record States(long healthy, long degraded, long ill, long unknown) {}

  /**
   * Data files that are in use no more.
   *
   * @param bytes of all of them
   * @param byTagsBytes that go only with tags
   * @param byConsumersBytes that go only when consumers move
   */
  public record Dead(long bytes, long byTagsBytes, long byConsumersBytes) {}

  /**
   * What a layer or a database holds.
   *
   * @param name null for tables without a layer
   */
  public record Share(@Nullable String name, long tables, long bytes, long deadBytes) {}

  /** Sums over time; null where nobody looked. */
  public record Growth(
      List<Instant> times, List<@Nullable Long> bytes, List<@Nullable Long> files) {}

  /** A table with many files. */
  public record Files(TableId table, long files, long bytes) {}

  /** A table that could not be looked at. */
  public record Unobserved(TableId table, String reason) {}
}
