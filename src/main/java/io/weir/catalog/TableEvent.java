package io.weir.catalog;

import io.weir.shared.TableId;

/** Something that Weir did to a table. */
public sealed interface TableEvent {

  TableId table();

  /** It was made. */
  record Created(TableId table) implements TableEvent {}

  /** It is gone. */
  record Dropped(TableId table) implements TableEvent {}
}
