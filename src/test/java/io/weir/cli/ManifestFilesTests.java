package io.weir.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ManifestFilesTests {

  @TempDir private Path folder;

  @BeforeEach
  void writeFiles() throws IOException {
    for (String name :
        List.of("b.yaml", "a/t.sql", "a/u.YML", "a/ALLOW", ".git/x.yaml", "a/.hidden.sql")) {
      Path file = folder.resolve(name);
      Files.createDirectories(file.getParent());
      Files.writeString(file, "text of " + name);
    }
  }

  @Test
  void takesEveryDefinitionBelowAFolder() {
    assertThat(names(folder.toString()))
        .containsExactly(
            folder.resolve("a/t.sql").toString(),
            folder.resolve("a/u.YML").toString(),
            folder.resolve("b.yaml").toString());
  }

  @Test
  void takesEachOnceHoweverOftenItIsNamed() {
    assertThat(names(folder.resolve("a/../b.yaml").toString(), folder.toString()))
        .hasSize(3)
        .contains(folder.resolve("a/../b.yaml").toString());
  }

  @Test
  void takesANamedFileWhateverItsNameIs() {
    assertThat(read(folder.resolve("a/ALLOW").toString()))
        .containsExactly(new ManifestFile(folder.resolve("a/ALLOW").toString(), "text of a/ALLOW"));
  }

  @Test
  void takesTheStandardInput() {
    assertThat(read("-")).containsExactly(new ManifestFile("stdin", "订单"));
  }

  @Test
  void readsAFolderThatItselfIsHidden() {
    assertThat(names(folder.resolve(".git").toString())).hasSize(1);
  }

  @Test
  void refusesWhatIsNotThereOrNoText() throws IOException {
    refused("There is no file or folder", folder.resolve("none").toString());
    Files.createDirectory(folder.resolve("empty"));
    refused("There is no *.yaml, *.yml or *.sql in", folder.resolve("empty").toString());
    Files.write(folder.resolve("latin.sql"), new byte[] {(byte) 0xE9, 'a'});
    refused("is no text in UTF-8", folder.toString());
  }

  private void refused(String message, String path) {
    assertThatExceptionOfType(CommandFailure.class)
        .isThrownBy(() -> read(path))
        .withMessageContaining(message);
  }

  private static List<String> names(String... paths) {
    return read(paths).stream().map(ManifestFile::name).toList();
  }

  private static List<ManifestFile> read(String... paths) {
    InputStream stdin = new ByteArrayInputStream("订单".getBytes(StandardCharsets.UTF_8));
    return ManifestFiles.read(Arrays.asList(paths), stdin);
  }
}
