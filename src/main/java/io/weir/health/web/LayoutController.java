package io.weir.health.web;

import io.weir.access.Permission;
import io.weir.access.Requires;
import io.weir.catalog.Tables;
import io.weir.health.layout.BucketSums;
import io.weir.health.layout.FileSizes;
import io.weir.health.layout.Observed;
import io.weir.health.layout.PartitionSums;
import io.weir.health.layout.TableLayout;
import io.weir.paimon.tally.SizeClass;
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

/**
 * How the files of a table are laid out, as last observed: {@code observedAt} is null where nobody
 * looked yet, and {@code failure} says why the last look failed.
 */
@RestController
@RequestMapping("/api/v1/catalogs/{catalog}/databases/{database}/tables/{table}")
class LayoutController {

  private final TableLayout layout;
  private final Tables tables;

  LayoutController(TableLayout layout, Tables tables) {
    this.layout = layout;
    this.tables = tables;
  }

  /** A page of partitions. */
  record PartitionsView(
      List<PartitionSums> items,
      @Nullable String nextCursor,
      @Nullable Instant observedAt,
      @Nullable Long snapshotId,
      @Nullable String failure) {

    static PartitionsView from(Observed<Page<PartitionSums>> seen) {
      Page<PartitionSums> page = seen.value();
      return new PartitionsView(
          page.items(), page.nextCursor(), seen.observedAt(), seen.snapshotId(), seen.failure());
    }
  }

  /** A page of buckets. */
  record BucketsView(
      List<BucketSums> items,
      @Nullable String nextCursor,
      @Nullable Instant observedAt,
      @Nullable Long snapshotId,
      @Nullable String failure) {

    static BucketsView from(Observed<Page<BucketSums>> seen) {
      Page<BucketSums> page = seen.value();
      return new BucketsView(
          page.items(), page.nextCursor(), seen.observedAt(), seen.snapshotId(), seen.failure());
    }
  }

  /** How many files there are of each size. */
  record SizesView(
      @Nullable Long smallBelowBytes,
      List<SizeClass> classes,
      @Nullable Instant observedAt,
      @Nullable Long snapshotId,
      @Nullable String failure) {

    static SizesView from(Observed<FileSizes> seen) {
      FileSizes sizes = seen.value();
      return new SizesView(
          sizes.smallBelowBytes(),
          sizes.classes(),
          seen.observedAt(),
          seen.snapshotId(),
          seen.failure());
    }
  }

  @Requires(Permission.LAKE_READ)
  @GetMapping("/partitions")
  PartitionsView partitions(
      @PathVariable String catalog,
      @PathVariable String database,
      @PathVariable String table,
      @RequestParam(required = false) @Nullable Integer limit,
      @RequestParam(required = false) @Nullable String cursor,
      @RequestParam(required = false) @Nullable String sort,
      @RequestParam(required = false) @Nullable String q) {
    PageRequest page = PageRequest.of(limit, cursor, sort, q);
    return PartitionsView.from(layout.partitions(existing(catalog, database, table), page));
  }

  @Requires(Permission.LAKE_READ)
  @GetMapping("/buckets")
  BucketsView buckets(
      @PathVariable String catalog,
      @PathVariable String database,
      @PathVariable String table,
      @RequestParam(required = false) @Nullable String partition,
      @RequestParam(required = false) @Nullable Integer limit,
      @RequestParam(required = false) @Nullable String cursor,
      @RequestParam(required = false) @Nullable String sort) {
    PageRequest page = PageRequest.of(limit, cursor, sort, null);
    return BucketsView.from(layout.buckets(existing(catalog, database, table), partition, page));
  }

  @Requires(Permission.LAKE_READ)
  @GetMapping("/sizes")
  SizesView sizes(
      @PathVariable String catalog, @PathVariable String database, @PathVariable String table) {
    return SizesView.from(layout.sizes(existing(catalog, database, table)));
  }

  private TableId existing(String catalog, String database, String table) {
    TableId id = new TableId(catalog, database, table);
    tables.require(id);
    return id;
  }
}
