package io.weir.definition.manifest;

import io.weir.definition.Column;
import io.weir.definition.TableDefinition;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Writes manifests as YAML, each a document of its own, in an order that does not change: {@link
 * Manifests#read} makes the same of it again. What a definition does not say is left out.
 */
public final class ManifestText {

  /** A longer key is written as such, for YAML takes no long word before a colon. */
  private static final int LONG_KEY = 100;

  private ManifestText() {}

  /** All that was read, in its order. */
  public static String of(Manifests.Reading reading) {
    StringBuilder text = new StringBuilder();
    for (Manifests.Read read : reading.manifests()) {
      if (read.manifest() instanceof Manifest.Database database) {
        text.append(of(database));
      } else if (read.manifest() instanceof Manifest.Table table) {
        text.append(of(table));
      } else if (read.manifest() instanceof Manifest.Other other) {
        text.append(of(other));
      }
    }
    return text.toString();
  }

  /** A database as one document. */
  public static String of(Manifest.Database database) {
    return head(Manifest.Kind.DATABASE, database.absent())
        + "metadata: "
        + flow(List.of(entry("catalog", database.catalog()), entry("name", database.name())))
        + "\n";
  }

  /** A table as one document. */
  public static String of(Manifest.Table table) {
    StringBuilder text = new StringBuilder(head(Manifest.Kind.TABLE, table.absent()));
    text.append("metadata:\n");
    field(text, "catalog", table.id().catalog());
    field(text, "database", table.id().database());
    field(text, "name", table.id().table());
    field(text, "renamedFrom", table.renamedFrom());
    if (table.definition() != null) {
      text.append("spec:\n").append(spec(table.definition(), table.renamedColumns()));
    }
    return text.toString();
  }

  private static String of(Manifest.Other other) {
    String spec = other.spec().isObject() ? "spec: " + FlowText.of(other.spec()) + "\n" : "";
    return head(other.kind(), other.absent())
        + "metadata: "
        + flow(List.of(entry("name", other.name())))
        + "\n"
        + spec;
  }

  private static String head(Manifest.Kind kind, boolean absent) {
    return "---\napiVersion: "
        + ManifestReader.API_VERSION
        + "\nkind: "
        + kind.word()
        + (absent ? "\nstate: absent\n" : "\n");
  }

  private static String spec(TableDefinition definition, Map<String, String> renamedColumns) {
    StringBuilder text = new StringBuilder();
    field(text, "layer", definition.layer() == null ? null : definition.layer().name());
    field(text, "comment", definition.comment());
    text.append("  columns:\n");
    for (Column column : definition.columns()) {
      String renamedFrom = renamedColumns.get(column.name());
      text.append("    - ").append(column(column, renamedFrom)).append('\n');
    }
    names(text, "primaryKey", definition.primaryKey());
    names(text, "partitionedBy", definition.partitionedBy());
    options(text, definition.options());
    return text.toString();
  }

  private static String column(Column column, @Nullable String renamedFrom) {
    StringBuilder entries = new StringBuilder();
    entries.append(entry("name", column.name())).append(", ").append(entry("type", column.type()));
    append(entries, "comment", column.comment());
    append(entries, "default", column.defaultValue());
    append(entries, "renamedFrom", renamedFrom);
    return "{" + entries + "}";
  }

  private static void append(StringBuilder entries, String key, @Nullable String value) {
    if (value != null) {
      entries.append(", ").append(entry(key, value));
    }
  }

  private static void names(StringBuilder text, String key, List<String> names) {
    if (!names.isEmpty()) {
      String list = names.stream().map(YamlText::scalar).collect(Collectors.joining(", "));
      text.append("  ").append(key).append(": [").append(list).append("]\n");
    }
  }

  private static void options(StringBuilder text, Map<String, String> options) {
    if (!options.isEmpty()) {
      text.append("  options:\n");
      new TreeMap<>(options).forEach((key, value) -> text.append(option(key, value)));
    }
  }

  private static String option(String key, String value) {
    String before = key.length() > LONG_KEY ? "    ? " : "    ";
    String after = key.length() > LONG_KEY ? "\n    : " : ": ";
    return before + YamlText.scalar(key) + after + YamlText.scalar(value) + "\n";
  }

  private static void field(StringBuilder text, String key, @Nullable String value) {
    if (value != null) {
      text.append("  ").append(entry(key, value)).append('\n');
    }
  }

  private static String flow(List<String> entries) {
    return "{" + String.join(", ", entries) + "}";
  }

  private static String entry(String key, String value) {
    return key + ": " + YamlText.scalar(value);
  }
}
