package io.weir.paimon.tally;

import java.io.IOException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.paimon.Snapshot;

/**
 * Which data files one snapshot has that a later one has not. Manifests never change, so what both
 * list cancels out; only the others are read. Grows with the entries of those.
 */
final class HeldFiles {

  private final TableFiles files;

  HeldFiles(TableFiles files) {
    this.files = files;
  }

  FileCount beyond(Snapshot earlier, Snapshot later) throws IOException {
    List<Manifest> before = files.manifests(earlier);
    List<Manifest> after = files.manifests(later);
    Map<String, FileBalance> balances = new HashMap<>();
    addOnlyIn(before, after, 1, balances);
    addOnlyIn(after, before, -1, balances);
    return balances.values().stream()
        .filter(balance -> balance.files() > 0)
        .map(balance -> new FileCount(1, balance.bytes()))
        .reduce(FileCount.NONE, FileCount::plus);
  }

  private void addOnlyIn(
      List<Manifest> ones, List<Manifest> others, int weight, Map<String, FileBalance> balances)
      throws IOException {
    Set<String> names = new HashSet<>();
    others.forEach(other -> names.add(other.name()));
    for (Manifest manifest : ones) {
      if (!names.contains(manifest.name())) {
        files.forEachEntry(
            manifest,
            true,
            entry ->
                balances.merge(
                    entry.name.toString(),
                    new FileBalance(entry.sign() * weight, entry.bytes),
                    FileBalance::plus));
      }
    }
  }
}
