package io.weir.job;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Which tables of a source database: those named, less those excluded. The shadow tables of online
 * schema changes are never taken.
 *
 * @param include names; empty for all, also those that are created later
 * @param exclude names
 */
public record TableChoice(List<String> include, List<String> exclude) {

  static final TableChoice ALL = new TableChoice(List.of(), List.of());

  private static final String SHADOWS = "_.+_(?:gho|ghc|del|new|old)";
  private static final Pattern SPECIAL = Pattern.compile("[^A-Za-z0-9_]");

  public TableChoice(@Nullable List<String> include, @Nullable List<String> exclude) {
    this.include = SpecFields.texts("/include", include);
    this.exclude = SpecFields.texts("/exclude", exclude);
  }

  boolean takes(String table) {
    return Pattern.matches(including(), table) && !Pattern.matches(excluding(), table);
  }

  /** Whether it is left out for its name alone, that of a shadow table. */
  boolean isShadow(String table) {
    return Pattern.matches(including(), table) && Pattern.matches(SHADOWS, table);
  }

  /** A regular expression for what is included. */
  String including() {
    return include.isEmpty() ? ".*" : alternatives(include);
  }

  /** A regular expression for what is excluded. */
  String excluding() {
    return exclude.isEmpty() ? SHADOWS : alternatives(exclude) + "|" + SHADOWS;
  }

  private static String alternatives(List<String> names) {
    return names.stream().map(TableChoice::quoted).collect(Collectors.joining("|"));
  }

  /** A pattern that matches this name only. */
  static String quoted(String name) {
    return SPECIAL.matcher(name).replaceAll("\\\\$0");
  }
}
