package io.weir.definition.web;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.weir.definition.Finding;
import io.weir.definition.TableDefinition;
import io.weir.definition.manifest.Manifest;
import io.weir.definition.manifest.ManifestFinding;
import io.weir.definition.manifest.ManifestText;
import io.weir.definition.sql.CreateTableText;
import io.weir.shared.Severity;
import java.util.Objects;
import java.util.Optional;

/** A language in which an editor shows a definition. */
enum Format {
  @JsonProperty("yaml")
  YAML {
    @Override
    String text(Manifest.Table table) {
      return ManifestText.of(table);
    }

    @Override
    Optional<ManifestFinding> unsaid(Manifest.Table table) {
      return Optional.empty();
    }
  },

  @JsonProperty("sql")
  SQL {
    @Override
    String text(Manifest.Table table) {
      TableDefinition definition = Objects.requireNonNull(table.definition());
      return CreateTableText.of(table.id().database(), table.id().table(), definition.shape());
    }

    @Override
    Optional<ManifestFinding> unsaid(Manifest.Table table) {
      boolean renames = table.renamedFrom() != null || !table.renamedColumns().isEmpty();
      return renames
          ? Optional.of(new ManifestFinding(RENAMES, table.target(), null, 0, 1, 1))
          : Optional.empty();
    }
  };

  private static final Finding RENAMES =
      new Finding(
          "rename-in-sql",
          Severity.WARNING,
          null,
          "CREATE TABLE can't say what was renamed: as SQL this drops the old name and adds the new"
              + " one. Write it as YAML.",
          null,
          null);

  /** The text that declares the table. */
  abstract String text(Manifest.Table table);

  /** What the language has no word for. */
  abstract Optional<ManifestFinding> unsaid(Manifest.Table table);
}
