package io.weir.paimon;

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
import java.util.stream.Collectors;
import org.apache.paimon.CoreOptions;
import org.apache.paimon.options.ConfigOption;
import org.apache.paimon.options.FallbackKey;
import org.apache.paimon.options.description.DescribedEnum;
import org.apache.paimon.options.description.Description;
import org.apache.paimon.options.description.HtmlFormatter;
import org.apache.paimon.options.description.InlineElement;
import org.apache.paimon.utils.TimeUtils;
import org.jspecify.annotations.Nullable;

/** An option that a class of Paimon's declares, and its value's type. */
record DeclaredOption(ConfigOption<?> option, Type valueType) {

  /** What a class declares, by key. */
  static List<DeclaredOption> of(Class<?> holder) {
    List<DeclaredOption> found = new ArrayList<>();
    for (Field field : holder.getFields()) {
      if (ConfigOption.class.isAssignableFrom(field.getType())) {
        found.add(new DeclaredOption(read(field), valueType(field)));
      }
    }
    found.sort(Comparator.comparing(DeclaredOption::key));
    return List.copyOf(found);
  }

  String key() {
    return option.key();
  }

  PaimonOption describe() {
    List<String> olderKeys = new ArrayList<>();
    for (FallbackKey older : option.fallbackKeys()) {
      olderKeys.add(older.getKey());
    }
    return new PaimonOption(
        key(),
        typeName(valueType),
        text(option.defaultValue()),
        plain(new HtmlFormatter().format(option.description())),
        values(valueType),
        meanings(valueType),
        CoreOptions.IMMUTABLE_OPTIONS.contains(key()),
        olderKeys);
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
        .collect(Collectors.toMap(Object::toString, DeclaredOption::meaning));
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
