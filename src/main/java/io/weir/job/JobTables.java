package io.weir.job;

import io.weir.catalog.Observation;
import io.weir.catalog.TableRow;
import io.weir.connection.Connections;
import io.weir.connection.SourceTable;
import io.weir.shared.Problem;
import io.weir.shared.TableId;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Service;

/** Tells which tables a job acts on, and which jobs act on a table. */
@Service
public class JobTables {

  private final JobRecords records;
  private final JobRevisions revisions;
  private final Connections connections;
  private final LakeAccess lake;

  JobTables(JobRecords records, JobRevisions revisions, Connections connections, LakeAccess lake) {
    this.records = records;
    this.revisions = revisions;
    this.connections = connections;
    this.lake = lake;
  }

  /**
   * The tables of a job by name. Asks its source and the lake, and blocks half a minute at most.
   */
  public List<JobTable> of(String name) {
    JobSpec spec = records.get(name).spec();
    if (spec instanceof MySqlSync sync) {
      return of(sync);
    }
    TableId target = ((Compaction) spec).target();
    TableRow row = rows(target.catalog(), target.database()).get(target);
    return List.of(table(null, target, row, false));
  }

  /** The jobs that act on a table, as far as names tell; by name. Reads the database only. */
  public List<Job> on(TableId table) {
    return revisions.actingOn(table, false).keySet().stream()
        .sorted()
        .map(records::find)
        .flatMap(Optional::stream)
        .toList();
  }

  private List<JobTable> of(MySqlSync sync) {
    Map<TableId, TableRow> rows = rows(sync.catalog(), sync.database());
    Map<TableId, SourceTable> sources = sources(sync);
    TreeSet<TableId> targets = new TreeSet<>(sources.keySet());
    rows.keySet().stream().filter(sync::actsOn).forEach(targets::add);
    return targets.stream()
        .map(target -> table(sources.get(target), target, rows.get(target)))
        .toList();
  }

  /** Empty when the source does not answer: then only what is in the lake is told. */
  private Map<TableId, SourceTable> sources(MySqlSync sync) {
    Map<TableId, SourceTable> sources = new HashMap<>();
    try {
      for (SourceTable table : connections.tables(sync.connection(), sync.sourceDatabase())) {
        if (sync.tables().takes(table.name())) {
          sources.put(sync.target(table.name()), table);
        }
      }
    } catch (Problem e) {
      sources.clear();
    }
    return sources;
  }

  private Map<TableId, TableRow> rows(String catalog, String database) {
    return lake.rows(catalog, database).stream()
        .collect(Collectors.toMap(TableRow::id, Function.identity()));
  }

  private static JobTable table(
      @Nullable SourceTable source, TableId target, @Nullable TableRow row) {
    return source == null
        ? table(null, target, row, false)
        : table(
            source.database() + "." + source.name(), target, row, source.primaryKey().isEmpty());
  }

  private static JobTable table(
      @Nullable String source, TableId target, @Nullable TableRow row, boolean keyless) {
    Observation seen = row == null ? null : row.observation();
    return new JobTable(
        source,
        target,
        row != null,
        keyless,
        seen == null ? null : seen.records(),
        seen == null ? null : seen.lastCommitAt(),
        row == null ? null : row.owner());
  }
}
