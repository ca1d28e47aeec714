package io.weir.paimon.tally;

import java.io.FileNotFoundException;
import java.io.IOException;
import org.apache.paimon.CoreOptions;
import org.apache.paimon.fs.FileIO;
import org.apache.paimon.fs.Path;
import org.apache.paimon.schema.SchemaManager;
import org.apache.paimon.schema.TableSchema;

/** Which files of a table are small: those under a quarter of the size that its writers aim at. */
final class SmallFileSize {

  private static final int SHARE = 4;

  private final FileIO files;
  private final Path table;
  private final String branch;

  SmallFileSize(FileIO files, Path table, String branch) {
    this.files = files;
    this.table = table;
    this.branch = branch;
  }

  /**
   * In bytes, by the newest schema.
   *
   * @throws FileNotFoundException when the table has no schema: it is not there
   */
  long now() throws IOException {
    TableSchema schema =
        new SchemaManager(files, table, branch)
            .latest()
            .orElseThrow(() -> new FileNotFoundException("The table has no schema any more."));
    return of(schema);
  }

  static long of(TableSchema schema) {
    CoreOptions options = new CoreOptions(schema.options());
    return options.targetFileSize(!schema.primaryKeys().isEmpty()) / SHARE;
  }
}
