package io.weir.job;

import io.weir.connection.Check;
import io.weir.connection.Connections;
import io.weir.connection.SourceTable;
import io.weir.definition.Finding;
import io.weir.job.Preflight.ColumnPair;
import io.weir.job.Preflight.TablePair;
import io.weir.shared.Problem;
import io.weir.shared.TableId;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
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
      missing(sync, all, findings);
      List<TablePair> pairs = pairs(sync, all);
      judge(pairs, findings);
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

  private static void missing(MySqlSync sync, List<SourceTable> all, List<Finding> findings) {
    Set<String> names = all.stream().map(SourceTable::name).collect(Collectors.toSet());
    for (String wanted : sync.tables().include()) {
      if (!names.contains(wanted)) {
        findings.add(
            Findings.error(
                "no-such-table",
                TABLES + "/include",
                "The source has no table " + sync.sourceDatabase() + "." + wanted + "."));
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
    boolean nullable = column.nullable() || sync.typeMapping().contains("to-nullable");
    return nullable && !table.primaryKey().contains(column.name()) ? type : type + " NOT NULL";
  }

  private static void judge(List<TablePair> pairs, List<Finding> findings) {
    if (pairs.stream().allMatch(TablePair::keyless)) {
      findings.add(
          Findings.error("no-table", TABLES, "None of the tables chosen can be synchronised."));
    }
    for (TablePair pair : pairs) {
      if (pair.keyless()) {
        findings.add(
            Findings.warning(
                "table-without-key",
                TABLES,
                "Table " + pair.source() + " has no primary key, so that it is left out."));
      } else {
        judgeColumns(pair, findings);
      }
    }
  }

  private static void judgeColumns(TablePair pair, List<Finding> findings) {
    for (ColumnPair column : pair.columns()) {
      String type = column.sourceType().toLowerCase(Locale.ROOT);
      String name = pair.source() + "." + column.name();
      if (type.startsWith("year")) {
        findings.add(
            Findings.warning(
                "year-column",
                TABLES,
                name
                    + " is a YEAR: altering this table while it is synchronised has been seen to break"
                    + " the reading of the binlog for good."));
      } else if (type.contains("blob") || type.contains("binary")) {
        findings.add(
            Findings.warning(
                "binary-column",
                TABLES,
                name + " holds bytes: those that are not UTF-8 arrive changed or stop the job."));
      }
    }
  }
}
