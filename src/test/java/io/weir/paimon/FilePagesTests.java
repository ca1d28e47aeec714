package io.weir.paimon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.weir.paimon.tally.DataFile;
import io.weir.shared.Page;
import io.weir.shared.PageRequest;
import io.weir.shared.Problem;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.apache.paimon.data.BinaryString;
import org.apache.paimon.data.GenericRow;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Pages of files: of a table by a date and a text, one of them with signs that paths escape. */
class FilePagesTests {

  private static final List<String> PLACES = List.of("a", "b:/=c d", "");

  @TempDir private Path directory;
  private TestLake lake;
  private LakeTable table;

  @BeforeEach
  void write() {
    lake = new TestLake(directory);
    List<ColumnShape> columns =
        List.of(
            new ColumnShape(-1, "id", "INT", null, null),
            new ColumnShape(-1, "day", "DATE", null, null),
            new ColumnShape(-1, "place", "STRING", null, null));
    Map<String, String> options = Map.of("bucket", "2", "bucket-key", "id", "write-only", "true");
    lake.lake()
        .createTable(
            "ods", "t", new TableShape(columns, List.of(), List.of("day", "place"), options, null));
    table = lake.table("t");
    for (int commit = 1; commit <= 3; commit++) {
      lake.write("t", rows(commit), Map.of());
    }
  }

  private static List<GenericRow> rows(int commit) {
    List<GenericRow> rows = new ArrayList<>();
    for (int id = 0; id < 10 * commit; id++) {
      for (String place : PLACES) {
        BinaryString value = place.isEmpty() ? null : BinaryString.fromString(place);
        rows.add(GenericRow.of(id, (int) LocalDate.of(2026, 1, commit).toEpochDay(), value));
      }
    }
    return rows;
  }

  @AfterEach
  void close() {
    lake.close();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "bytes", "-bytes", "records", "-records", "level", "-createdAt"})
  void walksThroughAllOnce(String sort) {
    List<DataFile> files = walk(new FileFilter(null, null), sort.isEmpty() ? null : sort);
    assertThat(files).hasSize(18).doesNotHaveDuplicates();
    Comparator<DataFile> byRecords = Comparator.comparingLong(DataFile::records);
    switch (sort) {
      case "records" -> assertThat(files).isSortedAccordingTo(byRecords);
      case "-records" -> assertThat(files).isSortedAccordingTo(byRecords.reversed());
      case "" ->
          assertThat(files)
              .isSortedAccordingTo(
                  Comparator.comparing(DataFile::partition).thenComparing(DataFile::bucket));
      default -> {}
    }
  }

  @Test
  void findsTheFilesOfEachPartitionByItsName() {
    List<DataFile> all = walk(new FileFilter(null, null), null);
    for (PartitionSize partition : table.partitions()) {
      assertThat(walk(new FileFilter(partition.partition(), null), null))
          .isNotEmpty()
          .containsExactlyElementsOf(
              all.stream().filter(f -> f.partition().equals(partition.partition())).toList());
    }
    assertThat(table.partitions()).hasSize(9);
  }

  @Test
  void findsTheFilesOfABucket() {
    List<DataFile> all = walk(new FileFilter(null, null), null);
    assertThat(walk(new FileFilter(null, 1), null))
        .containsExactlyElementsOf(all.stream().filter(file -> file.bucket() == 1).toList());
    assertThat(walk(new FileFilter(null, 7), null)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"day", "day=x/place=a", "place=a", "day=2026-01-01", "=", "/", ":", "\0"})
  void refusesPartitionsThatTheTableCannotHave(String partition) {
    assertThatThrownBy(() -> walk(new FileFilter(partition, null), null))
        .isInstanceOf(Problem.class)
        .hasMessageContaining("Name a partition");
  }

  private List<DataFile> walk(FileFilter filter, @Nullable String sort) {
    List<DataFile> all = new ArrayList<>();
    String cursor = null;
    do {
      Page<DataFile> page = table.files(filter, PageRequest.of(5, cursor, sort, null));
      all.addAll(page.items());
      cursor = page.nextCursor();
    } while (cursor != null);
    return all;
  }
}
