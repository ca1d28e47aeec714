package io.weir.definition;

import io.weir.definition.OptionEntry.Scope;
import io.weir.definition.OptionEntry.Tables;
import java.util.List;
import java.util.regex.Pattern;

/** Options whose keys hold a name, and those that formats and engines read by a prefix. */
final class OptionFamilies {

  static final List<String> AGGREGATE_FUNCTIONS =
      List.of(
          "sum",
          "product",
          "min",
          "max",
          "last_value",
          "last_non_null_value",
          "first_value",
          "first_non_null_value",
          "listagg",
          "bool_and",
          "bool_or",
          "collect",
          "merge_map",
          "nested_update",
          "theta_sketch",
          "hll_sketch",
          "rbm32",
          "rbm64");

  static final List<OptionEntry> ENTRIES =
      List.of(
          new OptionEntry(
              "fields.<column>.aggregate-function",
              "Enum",
              "last_non_null_value",
              "How the values of a column are merged under merge-engine=aggregation, or in a"
                  + " sequence group of partial-update.",
              AGGREGATE_FUNCTIONS,
              Scope.TABLE,
              false,
              Tables.PRIMARY_KEY),
          family("fields.<column>.ignore-retract", "Boolean", "Ignore deletes of this column."),
          family("fields.<column>.distinct", "Boolean", "Leave out repeated values of listagg."),
          family(
              "fields.<column>.list-agg-delimiter", "String", "What listagg puts between values."),
          family("fields.<columns>.sequence-group", "List", "Columns ordered by these columns."),
          family("fields.<column>.nested-key", "List", "The key of nested_update."),
          family("fields.<column>.count-limit", "Integer", "The most rows of nested_update."),
          new OptionEntry(
              "fields.<column>.stats-mode",
              "String",
              null,
              "The statistics of this column in each file: none, counts, full or truncate(length).",
              null,
              Scope.TABLE,
              false,
              null),
          new OptionEntry(
              "file-index.<type>.columns",
              "List",
              null,
              "Columns with an index of this type in each file: bloom-filter, bitmap, bsi or"
                  + " range-bitmap.",
              null,
              Scope.TABLE,
              false,
              null));

  private static final Pattern FIELDS =
      Pattern.compile(
          "fields\\..+\\.(aggregate-function|ignore-retract|distinct|list-agg-delimiter"
              + "|sequence-group|nested-key|count-limit|stats-mode)|fields\\.default-aggregate-function");

  private static final Pattern READ_ELSEWHERE =
      Pattern.compile(
          "(file-index|parquet|orc|avro|csv|json|weir|kafka|hive|sink|scan|source|lookup|postpone"
              + "|end-input|unaware-bucket|precommit-compact|log\\.system|changelog\\.precommit-compact"
              + "|(commit|tag)\\.callback)[.-].+"
              + "|(changelog-producer\\.compaction-interval|precommit-compact|log\\.system"
              + "|commit\\.custom-listeners|filesystem\\.job-level-settings\\.enabled"
              + "|read\\.shuffle-bucket-with-partition|partition\\.idle-time-to-done"
              + "|partition\\.time-interval|partition\\.mark-done-action\\.mode"
              + "|partition\\.mark-done\\.recover-from-state)");

  private OptionFamilies() {}

  static boolean covers(String key) {
    return FIELDS.matcher(key).matches() || READ_ELSEWHERE.matcher(key).matches();
  }

  private static OptionEntry family(String key, String type, String description) {
    return new OptionEntry(
        key, type, null, description, null, Scope.TABLE, false, Tables.PRIMARY_KEY);
  }
}
