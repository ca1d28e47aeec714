package io.weir.paimon;

import io.weir.shared.Excerpt;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.paimon.CoreOptions;
import org.apache.paimon.hive.HiveCatalogOptions;
import org.apache.paimon.iceberg.IcebergOptions;
import org.apache.paimon.jdbc.JdbcCatalogOptions;
import org.apache.paimon.options.CatalogOptions;
import org.apache.paimon.options.ConfigOption;
import org.apache.paimon.options.Options;
import org.apache.paimon.rest.RESTCatalogOptions;
import org.apache.paimon.utils.TimeUtils;

/** The options of tables and of catalogs as this version of Paimon declares them. */
public final class PaimonOptions {

  /** Declared as a number; Parquet's writer, which alone reads it, takes true or false. */
  private static final String READ_BY_PARQUET = CoreOptions.PARQUET_ENABLE_DICTIONARY.key();

  private static final Map<String, DeclaredOption> DECLARED =
      declaredBy(CoreOptions.class, IcebergOptions.class);
  private static final List<PaimonOption> ALL =
      Stream.concat(described(DECLARED), FlinkOptions.all().stream())
          .sorted(Comparator.comparing(PaimonOption::key))
          .toList();
  private static final Map<String, PaimonOption> DESCRIBED =
      ALL.stream().collect(Collectors.toMap(PaimonOption::key, Function.identity()));
  private static final List<PaimonOption> OF_CATALOGS =
      described(
              declaredBy(
                  CatalogOptions.class,
                  JdbcCatalogOptions.class,
                  HiveCatalogOptions.class,
                  RESTCatalogOptions.class))
          .filter(option -> !DESCRIBED.containsKey(option.key()))
          .toList();

  private PaimonOptions() {}

  /** Those of a table, by key. */
  public static List<PaimonOption> all() {
    return ALL;
  }

  /** Those of a catalog, of every metastore, by key. */
  public static List<PaimonOption> ofCatalogs() {
    return OF_CATALOGS;
  }

  /**
   * Why a value can't be read as the type of a table's option; empty when it can, or when Paimon
   * declares no such option.
   */
  public static Optional<String> fault(String key, String value) {
    PaimonOption described = DESCRIBED.get(key);
    if (described == null || key.equals(READ_BY_PARQUET)) {
      return Optional.empty();
    }
    boolean known = described.values().isEmpty() || isOneOf(value, described.values());
    try {
      Options.fromMap(Map.of(key, value)).get(option(key));
      return known ? Optional.empty() : Optional.of(fault(value, described));
    } catch (RuntimeException e) {
      return Optional.of(fault(value, described));
    }
  }

  private static ConfigOption<?> option(String key) {
    DeclaredOption declared = DECLARED.get(key);
    return declared == null ? FlinkOptions.typed(key) : declared.option();
  }

  /** Paimon reads the names of an enumeration whatever their case. */
  private static boolean isOneOf(String value, List<String> values) {
    return values.stream()
        .anyMatch(
            each -> each.equalsIgnoreCase(value) || each.replace('-', '_').equalsIgnoreCase(value));
  }

  private static String fault(String value, PaimonOption option) {
    return "'" + Excerpt.of(value) + "' is not " + wanted(option) + ".";
  }

  /** A duration as Paimon reads it; empty when it can't. */
  public static Optional<Duration> duration(String text) {
    try {
      return Optional.of(TimeUtils.parseDuration(text));
    } catch (RuntimeException e) {
      return Optional.empty();
    }
  }

  private static String wanted(PaimonOption option) {
    if (!option.values().isEmpty()) {
      return "one of " + String.join(", ", option.values());
    }
    return switch (option.type()) {
      case "Boolean" -> "true or false";
      case "Integer", "Long" -> "a whole number that fits";
      case "Double", "Float" -> "a number";
      case "Duration" -> "a duration such as 1 h, 30 min or 7 d";
      case "MemorySize" -> "a size such as 128 mb or 1 gb";
      default -> "a " + option.type();
    };
  }

  private static Stream<PaimonOption> described(Map<String, DeclaredOption> declared) {
    return declared.values().stream().map(DeclaredOption::describe);
  }

  /** What classes declare, sorted by key; of a key that several declare, the first. */
  private static Map<String, DeclaredOption> declaredBy(Class<?>... holders) {
    Map<String, DeclaredOption> declared = new TreeMap<>();
    for (Class<?> holder : holders) {
      DeclaredOption.of(holder).forEach(option -> declared.putIfAbsent(option.key(), option));
    }
    return declared;
  }
}
