package io.weir.paimon.tally;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.apache.paimon.fs.FileStatus;
import org.apache.paimon.fs.Path;
import org.apache.paimon.table.FileStoreTable;
import org.apache.paimon.utils.BranchManager;

/** Reads where the consumers of a table are: two listings, and a file for each. */
public final class ConsumersReader {

  private final FileStoreTable table;

  public ConsumersReader(FileStoreTable table) {
    this.table = table;
  }

  /** By id. */
  public List<ConsumerFacts> read() throws IOException {
    Map<String, Long> next = table.consumerManager().consumers();
    List<ConsumerFacts> consumers = new ArrayList<>();
    if (next.isEmpty()) {
      return consumers;
    }
    Path directory =
        new Path(
            BranchManager.branchPath(table.location(), table.coreOptions().branch()), "consumer");
    for (FileStatus status : list(directory)) {
      String id = status.getPath().getName().replaceFirst("^consumer-", "");
      if (next.containsKey(id)) {
        Instant moved = Instant.ofEpochMilli(status.getModificationTime());
        consumers.add(new ConsumerFacts(id, Objects.requireNonNull(next.get(id)), moved));
      }
    }
    consumers.sort(Comparator.comparing(ConsumerFacts::id));
    return consumers;
  }

  private FileStatus[] list(Path directory) throws IOException {
    try {
      return table.fileIO().listStatus(directory);
    } catch (FileNotFoundException e) {
      return new FileStatus[0];
    }
  }
}
