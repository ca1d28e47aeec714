package io.weir.definition.web;

import io.weir.access.Permission;
import io.weir.access.Requires;
import io.weir.definition.DefinitionBody;
import io.weir.definition.TableDefinition;
import io.weir.definition.manifest.Manifest;
import io.weir.definition.manifest.ManifestFinding;
import io.weir.definition.manifest.ManifestLint;
import io.weir.definition.manifest.Manifests.Reading;
import io.weir.definition.sql.DefinitionTexts;
import io.weir.definition.sql.SqlDefaults;
import io.weir.shared.Names;
import io.weir.shared.Problem;
import io.weir.shared.Problem.Fault;
import io.weir.shared.TableId;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** Turns texts into definitions and back, for an editor; makes nothing and tries nothing. */
@RestController
@RequestMapping("/api/v1/definitions")
class DefinitionController {

  private final ManifestLint lint;

  DefinitionController(ManifestLint lint) {
    this.lint = lint;
  }

  /**
   * A text to read.
   *
   * @param manifests as in {@code POST /lint}
   * @param catalog of statements that name none
   * @param database of statements that name none
   */
  record ReadBody(@NotNull String manifests, @Nullable String catalog, @Nullable String database) {}

  /**
   * What a text declares.
   *
   * @param items tables that are to be there, as far as they can be read
   * @param findings as {@code POST /lint} tells them
   */
  record ReadView(List<TableItem> items, List<ManifestFinding> findings) {}

  /**
   * A table that a text declares.
   *
   * @param document the number of its document or statement in the text, from 0
   * @param renamedFrom the name that it has had; null when it keeps its own
   * @param renamedColumns names that columns have had, by today's; of nested ones the path with
   *     dots
   */
  record TableItem(
      int document,
      String catalog,
      String database,
      DefinitionBody definition,
      @Nullable String renamedFrom,
      Map<String, String> renamedColumns) {}

  /**
   * A definition to write.
   *
   * @param renamedFrom as in {@link TableItem}
   * @param renamedColumns as in {@link TableItem}; null for none
   */
  record WriteBody(
      @NotNull String catalog,
      @NotNull String database,
      @NotNull @Valid DefinitionBody definition,
      @Nullable String renamedFrom,
      @Nullable Map<String, String> renamedColumns,
      @NotNull Format format) {}

  /**
   * A definition as text.
   *
   * @param findings as {@code POST /lint} tells them of this text, and what the language can't say
   */
  record WriteView(String text, List<ManifestFinding> findings) {}

  /** A broken text is no broken request: what is wrong with it is among the findings. */
  @Requires(Permission.LAKE_READ)
  @PostMapping("/read")
  ReadView read(@Valid @RequestBody ReadBody body) {
    Reading reading =
        DefinitionTexts.read(body.manifests(), new SqlDefaults(body.catalog(), body.database()));
    List<TableItem> items =
        reading.manifests().stream()
            .flatMap(
                read ->
                    read.manifest() instanceof Manifest.Table table
                        ? item(read.document(), table)
                        : Stream.of())
            .toList();
    return new ReadView(items, lint.of(reading));
  }

  private static Stream<TableItem> item(int document, Manifest.Table table) {
    return Stream.ofNullable(table.definition())
        .map(
            definition ->
                new TableItem(
                    document,
                    table.id().catalog(),
                    table.id().database(),
                    DefinitionBody.from(definition),
                    table.renamedFrom(),
                    table.renamedColumns()));
  }

  /** Writes a definition as a manifest in YAML, or as statements of SQL. */
  @Requires(Permission.LAKE_READ)
  @PostMapping("/write")
  WriteView write(@Valid @RequestBody WriteBody body) {
    Manifest.Table table = table(body);
    String text = body.format().text(table);
    Reading reading = DefinitionTexts.read(text, new SqlDefaults(body.catalog(), body.database()));
    List<ManifestFinding> findings =
        Stream.concat(body.format().unsaid(table).stream(), lint.of(reading).stream()).toList();
    return new WriteView(text, findings);
  }

  private static Manifest.Table table(WriteBody body) {
    TableDefinition definition = definition(body);
    TableId id =
        new TableId(
            Names.plain("/catalog", body.catalog()),
            Names.lake("/database", body.database()),
            definition.name());
    Map<String, String> renamed = body.renamedColumns() == null ? Map.of() : body.renamedColumns();
    return new Manifest.Table(id, definition, body.renamedFrom(), renamed);
  }

  private static TableDefinition definition(WriteBody body) {
    try {
      return body.definition().definition();
    } catch (Problem problem) {
      throw Problem.invalid(
          problem.faults().stream()
              .map(fault -> new Fault("/definition" + fault.pointer(), fault.message()))
              .toList());
    }
  }
}
