package io.weir.catalog.web;

import io.weir.access.Permission;
import io.weir.access.Requires;
import io.weir.catalog.Databases;
import io.weir.catalog.Databases.Database;
import io.weir.shared.Page;
import io.weir.shared.PageRequest;
import io.weir.shared.Problem;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotBlank;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/** The databases of a catalog. */
@RestController
@RequestMapping("/api/v1/catalogs/{catalog}/databases")
class DatabaseController {

  private final Databases databases;

  DatabaseController(Databases databases) {
    this.databases = databases;
  }

  /**
   * A database to be made.
   *
   * @param comment a filesystem metastore can't keep one
   */
  record NewDatabase(@NotBlank String name, @Nullable String comment) {}

  /**
   * A database as it is shown.
   *
   * @param tables null when nobody looked yet
   * @param comment null: a filesystem metastore keeps none
   */
  record DatabaseView(String name, @Nullable Integer tables, @Nullable String comment) {

    static DatabaseView from(Database database) {
      return new DatabaseView(database.name(), database.tables(), null);
    }
  }

  @Requires(Permission.LAKE_READ)
  @GetMapping
  Page<DatabaseView> list(
      @PathVariable String catalog,
      @RequestParam(required = false) @Nullable Integer limit,
      @RequestParam(required = false) @Nullable String cursor,
      @RequestParam(required = false) @Nullable String sort,
      @RequestParam(required = false) @Nullable String q) {
    return databases.list(catalog, PageRequest.of(limit, cursor, sort, q)).map(DatabaseView::from);
  }

  @Requires(Permission.TABLE_WRITE)
  @PostMapping
  @ResponseStatus(HttpStatus.CREATED)
  DatabaseView create(@PathVariable String catalog, @Valid @RequestBody NewDatabase body) {
    if (body.comment() != null && !body.comment().isEmpty()) {
      throw Problem.refused(
          "/comment", "A filesystem metastore can't keep the comment of a database.");
    }
    return DatabaseView.from(databases.create(catalog, body.name()));
  }

  @Requires(Permission.LAKE_READ)
  @GetMapping("/{database}")
  DatabaseView get(@PathVariable String catalog, @PathVariable String database) {
    return DatabaseView.from(databases.get(catalog, database));
  }

  @Requires(Permission.TABLE_WRITE)
  @DeleteMapping("/{database}")
  @ResponseStatus(HttpStatus.NO_CONTENT)
  void drop(@PathVariable String catalog, @PathVariable String database) {
    databases.drop(catalog, database);
  }
}
