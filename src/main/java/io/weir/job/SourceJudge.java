package io.weir.job;

import io.weir.connection.SourceTable;
import io.weir.definition.Finding;
import io.weir.shared.Names;
import io.weir.shared.Problem;
import io.weir.shared.Severity;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** Says which tables of a source a sync can't follow, or not as they are. */
final class SourceJudge {

  /** Its reader splits qualified names at dots, takes quotes away and ends them at spaces. */
  private static final Pattern UNREADABLE = Pattern.compile(".*[\\s.,'\"`].*");

  /** Columns that Paimon keeps for itself. */
  private static final Set<String> RESERVED =
      Set.of("_SEQUENCE_NUMBER", "_VALUE_KIND", "_LEVEL", "_ROW_ID", "rowkind");

  private static final String RESERVED_PREFIX = "_KEY_";

  private final MySqlSync sync;
  private final List<Finding> findings = new ArrayList<>();

  private SourceJudge(MySqlSync sync) {
    this.sync = sync;
  }

  /**
   * @param table one that the sync takes
   */
  static List<Finding> judge(MySqlSync sync, SourceTable table) {
    SourceJudge judge = new SourceJudge(sync);
    if (table.primaryKey().isEmpty()) {
      judge.keyless(table);
    } else {
      judge.name(table);
      table.columns().forEach(column -> judge.column(table, column));
    }
    return judge.findings;
  }

  private void keyless(SourceTable table) {
    String message =
        "Table "
            + words(table)
            + " has no primary key, so that it is left out. Give it one (a unique key does not do), or"
            + " exclude it.";
    boolean asked = sync.tables().include().contains(table.name());
    add(
        asked ? Severity.ERROR : Severity.WARNING,
        "table-without-key",
        table,
        message,
        words(table));
  }

  private void name(SourceTable table) {
    if (UNREADABLE.matcher(table.name()).matches()) {
      error(
          "table-name",
          table,
          "can't be followed: the connector can't read a name with a space, dot, comma or quote.");
      return;
    }
    try {
      Names.lake("", sync.target(table.name()).table());
    } catch (Problem e) {
      error("table-name", table, "can't be named so in the lake. " + e.faults().get(0).message());
    }
  }

  private void column(SourceTable table, SourceTable.Column column) {
    String type = column.type().toLowerCase(Locale.ROOT);
    boolean bytes = type.contains("blob") || type.contains("binary");
    if (RESERVED.contains(column.name()) || column.name().startsWith(RESERVED_PREFIX)) {
      error(
          "column-name",
          table,
          "has a column '" + column.name() + "', a name that Paimon keeps for itself.");
    } else if (bytes && table.primaryKey().contains(column.name())) {
      error(
          "binary-key",
          table,
          "has bytes in its key (" + column.name() + "), which the connector takes for text.");
    } else if (bytes) {
      warn(
          "binary-column",
          table,
          column,
          "holds bytes: those that are not UTF-8 arrive changed or stop the job.");
    } else if (type.startsWith("time") && !type.startsWith("timestamp")) {
      warn(
          "time-column",
          table,
          column,
          "is a TIME: what is no time of a day (negative, 24 hours or more) arrives as another one,"
              + " fractions of a second to the millisecond.");
    }
  }

  private void error(String rule, SourceTable table, String what) {
    String message =
        "Table " + words(table) + " " + what + " Exclude it, or change it in the source.";
    add(Severity.ERROR, rule, table, message, words(table));
  }

  private void warn(String rule, SourceTable table, SourceTable.Column column, String what) {
    String name = words(table) + "." + column.name();
    add(Severity.WARNING, rule, table, name + " " + what, name);
  }

  private void add(
      Severity severity, String rule, SourceTable table, String message, String evidence) {
    findings.add(new Finding(rule, severity, pointer(table), message, evidence, null));
  }

  private String pointer(SourceTable table) {
    int chosen = sync.tables().include().indexOf(table.name());
    return chosen < 0 ? "/spec/tables" : "/spec/tables/include/" + chosen;
  }

  private static String words(SourceTable table) {
    return table.database() + "." + table.name();
  }
}
