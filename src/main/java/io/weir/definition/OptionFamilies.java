package io.weir.definition;

import io.weir.definition.OptionMarks.Change;
import io.weir.definition.OptionMarks.Scope;
import io.weir.definition.OptionMarks.Tables;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

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
          enumeration(
              "fields.<column>.aggregate-function",
              "last_non_null_value",
              "How the values of a column are merged under merge-engine=aggregation, or in a"
                  + " sequence group of partial-update.",
              AGGREGATE_FUNCTIONS),
          family("fields.<column>.ignore-retract", "Boolean", "Ignore deletes of this column."),
          family("fields.<column>.distinct", "Boolean", "Leave out repeated values of listagg."),
          family(
              "fields.<column>.list-agg-delimiter", "String", "What listagg puts between values."),
          family("fields.<columns>.sequence-group", "List", "Columns ordered by these columns."),
          family("fields.<column>.nested-key", "List", "The key of nested_update."),
          family("fields.<column>.count-limit", "Integer", "The most rows of nested_update."),
          ofAnyTable(
              "fields.<column>.stats-mode",
              "String",
              "The statistics of this column in each file: none, counts, full or truncate(length)."),
          ofAnyTable(
              "file-index.<type>.columns",
              "List",
              "Columns with an index of this type in each file: bloom-filter, bitmap, bsi or"
                  + " range-bitmap."),
          ofAnyTable("parquet.<name>", "String", "Handed on to the writer of Parquet files."),
          ofAnyTable("orc.<name>", "String", "Handed on to the writer of ORC files."),
          ofAnyTable("avro.<name>", "String", "Handed on to the writer of Avro files."));

  private static final Pattern FIELDS =
      Pattern.compile(
          "fields\\..+\\.(aggregate-function|ignore-retract|distinct|list-agg-delimiter"
              + "|sequence-group|nested-key|count-limit|stats-mode)|fields\\.default-aggregate-function");

  private static final Pattern READ_ELSEWHERE =
      Pattern.compile(
          "(file-index|parquet|orc|avro|csv|json|weir|kafka|hive|(commit|tag)\\.callback)[.-].+");

  private OptionFamilies() {}

  static boolean covers(String key) {
    return FIELDS.matcher(key).matches() || READ_ELSEWHERE.matcher(key).matches();
  }

  private static OptionEntry enumeration(
      String key, String defaultValue, String description, List<String> values) {
    return new OptionEntry(
        key,
        "Enum",
        defaultValue,
        description,
        values,
        Map.of(),
        List.of(),
        false,
        new OptionMarks(Scope.TABLE, Tables.PRIMARY_KEY, null, Change.JOB_RESTART));
  }

  private static OptionEntry family(String key, String type, String description) {
    return plain(key, type, description, Tables.PRIMARY_KEY, Change.JOB_RESTART);
  }

  private static OptionEntry ofAnyTable(String key, String type, String description) {
    boolean ofAllFiles = key.startsWith("file-index.");
    return plain(
        key, type, description, null, ofAllFiles ? Change.FULL_COMPACTION : Change.JOB_RESTART);
  }

  private static OptionEntry plain(
      String key, String type, String description, @Nullable Tables tables, Change change) {
    OptionMarks marks = new OptionMarks(Scope.TABLE, tables, null, change);
    return new OptionEntry(key, type, null, description, null, Map.of(), List.of(), false, marks);
  }
}
