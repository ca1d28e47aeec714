package io.weir.catalog.web;

import io.swagger.v3.oas.annotations.Parameter;
import io.weir.access.Permission;
import io.weir.access.Requires;
import io.weir.catalog.Catalogs;
import io.weir.paimon.RowFilter;
import io.weir.paimon.RowPage;
import io.weir.paimon.RowQuery;
import io.weir.paimon.RowQuery.When;
import io.weir.shared.Problem;
import io.weir.shared.TableId;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** A preview of a table's rows, bounded in rows, bytes and time. */
@RestController
@RequestMapping("/api/v1/catalogs/{catalog}/databases/{database}/tables/{table}/rows")
class RowController {

  private static final int MAX_ROWS = 1000;
  private static final long MAX_BYTES = 4L << 20;
  private static final Duration MAX_TIME = Duration.ofSeconds(10);

  private static final String FILTER =
      "Which rows alone are wanted: column = value (also <>, <, <=, >, >=), column IN (value, ...),"
          + " column LIKE 'text%', column IS NULL, with NOT and AND. Texts, dates and times stand in"
          + " single quotes, odd names of columns in backticks.";

  private final Catalogs catalogs;
  private final Clock clock;

  RowController(Catalogs catalogs, Clock clock) {
    this.catalogs = catalogs;
    this.clock = clock;
  }

  /**
   * Some rows.
   *
   * @param rowsRead how many were looked at; more than are shown where a filter wants some alone
   * @param truncatedBy rows, bytes or time; null when these are all
   */
  record RowsView(
      List<RowPage.Column> columns,
      List<List<@Nullable Object>> rows,
      @Nullable Long snapshotId,
      long rowsRead,
      boolean truncated,
      @Nullable String truncatedBy,
      long tookMillis) {

    static RowsView from(RowPage page, Duration took) {
      RowPage.Limit cutBy = page.cutBy();
      return new RowsView(
          page.columns(),
          page.rows(),
          page.snapshotId(),
          page.rowsRead(),
          cutBy != null,
          cutBy == null ? null : cutBy.name().toLowerCase(Locale.ROOT),
          took.toMillis());
    }
  }

  @Requires(Permission.DATA_READ)
  @GetMapping
  RowsView rows(
      @PathVariable String catalog,
      @PathVariable String database,
      @PathVariable String table,
      @RequestParam(defaultValue = "100") int limit,
      @RequestParam(required = false) @Nullable Long snapshot,
      @RequestParam(required = false) @Nullable String tag,
      @RequestParam(required = false) @Nullable Instant timestamp,
      @RequestParam(defaultValue = "") String columns,
      @Parameter(description = FILTER) @RequestParam(defaultValue = "") String filter) {
    if (limit < 1 || limit > MAX_ROWS) {
      throw Problem.invalid("limit", "The limit is 1 to " + MAX_ROWS + ".");
    }
    RowQuery query =
        new RowQuery(
            names(columns),
            when(snapshot, tag, timestamp),
            RowFilter.parse(filter),
            limit,
            MAX_BYTES,
            MAX_TIME);
    Instant start = clock.instant();
    RowPage page = catalogs.table(new TableId(catalog, database, table)).rows(query);
    return RowsView.from(page, Duration.between(start, clock.instant()));
  }

  private static When when(
      @Nullable Long snapshot, @Nullable String tag, @Nullable Instant timestamp) {
    if (tag != null && tag.isBlank()) {
      throw Problem.invalid("tag", "A tag has a name.");
    }
    if (snapshot != null && tag != null) {
      throw Problem.invalid("tag", "Ask for a snapshot or a tag, not for both.");
    }
    if (timestamp != null && (snapshot != null || tag != null)) {
      throw Problem.invalid("timestamp", "Ask for a time, or for a snapshot or tag, not for both.");
    }
    return new When(snapshot, tag, timestamp);
  }

  private static List<String> names(String columns) {
    List<String> names =
        Arrays.stream(columns.split(","))
            .map(String::strip)
            .filter(name -> !name.isEmpty())
            .toList();
    if (Set.copyOf(names).size() < names.size()) {
      throw Problem.invalid("columns", "A column is named once.");
    }
    return names;
  }
}
