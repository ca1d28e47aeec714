package io.weir.shared;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Which page of a list is asked for.
 *
 * @param limit 1 to {@value #MAX_LIMIT}
 * @param after where the last page ended, as the list itself wrote it; empty for the first page
 * @param sort the field to sort by, with a leading '-' for descending; null for the list's own
 *     order
 * @param q words to look for; empty for all
 */
public record PageRequest(int limit, Optional<String> after, @Nullable String sort, String q) {

  public static final int DEFAULT_LIMIT = 50;
  public static final int MAX_LIMIT = 500;

  /**
   * Reads the query parameters of a list.
   *
   * @throws Problem INVALID for a limit out of range or a cursor that no list gave
   */
  public static PageRequest of(
      @Nullable Integer limit, @Nullable String cursor, @Nullable String sort, @Nullable String q) {
    int size = limit == null ? DEFAULT_LIMIT : limit;
    if (size < 1 || size > MAX_LIMIT) {
      throw Problem.invalid("limit", "The limit is 1 to " + MAX_LIMIT + ".");
    }
    return new PageRequest(size, decode(cursor), sort, q == null ? "" : q.strip());
  }

  /** The cursor that leads to what comes after this position. */
  public static String cursor(String position) {
    return Base64.getUrlEncoder()
        .withoutPadding()
        .encodeToString(position.getBytes(StandardCharsets.UTF_8));
  }

  /** Whether a name holds the words asked for, whatever their case. */
  public boolean matches(String name) {
    return name.toLowerCase(Locale.ROOT).contains(q.toLowerCase(Locale.ROOT));
  }

  /**
   * A page of a list that is whole in memory. The cursor is the key of the last item, so rows that
   * come or go meanwhile neither repeat nor hide others. O(n log n).
   *
   * @param key unique, and the order among equals
   * @param orders what may be sorted by, ascending
   * @throws Problem INVALID for a sort that is not among the orders
   */
  public <T> Page<T> page(List<T> all, Function<T, String> key, Map<String, Comparator<T>> orders) {
    Comparator<T> byKey = Comparator.comparing(key);
    List<T> sorted = all.stream().sorted(order(orders).thenComparing(byKey)).toList();
    int start = after.map(position -> startAfter(sorted, key, position)).orElse(0);
    int end = Math.min(sorted.size(), start + limit);
    List<T> items = sorted.subList(start, end);
    String next = end < sorted.size() ? cursor(key.apply(items.get(items.size() - 1))) : null;
    return new Page<>(items, next);
  }

  private <T> int startAfter(List<T> sorted, Function<T, String> key, String position) {
    for (int i = 0; i < sorted.size(); i++) {
      if (key.apply(sorted.get(i)).equals(position)) {
        return i + 1;
      }
    }
    return sort == null
        ? (int) sorted.stream().filter(item -> key.apply(item).compareTo(position) <= 0).count()
        : 0;
  }

  /**
   * Where to go on in a list that is ordered by a number.
   *
   * @throws Problem INVALID when the cursor is not one of such a list
   */
  public Optional<Long> afterId() {
    try {
      return after().map(Long::valueOf);
    } catch (NumberFormatException e) {
      throw strangeCursor();
    }
  }

  /**
   * Where to go on in a list that is sorted by a number and by place.
   *
   * @throws Problem INVALID when the cursor is not one of such a list
   */
  public Optional<ListPosition> afterPosition() {
    return after().map(ListPosition::parse);
  }

  /**
   * By what to sort; empty for the list's own order.
   *
   * @param fields what may be sorted by
   * @throws Problem INVALID for a sort that is not among the fields
   */
  public Optional<SortOrder> sortedBy(Collection<String> fields) {
    if (sort == null) {
      return Optional.empty();
    }
    boolean descending = sort.startsWith("-");
    String field = descending ? sort.substring(1) : sort;
    if (!fields.contains(field)) {
      throw Problem.invalid("sort", "Sort by one of " + fields.stream().sorted().toList() + ".");
    }
    return Optional.of(new SortOrder(field, descending));
  }

  private <T> Comparator<T> order(Map<String, Comparator<T>> orders) {
    return sortedBy(orders.keySet())
        .map(
            by -> {
              Comparator<T> order = Objects.requireNonNull(orders.get(by.field()));
              return by.descending() ? order.reversed() : order;
            })
        .orElse(Comparator.comparingInt(item -> 0));
  }

  static Problem strangeCursor() {
    return Problem.invalid("cursor", "Take the cursor from nextCursor of the page before.");
  }

  private static Optional<String> decode(@Nullable String cursor) {
    if (cursor == null || cursor.isEmpty()) {
      return Optional.empty();
    }
    try {
      byte[] bytes = Base64.getUrlDecoder().decode(cursor);
      return Optional.of(new String(bytes, StandardCharsets.UTF_8));
    } catch (IllegalArgumentException e) {
      throw strangeCursor();
    }
  }
}
