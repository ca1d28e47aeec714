package io.weir.paimon.tally;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import org.apache.paimon.table.FileStoreTable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How far one look goes. A clock that is ahead makes every snapshot an old one. */
class TableFollowerTests {

  private static final Clock LATER = Clock.offset(Clock.systemUTC(), Duration.ofHours(1));

  @TempDir Path directory;
  private LargeTable large;

  @BeforeEach
  void fill() throws Exception {
    large = new LargeTable(directory);
    large.add(0, 5, 5);
  }

  @AfterEach
  void close() throws Exception {
    large.close();
  }

  @Test
  void followsAllNewSnapshotsInOneLook() throws Exception {
    Position known = count(LATER);
    large.add(5, 4, 1);
    Look.Advanced advanced = (Look.Advanced) look(known, LATER);
    assertThat(advanced.changes()).hasSize(4);
    assertThat(advanced.position().snapshotId()).isEqualTo(5);
  }

  @Test
  void looksForNoNextAfterASnapshotThatWasJustMade() throws Exception {
    Position known = count(Clock.systemUTC());
    large.add(5, 2, 1);
    Look.Advanced first = (Look.Advanced) look(known, Clock.systemUTC());
    assertThat(first.changes()).hasSize(1);
    Look.Advanced second = (Look.Advanced) look(first.position(), Clock.systemUTC());
    assertThat(second.changes()).hasSize(1);
    assertThat(look(second.position(), Clock.systemUTC())).isInstanceOf(Look.Unchanged.class);
  }

  @Test
  void countsAnewWhatIsFarBehind() throws Exception {
    Position known = count(LATER);
    large.add(5, TableFollower.MOST_AT_ONCE + 1, 1);
    Look.Recounted recounted = (Look.Recounted) look(known, LATER);
    assertThat(recounted.reason()).isEqualTo(Look.Reason.FAR_BEHIND);
    assertThat(recounted.tally().sums().files()).isEqualTo(5 + TableFollower.MOST_AT_ONCE + 1);
  }

  private Position count(Clock clock) throws Exception {
    return ((Look.Recounted) look(Position.UNKNOWN, clock)).position();
  }

  private Look look(Position known, Clock clock) throws Exception {
    return reader(large.table(), clock).look(known, false);
  }

  private static TallyReader reader(FileStoreTable table, Clock clock) throws IOException {
    return new TallyReader(table.fileIO(), table.location(), "main", () -> table, clock);
  }
}
