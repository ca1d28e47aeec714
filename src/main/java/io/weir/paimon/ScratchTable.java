package io.weir.paimon;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.paimon.CoreOptions;
import org.apache.paimon.data.GenericRow;
import org.apache.paimon.disk.IOManager;
import org.apache.paimon.fs.local.LocalFileIO;
import org.apache.paimon.schema.Schema;
import org.apache.paimon.schema.SchemaManager;
import org.apache.paimon.table.BucketMode;
import org.apache.paimon.table.FileStoreTable;
import org.apache.paimon.table.FileStoreTableFactory;
import org.apache.paimon.table.sink.CommitMessage;
import org.apache.paimon.table.sink.TableCommitImpl;
import org.apache.paimon.table.sink.TableWriteImpl;

/** A table in a scratch directory, made to be written once and thrown away. */
final class ScratchTable {

  private static final String USER = "weir-trial";

  /** Options that reach outside the scratch directory, or pin a reader. */
  private static final List<String> LEFT_OUT =
      List.of(
          "scan.",
          "incremental-",
          "metastore.",
          "metadata.iceberg.",
          "data-file.external-paths",
          "consumer-id");

  private final Path directory;

  ScratchTable(Path directory) {
    this.directory = directory;
  }

  /** Creates the table, which validates it and makes its store and merge function. */
  FileStoreTable create(TableShape shape) throws Exception {
    Map<String, String> options = new HashMap<>(shape.options());
    options.keySet().removeIf(key -> LEFT_OUT.stream().anyMatch(key::startsWith));
    Schema schema =
        Shapes.schema(
            new TableShape(
                shape.columns(),
                shape.primaryKey(),
                shape.partitionedBy(),
                options,
                shape.comment()));
    org.apache.paimon.fs.Path path =
        new org.apache.paimon.fs.Path(directory.resolve("table").toUri());
    LocalFileIO files = LocalFileIO.create();
    new SchemaManager(files, path).createTable(schema);
    return FileStoreTableFactory.create(files, path);
  }

  /** Two commits of the same row, a full compaction, and the expiry of what may go. */
  void use(FileStoreTable created) throws Exception {
    FileStoreTable table =
        created.copy(
            Map.of(
                CoreOptions.WRITE_ONLY.key(), "false",
                CoreOptions.SNAPSHOT_EXPIRE_EXECUTION_MODE.key(), "sync"));
    GenericRow row = SampleRow.of(table);
    try (IOManager spill = IOManager.create(directory.toString());
        TableWriteImpl<?> write = table.newWrite(USER).withIOManager(spill);
        TableCommitImpl commit = table.newCommit(USER)) {
      for (long identifier = 1; identifier <= 2; identifier++) {
        write(table, write, row);
        List<CommitMessage> messages = write.prepareCommit(true, identifier);
        commit.commit(identifier, messages);
      }
    }
    table.newExpireSnapshots().config(table.coreOptions().expireConfig()).expire();
  }

  private static void write(FileStoreTable table, TableWriteImpl<?> write, GenericRow row)
      throws Exception {
    BucketMode mode = table.bucketMode();
    boolean bucketIsAsked = mode == BucketMode.HASH_DYNAMIC || mode == BucketMode.KEY_DYNAMIC;
    if (bucketIsAsked) {
      write.write(row, 0);
    } else {
      write.write(row);
    }
    boolean compacts = mode != BucketMode.BUCKET_UNAWARE && mode != BucketMode.POSTPONE_MODE;
    if (compacts) {
      write.compact(write.getPartition(row), bucketIsAsked ? 0 : write.getBucket(row), true);
    }
  }
}
