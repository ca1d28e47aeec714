package io.weir.maintenance;

import io.weir.shared.Problem;
import io.weir.shared.TableId;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.jspecify.annotations.Nullable;

/**
 * Which tables a policy is for: a catalog, narrowed by at most one of the others.
 *
 * @param database all tables of one database
 * @param table one table, together with {@code database}
 * @param pattern a regular expression that the whole of {@code database.table} must match; one that
 *     takes absurdly long to tell matches nothing
 * @param layer all tables of one layer
 */
public record Scope(
    String catalog,
    @Nullable String database,
    @Nullable String table,
    @Nullable String pattern,
    @Nullable String layer) {

  private static final int MAX_PATTERN = 300;

  /** How near a scope is to a table, nearest first: the nearest policy decides. */
  public enum Level {
    TABLE,
    PATTERN,
    LAYER,
    DATABASE,
    CATALOG
  }

  public Scope {
    int narrowings = count(database) + count(pattern) + count(layer);
    if (narrowings > 1) {
      throw Problem.invalid(
          "/scope",
          "A scope is one of: a database, a database's table, a pattern, a layer, or the whole catalog.");
    }
    if (table != null && database == null) {
      throw Problem.invalid("/scope/database", "Say in which database the table is.");
    }
    checkPattern(pattern);
  }

  private static int count(@Nullable String text) {
    return text == null ? 0 : 1;
  }

  private static void checkPattern(@Nullable String pattern) {
    if (pattern != null && pattern.length() > MAX_PATTERN) {
      throw Problem.invalid(
          "/scope/pattern", "A pattern has at most " + MAX_PATTERN + " characters.");
    }
    try {
      if (pattern != null) {
        Pattern.compile(pattern);
      }
    } catch (PatternSyntaxException e) {
      throw Problem.invalid(
          "/scope/pattern", "This is not a regular expression: " + e.getDescription());
    }
  }

  Level level() {
    if (table != null) {
      return Level.TABLE;
    }
    if (pattern != null) {
      return Level.PATTERN;
    }
    if (layer != null) {
      return Level.LAYER;
    }
    return database == null ? Level.CATALOG : Level.DATABASE;
  }

  /** What tells two scopes of a catalog and level apart. */
  String key() {
    return switch (level()) {
      case TABLE -> database + "." + table;
      case PATTERN -> String.valueOf(pattern);
      case LAYER -> String.valueOf(layer);
      case DATABASE -> String.valueOf(database);
      case CATALOG -> "";
    };
  }

  /**
   * Whether a table is in it.
   *
   * @param layer the table's; null when it has none
   */
  boolean covers(TableId id, @Nullable String layer) {
    if (!id.catalog().equals(catalog)) {
      return false;
    }
    return switch (level()) {
      case TABLE -> id.database().equals(database) && id.table().equals(table);
      case PATTERN -> matches(id.database() + "." + id.table());
      case LAYER -> String.valueOf(this.layer).equals(layer);
      case DATABASE -> id.database().equals(database);
      case CATALOG -> true;
    };
  }

  private boolean matches(String name) {
    return pattern != null && BoundedMatch.matches(Pattern.compile(pattern), name);
  }

  /** As part of a sentence: {@code every table of main.ods}. */
  String words() {
    return switch (level()) {
      case TABLE -> catalog + "." + database + "." + table;
      case PATTERN -> "every table of " + catalog + " that matches " + pattern;
      case LAYER -> "every " + layer + " table of " + catalog;
      case DATABASE -> "every table of " + catalog + "." + database;
      case CATALOG -> "every table of " + catalog;
    };
  }
}
