package io.weir.definition.change;

import io.weir.paimon.SchemaAlteration;

/** One alteration of a table's schema: a closed family. */
public sealed interface TableChange permits ColumnChange, OptionChange, CommentChange {

  /** In kebab case, such as {@code add-column}. */
  String kind();

  /** What of the table it is about: a column's path with dots, an option's key, or comment. */
  String subject();

  Risk risk();

  /** Whether it destroys what no change brings back. */
  default boolean destructive() {
    return false;
  }

  /** As it would be read in a diff: {@code amount DECIMAL(10, 2) -> DECIMAL(12, 2)}. */
  String detail();

  /** Adds it to what is altered together. */
  void addTo(SchemaAlteration alteration);
}
