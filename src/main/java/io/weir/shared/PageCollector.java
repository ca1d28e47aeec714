package io.weir.shared;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;

/**
 * Collects one page of a list that is too long to hold: whatever passes by, what is kept is one
 * item more than the page.
 */
public final class PageCollector<T> {

  private final int limit;
  private final Optional<ListPosition> after;
  private final Comparator<ListPosition> order;
  private final TreeMap<ListPosition, T> kept;

  /**
   * @param descending by number; places ascend either way
   * @throws Problem INVALID when the page's cursor is not one of such a list
   */
  public PageCollector(PageRequest page, boolean descending) {
    Comparator<ListPosition> byNumber = Comparator.comparingLong(ListPosition::number);
    this.limit = page.limit();
    this.after = page.afterPosition();
    this.order = (descending ? byNumber.reversed() : byNumber).thenComparing(ListPosition::place);
    this.kept = new TreeMap<>(order);
  }

  /** Whether an item at this position would be on the page, by what passed so far. */
  public boolean takes(ListPosition position) {
    return after.filter(last -> order.compare(position, last) <= 0).isEmpty()
        && !isFullBefore(position);
  }

  /** Whether nothing at this position or after it can be on the page any more. */
  public boolean isFullBefore(ListPosition position) {
    return kept.size() > limit && order.compare(position, kept.lastKey()) >= 0;
  }

  /**
   * @param item made only where it may be on the page
   */
  public void add(ListPosition position, Supplier<T> item) {
    if (takes(position)) {
      kept.put(position, item.get());
      if (kept.size() > limit + 1) {
        kept.pollLastEntry();
      }
    }
  }

  /** What was collected, in the list's order. */
  public Page<T> page() {
    return Page.cut(List.copyOf(kept.entrySet()), limit, entry -> entry.getKey().text())
        .map(entry -> entry.getValue());
  }
}
