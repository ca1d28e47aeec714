package io.weir.health;

import static org.assertj.core.api.Assertions.assertThat;

import io.weir.paimon.TableListing;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class DirectoryTimesTests {

  private final DirectoryTimes times = new DirectoryTimes();

  @BeforeEach
  void list() {
    List.of("ods", "dwd").forEach(database -> times.changed("main", database, listing(1)));
    times.changed("other", "ods", listing(1));
  }

  @Test
  void tellsTablesWhoseDirectoriesChanged() {
    assertThat(times.changed("main", "ods", listing(1))).isEmpty();
    assertThat(times.changed("main", "ods", listing(2))).containsExactly("t");
  }

  @Test
  void forgetsDatabasesThatAreGone() {
    times.listedDatabases("main", List.of("dwd"));
    assertThat(times.changed("main", "ods", listing(2))).isEmpty();
    assertThat(times.changed("main", "dwd", listing(2))).containsExactly("t");
    assertThat(times.changed("other", "ods", listing(2))).containsExactly("t");
  }

  @Test
  void forgetsCatalogsThatAreRegisteredNoMore() {
    times.registered(List.of("other"));
    assertThat(times.changed("main", "ods", listing(2))).isEmpty();
    assertThat(times.changed("main", "dwd", listing(2))).isEmpty();
    assertThat(times.changed("other", "ods", listing(2))).containsExactly("t");
  }

  private static TableListing listing(long time) {
    return new TableListing(List.of("t"), Map.of("t", time));
  }
}
