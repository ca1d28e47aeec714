package io.weir.paimon;

import io.weir.paimon.tally.ConsumerFacts;
import io.weir.paimon.tally.ConsumersReader;
import io.weir.paimon.tally.TallyReader.TableLoader;
import io.weir.shared.Problem;
import io.weir.shared.ProblemType;
import java.io.IOException;
import java.util.List;
import org.apache.paimon.consumer.Consumer;
import org.apache.paimon.table.FileStoreTable;
import org.jspecify.annotations.Nullable;

/**
 * Where the consumers of a table are: streaming readers that leave a note of what they read next,
 * for whose sake snapshots are kept. Every method asks the storage and blocks, for no longer than
 * the call timeout.
 */
public final class ConsumerPositions {

  private final Calls calls;
  private final TableLoader loader;

  ConsumerPositions(Calls calls, TableLoader loader) {
    this.calls = calls;
    this.loader = loader;
  }

  /**
   * The consumers, and where they can stand.
   *
   * @param consumers by id
   * @param earliest the oldest snapshot that can be read next; 1 where nothing was committed
   * @param upcoming the snapshot that will be committed next: who waits for it has read everything
   */
  public record Sight(List<ConsumerFacts> consumers, long earliest, long upcoming) {

    public Sight {
      consumers = List.copyOf(consumers);
    }

    /**
     * @throws Problem NOT_FOUND
     */
    public ConsumerFacts get(String id) {
      return consumers.stream()
          .filter(consumer -> consumer.id().equals(id))
          .findFirst()
          .orElseThrow(() -> Problem.notFound("consumer", id));
    }
  }

  public Sight look() {
    return calls.call("read the consumers", () -> look(loader.load()));
  }

  private static Sight look(FileStoreTable table) throws IOException {
    Long earliest = table.snapshotManager().earliestSnapshotId();
    Long latest = table.snapshotManager().latestSnapshotIdFromFileSystem();
    return new Sight(new ConsumersReader(table).read(), or(earliest, 1), or(latest, 0) + 1);
  }

  private static long or(@Nullable Long id, long otherwise) {
    return id == null ? otherwise : id;
  }

  /**
   * Moves a consumer that is there. A reader that runs writes its own position again.
   *
   * @param next which snapshot it reads next
   * @param beforeChange what it throws keeps the consumer where it is
   */
  public void reset(String id, long next, Runnable beforeChange) {
    calls.run(
        "move the consumer",
        () -> {
          FileStoreTable table = loader.load();
          look(table).get(id);
          beforeChange.run();
          table.consumerManager().resetConsumer(id, new Consumer(next));
        });
  }

  /** Forgets a consumer that is there, so that nothing is kept for it. */
  public void delete(String id, Runnable beforeChange) {
    calls.run(
        "delete the consumer",
        () -> {
          FileStoreTable table = loader.load();
          look(table).get(id);
          beforeChange.run();
          table.consumerManager().deleteConsumer(id);
          requireGone(table, id);
        });
  }

  /** Paimon says nothing where it could not delete. */
  private static void requireGone(FileStoreTable table, String id) throws IOException {
    if (table.consumerManager().consumers().containsKey(id)) {
      throw new Problem(
          ProblemType.UPSTREAM, "The storage did not delete the consumer '" + id + "'.");
    }
  }
}
