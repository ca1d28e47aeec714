package io.weir.paimon.tally;

import java.util.HashMap;
import java.util.Map;

/**
 * Which files a snapshot took away. A file that it only moved to another level goes and comes under
 * one name: it is not dead. Grows with what the snapshot changed.
 */
final class FilesOfDelta {

  private final Map<String, FileBalance> balances = new HashMap<>();

  void add(FileEntry entry) {
    balances.merge(
        entry.name.toString(), new FileBalance(entry.sign(), entry.bytes), FileBalance::plus);
  }

  FileCount dead() {
    return balances.values().stream()
        .filter(balance -> balance.files() < 0)
        .map(balance -> new FileCount(1, balance.bytes()))
        .reduce(FileCount.NONE, FileCount::plus);
  }
}
