package io.weir.paimon.tally;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.apache.paimon.catalog.Catalog;
import org.apache.paimon.catalog.CatalogContext;
import org.apache.paimon.catalog.CatalogFactory;
import org.apache.paimon.catalog.Identifier;
import org.apache.paimon.schema.Schema;
import org.apache.paimon.table.FileStoreTable;
import org.apache.paimon.types.DataTypes;

/**
 * A table to which random things happen, and to its branches: all that Paimon lets people do to
 * one.
 */
public final class RandomHistory implements AutoCloseable {

  /** After one in so many things that happen to the table, one happens to a branch. */
  private static final int BRANCHES_ONE_IN = 2;

  private static final List<Map<String, String>> KINDS =
      List.of(
          Map.of("bucket", "2"),
          Map.of("bucket", "2", "changelog-producer", "input"),
          Map.of("bucket", "2", "deletion-vectors.enabled", "true"),
          Map.of("bucket", "-1", "dynamic-bucket.target-row-num", "40"),
          Map.of("bucket", "2", "manifest.format", "orc"),
          Map.of("keyless", "true", "bucket", "-1"));

  private final Random random;
  private final Random ofBranches;
  private final Catalog catalog;
  private final RandomTable main;
  private final RandomBranches branches;
  private int tags;

  public RandomHistory(Path directory, long seed) throws Exception {
    this.random = new Random(seed);
    this.ofBranches = new Random(~seed);
    this.catalog =
        CatalogFactory.createCatalog(
            CatalogContext.create(
                new org.apache.paimon.fs.Path(directory.resolve("warehouse").toUri())));
    Identifier name = Identifier.create("d", "t");
    catalog.createDatabase("d", true);
    catalog.createTable(name, schema(KINDS.get((int) (Math.abs(seed) % KINDS.size()))), false);
    this.main = new RandomTable(random, directory, () -> (FileStoreTable) catalog.getTable(name));
    this.branches = new RandomBranches(ofBranches, directory, catalog, name);
  }

  private static Schema schema(Map<String, String> kind) {
    Map<String, String> options = new HashMap<>(kind);
    boolean keyed = options.remove("keyless") == null;
    options.put("write-only", "true");
    options.put("target-file-size", "6 kb");
    options.put("manifest.merge-min-count", "4");
    options.put("manifest.target-file-size", "4 kb");
    Schema.Builder schema =
        Schema.newBuilder()
            .column("p", DataTypes.INT().notNull())
            .column("id", DataTypes.INT().notNull())
            .column("v", DataTypes.STRING())
            .partitionKeys("p")
            .options(options);
    return (keyed ? schema.primaryKey("p", "id") : schema).build();
  }

  public FileStoreTable table() throws Exception {
    return main.table();
  }

  /** The names of its branches. */
  public List<String> branches() {
    return branches.names();
  }

  /** A branch of it. */
  public FileStoreTable table(String branch) throws Exception {
    return branches.table(branch);
  }

  /** Whether files were left, since this was asked last, that no snapshot knows. */
  boolean leftOrphans() {
    return main.leftOrphans() | branches.leftOrphans();
  }

  /**
   * Lets the next thing happen, now and then to a branch too.
   *
   * @return whether it may be that nobody sees it who looks for the next snapshot only
   */
  public boolean step() throws Exception {
    if (main.newest() < RandomTable.DEEPEST_ROLLBACK) {
      main.write();
      return false;
    }
    boolean isSilent = stepOfMain();
    return ofBranches.nextInt(BRANCHES_ONE_IN) == 0 ? branches.step() | isSilent : isSilent;
  }

  private boolean stepOfMain() throws Exception {
    switch (random.nextInt(20)) {
      case 0, 1, 2 -> main.compact();
      case 3 -> main.overwrite();
      case 4 -> main.dropPartition();
      case 5, 6 -> branches.rolledBackTo(main.rollBackAndGoOn());
      case 7 -> main.tag("tag" + tags++);
      case 8 -> branches.make();
      case 9, 10 -> main.expireSome();
      case 11 -> main.compactManifests();
      case 12 -> {
        branches.rolledBackTo(main.rollBack());
        return true;
      }
      case 13 -> {
        main.writeAndExpire();
        return true;
      }
      default -> main.write();
    }
    return false;
  }

  @Override
  public void close() throws Exception {
    catalog.close();
  }
}
