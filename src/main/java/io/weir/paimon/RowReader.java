package io.weir.paimon;

import io.weir.paimon.RowPage.Limit;
import io.weir.shared.Problem;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.apache.paimon.Snapshot;
import org.apache.paimon.data.InternalRow;
import org.apache.paimon.predicate.Predicate;
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
  private long rowsRead;
  private long bytes;
  private @Nullable Limit cutBy;

  RowReader(FileStoreTable table, RowQuery query) {
    this.table = table;
    this.query = query;
    this.endNanos = System.nanoTime() + query.maxTime().toNanos();
  }

  RowPage read() throws IOException {
    TimeTravel then = TimeTravel.to(query.when(), table);
    RowType all = then.table().rowType();
    List<String> shown = shown(all);
    RowType wanted = all.project(shown);
    Predicate filter = new RowPredicates(all).of(query.filter());
    Snapshot snapshot = then.snapshot();
    if (snapshot != null) {
      readSplits(then.table(), filter, wanted);
    }
    List<RowPage.Column> columns =
        wanted.getFields().stream()
            .map(field -> new RowPage.Column(field.name(), field.type().asSQLString()))
            .toList();
    return new RowPage(columns, rows, snapshot == null ? null : snapshot.id(), rowsRead, cutBy);
  }

  private void readSplits(FileStoreTable source, @Nullable Predicate filter, RowType wanted)
      throws IOException {
    RowType read = source.rowType().project(withFiltered(wanted.getFieldNames()));
    ReadBuilder builder = source.newReadBuilder().withReadType(read);
    if (filter == null) {
      // one row more than is shown, to know whether there are more
      builder.withLimit(query.maxRows() + 1);
    } else {
      builder.withFilter(filter);
    }
    // Paimon skips files by the filter, and tests rows by those columns alone that are shown
    Predicate test = new RowPredicates(read).of(query.filter());
    for (Split split : builder.newScan().plan().splits()) {
      try (RecordReader<InternalRow> reader = builder.newRead().createReader(split)) {
        readBatches(reader, test, wanted);
      }
      if (cutBy != null) {
        return;
      }
    }
  }

  /** What is shown comes first, so that a row of it is the beginning of a row that is read. */
  private List<String> withFiltered(List<String> shown) {
    Set<String> read = new LinkedHashSet<>(shown);
    query.filter().conditions().forEach(condition -> read.add(condition.column()));
    return List.copyOf(read);
  }

  private void readBatches(
      RecordReader<InternalRow> reader, @Nullable Predicate test, RowType wanted)
      throws IOException {
    RecordReader.RecordIterator<InternalRow> batch = reader.readBatch();
    while (batch != null && cutBy == null) {
      for (InternalRow row = batch.next(); row != null && !full(); row = batch.next()) {
        rowsRead++;
        if (test == null || test.test(row)) {
          add(RowValues.row(row, wanted));
        }
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

  private List<String> shown(RowType type) {
    for (String name : query.columns()) {
      if (type.getFieldIndex(name) < 0) {
        throw Problem.invalid("columns", "There is no column named '" + name + "'.");
      }
    }
    return query.columns().isEmpty() ? type.getFieldNames() : query.columns();
  }
}
