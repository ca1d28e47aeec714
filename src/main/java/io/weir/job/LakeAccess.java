package io.weir.job;

import io.weir.catalog.Catalogs;
import io.weir.catalog.TableRow;
import io.weir.catalog.Tables;
import io.weir.shared.Page;
import io.weir.shared.PageRequest;
import io.weir.shared.Problem;
import io.weir.shared.ProblemType;
import io.weir.shared.TableId;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** What jobs must know of the lake that they write to. */
@Component
class LakeAccess {

  private final Catalogs catalogs;
  private final Tables tables;

  LakeAccess(Catalogs catalogs, Tables tables) {
    this.catalogs = catalogs;
    this.tables = tables;
  }

  /**
   * @throws Problem NOT_FOUND
   */
  void requireCatalog(String catalog) {
    catalogs.get(catalog);
  }

  /** What opens the catalog, secrets included. */
  Map<String, String> options(String catalog) {
    return catalogs.opening(catalog);
  }

  /** The options that a table sets; empty where there is no such table. */
  Optional<Map<String, String>> tableOptions(TableId table) {
    try {
      return Optional.of(tables.get(table).options());
    } catch (Problem e) {
      if (e.type() == ProblemType.NOT_FOUND) {
        return Optional.empty();
      }
      throw e;
    }
  }

  /** The names of the tables of a database; empty where there is no such database. */
  Set<String> tables(String catalog, String database) {
    return rows(catalog, database).stream()
        .map(row -> row.id().table())
        .collect(Collectors.toSet());
  }

  /** The tables of a database; empty where there is no such database. */
  List<TableRow> rows(String catalog, String database) {
    List<TableRow> rows = new ArrayList<>();
    try {
      @Nullable String cursor = null;
      do {
        Page<TableRow> page =
            tables.list(
                catalog, database, PageRequest.of(PageRequest.MAX_LIMIT, cursor, null, null));
        rows.addAll(page.items());
        cursor = page.nextCursor();
      } while (cursor != null);
      return rows;
    } catch (Problem e) {
      if (e.type() == ProblemType.NOT_FOUND) {
        return rows;
      }
      throw e;
    }
  }
}
