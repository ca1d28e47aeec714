package io.weir.definition.sql;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.weir.definition.manifest.Manifest;
import io.weir.definition.manifest.Manifests;
import io.weir.definition.manifest.Manifests.Reading;
import io.weir.definition.manifest.Place;
import io.weir.shared.Problem;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class DefinitionSourceTests {

  private static final DefinitionFile DATABASE =
      new DefinitionFile(
          "ods.yaml",
          "apiVersion: weir/v1\nkind: Database\nmetadata: {catalog: main, name: ods}\n");
  private static final DefinitionFile JOB =
      new DefinitionFile(
          "job.yaml",
          """
          apiVersion: weir/v1
          kind: Job
          metadata: {name: "shop: sync"}
          spec: {cluster: embedded, tables: ["a, b", no], parallelism: 2, on: true, of: {"": null}}
          """);
  private static final DefinitionFile TABLE =
      new DefinitionFile("ods/orders.sql", "CREATE TABLE orders (\n  id INT\n);\n");

  @Test
  void readsEachFileInItsOwnLanguage() {
    Reading reading = source(DATABASE, TABLE).read();
    assertThat(reading.findings()).isEmpty();
    assertThat(reading.manifests())
        .extracting(read -> read.manifest().target())
        .containsExactly("main.ods", "main.ods.orders");
    assertThat(reading.manifests().get(1).places().of("/spec/columns/0"))
        .isEqualTo(new Place("ods/orders.sql", 2, 3));
  }

  @Test
  void tellsTheFileOfWhatIsWrong() {
    DefinitionFile broken = new DefinitionFile("b.sql", "\nCREATE TABLE (");
    Reading reading = source(DATABASE, broken).read();
    assertThat(reading.findings())
        .singleElement()
        .satisfies(placed -> assertThat(placed.place().file()).isEqualTo("b.sql"))
        .satisfies(placed -> assertThat(placed.place().line()).isEqualTo(2));
  }

  @Test
  void seesWhatTwoFilesDeclare() {
    DefinitionFile again = new DefinitionFile("again.sql", "SET 'a' = 'b';\nCREATE DATABASE ods;");
    assertThat(source(again, DATABASE).read().findings())
        .filteredOn(placed -> placed.finding().rule().equals("declared-twice"))
        .singleElement()
        .satisfies(
            placed ->
                assertThat(placed.finding().message())
                    .isEqualTo(
                        "main.ods is declared already, as number 2 of again.sql. Leave one of them."))
        .satisfies(placed -> assertThat(placed.place()).isEqualTo(new Place("ods.yaml", 3, 33)));
  }

  @Test
  void isTheSameAsOneText() {
    DefinitionSource files = source(DATABASE, JOB, TABLE);
    String text = files.asOneText(files.read()).text();
    assertThat(Manifests.read(text).findings()).as(text).isEmpty();
    assertThat(manifests(Manifests.read(text))).isEqualTo(manifests(files.read()));
    assertThat(files.asOneText(files.read()).files()).isEmpty();
  }

  @Test
  void leavesOneTextOfYamlAsItStands() {
    DefinitionSource one = DefinitionSource.of("# mine\n" + JOB.text(), null, SqlDefaults.NONE);
    assertThat(one.asOneText(one.read()).text()).startsWith("# mine\n");
  }

  @Test
  void refusesBothNeitherAndOneNameTwice() {
    refused("/manifests", null, null);
    refused("/manifests", "", List.of());
    refused("/files/1/name", null, List.of(JOB, new DefinitionFile(JOB.name(), "")));
  }

  private static void refused(String pointer, String manifests, List<DefinitionFile> files) {
    assertThatExceptionOfType(Problem.class)
        .isThrownBy(() -> DefinitionSource.of(manifests, files, SqlDefaults.NONE))
        .satisfies(problem -> assertThat(problem.faults().get(0).pointer()).isEqualTo(pointer));
  }

  private static DefinitionSource source(DefinitionFile... files) {
    return DefinitionSource.of(null, List.of(files), new SqlDefaults("main", "ods"));
  }

  private static Map<String, Manifest> manifests(Reading reading) {
    return reading.manifests().stream()
        .collect(Collectors.toMap(read -> read.manifest().target(), read -> read.manifest()));
  }
}
