package io.weir.catalog.web;

import io.weir.access.Permission;
import io.weir.access.Requires;
import io.weir.catalog.Catalogs;
import io.weir.paimon.FileFilter;
import io.weir.paimon.LakeTable;
import io.weir.paimon.tally.DataFile;
import io.weir.shared.Page;
import io.weir.shared.PageRequest;
import io.weir.shared.TableId;
import java.time.Instant;
import org.jspecify.annotations.Nullable;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** The files that a table is made of. */
@RestController
@RequestMapping("/api/v1/catalogs/{catalog}/databases/{database}/tables/{table}")
class TableMetadataController {

  private final Catalogs catalogs;

  TableMetadataController(Catalogs catalogs) {
    this.catalogs = catalogs;
  }

  /** A file as it is shown. */
  record FileView(
      String partition,
      int bucket,
      String path,
      int level,
      long bytes,
      long records,
      long schemaId,
      Instant createdAt,
      String format) {

    static FileView from(DataFile file) {
      return new FileView(
          file.partition(),
          file.bucket(),
          file.name(),
          file.level(),
          file.bytes(),
          file.records(),
          file.schemaId(),
          file.createdAt(),
          file.format());
    }
  }

  @Requires(Permission.LAKE_READ)
  @GetMapping("/files")
  Page<FileView> files(
      @PathVariable String catalog,
      @PathVariable String database,
      @PathVariable String table,
      @RequestParam(required = false) @Nullable String partition,
      @RequestParam(required = false) @Nullable Integer bucket,
      @RequestParam(required = false) @Nullable Integer limit,
      @RequestParam(required = false) @Nullable String cursor,
      @RequestParam(required = false) @Nullable String sort) {
    PageRequest page = PageRequest.of(limit, cursor, sort, null);
    return table(catalog, database, table)
        .files(new FileFilter(partition, bucket), page)
        .map(FileView::from);
  }

  private LakeTable table(String catalog, String database, String table) {
    return catalogs.table(new TableId(catalog, database, table));
  }
}
