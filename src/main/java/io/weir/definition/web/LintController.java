package io.weir.definition.web;

import io.weir.access.Permission;
import io.weir.access.Requires;
import io.weir.definition.manifest.ManifestFinding;
import io.weir.definition.manifest.ManifestLint;
import io.weir.definition.manifest.Manifests;
import io.weir.definition.sql.DefinitionFile;
import io.weir.definition.sql.DefinitionSource;
import io.weir.definition.sql.SqlDefaults;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** Says what is wrong with manifests; makes nothing. */
@RestController
@RequestMapping("/api/v1/lint")
class LintController {

  private final ManifestLint lint;

  LintController(ManifestLint lint) {
    this.lint = lint;
  }

  /**
   * Manifests to look at: one text, or files.
   *
   * @param manifests their text: YAML, one or more documents, or statements of SQL
   * @param files which together declare a lake, each in YAML or SQL
   * @param catalog of statements of SQL, which name none; a manifest names its own
   * @param database of statements of SQL that name none
   */
  record LintBody(
      @Nullable String manifests,
      @Nullable List<@NotNull @Valid DefinitionFile> files,
      @Nullable String catalog,
      @Nullable String database) {

    Manifests.Reading reading() {
      return DefinitionSource.of(manifests, files, new SqlDefaults(catalog, database)).read();
    }
  }

  /**
   * What was found.
   *
   * @param findings in the order of the text; of files by their names
   */
  record LintView(List<ManifestFinding> findings) {}

  /** A broken text is no broken request: what is wrong with it is among the findings. */
  @Requires(Permission.LAKE_READ)
  @PostMapping
  LintView lint(@Valid @RequestBody LintBody body) {
    return new LintView(lint.of(body.reading()));
  }
}
