package io.weir.job;

import io.weir.connection.Check;
import io.weir.connection.Connections;
import io.weir.connection.SourceTable;
import io.weir.definition.Finding;
import io.weir.job.Preflight.ColumnPair;
import io.weir.job.Preflight.TablePair;
import io.weir.shared.Problem;
import io.weir.shared.Severity;
import io.weir.shared.TableId;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.springframework.stereotype.Component;

/** Looks at the source of a sync: what it would follow, and what would go wrong. */
@Component
class SyncPreflight {

  private static final String TABLES = "/spec/tables";

  private final Connections connections;
  private final LakeAccess lake;

  SyncPreflight(Connections connections, LakeAccess lake) {
    this.connections = connections;
    this.lake = lake;
  }

  /**
   * The tables that the sync would follow, those without a key too.
   *
   * @param findings to add to
   */
  List<TablePair> tables(MySqlSync sync, List<Finding> findings) {
    List<Check> checks = connections.test(sync.connection());
    for (Check check : checks) {
      if (Boolean.FALSE.equals(check.ok())) {
        findings.add(Findings.error("source-" + check.id(), "/spec/connection", sentence(check)));
      }
    }
    try {
      List<SourceTable> all = connections.tables(sync.connection(), sync.sourceDatabase());
      unknownNames(sync, all, findings);
      shadows(sync, all, findings);
      all.stream()
          .filter(table -> sync.tables().takes(table.name()))
          .forEach(table -> findings.addAll(SourceJudge.judge(sync, table)));
      List<TablePair> pairs = pairs(sync, all);
      requireSome(pairs, findings);
      return pairs;
    } catch (Problem e) {
      if (findings.isEmpty()) {
        findings.add(Findings.error("source-unreachable", "/spec/sourceDatabase", e.detail()));
      }
      return List.of();
    }
  }

  private static String sentence(Check check) {
    String found = check.title() + ": " + check.message();
    return check.fix() == null ? found : found + " " + check.fix();
  }

  private static void unknownNames(MySqlSync sync, List<SourceTable> all, List<Finding> findings) {
    Set<String> names = all.stream().map(SourceTable::name).collect(Collectors.toSet());
    List<String> include = sync.tables().include();
    for (int i = 0; i < include.size(); i++) {
      if (!names.contains(include.get(i))) {
        findings.add(
            Findings.error(
                "no-such-table",
                TABLES + "/include/" + i,
                "The source has no table %s.%s, or it is a view, which no sync can follow."
                    .formatted(sync.sourceDatabase(), include.get(i))));
      }
    }
    List<String> exclude = sync.tables().exclude();
    for (int i = 0; i < exclude.size(); i++) {
      if (!names.contains(exclude.get(i))) {
        findings.add(
            Findings.warning(
                "no-such-table",
                TABLES + "/exclude/" + i,
                "The source has no table %s.%s to exclude."
                    .formatted(sync.sourceDatabase(), exclude.get(i))));
      }
    }
  }

  private static void shadows(MySqlSync sync, List<SourceTable> all, List<Finding> findings) {
    for (SourceTable table : all) {
      if (sync.tables().isShadow(table.name())) {
        findings.add(
            new Finding(
                "shadow-table",
                Severity.INFO,
                TABLES,
                "Table %s.%s is left out: tables that are named so belong to an online schema change."
                    .formatted(table.database(), table.name()),
                table.database() + "." + table.name(),
                null));
      }
    }
  }

  private List<TablePair> pairs(MySqlSync sync, List<SourceTable> all) {
    Set<String> existing = lake.tables(sync.catalog(), sync.database());
    List<TablePair> pairs = new ArrayList<>();
    for (SourceTable table : all) {
      if (sync.tables().takes(table.name())) {
        pairs.add(pair(sync, table, existing));
      }
    }
    return pairs;
  }

  private static TablePair pair(MySqlSync sync, SourceTable table, Set<String> existing) {
    TableId target = sync.target(table.name());
    List<ColumnPair> columns =
        table.columns().stream()
            .map(c -> new ColumnPair(c.name(), c.type(), targetType(sync, table, c)))
            .toList();
    return new TablePair(
        table.database() + "." + table.name(),
        target.database() + "." + target.table(),
        table.primaryKey(),
        columns,
        table.primaryKey().isEmpty(),
        existing.contains(target.table()));
  }

  private static String targetType(MySqlSync sync, SourceTable table, SourceTable.Column column) {
    String type = MySqlTypes.inLake(column.type(), sync.typeMapping());
    return table.primaryKey().contains(column.name()) ? type + " NOT NULL" : type;
  }

  private static void requireSome(List<TablePair> pairs, List<Finding> findings) {
    if (pairs.stream().allMatch(TablePair::keyless)) {
      findings.add(
          Findings.error("no-table", TABLES, "None of the tables chosen can be synchronised."));
    }
  }
}
