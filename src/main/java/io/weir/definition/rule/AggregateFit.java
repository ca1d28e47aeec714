package io.weir.definition.rule;

import io.weir.definition.Column;
import io.weir.definition.Finding;
import io.weir.definition.Rule;
import io.weir.definition.Severity;
import io.weir.definition.TableDefinition;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * An aggregate function that its column's type can't take: Paimon makes the table, and the first
 * write fails. So does a function for a column that is not there, silently: nothing uses it.
 */
final class AggregateFit implements Rule {

  private static final Pattern KEY = Pattern.compile("fields\\.(.+)\\.aggregate-function");
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
              if (field.matches()) {
                misfit(definition, key, field.group(1), function).ifPresent(findings::add);
              }
            });
    return findings;
  }

  private Optional<Finding> misfit(
      TableDefinition definition, String key, String name, String function) {
    Optional<Column> column = definition.column(name);
    if (column.isEmpty()) {
      return Optional.of(
          Finding.onOption(
              this, Severity.ERROR, key, function, "There is no column '" + name + "'.", null));
    }
    Pattern types = TYPES.get(function);
    if (types == null || types.matcher(column.get().type()).matches()) {
      return Optional.empty();
    }
    String message =
        function
            + " takes "
            + WORDS.get(types)
            + ", and '"
            + name
            + "' is "
            + column.get().type()
            + ": the first write would fail.";
    return Optional.of(Finding.onOption(this, Severity.ERROR, key, function, message, null));
  }
}
