package io.weir.paimon;

import io.weir.shared.Excerpt;
import io.weir.shared.Problem;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.paimon.data.InternalRow;
import org.apache.paimon.reader.RecordReader;
import org.apache.paimon.table.FileStoreTable;
import org.apache.paimon.table.source.ReadBuilder;
import org.apache.paimon.table.source.Split;
import org.apache.paimon.types.DataType;
import org.apache.paimon.types.RowType;

/** Reads a column of a table, and the key beside it, and no further than the probe's limits. */
final class ColumnProbe {

  private static final int EXAMPLES = 5;

  private final FileStoreTable table;
  private final ValueProbe probe;
  private final int[] projection;
  private final RowType type;
  private final NestedValues values;
  private final ValueCast cast;
  private final long endNanos;
  private final List<String> examples = new ArrayList<>();
  private long rowsRead;
  private long rowsBroken;

  /**
   * @throws Problem NOT_FOUND when there is no such column; REFUSED when it can't get the type
   */
  ColumnProbe(FileStoreTable table, ValueProbe probe) {
    this.table = table;
    this.probe = probe;
    this.projection = projection(table, probe);
    this.type = table.rowType().project(projection);
    this.values = NestedValues.of(type, probe.path());
    DataType to = TypeText.parse(probe.to());
    this.cast =
        ValueCast.of(values.type(), to)
            .orElseThrow(
                () -> Problem.refused("", "Paimon casts no such values to " + probe.to() + "."));
    this.endNanos = System.nanoTime() + probe.maxTime().toNanos();
  }

  private static int[] projection(FileStoreTable table, ValueProbe probe) {
    List<String> names = new ArrayList<>(table.primaryKeys());
    names.remove(probe.path().get(0));
    names.add(0, probe.path().get(0));
    int[] projection = names.stream().mapToInt(table.rowType()::getFieldIndex).toArray();
    if (projection[0] < 0) {
      throw Problem.notFound("column", probe.path().get(0));
    }
    return projection;
  }

  ProbedValues read() throws IOException {
    boolean all = true;
    if (table.snapshotManager().latestSnapshotFromFileSystem() != null) {
      ReadBuilder builder = table.newReadBuilder().withProjection(projection);
      for (Split split : builder.newScan().plan().splits()) {
        try (RecordReader<InternalRow> reader = builder.newRead().createReader(split)) {
          all &= readBatches(reader);
        }
        if (!all) {
          break;
        }
      }
    }
    return new ProbedValues(all, rowsRead, rowsBroken, examples);
  }

  /** Whether the limits let it read to the end. */
  private boolean readBatches(RecordReader<InternalRow> reader) throws IOException {
    for (var batch = reader.readBatch(); batch != null; batch = reader.readBatch()) {
      for (InternalRow row = batch.next(); row != null; row = batch.next()) {
        if (rowsRead >= probe.maxRows() || System.nanoTime() >= endNanos) {
          batch.releaseBatch();
          return false;
        }
        look(row);
      }
      batch.releaseBatch();
    }
    return true;
  }

  private void look(InternalRow row) {
    rowsRead++;
    Optional<String> broken =
        values.of(row).stream()
            .flatMap(
                value ->
                    cast.fault(value).stream()
                        .map(fault -> Excerpt.of(ValueCast.text(value)) + " " + fault))
            .findFirst();
    if (broken.isPresent()) {
      rowsBroken++;
      if (examples.size() < EXAMPLES) {
        examples.add(key(row) + Excerpt.of(broken.get()));
      }
    }
  }

  private String key(InternalRow row) {
    List<Object> fields = new ArrayList<>(RowValues.row(row, type));
    List<String> key = new ArrayList<>();
    for (int i = 1; i < fields.size(); i++) {
      key.add(type.getFieldNames().get(i) + "=" + fields.get(i));
    }
    return key.isEmpty() ? "" : Excerpt.of(String.join(", ", key)) + ": ";
  }
}
