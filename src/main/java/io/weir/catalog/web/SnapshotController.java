package io.weir.catalog.web;

import io.weir.access.Permission;
import io.weir.access.Requires;
import io.weir.catalog.Catalogs;
import io.weir.paimon.LakeTable;
import io.weir.paimon.TableCompaction;
import io.weir.paimon.TableSnapshot;
import io.weir.paimon.TableTag;
import io.weir.shared.Page;
import io.weir.shared.PageRequest;
import io.weir.shared.Problem;
import io.weir.shared.TableId;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** A table's snapshots and tags. */
@RestController
@RequestMapping("/api/v1/catalogs/{catalog}/databases/{database}/tables/{table}")
class SnapshotController {

  private final Catalogs catalogs;

  SnapshotController(Catalogs catalogs) {
    this.catalogs = catalogs;
  }

  /**
   * A snapshot as it is shown.
   *
   * @param who {@code Weir} for its own commits; null when that is not known
   */
  record SnapshotView(
      long id,
      long schemaId,
      String kind,
      Instant at,
      String commitUser,
      long commitIdentifier,
      long totalRecords,
      long deltaRecords,
      @Nullable Long changelogRecords,
      @Nullable String who,
      List<String> tags) {

    static SnapshotView from(TableSnapshot snapshot) {
      boolean ours = snapshot.commitUser().startsWith(TableCompaction.COMMIT_USER_PREFIX);
      return new SnapshotView(
          snapshot.id(),
          snapshot.schemaId(),
          snapshot.kind(),
          snapshot.at(),
          snapshot.commitUser(),
          snapshot.commitIdentifier(),
          snapshot.totalRecords(),
          snapshot.deltaRecords(),
          snapshot.changelogRecords(),
          ours ? "Weir" : null,
          snapshot.tags());
    }
  }

  @Requires(Permission.LAKE_READ)
  @GetMapping("/snapshots")
  Page<SnapshotView> snapshots(
      @PathVariable String catalog,
      @PathVariable String database,
      @PathVariable String table,
      @RequestParam(required = false) @Nullable Integer limit,
      @RequestParam(required = false) @Nullable String cursor) {
    PageRequest page = PageRequest.of(limit, cursor, null, null);
    Long before = page.after().map(SnapshotController::snapshotId).orElse(null);
    List<TableSnapshot> found = table(catalog, database, table).snapshots(before, page.limit() + 1);
    return Page.cut(found, page.limit(), last -> Long.toString(last.id())).map(SnapshotView::from);
  }

  @Requires(Permission.LAKE_READ)
  @GetMapping("/tags")
  Page<TableTag> tags(
      @PathVariable String catalog,
      @PathVariable String database,
      @PathVariable String table,
      @RequestParam(required = false) @Nullable Integer limit,
      @RequestParam(required = false) @Nullable String cursor,
      @RequestParam(required = false) @Nullable String q) {
    PageRequest page = PageRequest.of(limit, cursor, null, q);
    List<TableTag> found =
        table(catalog, database, table).tags().stream()
            .filter(tag -> page.matches(tag.name()))
            .toList();
    return page.page(found, TableTag::name, Map.of());
  }

  private LakeTable table(String catalog, String database, String table) {
    return catalogs.table(new TableId(catalog, database, table));
  }

  private static long snapshotId(String position) {
    try {
      return Long.parseLong(position);
    } catch (NumberFormatException e) {
      throw Problem.invalid("cursor", "Take the cursor from nextCursor of the page before.");
    }
  }
}
