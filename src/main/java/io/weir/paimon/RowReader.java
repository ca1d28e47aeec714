package io.weir.paimon;

import io.weir.paimon.RowPage.Limit;
import io.weir.shared.Problem;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.paimon.CoreOptions;
import org.apache.paimon.Snapshot;
import org.apache.paimon.data.InternalRow;
import org.apache.paimon.reader.RecordReader;
import org.apache.paimon.table.FileStoreTable;
import org.apache.paimon.table.source.ReadBuilder;
import org.apache.paimon.table.source.Split;
import org.apache.paimon.types.RowType;
import org.jspecify.annotations.Nullable;

/** Reads a preview: split by split, and no further than its limits. */
final class RowReader {

  private final FileStoreTable table;
  private final RowQuery query;
  private final long endNanos;
  private final List<List<@Nullable Object>> rows = new ArrayList<>();
  private long bytes;
  private @Nullable Limit cutBy;

  RowReader(FileStoreTable table, RowQuery query) {
    this.table = table;
    this.query = query;
    this.endNanos = System.nanoTime() + query.maxTime().toNanos();
  }

  RowPage read() throws IOException {
    Snapshot snapshot = snapshot();
    FileStoreTable source = snapshot == null ? table : at(snapshot);
    int[] projection = projection(source.rowType());
    RowType type = source.rowType().project(projection);
    if (snapshot != null) {
      readSplits(source.newReadBuilder().withProjection(projection), type);
    }
    List<RowPage.Column> columns =
        type.getFields().stream()
            .map(field -> new RowPage.Column(field.name(), field.type().asSQLString()))
            .toList();
    return new RowPage(columns, rows, snapshot == null ? null : snapshot.id(), cutBy);
  }

  private void readSplits(ReadBuilder builder, RowType type) throws IOException {
    // one row more than is shown, to know whether there are more
    for (Split split : builder.withLimit(query.maxRows() + 1).newScan().plan().splits()) {
      try (RecordReader<InternalRow> reader = builder.newRead().createReader(split)) {
        readBatches(reader, type);
      }
      if (cutBy != null) {
        return;
      }
    }
  }

  private void readBatches(RecordReader<InternalRow> reader, RowType type) throws IOException {
    RecordReader.RecordIterator<InternalRow> batch = reader.readBatch();
    while (batch != null && cutBy == null) {
      for (InternalRow row = batch.next(); row != null && !full(); row = batch.next()) {
        add(RowValues.row(row, type));
      }
      batch.releaseBatch();
      batch = cutBy == null ? reader.readBatch() : null;
    }
  }

  private boolean full() {
    if (rows.size() >= query.maxRows()) {
      cutBy = Limit.ROWS;
    } else if (bytes >= query.maxBytes()) {
      cutBy = Limit.BYTES;
    } else if (System.nanoTime() >= endNanos) {
      cutBy = Limit.TIME;
    }
    return cutBy != null;
  }

  private void add(List<@Nullable Object> row) {
    rows.add(row);
    bytes += row.toString().length();
  }

  private FileStoreTable at(Snapshot snapshot) {
    Map<String, String> options = new HashMap<>();
    options.put(CoreOptions.SCAN_SNAPSHOT_ID.key(), Long.toString(snapshot.id()));
    if (query.tag() != null) {
      options.clear();
      options.put(CoreOptions.SCAN_TAG_NAME.key(), query.tag());
    }
    return table.copy(options);
  }

  private @Nullable Snapshot snapshot() {
    String tag = query.tag();
    if (tag != null) {
      return table
          .tagManager()
          .get(tag)
          .orElseThrow(() -> Problem.notFound("tag", tag))
          .trimToSnapshot();
    }
    if (query.snapshotId() == null) {
      return table.snapshotManager().latestSnapshotFromFileSystem();
    }
    if (!table.snapshotManager().snapshotExists(query.snapshotId())) {
      throw Problem.notFound("snapshot", Long.toString(query.snapshotId()));
    }
    return table.snapshotManager().snapshot(query.snapshotId());
  }

  private int[] projection(RowType type) {
    List<String> wanted = query.columns().isEmpty() ? type.getFieldNames() : query.columns();
    return wanted.stream()
        .mapToInt(
            name -> {
              int index = type.getFieldIndex(name);
              if (index < 0) {
                throw Problem.invalid("columns", "There is no column named '" + name + "'.");
              }
              return index;
            })
        .toArray();
  }
}
