package io.weir.shared;

import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * One page of a list.
 *
 * @param items in the list's order; never null
 * @param nextCursor opaque: hand it back to get the next page; null when this is the last one
 */
public record Page<T>(List<T> items, @Nullable String nextCursor) {

  public Page {
    items = List.copyOf(items);
  }

  /** A list that fits one page. */
  public static <T> Page<T> of(List<T> items) {
    return new Page<>(items, null);
  }

  /**
   * Cuts what was read with one row too many, which tells whether there is more.
   *
   * @param read up to limit + 1 rows in the list's order
   * @param position where a row stands in that order
   */
  public static <T> Page<T> cut(List<T> read, int limit, Function<T, String> position) {
    if (read.size() <= limit) {
      return of(read);
    }
    List<T> items = read.subList(0, limit);
    return new Page<>(items, PageRequest.cursor(position.apply(items.get(limit - 1))));
  }

  public <R> Page<R> map(Function<T, R> mapping) {
    return new Page<>(items.stream().map(mapping).toList(), nextCursor);
  }
}
