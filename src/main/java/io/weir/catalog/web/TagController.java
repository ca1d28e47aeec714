package io.weir.catalog.web;

import io.weir.access.Permission;
import io.weir.access.Requires;
import io.weir.catalog.Tags;
import io.weir.catalog.Tags.Listed;
import io.weir.paimon.TableTag;
import io.weir.paimon.TagLoss;
import io.weir.paimon.tally.FileCount;
import io.weir.shared.Page;
import io.weir.shared.PageRequest;
import io.weir.shared.TableId;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotBlank;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
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

/** The tags of a table. */
@RestController
@RequestMapping("/api/v1/catalogs/{catalog}/databases/{database}/tables/{table}/tags")
class TagController {

  private final Tags tags;

  TagController(Tags tags) {
    this.tags = tags;
  }

  /**
   * A tag to be made.
   *
   * @param snapshotId left out for the newest
   * @param timeRetained how long it is to stay; left out for what the table's options say
   */
  record TagBody(
      @NotBlank String name, @Nullable Long snapshotId, @Nullable Duration timeRetained) {}

  /**
   * A tag in a list.
   *
   * @param heldFiles data files that were there for its sake at the last look; null when nobody
   *     looked yet
   */
  record TagView(
      String name,
      long snapshotId,
      Instant at,
      long records,
      @Nullable Duration timeRetained,
      @Nullable Long heldFiles,
      @Nullable Long heldBytes) {

    static TagView from(Listed listed) {
      TableTag tag = listed.tag();
      FileCount held = listed.held();
      return new TagView(
          tag.name(),
          tag.snapshotId(),
          tag.at(),
          tag.records(),
          tag.timeRetained(),
          held == null ? null : held.files(),
          held == null ? null : held.bytes());
    }
  }

  /**
   * A tag, and what would go with it.
   *
   * @param heldFiles data files that are there for its sake alone: deleting it deletes them
   * @param neededBy branches that read such files; they forbid deleting it
   */
  record TagDetail(
      String name,
      long snapshotId,
      Instant at,
      long records,
      @Nullable Duration timeRetained,
      long heldFiles,
      long heldBytes,
      List<String> neededBy) {

    static TagDetail from(TagLoss loss) {
      TableTag tag = loss.tag();
      return new TagDetail(
          tag.name(),
          tag.snapshotId(),
          tag.at(),
          tag.records(),
          tag.timeRetained(),
          loss.held().files(),
          loss.held().bytes(),
          loss.neededBy());
    }
  }

  @Requires(Permission.LAKE_READ)
  @GetMapping
  Page<TagView> list(
      @PathVariable String catalog,
      @PathVariable String database,
      @PathVariable String table,
      @RequestParam(required = false) @Nullable Integer limit,
      @RequestParam(required = false) @Nullable String cursor,
      @RequestParam(required = false) @Nullable String sort,
      @RequestParam(required = false) @Nullable String q) {
    PageRequest page = PageRequest.of(limit, cursor, sort, q);
    List<TagView> found =
        tags.list(new TableId(catalog, database, table)).stream()
            .map(TagView::from)
            .filter(tag -> page.matches(tag.name()))
            .toList();
    return page.page(
        found,
        TagView::name,
        Map.of(
            "name", Comparator.comparing(TagView::name),
            "snapshotId", Comparator.comparing(TagView::snapshotId),
            "at", Comparator.comparing(TagView::at)));
  }

  @Requires(Permission.LAKE_READ)
  @GetMapping("/{tag}")
  TagDetail get(
      @PathVariable String catalog,
      @PathVariable String database,
      @PathVariable String table,
      @PathVariable String tag) {
    return TagDetail.from(tags.loss(new TableId(catalog, database, table), tag));
  }

  @Requires(Permission.TABLE_WRITE)
  @PostMapping
  @ResponseStatus(HttpStatus.CREATED)
  TagDetail create(
      @PathVariable String catalog,
      @PathVariable String database,
      @PathVariable String table,
      @Valid @RequestBody TagBody body) {
    TableId id = new TableId(catalog, database, table);
    return TagDetail.from(tags.create(id, body.name(), body.snapshotId(), body.timeRetained()));
  }

  @Requires(Permission.TABLE_WRITE)
  @DeleteMapping("/{tag}")
  @ResponseStatus(HttpStatus.NO_CONTENT)
  void delete(
      @PathVariable String catalog,
      @PathVariable String database,
      @PathVariable String table,
      @PathVariable String tag,
      @RequestParam(defaultValue = "") String confirm) {
    tags.delete(new TableId(catalog, database, table), tag, confirm);
  }
}
