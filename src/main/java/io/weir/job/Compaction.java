package io.weir.job;

import io.weir.lease.JobOnTable;
import io.weir.shared.Names;
import io.weir.shared.TableId;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * Compacts one table continuously, and so is its maintenance owner.
 *
 * @param checkpointInterval how often what was compacted is committed
 */
public record Compaction(
    String catalog, String database, String table, Duration checkpointInterval, Integer parallelism)
    implements JobSpec {

  static final String KIND = "compaction";

  private static final Duration DEFAULT_INTERVAL = Duration.ofSeconds(30);

  public Compaction(
      @Nullable String catalog,
      @Nullable String database,
      @Nullable String table,
      @Nullable Duration checkpointInterval,
      @Nullable Integer parallelism) {
    this.catalog = SpecFields.required("/catalog", catalog);
    this.database = Names.lake("/database", SpecFields.required("/database", database));
    this.table = Names.lake("/table", SpecFields.required("/table", table));
    this.checkpointInterval = SpecFields.interval(checkpointInterval, DEFAULT_INTERVAL);
    this.parallelism = SpecFields.parallelism(parallelism);
  }

  @Override
  public JobKind kind() {
    return JobKind.COMPACTION;
  }

  TableId target() {
    return new TableId(catalog, database, table);
  }

  @Override
  public String onlyTable() {
    return table;
  }

  @Override
  public String targets() {
    return target().toString();
  }

  @Override
  public Integer tableCount() {
    return 1;
  }

  @Override
  public boolean actsOn(TableId other) {
    return target().equals(other);
  }

  @Override
  public JobOnTable.Kind effect() {
    return JobOnTable.Kind.COMPACTION;
  }
}
