package io.weir.paimon.tally;

import java.util.HashMap;
import java.util.Map;
import java.util.function.IntPredicate;

/**
 * How often each file comes less how often it goes, in some entries of manifests. A file that is
 * only moved to another level goes and comes under one name: it is as it was. Grows with the
 * entries.
 */
final class FileBalances {

  /**
   * @param bytes the file's size
   */
  private record Balance(int times, long bytes) {
    Balance plus(Balance other) {
      return new Balance(times + other.times, bytes);
    }
  }

  private final Map<String, Balance> balances = new HashMap<>();

  void add(FileEntry entry) {
    add(entry, 1);
  }

  /** Takes an entry back that counts on the other side. */
  void subtract(FileEntry entry) {
    add(entry, -1);
  }

  private void add(FileEntry entry, int weight) {
    balances.merge(
        entry.name.toString(), new Balance(entry.sign() * weight, entry.bytes), Balance::plus);
  }

  /** The files that come. */
  FileCount come() {
    return count(times -> times > 0);
  }

  /** The files that go. */
  FileCount gone() {
    return count(times -> times < 0);
  }

  private FileCount count(IntPredicate wanted) {
    return balances.values().stream()
        .filter(balance -> wanted.test(balance.times()))
        .map(balance -> new FileCount(1, balance.bytes()))
        .reduce(FileCount.NONE, FileCount::plus);
  }
}
