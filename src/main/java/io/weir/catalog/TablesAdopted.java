package io.weir.catalog;

import io.weir.shared.TableId;
import java.util.List;

/** Tables that someone looked at for the first time: each has a maintenance owner from now on. */
public record TablesAdopted(List<TableId> tables) {

  public TablesAdopted {
    tables = List.copyOf(tables);
  }
}
