package io.weir.definition.change;

import io.weir.definition.Column;
import io.weir.definition.Finding;
import io.weir.definition.TableDefinition;
import io.weir.paimon.ColumnShape;
import io.weir.paimon.PaimonTypes;
import io.weir.paimon.TypeChange;
import io.weir.paimon.TypeTree;
import io.weir.paimon.TypeTree.Part;
import io.weir.shared.Severity;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** What must change for one column to become what is declared, its nested fields too. */
final class ColumnDiff {

  private final TableDefinition wanted;
  private final List<TableChange> changes;
  private final List<Finding> findings;

  ColumnDiff(TableDefinition wanted, List<TableChange> changes, List<Finding> findings) {
    this.wanted = wanted;
    this.changes = changes;
    this.findings = findings;
  }

  /** Adds what makes a new column come; says whether it can. */
  static boolean add(
      int index,
      Column column,
      @Nullable String after,
      List<TableChange> changes,
      List<Finding> findings) {
    TypeTree type = PaimonTypes.tree(column.type());
    if (!type.nullable()) {
      findings.add(
          refusal(
              "/columns/" + index + "/type",
              "A new column must be nullable: the rows that are there have nothing for it.",
              column.name() + " " + column.type()));
      return false;
    }
    changes.add(new ColumnChange.Add(List.of(column.name()), type.text(), column.comment(), after));
    if (column.defaultValue() != null) {
      changes.add(new ColumnTraitChange.Default(column.name(), column.defaultValue()));
    }
    return true;
  }

  void compare(int index, ColumnShape has, Column wants) {
    String pointer = "/columns/" + index + "/type";
    List<String> path = List.of(wants.name());
    types(pointer, path, PaimonTypes.tree(has.type()), wantedType(wants));
    if (!Objects.equals(has.comment(), wants.comment())) {
      changes.add(new ColumnTraitChange.Comment(path, wants.comment()));
    }
    if (!Objects.equals(has.defaultValue(), wants.defaultValue())) {
      changes.add(new ColumnTraitChange.Default(wants.name(), wants.defaultValue()));
    }
  }

  /** The key's columns are not null, whatever is declared. */
  private TypeTree wantedType(Column column) {
    TypeTree type = PaimonTypes.tree(column.type());
    return wanted.primaryKey().contains(column.name())
        ? new TypeTree(type.text(), false, type.kind(), type.parts(), type.key())
        : type;
  }

  private void types(String pointer, List<String> path, TypeTree has, TypeTree wants) {
    if (has.nullable() != wants.nullable()) {
      changes.add(new ColumnTraitChange.Nullability(path, wants.nullable()));
    }
    if (has.text().equals(wants.text())) {
      return;
    }
    if (has.kind() != wants.kind() || has.kind() == TypeTree.Kind.PLAIN) {
      retype(pointer, path, has, wants);
    } else if (has.kind() == TypeTree.Kind.ROW) {
      fields(pointer, path, has, wants);
    } else {
      Part hasPart = has.parts().get(0);
      keys(pointer, path, has, wants);
      types(pointer, nested(path, hasPart.name()), hasPart.type(), wants.parts().get(0).type());
    }
  }

  /** What comes before the values of a MAP is its key, which no change reaches. */
  private void keys(String pointer, List<String> path, TypeTree has, TypeTree wants) {
    if (!Objects.equals(has.key(), wants.key())) {
      findings.add(
          refusal(
              pointer,
              "Paimon can't alter the keys of a MAP.",
              String.join(".", path) + " " + has.text() + " -> " + wants.text()));
    }
  }

  private void retype(String pointer, List<String> path, TypeTree has, TypeTree wants) {
    TypeChange change = PaimonTypes.change(has.text(), wants.text());
    boolean ofKey =
        wanted.primaryKey().contains(path.get(0)) || wanted.partitionedBy().contains(path.get(0));
    if (change == TypeChange.IMPOSSIBLE || ofKey) {
      findings.add(
          refusal(
              pointer,
              ofKey
                  ? "The type of a key or partition column can't be altered."
                  : "Paimon can't alter " + has.text() + " into " + wants.text() + ".",
              String.join(".", path) + " " + has.text() + " -> " + wants.text()));
      return;
    }
    changes.add(new ColumnTraitChange.Retype(path, has.text(), wants.text(), change));
  }

  private void fields(String pointer, List<String> path, TypeTree has, TypeTree wants) {
    Map<String, Part> existing =
        has.parts().stream().collect(Collectors.toMap(Part::name, Function.identity()));
    String before = null;
    for (Part part : wants.parts()) {
      List<String> inner = nested(path, part.name());
      Part old = existing.remove(part.name());
      if (old == null) {
        changes.add(new ColumnChange.Add(inner, part.type().text(), part.comment(), before));
      } else {
        types(pointer, inner, old.type(), part.type());
        if (!Objects.equals(old.comment(), part.comment())) {
          changes.add(new ColumnTraitChange.Comment(inner, part.comment()));
        }
      }
      before = part.name();
    }
    existing
        .values()
        .forEach(
            gone ->
                changes.add(new ColumnChange.Drop(nested(path, gone.name()), gone.type().text())));
    order(pointer, path, has, wants);
  }

  private void order(String pointer, List<String> path, TypeTree has, TypeTree wants) {
    if (!common(has, wants).equals(common(wants, has))) {
      findings.add(
          new Finding(
              TableDiff.FIELD_ORDER,
              Severity.WARNING,
              pointer,
              "Paimon can't move the fields of a ROW: they stay as they stand. Declare them so.",
              String.join(".", path) + " " + has.text(),
              null));
    }
  }

  /** The fields that both have, in the order of the first. */
  private static List<String> common(TypeTree first, TypeTree second) {
    List<String> names = second.parts().stream().map(Part::name).toList();
    return first.parts().stream().map(Part::name).filter(names::contains).toList();
  }

  private static List<String> nested(List<String> path, String name) {
    List<String> inner = new ArrayList<>(path);
    inner.add(name);
    return inner;
  }

  private static Finding refusal(String pointer, String message, String evidence) {
    return new Finding(
        "unalterable",
        Severity.ERROR,
        pointer,
        message + " Make a new column, or a new table and copy the rows into it.",
        evidence,
        null);
  }
}
