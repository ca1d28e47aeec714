package io.weir.shared;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class PageRequestTests {

  private final List<String> names =
      IntStream.range(0, 25).mapToObj(i -> String.format("n%02d", i)).toList();

  @Test
  void walksThroughAllOnce() {
    assertThat(walk(null)).isEqualTo(names);
    assertThat(walk("-name")).isEqualTo(names.stream().sorted(Comparator.reverseOrder()).toList());
  }

  @Test
  void goesOnAfterAnItemThatIsGone() {
    Page<String> first = page(null, null, names);
    List<String> fewer = names.stream().filter(n -> !n.equals("n09")).toList();
    assertThat(page(first.nextCursor(), null, fewer).items().get(0)).isEqualTo("n10");
  }

  @Test
  void refusesWhatNoListGave() {
    for (int limit : new int[] {0, -1, 501, Integer.MAX_VALUE}) {
      assertThatThrownBy(() -> PageRequest.of(limit, null, null, null)).isInstanceOf(Problem.class);
    }
    assertThatThrownBy(() -> PageRequest.of(10, "%%%", null, null)).isInstanceOf(Problem.class);
    assertThatThrownBy(() -> page(null, "secret", names)).isInstanceOf(Problem.class);
  }

  private List<String> walk(String sort) {
    List<String> found = new ArrayList<>();
    String cursor = null;
    do {
      Page<String> page = page(cursor, sort, names);
      found.addAll(page.items());
      cursor = page.nextCursor();
    } while (cursor != null);
    return found;
  }

  private static Page<String> page(String cursor, String sort, List<String> all) {
    return PageRequest.of(10, cursor, sort, null)
        .page(all, n -> n, Map.of("name", Comparator.naturalOrder()));
  }
}
