package io.weir.catalog.web;

import io.weir.access.Permission;
import io.weir.access.Requires;
import io.weir.catalog.Branches;
import io.weir.catalog.Branches.Listed;
import io.weir.catalog.Observation;
import io.weir.paimon.BranchLoss;
import io.weir.paimon.TableBranch;
import io.weir.shared.Page;
import io.weir.shared.PageRequest;
import io.weir.shared.TableId;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotBlank;
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

/** The branches of a table besides main. */
@RestController
@RequestMapping("/api/v1/catalogs/{catalog}/databases/{database}/tables/{table}/branches")
class BranchController {

  private final Branches branches;

  BranchController(Branches branches) {
    this.branches = branches;
  }

  /**
   * A branch to be made.
   *
   * @param fromTag the tag whose rows it begins with; left out to begin empty, with the newest
   *     schema
   */
  record BranchBody(@NotBlank String name, @Nullable String fromTag) {}

  /**
   * A branch in a list.
   *
   * @param fromTag the tag that it was made of; null when it began empty, or lost that tag
   * @param snapshotId its newest; null when nothing was committed to it
   * @param records rows of its files, not yet merged
   * @param observation what its files came to at the last look, with those that it shares with the
   *     table; null when nobody looked yet
   * @param failure why the last look failed; null when it did not
   */
  record BranchView(
      String name,
      @Nullable String fromTag,
      @Nullable Long snapshotId,
      long snapshots,
      long records,
      @Nullable Observation observation,
      @Nullable String failure) {

    static BranchView from(Listed listed) {
      TableBranch branch = listed.branch();
      return new BranchView(
          branch.name(),
          branch.fromTag(),
          branch.snapshotId(),
          branch.snapshots(),
          branch.records(),
          listed.observed().seen(),
          listed.observed().failure());
    }
  }

  /**
   * A branch, and what would go with it.
   *
   * @param heldFiles data files that nothing reads once it is gone; they stay until orphans are
   *     removed
   * @param fallback whether readers of the table look there for partitions that it lacks, which
   *     forbids deleting it
   */
  record BranchDetail(
      String name,
      @Nullable String fromTag,
      @Nullable Long snapshotId,
      long snapshots,
      long records,
      long heldFiles,
      long heldBytes,
      boolean fallback) {

    static BranchDetail from(BranchLoss loss) {
      TableBranch branch = loss.branch();
      return new BranchDetail(
          branch.name(),
          branch.fromTag(),
          branch.snapshotId(),
          branch.snapshots(),
          branch.records(),
          loss.held().files(),
          loss.held().bytes(),
          loss.isFallback());
    }
  }

  @Requires(Permission.LAKE_READ)
  @GetMapping
  Page<BranchView> list(
      @PathVariable String catalog,
      @PathVariable String database,
      @PathVariable String table,
      @RequestParam(required = false) @Nullable Integer limit,
      @RequestParam(required = false) @Nullable String cursor,
      @RequestParam(required = false) @Nullable String sort,
      @RequestParam(required = false) @Nullable String q) {
    PageRequest page = PageRequest.of(limit, cursor, sort, q);
    List<BranchView> found =
        branches.list(new TableId(catalog, database, table)).stream()
            .map(BranchView::from)
            .filter(branch -> page.matches(branch.name()))
            .toList();
    return page.page(
        found,
        BranchView::name,
        Map.of(
            "name", Comparator.comparing(BranchView::name),
            "records", Comparator.comparing(BranchView::records)));
  }

  @Requires(Permission.LAKE_READ)
  @GetMapping("/{branch}")
  BranchDetail get(
      @PathVariable String catalog,
      @PathVariable String database,
      @PathVariable String table,
      @PathVariable String branch) {
    return BranchDetail.from(branches.loss(new TableId(catalog, database, table), branch));
  }

  @Requires(Permission.TABLE_WRITE)
  @PostMapping
  @ResponseStatus(HttpStatus.CREATED)
  BranchDetail create(
      @PathVariable String catalog,
      @PathVariable String database,
      @PathVariable String table,
      @Valid @RequestBody BranchBody body) {
    TableId id = new TableId(catalog, database, table);
    return BranchDetail.from(branches.create(id, body.name(), body.fromTag()));
  }

  @Requires(Permission.TABLE_WRITE)
  @DeleteMapping("/{branch}")
  @ResponseStatus(HttpStatus.NO_CONTENT)
  void delete(
      @PathVariable String catalog,
      @PathVariable String database,
      @PathVariable String table,
      @PathVariable String branch,
      @RequestParam(defaultValue = "") String confirm) {
    branches.delete(new TableId(catalog, database, table), branch, confirm);
  }
}
