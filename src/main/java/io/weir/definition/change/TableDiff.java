package io.weir.definition.change;

import io.weir.definition.Column;
import io.weir.definition.Finding;
import io.weir.definition.Layer;
import io.weir.definition.TableDefinition;
import io.weir.paimon.AlterationPreview;
import io.weir.paimon.SchemaAlteration;
import io.weir.paimon.TableShape;
import io.weir.shared.Severity;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * What must change for a table to become what is declared of it. Columns are authoritative: one
 * that is not declared is dropped, except on a table that a sync feeds. Options are not: one that
 * is not declared stays, unless the last applied definition had set it. O(columns + options).
 */
public final class TableDiff {

  /** The finding that nested fields stand in another order than declared, which nothing changes. */
  public static final String FIELD_ORDER = "field-order";

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
    new ColumnsDiff(table.columns(), wanted, basis, diff.changes, diff.findings).compare();
    diff.options();
    diff.comment();
    List<TableChange> ordered = diff.allowed();
    return new Outcome(ordered, diff.findings);
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
              if (!wants.containsKey(key) && basis.lastApplied().contains(key) && !isOfWeir(key)) {
                changes.add(new OptionChange.Remove(key, has));
              }
            });
  }

  /** Options that Weir sets itself are its own to remove. */
  private static boolean isOfWeir(String key) {
    return key.equals("write-only") || key.startsWith("weir.");
  }

  private void comment() {
    if (!Objects.equals(table.comment(), wanted.comment()) && wanted.comment() != null) {
      changes.add(new CommentChange(wanted.comment()));
    }
  }

  /**
   * The changes that Paimon allows, each put off until it does: an option may name a column that is
   * yet to come, or let another change happen.
   */
  private List<TableChange> allowed() {
    AlterationPreview preview = AlterationPreview.of(table);
    List<TableChange> left = new ArrayList<>(changes);
    List<TableChange> ordered = new ArrayList<>();
    Map<TableChange, String> refused = new LinkedHashMap<>();
    while (!left.isEmpty()) {
      TableChange next = next(preview, left, refused);
      if (next == null) {
        refused.forEach((change, why) -> findings.add(refusal(change, why)));
        return ordered;
      }
      ordered.add(next);
      left.remove(next);
      refused.clear();
    }
    return ordered;
  }

  private static @Nullable TableChange next(
      AlterationPreview preview, List<TableChange> left, Map<TableChange, String> refused) {
    for (TableChange change : left) {
      SchemaAlteration alteration = new SchemaAlteration();
      change.addTo(alteration);
      Optional<String> why = preview.alter(alteration);
      if (why.isEmpty()) {
        return change;
      }
      refused.put(change, why.get());
    }
    return null;
  }

  private Finding refusal(TableChange change, String why) {
    return new Finding(
        "unalterable",
        Severity.ERROR,
        pointer(change),
        "Paimon refuses to alter this of a table: " + why,
        change.kind() + " " + change.detail(),
        null);
  }

  private @Nullable String pointer(TableChange change) {
    if (change instanceof OptionChange) {
      return Finding.pointer("options", change.subject());
    }
    if (change instanceof ColumnChange column) {
      String name = column.path().get(0);
      List<String> names = wanted.columns().stream().map(Column::name).toList();
      return names.contains(name) ? "/columns/" + names.indexOf(name) : "/columns";
    }
    return "/comment";
  }
}
