package io.weir.definition.change;

import io.weir.definition.Column;
import io.weir.definition.Finding;
import io.weir.definition.Layer;
import io.weir.definition.Severity;
import io.weir.definition.TableDefinition;
import io.weir.paimon.ColumnShape;
import io.weir.paimon.TableShape;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * What must change for a table to become what is declared of it. Columns are authoritative: one
 * that is not declared is dropped, except on a table that a sync feeds. Options are not: one that
 * is not declared stays, unless the last applied definition had set it. O(columns + options).
 */
public final class TableDiff {

  private final TableShape table;
  private final TableDefinition wanted;
  private final Basis basis;
  private final List<TableChange> changes = new ArrayList<>();
  private final List<Finding> findings = new ArrayList<>();

  private TableDiff(TableShape table, TableDefinition wanted, Basis basis) {
    this.table = table;
    this.wanted = wanted;
    this.basis = basis;
  }

  /**
   * What a diff needs to know besides the table and its definition.
   *
   * @param renamedColumns the names that columns have had, by today's
   * @param lastApplied keys of the options that the last applied definition had set
   * @param fed whether a sync feeds the table: then columns that it added are no one's to drop
   */
  public record Basis(Map<String, String> renamedColumns, Set<String> lastApplied, boolean fed) {

    /** Of a table that nothing is known of. */
    public static final Basis NONE = new Basis(Map.of(), Set.of(), false);

    public Basis {
      renamedColumns = Map.copyOf(renamedColumns);
      lastApplied = Set.copyOf(lastApplied);
    }
  }

  /**
   * The outcome of a diff.
   *
   * @param changes in an order in which each is valid when it comes
   * @param findings what can't be changed, and drift
   */
  public record Outcome(List<TableChange> changes, List<Finding> findings) {

    public Outcome {
      changes = List.copyOf(changes);
      findings = List.copyOf(findings);
    }
  }

  /** Compares a table with its definition. */
  public static Outcome of(TableShape table, TableDefinition wanted, Basis basis) {
    TableDiff diff = new TableDiff(table, wanted, basis);
    diff.keys();
    diff.columns();
    diff.order();
    diff.options();
    diff.comment();
    return new Outcome(diff.changes, diff.findings);
  }

  private void keys() {
    fixed("/primaryKey", "primary key", table.primaryKey(), wanted.primaryKey());
    fixed("/partitionedBy", "partitioning", table.partitionedBy(), wanted.partitionedBy());
  }

  private void fixed(String pointer, String what, List<String> has, List<String> wants) {
    if (!has.equals(wants)) {
      findings.add(
          new Finding(
              "unalterable",
              Severity.ERROR,
              pointer,
              "The "
                  + what
                  + " of a table can't be altered: make a new table and copy the rows into it.",
              has + " -> " + wants,
              null));
    }
  }

  private void columns() {
    List<Column> columns = wanted.columns();
    Set<String> kept = new HashSet<>();
    for (int i = 0; i < columns.size(); i++) {
      Column column = columns.get(i);
      String known = basis.renamedColumns().getOrDefault(column.name(), column.name());
      ColumnShape existing = existing(column.name());
      if (existing == null && !known.equals(column.name()) && existing(known) != null) {
        changes.add(new ColumnChange.Rename(List.of(known), column.name()));
        existing = existing(known);
      }
      if (existing == null) {
        add(i, column);
      } else {
        kept.add(existing.name());
        new ColumnDiff(wanted, changes, findings).compare(i, existing, column);
      }
    }
    table.columns().stream().filter(column -> !kept.contains(column.name())).forEach(this::surplus);
  }

  private void add(int index, Column column) {
    String after = index == 0 ? null : wanted.columns().get(index - 1).name();
    ColumnDiff.add(index, column, after, changes, findings);
  }

  private void surplus(ColumnShape column) {
    if (basis.fed()) {
      findings.add(
          new Finding(
              "drift",
              Severity.INFO,
              "/columns",
              "The column '"
                  + column.name()
                  + "' came with a sync and is not declared; it stays. Declare it.",
              column.name() + " " + column.type(),
              null));
      return;
    }
    changes.add(new ColumnChange.Drop(List.of(column.name()), column.type()));
  }

  /** Moves columns that stay until they stand as declared; new ones come in their places. */
  private void order() {
    List<String> has = new ArrayList<>();
    for (ColumnShape column : table.columns()) {
      String name = today(column.name());
      if (wanted.column(name).isPresent()) {
        has.add(name);
      }
    }
    List<String> wants = wanted.columns().stream().map(Column::name).filter(has::contains).toList();
    for (int i = 0; i < wants.size(); i++) {
      String name = wants.get(i);
      if (!has.get(i).equals(name)) {
        has.remove(name);
        has.add(i, name);
        changes.add(new ColumnChange.Move(name, i == 0 ? null : wants.get(i - 1)));
      }
    }
  }

  private String today(String stored) {
    if (existingDeclared(stored)) {
      return stored;
    }
    return basis.renamedColumns().entrySet().stream()
        .filter(renamed -> renamed.getValue().equals(stored))
        .map(Map.Entry::getKey)
        .findFirst()
        .orElse(stored);
  }

  private boolean existingDeclared(String name) {
    return wanted.column(name).isPresent();
  }

  private void options() {
    Map<String, String> wants = new TreeMap<>(wanted.options());
    if (wanted.layer() != null) {
      wants.put(Layer.OPTION, wanted.layer().name());
    }
    wants.forEach(
        (key, value) -> {
          String has = table.options().get(key);
          if (!value.equals(has)) {
            changes.add(new OptionChange.Set(key, has, value));
          }
        });
    new TreeMap<>(table.options())
        .forEach(
            (key, has) -> {
              if (!wants.containsKey(key) && basis.lastApplied().contains(key)) {
                changes.add(new OptionChange.Remove(key, has));
              }
            });
  }

  private void comment() {
    if (!Objects.equals(table.comment(), wanted.comment()) && wanted.comment() != null) {
      changes.add(new CommentChange(wanted.comment()));
    }
  }

  private @Nullable ColumnShape existing(String name) {
    return table.columns().stream()
        .filter(column -> column.name().equals(name))
        .findFirst()
        .orElse(null);
  }
}
