package io.weir.definition;

import static org.assertj.core.api.Assertions.assertThat;

import io.weir.definition.manifest.ManifestFinding;
import io.weir.definition.manifest.ManifestLint;
import io.weir.definition.manifest.Manifests;
import io.weir.definition.rule.Rules;
import io.weir.paimon.DefinitionTrial;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** Times how long the rules take for many manifests, reading them included; no table is tried. */
class LintBenchmarkTests {

  private static final int DEFINITIONS = Integer.getInteger("benchmark.definitions", 1000);
  private static final int WARM_UPS = 3;

  /** So slow only a fault can be: what is promised is two seconds. */
  private static final Duration ABSURD = Duration.ofSeconds(60);

  private final ManifestLint lint =
      new ManifestLint(new Definitions(Rules.ALL, new DefinitionTrial()), List.of());

  @Test
  void lintsAThousandDefinitions() {
    String text = manifests();
    for (int i = 0; i < WARM_UPS; i++) {
      lint.of(Manifests.read(text));
    }
    long from = System.nanoTime();
    List<ManifestFinding> found = lint.of(Manifests.read(text));
    Duration took = Duration.ofNanos(System.nanoTime() - from);
    System.out.printf(
        Locale.ROOT,
        "benchmark | lint %,d definitions, read from YAML | %.3f s%n",
        DEFINITIONS,
        took.toMillis() / 1000.0);
    assertThat(found).hasSize(DEFINITIONS / 10).allMatch(one -> one.target() != null);
    assertThat(took).isLessThan(ABSURD);
  }

  /** One of ten has an option that is misspelt. */
  private static String manifests() {
    List<String> documents = new ArrayList<>();
    for (int i = 0; i < DEFINITIONS; i++) {
      documents.add(manifest(i, i % 10 == 0 ? "write-onyl" : "write-only"));
    }
    return String.join("---\n", documents);
  }

  private static String manifest(int number, String option) {
    StringBuilder columns = new StringBuilder();
    for (int i = 0; i < 20; i++) {
      columns.append(
          "    - {name: c%d, type: \"DECIMAL(18, %d)\", comment: a number}\n".formatted(i, i % 10));
    }
    return """
        apiVersion: weir/v1
        kind: Table
        metadata: {catalog: main, database: dwd, name: t%d}
        spec:
          layer: DWD
          columns:
            - {name: id, type: BIGINT NOT NULL}
            - {name: dt, type: STRING NOT NULL}
        %s  primaryKey: [dt, id]
          partitionedBy: [dt]
          options:
            bucket: 4
            changelog-producer: lookup
            partition.expiration-time: 30 d
            partition.timestamp-formatter: yyyyMMdd
            %s: true
        """
        .formatted(number, columns, option);
  }
}
