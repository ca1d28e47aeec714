package io.weir.paimon;

import static org.assertj.core.api.Assertions.assertThat;

import io.weir.paimon.tally.CountedFiles;
import io.weir.paimon.tally.DataFile;
import io.weir.paimon.tally.LargeTable;
import io.weir.shared.Page;
import io.weir.shared.PageRequest;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import org.apache.paimon.table.FileStoreTable;
import org.apache.paimon.table.FileStoreTableFactory;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What a page of files costs, of a whole table and of one of its partitions. Bytes are asserted,
 * times are printed: {@code grep 'benchmark |'}.
 */
class FilePagesBenchmarkTests {

  private static final int REPEATS = 5;

  @TempDir private Path directory;

  @Test
  void ofTenThousandFiles() throws Exception {
    measure(10_000);
  }

  @Test
  @Tag("long")
  void ofAHundredThousandFiles() throws Exception {
    measure(100_000);
  }

  private void measure(int files) throws Exception {
    try (LargeTable large = new LargeTable(directory)) {
      large.add(0, files, 1000);
      CountedFiles counted = new CountedFiles();
      FileStoreTable table = FileStoreTableFactory.create(counted, large.table().location());
      long whole = page(counted, table, new FileFilter(null, null), files);
      long one = page(counted, table, new FileFilter("p=3", null), files);
      page(counted, table, new FileFilter("p=3", 2), files);
      assertThat(one).as("bytes read for one partition").isLessThan(whole);
    }
  }

  /** Bytes read. */
  private static long page(CountedFiles counted, FileStoreTable table, FileFilter filter, int of)
      throws IOException {
    double[] millis = new double[REPEATS];
    long bytes = counted.bytes.get();
    for (int i = 0; i < REPEATS; i++) {
      long from = System.nanoTime();
      Page<DataFile> page =
          new FilePages(table).page(filter, PageRequest.of(50, null, "-bytes", null));
      millis[i] = (System.nanoTime() - from) / 1e6;
      assertThat(page.items()).hasSize(50);
      assertThat(page.nextCursor()).isNotNull();
    }
    Arrays.sort(millis);
    System.out.printf(
        "benchmark | a page of %,d files, %s | %.0f ms%n", of, filter, millis[REPEATS / 2]);
    return (counted.bytes.get() - bytes) / REPEATS;
  }
}
