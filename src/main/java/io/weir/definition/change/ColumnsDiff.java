package io.weir.definition.change;

import io.weir.definition.Column;
import io.weir.definition.Finding;
import io.weir.definition.TableDefinition;
import io.weir.definition.change.TableDiff.Basis;
import io.weir.paimon.ColumnShape;
import io.weir.shared.Severity;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * What must change for a table's columns to become those that are declared. Follows how they stand
 * from change to change, so that what is found after any of them is what is left. O(columns²).
 */
final class ColumnsDiff {

  private final List<ColumnShape> has;
  private final TableDefinition wanted;
  private final Basis basis;
  private final List<TableChange> changes;
  private final List<Finding> findings;

  ColumnsDiff(
      List<ColumnShape> has,
      TableDefinition wanted,
      Basis basis,
      List<TableChange> changes,
      List<Finding> findings) {
    this.has = new ArrayList<>(has);
    this.wanted = wanted;
    this.basis = basis;
    this.changes = changes;
    this.findings = findings;
  }

  void compare() {
    wanted.columns().forEach(this::rename);
    List<String> stand = new ArrayList<>(has.stream().map(ColumnShape::name).toList());
    for (int i = 0; i < wanted.columns().size(); i++) {
      Column column = wanted.columns().get(i);
      int place = stand.indexOf(column.name());
      if (place >= 0) {
        new ColumnDiff(wanted, changes, findings).compare(i, has(column.name()), column);
      } else {
        add(i, stand);
      }
    }
    Set<String> declared = new HashSet<>(wanted.columns().stream().map(Column::name).toList());
    has.stream().filter(column -> !declared.contains(column.name())).forEach(this::surplus);
    stand.retainAll(declared);
    order(stand);
  }

  /** A column under its old name gets the new one, unless there is such a column already. */
  private void rename(Column column) {
    String old = basis.renamedColumns().get(column.name());
    if (old == null || isThere(column.name()) || !isThere(old)) {
      return;
    }
    ColumnShape shape = has(old);
    changes.add(new ColumnChange.Rename(List.of(old), column.name()));
    has.set(
        has.indexOf(shape),
        new ColumnShape(
            shape.id(), column.name(), shape.type(), shape.comment(), shape.defaultValue()));
  }

  private void add(int index, List<String> stand) {
    String after = index == 0 ? null : wanted.columns().get(index - 1).name();
    Column column = wanted.columns().get(index);
    if (ColumnDiff.add(index, column, after, changes, findings)) {
      stand.add(after == null ? 0 : stand.indexOf(after) + 1, column.name());
    }
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

  /** Moves columns until they stand as declared. */
  private void order(List<String> stand) {
    List<String> wants =
        wanted.columns().stream().map(Column::name).filter(stand::contains).toList();
    for (int i = 0; i < wants.size(); i++) {
      String name = wants.get(i);
      if (!stand.get(i).equals(name)) {
        stand.remove(name);
        stand.add(i, name);
        changes.add(new ColumnChange.Move(name, i == 0 ? null : wants.get(i - 1)));
      }
    }
  }

  private boolean isThere(String name) {
    return has.stream().anyMatch(column -> column.name().equals(name));
  }

  private ColumnShape has(String name) {
    return has.stream().filter(column -> column.name().equals(name)).findFirst().orElseThrow();
  }
}
