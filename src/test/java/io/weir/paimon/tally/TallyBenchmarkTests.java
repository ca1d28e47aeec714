package io.weir.paimon.tally;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import org.apache.paimon.Snapshot;
import org.apache.paimon.data.InternalRow;
import org.apache.paimon.reader.RecordReader;
import org.apache.paimon.shade.org.apache.avro.Schema;
import org.apache.paimon.shade.org.apache.avro.file.DataFileStream;
import org.apache.paimon.shade.org.apache.avro.io.DatumReader;
import org.apache.paimon.shade.org.apache.avro.io.Decoder;
import org.apache.paimon.table.FileStoreTable;
import org.apache.paimon.table.FileStoreTableFactory;
import org.apache.paimon.table.source.ReadBuilder;
import org.apache.paimon.table.source.Split;
import org.apache.paimon.table.system.SystemTableLoader;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What following a table costs, against the ways that it replaces. Calls, bytes and allocation are
 * asserted, times are printed as ratios of one run: {@code grep 'benchmark |'}.
 */
class TallyBenchmarkTests {

  private static final int REPEATS = 15;
  private static final int DELTA = 20;
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  @TempDir Path directory;

  @Test
  void ofTenThousandFiles() throws Exception {
    measure(10_000, 2_000);
  }

  @Test
  @Tag("long")
  void ofAHundredAndFiveHundredThousandFiles() throws Exception {
    measure(100_000, 10_000);
    measure(500_000, 50_000);
  }

  /** A table of any size is counted within one small heap: what is kept grows with buckets. */
  @Test
  @Tag("long")
  void countsFiveHundredThousandFilesInAHeapOf64Megabytes() throws Exception {
    try (LargeTable large = new LargeTable(directory)) {
      large.add(0, 500_000, 5000);
      assertThat(CountedInSmallHeap.files(large.table().location(), "64m")).isEqualTo(500_000);
    }
  }

  /** Calls, bytes and allocated bytes of one step, and how long it took. */
  private record Cost(long calls, long bytes, long allocated, double millis) {}

  private interface Work {
    void run() throws Exception;
  }

  private void measure(int files, int smaller) throws Exception {
    Cost small;
    try (LargeTable table = new LargeTable(directory.resolve("small" + files))) {
      table.add(0, smaller, 1000);
      small = step(table, smaller);
    }
    try (LargeTable large = new LargeTable(directory.resolve("large" + files))) {
      large.add(0, files, 1000);
      Cost step = step(large, files);
      say("step after a commit of " + DELTA + " files, of " + smaller, small);
      say("step after a commit of " + DELTA + " files, of " + files, step);
      assertThat(step.calls()).as("calls of a step").isLessThanOrEqualTo(4);
      assertThat(ratio(step.calls(), small.calls())).as("calls").isLessThanOrEqualTo(1.5);
      assertThat(ratio(step.bytes(), small.bytes())).as("bytes").isLessThanOrEqualTo(1.5);
      assertThat(ratio(step.allocated(), small.allocated()))
          .as("allocation")
          .isLessThanOrEqualTo(1.5);
      comparison(large, step, files);
    }
  }

  private static void comparison(LargeTable large, Cost step, int files) throws Exception {
    FileStoreTable table = large.table();
    CountedFiles counted = new CountedFiles();
    TableFiles read =
        new TableFiles(counted, table.location(), "main", new OtherFormats(() -> table));
    Snapshot newest = table.snapshotManager().latestSnapshotFromFileSystem();
    Cost full = median(3, counted, () -> new SnapshotReader(read).count(newest, 0));
    Cost floor = median(3, counted, () -> unpack(counted, table, read));
    say("full count of " + files, full);
    say("reading and unpacking the same", floor);
    FileStoreTable same = FileStoreTableFactory.create(counted, table.location());
    Cost system = once(counted, () -> filesTable(same));
    say("$files of " + files, system);
    assertThat(ratio(system.bytes(), step.bytes())).as("bytes of $files / step").isGreaterThan(100);
    report("ratio bytes of $files / step", ratio(system.bytes(), step.bytes()));
    report("ratio $files / step, time", system.millis() / step.millis());
    report("ratio full count / floor, time", full.millis() / floor.millis());
    report("ratio bytes of full count / step", ratio(full.bytes(), step.bytes()));
  }

  /** Follows commits of a few files each, one after the other. */
  private static Cost step(LargeTable large, int from) throws Exception {
    FileStoreTable table = large.table();
    CountedFiles counted = new CountedFiles();
    TableFiles files =
        new TableFiles(counted, table.location(), "main", new OtherFormats(() -> table));
    TableFollower follower =
        new TableFollower(
            files, new SmallFileSize(counted, table.location(), "main"), Clock.systemUTC());
    Position[] position = {((Look.Recounted) follower.look(Position.UNKNOWN, false)).position()};
    List<Cost> costs = new ArrayList<>();
    for (int i = 0; i < REPEATS; i++) {
      large.add(from + i * DELTA, DELTA, DELTA);
      costs.add(
          once(
              counted,
              () -> position[0] = ((Look.Advanced) follower.look(position[0], false)).position()));
    }
    assertThat(once(counted, () -> follower.look(position[0], false)).calls())
        .as("calls of an idle look")
        .isEqualTo(1);
    return middle(costs);
  }

  /** The floor: what must be read anyhow, unpacked and nothing made of it. */
  private static void unpack(CountedFiles counted, FileStoreTable table, TableFiles files)
      throws Exception {
    Snapshot newest = table.snapshotManager().latestSnapshotFromFileSystem();
    for (Manifest manifest : files.manifests(newest)) {
      org.apache.paimon.fs.Path path =
          table.store().pathFactory().toManifestFilePath(manifest.name());
      try (InputStream in = counted.newInputStream(path)) {
        byte[] content = in.readAllBytes();
        try (DataFileStream<Object> blocks =
            new DataFileStream<>(new ByteArrayInputStream(content), NOTHING)) {
          while (blocks.hasNext()) {
            blocks.nextBlock();
          }
        }
      }
    }
  }

  private static final DatumReader<Object> NOTHING =
      new DatumReader<>() {
        @Override
        public void setSchema(Schema schema) {}

        @Override
        public Object read(Object reuse, Decoder in) {
          throw new UncheckedIOException(new IOException("Nothing is to be read"));
        }
      };

  private static void filesTable(FileStoreTable table) throws Exception {
    var files = SystemTableLoader.load("files", table);
    ReadBuilder read = files.newReadBuilder();
    long rows = 0;
    for (Split split : read.newScan().plan().splits()) {
      try (RecordReader<InternalRow> reader = read.newRead().createReader(split)) {
        long[] count = {0};
        reader.forEachRemaining(row -> count[0]++);
        rows += count[0];
      }
    }
    assertThat(rows).isPositive();
  }

  private static Cost median(int times, CountedFiles counted, Work work) throws Exception {
    List<Cost> costs = new ArrayList<>();
    for (int i = 0; i < times; i++) {
      costs.add(once(counted, work));
    }
    return middle(costs);
  }

  private static Cost middle(List<Cost> costs) {
    return costs.stream().sorted(Comparator.comparing(Cost::millis)).toList().get(costs.size() / 2);
  }

  private static Cost once(CountedFiles counted, Work work) throws Exception {
    long calls = counted.calls.get();
    long bytes = counted.bytes.get();
    long allocated = THREADS.getCurrentThreadAllocatedBytes();
    long start = System.nanoTime();
    work.run();
    double millis = (System.nanoTime() - start) / 1e6;
    return new Cost(
        counted.calls.get() - calls,
        counted.bytes.get() - bytes,
        THREADS.getCurrentThreadAllocatedBytes() - allocated,
        millis);
  }

  private static double ratio(long one, long other) {
    return (double) one / other;
  }

  private static void say(String what, Cost cost) {
    System.out.printf(
        Locale.ROOT,
        "benchmark | %s | %.2f ms | %d calls | %d bytes read | %d bytes allocated |%n",
        what,
        cost.millis(),
        cost.calls(),
        cost.bytes(),
        cost.allocated());
  }

  private static void report(String what, double ratio) {
    System.out.printf(Locale.ROOT, "benchmark | %s | %.1f |%n", what, ratio);
  }
}
