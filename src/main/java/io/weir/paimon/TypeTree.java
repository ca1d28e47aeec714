package io.weir.paimon;

import java.util.List;
import org.apache.paimon.types.ArrayType;
import org.apache.paimon.types.DataField;
import org.apache.paimon.types.DataType;
import org.apache.paimon.types.MapType;
import org.apache.paimon.types.RowType;
import org.jspecify.annotations.Nullable;

/**
 * A type and what it is made of, as far as Paimon can alter the parts by themselves.
 *
 * @param text in Paimon's SQL form, without {@code NOT NULL}
 * @param parts of a ROW its fields; of an ARRAY one named {@code element}, of a MAP one named
 *     {@code value}; empty for any other
 * @param key the type of a MAP's keys; null for any other
 */
public record TypeTree(
    String text, boolean nullable, Kind kind, List<Part> parts, @Nullable String key) {

  /** What a type is made of. */
  public enum Kind {
    ROW,
    ARRAY,
    MAP,
    PLAIN
  }

  /**
   * A part of a nested type.
   *
   * @param comment null for none
   */
  public record Part(String name, TypeTree type, @Nullable String comment) {}

  public TypeTree {
    parts = List.copyOf(parts);
  }

  /** With {@code NOT NULL} where it is not nullable. */
  public String full() {
    return nullable ? text : text + " NOT NULL";
  }

  static TypeTree of(DataType type) {
    String text = type.copy(true).asSQLString();
    if (type instanceof RowType row) {
      return new TypeTree(text, type.isNullable(), Kind.ROW, fields(row), null);
    }
    if (type instanceof ArrayType array) {
      return new TypeTree(
          text,
          type.isNullable(),
          Kind.ARRAY,
          List.of(part("element", array.getElementType())),
          null);
    }
    if (type instanceof MapType map) {
      return new TypeTree(
          text,
          type.isNullable(),
          Kind.MAP,
          List.of(part("value", map.getValueType())),
          map.getKeyType().asSQLString());
    }
    return new TypeTree(text, type.isNullable(), Kind.PLAIN, List.of(), null);
  }

  private static List<Part> fields(RowType row) {
    return row.getFields().stream().map(TypeTree::field).toList();
  }

  private static Part field(DataField field) {
    return new Part(field.name(), of(field.type()), field.description());
  }

  private static Part part(String name, DataType type) {
    return new Part(name, of(type), null);
  }
}
