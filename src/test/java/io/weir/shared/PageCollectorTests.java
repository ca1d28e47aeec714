package io.weir.shared;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PageCollectorTests {

  private static final int LIMIT = 7;

  private final List<ListPosition> items =
      IntStream.range(0, 100).mapToObj(i -> new ListPosition(i % 9, "p%02d".formatted(i))).toList();

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void walksThroughAllInOrder(boolean descending) {
    Comparator<ListPosition> byNumber = Comparator.comparingLong(ListPosition::number);
    List<ListPosition> expected = new ArrayList<>(items);
    expected.sort((descending ? byNumber.reversed() : byNumber).thenComparing(ListPosition::place));
    assertThat(walk(descending)).isEqualTo(expected);
  }

  @Test
  void takesNothingWhereTheCursorIsOfNoSuchList() {
    for (String position : List.of("n07", "x n07", "1 a\0b")) {
      PageRequest request = PageRequest.of(1, PageRequest.cursor(position), null, null);
      assertThatThrownBy(() -> new PageCollector<>(request, false)).isInstanceOf(Problem.class);
    }
  }

  @Test
  void knowsWhenNothingFurtherBelongsOnThePage() {
    PageCollector<String> collector = collector(null, true);
    for (int i = 0; i < LIMIT + 1; i++) {
      assertThat(collector.isFullBefore(new ListPosition(0, "z"))).isFalse();
      collector.add(new ListPosition(10, "a" + i), () -> "item");
    }
    assertThat(collector.isFullBefore(new ListPosition(0, "z"))).isTrue();
    assertThat(collector.isFullBefore(new ListPosition(11, "z"))).isFalse();
  }

  private List<ListPosition> walk(boolean descending) {
    List<ListPosition> shuffled = new ArrayList<>(items);
    List<ListPosition> found = new ArrayList<>();
    String cursor = null;
    do {
      Collections.shuffle(shuffled, new Random(found.size()));
      PageCollector<ListPosition> collector = collector(cursor, descending);
      shuffled.forEach(item -> collector.add(item, () -> item));
      Page<ListPosition> page = collector.page();
      found.addAll(page.items());
      cursor = page.nextCursor();
    } while (cursor != null);
    return found;
  }

  private static <T> PageCollector<T> collector(@Nullable String cursor, boolean descending) {
    return new PageCollector<>(PageRequest.of(LIMIT, cursor, null, null), descending);
  }
}
