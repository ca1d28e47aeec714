package io.weir.definition;

import io.weir.paimon.PaimonOption;
import io.weir.paimon.PaimonOptions;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The options that a table can have: those that Paimon declares, and the families that its list
 * lacks; and those of a catalog, which do nothing on a table.
 */
public final class OptionCatalogue {

  private static final int FARTHEST_SUGGESTION = 3;

  private static final List<OptionEntry> OF_TABLES = ofTables();
  private static final List<OptionEntry> ALL = withCatalogs(OF_TABLES);
  private static final Map<String, OptionEntry> BY_KEY =
      OF_TABLES.stream().collect(Collectors.toUnmodifiableMap(OptionEntry::key, entry -> entry));
  private static final Map<String, String> TODAY = today();
  private static final Set<String> KEYS =
      Stream.concat(
              PaimonOptions.all().stream().map(PaimonOption::key),
              PaimonOptions.all().stream().flatMap(option -> option.olderKeys().stream()))
          .collect(Collectors.toUnmodifiableSet());
  private static final Set<String> CATALOG_KEYS =
      PaimonOptions.ofCatalogs().stream()
          .flatMap(option -> Stream.concat(Stream.of(option.key()), option.olderKeys().stream()))
          .collect(Collectors.toUnmodifiableSet());

  private OptionCatalogue() {}

  /** All entries, by key; declared ones and families, and those of a catalog. */
  public static List<OptionEntry> all() {
    return ALL;
  }

  /** The entries that a table can have, by key. */
  public static List<OptionEntry> tableOptions() {
    return OF_TABLES;
  }

  /** The entry of a key that Paimon declares for tables. */
  public static Optional<OptionEntry> find(String key) {
    return Optional.ofNullable(BY_KEY.get(key));
  }

  /** The name that an option has today, by one that older versions had; empty for any other. */
  public static Optional<String> today(String key) {
    return Optional.ofNullable(TODAY.get(key));
  }

  /** Whether the key, today's or an older one, is one of a catalog. */
  public static boolean isOfCatalog(String key) {
    return CATALOG_KEYS.contains(key);
  }

  /** Whether anything reads this key of a table. */
  public static boolean isKnown(String key) {
    return KEYS.contains(key) || OptionFamilies.covers(key);
  }

  /** The declared key that is most alike; empty when none is. */
  public static Optional<String> nearest(String key) {
    return KEYS.stream()
        .filter(known -> Math.abs(known.length() - key.length()) <= FARTHEST_SUGGESTION)
        .map(known -> new Candidate(known, distance(key, known)))
        .filter(candidate -> candidate.distance() <= FARTHEST_SUGGESTION)
        .min(Comparator.comparing(Candidate::distance).thenComparing(Candidate::key))
        .map(Candidate::key);
  }

  private record Candidate(String key, int distance) {}

  /** Levenshtein's. */
  private static int distance(String a, String b) {
    int[] previous = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) {
      previous[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      int[] current = new int[b.length() + 1];
      current[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int change = previous[j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        current[j] = Math.min(change, Math.min(previous[j], current[j - 1]) + 1);
      }
      previous = current;
    }
    return previous[b.length()];
  }

  private static Map<String, String> today() {
    Map<String, String> today = new HashMap<>();
    OF_TABLES.forEach(entry -> entry.olderKeys().forEach(older -> today.put(older, entry.key())));
    return Map.copyOf(today);
  }

  private static List<OptionEntry> ofTables() {
    Stream<OptionEntry> declared =
        PaimonOptions.all().stream()
            .map(option -> entry(option, OptionMarks.of(option.key(), option.immutable())));
    return sorted(Stream.concat(OptionFamilies.ENTRIES.stream(), declared));
  }

  private static List<OptionEntry> withCatalogs(List<OptionEntry> ofTables) {
    Stream<OptionEntry> ofCatalogs =
        PaimonOptions.ofCatalogs().stream().map(option -> entry(option, OptionMarks.OF_CATALOG));
    return sorted(Stream.concat(ofTables.stream(), ofCatalogs));
  }

  private static List<OptionEntry> sorted(Stream<OptionEntry> entries) {
    return entries.sorted(Comparator.comparing(OptionEntry::key)).toList();
  }

  private static OptionEntry entry(PaimonOption option, OptionMarks marks) {
    return new OptionEntry(
        option.key(),
        option.type(),
        option.defaultValue(),
        option.description(),
        option.values().isEmpty() ? null : option.values(),
        option.meanings(),
        option.olderKeys(),
        option.immutable(),
        marks);
  }
}
