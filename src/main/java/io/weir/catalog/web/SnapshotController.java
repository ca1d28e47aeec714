package io.weir.catalog.web;

import io.weir.access.Permission;
import io.weir.access.Requires;
import io.weir.catalog.Committer;
import io.weir.catalog.KeptSnapshot;
import io.weir.catalog.KeptSnapshot.Keeper;
import io.weir.catalog.Snapshots;
import io.weir.paimon.TableSnapshot;
import io.weir.shared.Page;
import io.weir.shared.PageRequest;
import io.weir.shared.TableId;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** The snapshots of a table. */
@RestController
@RequestMapping("/api/v1/catalogs/{catalog}/databases/{database}/tables/{table}/snapshots")
class SnapshotController {

  private final Snapshots snapshots;

  SnapshotController(Snapshots snapshots) {
    this.snapshots = snapshots;
  }

  /**
   * A snapshot as it is shown.
   *
   * @param who {@code job orders-sync}, {@code run 17}, or null when it was not Weir
   * @param keptBy why the next expiry would leave it; empty when it would go
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
      List<String> tags,
      List<Keeper> keptBy) {

    static SnapshotView from(KeptSnapshot kept) {
      TableSnapshot snapshot = kept.snapshot();
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
          Committer.of(snapshot.commitUser()).orElse(null),
          snapshot.tags(),
          kept.keptBy());
    }
  }

  @Requires(Permission.LAKE_READ)
  @GetMapping
  Page<SnapshotView> list(
      @PathVariable String catalog,
      @PathVariable String database,
      @PathVariable String table,
      @RequestParam(required = false) @Nullable Integer limit,
      @RequestParam(required = false) @Nullable String cursor) {
    PageRequest page = PageRequest.of(limit, cursor, null, null);
    Long before = page.afterId().orElse(null);
    List<KeptSnapshot> found =
        snapshots.list(new TableId(catalog, database, table), before, page.limit() + 1);
    return Page.cut(found, page.limit(), last -> Long.toString(last.snapshot().id()))
        .map(SnapshotView::from);
  }
}
