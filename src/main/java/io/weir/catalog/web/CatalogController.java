package io.weir.catalog.web;

import io.weir.access.Permission;
import io.weir.access.Requires;
import io.weir.catalog.Catalog;
import io.weir.catalog.CatalogCheck;
import io.weir.catalog.CatalogSpec;
import io.weir.catalog.CatalogState;
import io.weir.catalog.Catalogs;
import io.weir.shared.Page;
import io.weir.shared.PageRequest;
import io.weir.shared.Problem;
import io.weir.shared.ProblemType;
import io.weir.shared.web.IfMatch;
import io.weir.shared.web.Texts;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotBlank;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/** Catalogs: registered, changed, tested. */
@RestController
@RequestMapping("/api/v1/catalogs")
class CatalogController {

  private final Catalogs catalogs;

  CatalogController(Catalogs catalogs) {
    this.catalogs = catalogs;
  }

  /**
   * A catalog as it is declared.
   *
   * @param secrets one that is left out keeps its value
   */
  record CatalogBody(
      @NotBlank String name,
      @NotBlank String metastore,
      @NotBlank String warehouse,
      @Nullable Map<String, String> options,
      @Nullable Map<String, String> secrets) {

    CatalogSpec spec() {
      return new CatalogSpec(
          name, metastore, warehouse, Texts.map("options", options), Texts.map("secrets", secrets));
    }

    @Override
    public String toString() {
      return "CatalogBody[" + name + "]";
    }
  }

  /** That a secret is set, and since when; never its value. */
  record SecretView(boolean set, Instant setAt) {}

  /** A catalog as it is shown. */
  record CatalogView(
      String name,
      String metastore,
      String warehouse,
      Map<String, String> options,
      Map<String, SecretView> secrets,
      Instant createdAt,
      CatalogState state,
      long version) {

    static CatalogView from(Catalog catalog) {
      Map<String, SecretView> secrets = new TreeMap<>();
      catalog.secretsSetAt().forEach((key, at) -> secrets.put(key, new SecretView(true, at)));
      return new CatalogView(
          catalog.name(),
          catalog.metastore(),
          catalog.warehouse(),
          catalog.options(),
          secrets,
          catalog.createdAt(),
          catalog.state(),
          catalog.version());
    }
  }

  /** The outcome of a test: whether everything went well, and each step. */
  record TestResult(boolean ok, List<CatalogCheck> checks) {}

  @Requires(Permission.LAKE_READ)
  @GetMapping
  Page<CatalogView> list(
      @RequestParam(required = false) @Nullable Integer limit,
      @RequestParam(required = false) @Nullable String cursor,
      @RequestParam(required = false) @Nullable String sort,
      @RequestParam(required = false) @Nullable String q) {
    return catalogs.list(PageRequest.of(limit, cursor, sort, q)).map(CatalogView::from);
  }

  @Requires(Permission.CATALOG_WRITE)
  @PostMapping
  ResponseEntity<CatalogView> create(@Valid @RequestBody CatalogBody body) {
    return tagged(HttpStatus.CREATED, catalogs.create(body.spec()));
  }

  @Requires(Permission.LAKE_READ)
  @GetMapping("/{catalog}")
  ResponseEntity<CatalogView> get(@PathVariable String catalog) {
    return tagged(HttpStatus.OK, catalogs.get(catalog));
  }

  @Requires(Permission.CATALOG_WRITE)
  @PutMapping("/{catalog}")
  ResponseEntity<CatalogView> update(
      @PathVariable String catalog,
      @RequestHeader(name = HttpHeaders.IF_MATCH, required = false) @Nullable String ifMatch,
      @Valid @RequestBody CatalogBody body) {
    if (!body.name().equals(catalog)) {
      throw Problem.invalid("/name", "A catalog can't be renamed: leave its name as in the path.");
    }
    return tagged(HttpStatus.OK, catalogs.update(body.spec(), IfMatch.required(ifMatch)));
  }

  @Requires(Permission.CATALOG_WRITE)
  @DeleteMapping("/{catalog}")
  @ResponseStatus(HttpStatus.NO_CONTENT)
  void delete(
      @PathVariable String catalog,
      @RequestHeader(name = HttpHeaders.IF_MATCH, required = false) @Nullable String ifMatch) {
    if (ifMatch != null && catalogs.get(catalog).version() != IfMatch.required(ifMatch)) {
      throw new Problem(ProblemType.STALE, "The catalog was changed meanwhile. Read it again.");
    }
    catalogs.delete(catalog);
  }

  @Requires(Permission.CATALOG_WRITE)
  @PostMapping("/{catalog}/test")
  TestResult test(@PathVariable String catalog) {
    List<CatalogCheck> checks = catalogs.test(catalog);
    return new TestResult(
        checks.stream().allMatch(check -> Boolean.TRUE.equals(check.ok())), checks);
  }

  private static ResponseEntity<CatalogView> tagged(HttpStatus status, Catalog catalog) {
    return ResponseEntity.status(status)
        .eTag(IfMatch.tag(catalog.version()))
        .body(CatalogView.from(catalog));
  }
}
