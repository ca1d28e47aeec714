package io.weir.paimon.tally;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.apache.paimon.consumer.Consumer;
import org.apache.paimon.fs.FileStatus;
import org.apache.paimon.fs.Path;
import org.apache.paimon.table.FileStoreTable;
import org.apache.paimon.utils.BranchManager;

/** Reads where the consumers of a table are: a listing, and a file for each. */
public final class ConsumersReader {

  private static final String PREFIX = "consumer-";

  private final FileStoreTable table;

  public ConsumersReader(FileStoreTable table) {
    this.table = table;
  }

  /** By id. */
  public List<ConsumerFacts> read() throws IOException {
    Path directory =
        new Path(
            BranchManager.branchPath(table.location(), table.coreOptions().branch()), "consumer");
    List<ConsumerFacts> consumers = new ArrayList<>();
    for (FileStatus status : list(directory)) {
      String file = status.getPath().getName();
      if (file.startsWith(PREFIX)) {
        String id = file.substring(PREFIX.length());
        Instant moved = Instant.ofEpochMilli(status.getModificationTime());
        nextSnapshot(id).ifPresent(next -> consumers.add(new ConsumerFacts(id, next, moved)));
      }
    }
    consumers.sort(Comparator.comparing(ConsumerFacts::id));
    return consumers;
  }

  private Optional<Long> nextSnapshot(String id) throws IOException {
    try {
      return table.consumerManager().consumer(id).map(Consumer::nextSnapshot);
    } catch (RuntimeException e) {
      throw new IOException("consumer/" + PREFIX + id + " can't be read: " + e.getMessage(), e);
    }
  }

  private FileStatus[] list(Path directory) throws IOException {
    try {
      return table.fileIO().listStatus(directory);
    } catch (FileNotFoundException e) {
      return new FileStatus[0];
    }
  }
}
