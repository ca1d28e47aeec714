package io.weir.definition.rule;

import io.weir.definition.Column;
import io.weir.definition.Finding;
import io.weir.definition.OptionCatalogue;
import io.weir.definition.OptionEntry;
import io.weir.definition.Rule;
import io.weir.definition.TableDefinition;
import io.weir.shared.Excerpt;
import io.weir.shared.Severity;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * An aggregate function that its column's type can't take: Paimon makes the table, and the first
 * write fails. So does one that Paimon does not have; one for a column that is not there does
 * nothing.
 */
final class AggregateFit implements Rule {

  private static final Pattern KEY = Pattern.compile("fields\\.(.+)\\.aggregate-function");
  private static final String DEFAULT = "fields.default-aggregate-function";

  /** Of first_non_null_value; still understood. */
  private static final String OLDER_NAME = "first_not_null_value";

  private static final List<String> FUNCTIONS =
      OptionCatalogue.find("fields.<column>.aggregate-function")
          .map(OptionEntry::values)
          .orElse(List.of());
  private static final Pattern NUMERIC =
      Pattern.compile("(TINYINT|SMALLINT|INT|BIGINT|FLOAT|DOUBLE|DECIMAL).*");
  private static final Pattern TEXT = Pattern.compile("(STRING|VARCHAR|CHAR).*");
  private static final Pattern BOOLEAN = Pattern.compile("BOOLEAN.*");
  private static final Pattern ARRAY = Pattern.compile("ARRAY<.*");
  private static final Pattern MAP = Pattern.compile("MAP<.*");
  private static final Pattern ROWS = Pattern.compile("ARRAY<ROW<.*");
  private static final Pattern BINARY = Pattern.compile("(VARBINARY|BYTES|BINARY).*");

  private static final Map<String, Pattern> TYPES =
      Map.ofEntries(
          Map.entry("sum", NUMERIC),
          Map.entry("product", NUMERIC),
          Map.entry("listagg", TEXT),
          Map.entry("bool_and", BOOLEAN),
          Map.entry("bool_or", BOOLEAN),
          Map.entry("collect", ARRAY),
          Map.entry("merge_map", MAP),
          Map.entry("nested_update", ROWS),
          Map.entry("theta_sketch", BINARY),
          Map.entry("hll_sketch", BINARY),
          Map.entry("rbm32", BINARY),
          Map.entry("rbm64", BINARY));

  private static final Map<Pattern, String> WORDS =
      Map.of(
          NUMERIC, "numbers",
          TEXT, "text",
          BOOLEAN, "BOOLEAN",
          ARRAY, "an ARRAY",
          MAP, "a MAP",
          ROWS, "an ARRAY of ROWs",
          BINARY, "VARBINARY");

  @Override
  public About about() {
    return new About(
        "aggregate-fit",
        Severity.ERROR,
        "An aggregate function that its column's type can't take fails at the first write.",
        Source.OBSERVED);
  }

  @Override
  public List<Finding> check(TableDefinition definition) {
    List<Finding> findings = new ArrayList<>();
    definition
        .options()
        .forEach(
            (key, function) -> {
              Matcher field = KEY.matcher(key);
              if (field.matches() || key.equals(DEFAULT)) {
                String name = field.matches() ? field.group(1) : null;
                fault(definition, name, function)
                    .map(why -> Finding.onOption(this, Severity.ERROR, key, function, why, null))
                    .ifPresent(findings::add);
              }
            });
    return findings;
  }

  /**
   * @param name null for the default function
   */
  private static Optional<String> fault(
      TableDefinition definition, @Nullable String name, String function) {
    if (!FUNCTIONS.contains(function) && !function.equals(OLDER_NAME)) {
      return Optional.of(
          "Paimon has no aggregate function '"
              + Excerpt.of(function)
              + "': the first write fails.");
    }
    if (name == null) {
      return definition.columns().stream()
          .filter(column -> takesDefault(definition, column))
          .flatMap(column -> misfit(column, function).stream())
          .findFirst();
    }
    return definition
        .column(name)
        .map(column -> misfit(column, function))
        .orElse(Optional.of("There is no column '" + Excerpt.of(name) + "'."));
  }

  private static boolean takesDefault(TableDefinition definition, Column column) {
    String name = column.name();
    boolean ordersRows =
        definition.option("sequence.field").filter(f -> f.contains(name)).isPresent();
    return definition.mergeEngine().equals("aggregation")
        && !definition.primaryKey().contains(name)
        && !ordersRows
        && definition.option("fields." + name + ".aggregate-function").isEmpty();
  }

  private static Optional<String> misfit(Column column, String function) {
    Pattern types = TYPES.get(function);
    return types == null || types.matcher(column.type()).matches()
        ? Optional.empty()
        : Optional.of(
            function
                + " takes "
                + WORDS.get(types)
                + ", and '"
                + column.name()
                + "' is "
                + Excerpt.of(column.type())
                + ": the first write would fail.");
  }
}
