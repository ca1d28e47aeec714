package io.weir.paimon.tally;

import java.io.IOException;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
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
    FileBalances balances = new FileBalances();
    forEachOnlyIn(before, after, balances::add);
    forEachOnlyIn(after, before, balances::subtract);
    return balances.come();
  }

  private void forEachOnlyIn(
      List<Manifest> ones, List<Manifest> others, Consumer<FileEntry> consumer) throws IOException {
    Set<String> names = others.stream().map(Manifest::name).collect(Collectors.toSet());
    for (Manifest manifest : ones) {
      if (!names.contains(manifest.name())) {
        files.forEachEntry(manifest, FileEntry.Detail.NAMES, consumer);
      }
    }
  }
}
