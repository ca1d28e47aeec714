package io.weir.flink;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EmbeddedProcessTests {

  private static final String SIGN = "86399";

  @TempDir private Path folder;
  private EmbeddedHome home;

  @BeforeEach
  void makeHome() throws IOException {
    home = new EmbeddedHome(folder);
    home.create();
  }

  @Test
  void isFoundAgainAndEnded() throws IOException {
    EmbeddedProcess started = start();
    EmbeddedProcess found = EmbeddedProcess.find(file(), SIGN).orElseThrow();
    assertThat(found.port()).isEqualTo(1234);
    assertThat(found.alive()).isTrue();
    found.end();
    assertThat(started.alive()).isFalse();
    assertThat(EmbeddedProcess.find(file(), SIGN)).isEmpty();
  }

  @Test
  void isNotTakenForOneWithAnotherCommandLine() throws IOException {
    EmbeddedProcess started = start();
    assertThat(EmbeddedProcess.find(file(), "something else")).isEmpty();
    assertThat(started.alive()).isTrue();
    started.end();
  }

  @Test
  void isNotTakenForALaterProcessWithItsNumber() throws IOException {
    EmbeddedProcess started = start();
    String known = Files.readString(file()).replaceAll("started=\\d+", "started=1999");
    Files.writeString(file(), known);
    assertThat(EmbeddedProcess.find(file(), SIGN)).isEmpty();
    assertThat(started.alive()).isTrue();
    started.end();
  }

  private EmbeddedProcess start() throws IOException {
    return EmbeddedProcess.start(home, "sleeper", List.of("sleep", SIGN), Map.of(), 1234);
  }

  private Path file() {
    return home.processFile("sleeper");
  }
}
