package io.weir.catalog.web;

import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import io.weir.access.Permission;
import io.weir.access.Requires;
import io.weir.catalog.ExportFormat;
import io.weir.catalog.ExportedFiles;
import io.weir.catalog.Exports;
import io.weir.shared.Problem;
import io.weir.shared.TableId;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.springframework.http.ContentDisposition;
import org.springframework.http.HttpHeaders;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** What is in a catalog, as definitions to keep. */
@RestController
@RequestMapping("/api/v1/catalogs/{catalog}/export")
class ExportController {

  private static final MediaType YAML =
      new MediaType("application", "yaml", StandardCharsets.UTF_8);
  private static final MediaType SQL = new MediaType("text", "plain", StandardCharsets.UTF_8);

  private final Exports exports;

  ExportController(Exports exports) {
    this.exports = exports;
  }

  /**
   * A table, a database or the whole catalog as a file.
   *
   * @param database null for all
   * @param table null for all of the database
   * @param format yaml or sql
   */
  @Requires(Permission.LAKE_READ)
  @GetMapping
  @ApiResponse(
      responseCode = "200",
      description = "The definitions",
      content = {
        @Content(mediaType = "application/yaml", schema = @Schema(type = "string")),
        @Content(mediaType = "text/plain", schema = @Schema(type = "string"))
      })
  ResponseEntity<byte[]> export(
      @PathVariable String catalog,
      @RequestParam(required = false) @Nullable String database,
      @RequestParam(required = false) @Nullable String table,
      @RequestParam(defaultValue = "yaml") String format) {
    ExportFormat language = language(format);
    refuseNowhere(database, table);
    String text = text(catalog, database, table, language);
    ContentDisposition attachment =
        ContentDisposition.attachment()
            .filename(fileName(catalog, database, table, format), StandardCharsets.UTF_8)
            .build();
    return ResponseEntity.ok()
        .contentType(language == ExportFormat.YAML ? YAML : SQL)
        .header(HttpHeaders.CONTENT_DISPOSITION, attachment.toString())
        .body(text.getBytes(StandardCharsets.UTF_8));
  }

  /** The same, each database and table in a file of its own. */
  @Requires(Permission.LAKE_READ)
  @GetMapping("/files")
  ExportedFiles files(
      @PathVariable String catalog,
      @RequestParam(required = false) @Nullable String database,
      @RequestParam(required = false) @Nullable String table,
      @RequestParam(defaultValue = "yaml") String format) {
    refuseNowhere(database, table);
    return exports.files(catalog, database, table, language(format));
  }

  private static void refuseNowhere(@Nullable String database, @Nullable String table) {
    if (database == null && table != null) {
      throw Problem.invalid("database", "Say which database the table is in.");
    }
  }

  private String text(
      String catalog, @Nullable String database, @Nullable String table, ExportFormat format) {
    if (database == null) {
      return exports.catalog(catalog, format);
    }
    return table == null
        ? exports.database(catalog, database, format)
        : exports.table(new TableId(catalog, database, table), format);
  }

  private static String fileName(
      String catalog, @Nullable String database, @Nullable String table, String format) {
    return Stream.of(catalog, database, table, format)
        .filter(Objects::nonNull)
        .collect(Collectors.joining("."));
  }

  private static ExportFormat language(String format) {
    return Arrays.stream(ExportFormat.values())
        .filter(candidate -> candidate.name().toLowerCase(Locale.ROOT).equals(format))
        .findFirst()
        .orElseThrow(() -> Problem.invalid("format", "A format is yaml or sql."));
  }
}
