package io.weir.flink;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.weir.shared.Problem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RetainedCheckpointsTests {

  private static final String JOB = "0123456789abcdef0123456789abcdef";

  @TempDir private Path directory;

  @Test
  void takesTheNewestThatIsComplete() throws IOException {
    checkpoint("chk-9", true);
    checkpoint("chk-10", true);
    checkpoint("chk-11", false);
    checkpoint("shared", true);
    assertThat(RetainedCheckpoints.newest(directory.toUri().toString(), JOB))
        .contains("file:" + directory.resolve(JOB).resolve("chk-10"));
  }

  @Test
  void findsNoneWhereTheJobMadeNone() {
    assertThat(RetainedCheckpoints.newest(directory.toString(), JOB)).isEmpty();
  }

  @Test
  void doesNotTakeADirectoryThatItCannotSeeForAnEmptyOne() {
    assertThatThrownBy(() -> RetainedCheckpoints.newest(directory + "/elsewhere", JOB))
        .isInstanceOf(Problem.class)
        .hasMessageContaining("cannot see");
  }

  @Test
  void takesOnlySnapshotsThatLieBelowTheDirectory() throws IOException {
    checkpoint("chk-9", true);
    checkpoint("chk-11", false);
    String inside = directory.resolve("inside").toString();
    Files.createDirectory(directory.resolve("inside"));
    String base = directory.resolve(JOB).toString();
    assertThat(RetainedCheckpoints.mayBeIn(directory.toString(), base + "/chk-9")).isTrue();
    assertThat(RetainedCheckpoints.mayBeIn(directory.toUri().toString(), "file:" + base + "/chk-9"))
        .isTrue();
    assertThat(RetainedCheckpoints.mayBeIn(directory.toString(), base + "/chk-11")).isFalse();
    assertThat(RetainedCheckpoints.mayBeIn(inside, base + "/chk-9")).isFalse();
    assertThat(RetainedCheckpoints.mayBeIn(inside, inside + "/../" + JOB + "/chk-9")).isFalse();
    Files.createSymbolicLink(directory.resolve("inside/link"), Path.of(base));
    assertThat(RetainedCheckpoints.mayBeIn(inside, inside + "/link/chk-9")).isFalse();
  }

  @Test
  void comparesNamesWhereItCannotLook() {
    assertThat(RetainedCheckpoints.mayBeIn("s3://b/flink", "s3://b/flink/sp/savepoint-1")).isTrue();
    assertThat(RetainedCheckpoints.mayBeIn("s3://b/flink", "s3://b/flink-2/savepoint-1")).isFalse();
    assertThat(RetainedCheckpoints.mayBeIn("s3://b/flink", "s3://b/flink/../other")).isFalse();
  }

  @Test
  void listsFilesOnly() {
    assertThat(RetainedCheckpoints.canList("file:///a")).isTrue();
    assertThat(RetainedCheckpoints.canList("/a")).isTrue();
    assertThat(RetainedCheckpoints.canList("s3://a")).isFalse();
  }

  private void checkpoint(String name, boolean complete) throws IOException {
    Path folder = Files.createDirectories(directory.resolve(JOB).resolve(name));
    if (complete) {
      Files.createFile(folder.resolve("_metadata"));
    }
  }
}
