package io.weir.definition.rule;

import io.weir.definition.Finding;
import io.weir.definition.Fix;
import io.weir.definition.Rule;
import io.weir.definition.TableDefinition;
import io.weir.shared.Severity;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** A compression that no file format knows: the first write fails. */
final class CompressionName implements Rule {

  private static final Set<String> KEYS =
      Set.of(
          "file.compression",
          "changelog-file.compression",
          "manifest.compression",
          "spill-compression",
          "lookup.cache-spill-compression");

  /** What Parquet, ORC or Avro know, by the names that Paimon hands on. */
  private static final Set<String> KNOWN =
      Set.of(
          "none",
          "null",
          "uncompressed",
          "zstd",
          "zstandard",
          "lz4",
          "lz4_raw",
          "lzo",
          "snappy",
          "gzip",
          "zlib",
          "brotli",
          "deflate",
          "bzip2",
          "xz");

  @Override
  public About about() {
    return new About(
        "compression-name",
        Severity.ERROR,
        "A compression that no file format knows fails at the first write.",
        Source.OBSERVED);
  }

  @Override
  public List<Finding> check(TableDefinition definition) {
    return KEYS.stream()
        .sorted()
        .flatMap(key -> definition.option(key).map(value -> finding(key, value)).stream())
        .flatMap(Optional::stream)
        .toList();
  }

  private Optional<Finding> finding(String key, String value) {
    return KNOWN.contains(value.toLowerCase(Locale.ROOT))
        ? Optional.empty()
        : Optional.of(
            Finding.onOption(
                this,
                Severity.ERROR,
                key,
                value,
                "No file format knows this compression: the first write would fail. zstd, lz4 and"
                    + " snappy are usual.",
                Fix.removeOption(key)));
  }
}
