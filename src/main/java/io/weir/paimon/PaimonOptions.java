package io.weir.paimon;

import io.weir.shared.Excerpt;
import java.lang.reflect.Field;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.paimon.CoreOptions;
import org.apache.paimon.iceberg.IcebergOptions;
import org.apache.paimon.options.ConfigOption;
import org.apache.paimon.options.FallbackKey;
import org.apache.paimon.options.Options;
import org.apache.paimon.options.description.DescribedEnum;
import org.apache.paimon.options.description.Description;
import org.apache.paimon.options.description.HtmlFormatter;
import org.apache.paimon.options.description.InlineElement;
import org.apache.paimon.utils.TimeUtils;
import org.jspecify.annotations.Nullable;

/** The options of a table as this version of Paimon declares them. */
public final class PaimonOptions {

  /** Declared as a number; Parquet's writer, which alone reads it, takes true or false. */
  private static final String READ_BY_PARQUET = CoreOptions.PARQUET_ENABLE_DICTIONARY.key();

  private static final List<Declared> DECLARED = declared();
  private static final Map<String, Declared> BY_KEY =
      DECLARED.stream().collect(Collectors.toMap(d -> d.option().key(), Function.identity()));

  private static final List<PaimonOption> ALL =
      Stream.concat(DECLARED.stream().map(PaimonOptions::describe), FlinkOptions.all().stream())
          .sorted(Comparator.comparing(PaimonOption::key))
          .toList();
  private static final Map<String, PaimonOption> DESCRIBED =
      ALL.stream().collect(Collectors.toMap(PaimonOption::key, Function.identity()));

  private PaimonOptions() {}

  /** A declared option and its value's type. */
  private record Declared(ConfigOption<?> option, Type valueType) {}

  /** All of them, by key. */
  public static List<PaimonOption> all() {
    return ALL;
  }

  /**
   * Why a value can't be read as the option's type; empty when it can, or when Paimon declares no
   * such option.
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
    Declared declared = BY_KEY.get(key);
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

  private static List<Declared> declared() {
    return Stream.of(CoreOptions.class, IcebergOptions.class)
        .flatMap(holder -> declaredBy(holder).stream())
        .toList();
  }

  /** What a class declares, by key. */
  static List<PaimonOption> describe(Class<?> holder) {
    return declaredBy(holder).stream().map(PaimonOptions::describe).toList();
  }

  private static List<Declared> declaredBy(Class<?> holder) {
    List<Declared> found = new ArrayList<>();
    for (Field field : holder.getFields()) {
      if (ConfigOption.class.isAssignableFrom(field.getType())) {
        found.add(new Declared(read(field), valueType(field)));
      }
    }
    found.sort(Comparator.comparing(declared -> declared.option().key()));
    return List.copyOf(found);
  }

  private static ConfigOption<?> read(Field field) {
    try {
      return (ConfigOption<?>) Objects.requireNonNull(field.get(null));
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Type valueType(Field field) {
    return ((ParameterizedType) field.getGenericType()).getActualTypeArguments()[0];
  }

  private static PaimonOption describe(Declared declared) {
    ConfigOption<?> option = declared.option();
    List<String> olderKeys = new ArrayList<>();
    for (FallbackKey older : option.fallbackKeys()) {
      olderKeys.add(older.getKey());
    }
    return new PaimonOption(
        option.key(),
        typeName(declared.valueType()),
        text(option.defaultValue()),
        plain(new HtmlFormatter().format(option.description())),
        values(declared.valueType()),
        meanings(declared.valueType()),
        CoreOptions.IMMUTABLE_OPTIONS.contains(option.key()),
        olderKeys);
  }

  private static String typeName(Type type) {
    if (type instanceof Class<?> c) {
      return c.isEnum() ? "Enum" : c.getSimpleName();
    }
    return ((Class<?>) ((ParameterizedType) type).getRawType()).getSimpleName();
  }

  private static List<String> values(Type type) {
    return type instanceof Class<?> c && c.isEnum()
        ? Arrays.stream(Objects.requireNonNull(c.getEnumConstants())).map(Object::toString).toList()
        : List.of();
  }

  private static Map<String, String> meanings(Type type) {
    if (!(type instanceof Class<?> c) || !DescribedEnum.class.isAssignableFrom(c)) {
      return Map.of();
    }
    return Arrays.stream(Objects.requireNonNull(c.getEnumConstants()))
        .collect(Collectors.toMap(Object::toString, PaimonOptions::meaning));
  }

  private static String meaning(Object constant) {
    InlineElement element = ((DescribedEnum) constant).getDescription();
    Description description = Description.builder().text("%s", element).build();
    return plain(new HtmlFormatter().format(description));
  }

  private static @Nullable String text(@Nullable Object value) {
    if (value == null) {
      return null;
    }
    return value instanceof Duration duration
        ? TimeUtils.formatWithHighestUnit(duration)
        : value.toString();
  }

  private static String plain(String html) {
    return html.replaceAll("<br ?/?>|</li>", "\n")
        .replaceAll("<[^>]+>", "")
        .replace("&lt;", "<")
        .replace("&gt;", ">")
        .replace("&amp;", "&")
        .strip();
  }
}
