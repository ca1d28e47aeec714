package io.weir.paimon;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/**
 * The kept list is what the connector's own classes declare. {@code -Doptions.write=true} writes it
 * anew.
 */
class FlinkOptionsTests {

  private static final Path KEPT = Path.of("src/main/resources" + FlinkOptions.RESOURCE);
  private static final Path LIBRARIES = Path.of("runner/target/flink/lib");
  private static final JsonMapper JSON =
      JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

  @Test
  void keptListIsFresh() throws Exception {
    List<PaimonOption> declared = declared();
    if (Boolean.getBoolean("options.write")) {
      Files.createDirectories(KEPT.getParent());
      Files.writeString(KEPT, JSON.writeValueAsString(declared) + "\n");
    }
    assertThat(JSON.readValue(Files.readString(KEPT), new TypeReference<List<PaimonOption>>() {}))
        .as("run: mvn test -Dtest=FlinkOptionsTests -Doptions.write=true")
        .isEqualTo(declared);
  }

  @Test
  void readsValuesByTheirType() {
    assertThat(PaimonOptions.fault("sink.parallelism", "4")).isEmpty();
    assertThat(PaimonOptions.fault("sink.parallelism", "four")).isPresent();
    assertThat(PaimonOptions.fault("scan.infer-parallelism", "yes please")).isPresent();
    assertThat(PaimonOptions.fault("scan.split-enumerator.mode", "fair")).isEmpty();
    assertThat(PaimonOptions.fault("scan.split-enumerator.mode", "unfair"))
        .hasValueSatisfying(fault -> assertThat(fault).contains("one of"));
  }

  /** The connector's class is loaded for this alone, with Paimon's own of the service. */
  private static List<PaimonOption> declared() throws Exception {
    try (URLClassLoader connector =
        new URLClassLoader(
            new URL[] {connector().toUri().toURL()}, FlinkOptionsTests.class.getClassLoader())) {
      Class<?> holder = connector.loadClass("org.apache.paimon.flink.FlinkConnectorOptions");
      return DeclaredOption.of(holder).stream().map(DeclaredOption::describe).toList();
    }
  }

  private static Path connector() throws IOException {
    try (Stream<Path> jars = Files.list(LIBRARIES)) {
      return jars.filter(jar -> jar.getFileName().toString().startsWith("paimon-flink-"))
          .findFirst()
          .orElseThrow();
    }
  }
}
