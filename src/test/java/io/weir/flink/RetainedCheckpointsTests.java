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
