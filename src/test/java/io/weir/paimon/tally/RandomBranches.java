package io.weir.paimon.tally;

import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.SortedMap;
import java.util.TreeMap;
import org.apache.paimon.catalog.Catalog;
import org.apache.paimon.catalog.Identifier;
import org.apache.paimon.table.FileStoreTable;

/**
 * The branches of a table, to which random things happen too.
 *
 * <p>Of a branch that was made of a tag nothing expires: Paimon 1.3 holds back what the tags of
 * main have, compared by the ids of snapshots, which on a branch say nothing. So it may delete what
 * the tag still has. A branch goes before a rollback takes its tag, as Weir itself would have it.
 */
final class RandomBranches {

  private static final int MOST = 3;

  private final Random random;
  private final Path spill;
  private final Catalog catalog;
  private final Identifier main;
  private final SortedMap<String, Branch> branches = new TreeMap<>();
  private int made;
  private boolean leftOrphans;

  RandomBranches(Random random, Path spill, Catalog catalog, Identifier main) {
    this.random = random;
    this.spill = spill;
    this.catalog = catalog;
    this.main = main;
  }

  /**
   * @param begun the snapshot that it was made of; 0 when it began empty
   */
  private record Branch(RandomTable table, long begun) {

    boolean isYoung() throws Exception {
      return table.newest() < begun + RandomTable.DEEPEST_ROLLBACK;
    }
  }

  List<String> names() {
    return List.copyOf(branches.keySet());
  }

  FileStoreTable table(String branch) throws Exception {
    return (FileStoreTable)
        catalog.getTable(new Identifier(main.getDatabaseName(), main.getTableName(), branch));
  }

  /** Whether files were left, since this was asked last, that no snapshot knows. */
  boolean leftOrphans() {
    boolean was = leftOrphans;
    leftOrphans = false;
    for (Branch branch : branches.values()) {
      was |= branch.table().leftOrphans();
    }
    return was;
  }

  /** Makes one of the table's newest snapshot, or an empty one; none where there are many. */
  void make() throws Exception {
    if (branches.size() == MOST) {
      return;
    }
    String branch = "b" + made++;
    FileStoreTable table = (FileStoreTable) catalog.getTable(main);
    long begun = 0;
    if (random.nextInt(3) > 0) {
      begun = table.snapshotManager().latestSnapshotId();
      table.createTag("of-" + branch, begun);
      table.createBranch(branch, "of-" + branch);
    } else {
      table.createBranch(branch);
    }
    branches.put(branch, new Branch(new RandomTable(random, spill, () -> table(branch)), begun));
  }

  /** Drops those whose tag goes with a rollback to this snapshot. */
  void rolledBackTo(long snapshot) throws Exception {
    for (String branch : names()) {
      if (branches.get(branch).begun() > snapshot) {
        drop(branch);
      }
    }
  }

  /** What was written to it stays. */
  private void drop(String branch) throws Exception {
    ((FileStoreTable) catalog.getTable(main)).deleteBranch(branch);
    branches.remove(branch);
    leftOrphans = true;
  }

  /**
   * Lets the next thing happen.
   *
   * @return whether it may be that nobody sees it who looks for the next snapshot only
   */
  boolean step() throws Exception {
    if (branches.isEmpty()) {
      make();
      return false;
    }
    String branch = names().get(random.nextInt(branches.size()));
    if (branches.get(branch).isYoung()) {
      branches.get(branch).table().write();
      return false;
    }
    return step(branch, branches.get(branch));
  }

  private boolean step(String name, Branch branch) throws Exception {
    RandomTable table = branch.table();
    switch (random.nextInt(12)) {
      case 0, 1, 2 -> table.compact();
      case 3 -> table.overwrite();
      case 4 -> table.dropPartition();
      case 5 -> table.rollBackAndGoOn();
      case 6 -> table.compactManifests();
      case 7 -> drop(name);
      case 8 -> make();
      case 9 -> {
        if (branch.begun() == 0) {
          table.writeAndExpire();
          return true;
        }
        table.write();
      }
      default -> table.write();
    }
    return false;
  }
}
