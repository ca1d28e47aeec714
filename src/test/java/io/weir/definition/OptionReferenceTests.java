package io.weir.definition;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** The committed page is what the catalogue says. {@code -Doptions.write=true} writes it anew. */
class OptionReferenceTests {

  private static final Path COMMITTED = Path.of("docs/options.md");
  private static final String HEAD =
      """
      # Options

      Generated from Paimon's own classes and Weir's marks; do not edit. The marks: *scope* is where an option belongs
      (stored with the table, given to a write job, given to a read job: stored with the table it binds every reader, or
      set on the catalog: stored with a table it does nothing);
      *for* is which tables heed it; *a change needs* is what must follow an `ALTER` before the change counts.

      | option | value | default | scope | for | a change needs | |
      |---|---|---|---|---|---|---|
      """;

  @Test
  void committedPageIsFresh() throws IOException {
    String actual =
        OptionCatalogue.all().stream()
            .map(OptionReferenceTests::row)
            .collect(Collectors.joining("", HEAD, ""));
    if (Boolean.getBoolean("options.write")) {
      Files.writeString(COMMITTED, actual);
    }
    assertThat(Files.readString(COMMITTED))
        .as("run: mvn test -Dtest=OptionReferenceTests -Doptions.write=true")
        .isEqualTo(actual);
  }

  private static String row(OptionEntry entry) {
    String older =
        entry.olderKeys().isEmpty()
            ? ""
            : "<br>once `" + String.join("`, `", entry.olderKeys()) + "`";
    return List.of(
            "`" + entry.key() + "`" + older,
            entry.type(),
            entry.defaultValue() == null ? "" : "`" + cell(entry.defaultValue()) + "`",
            word(entry.scope()),
            audience(entry),
            word(entry.marks().change()),
            cell(entry.description()) + values(entry))
        .stream()
        .collect(Collectors.joining(" | ", "| ", " |\n"));
  }

  private static String audience(OptionEntry entry) {
    String buckets =
        entry.marks().buckets() == null ? "" : word(entry.marks().buckets()) + " buckets";
    return entry.appliesTo() == null
        ? buckets
        : word(entry.appliesTo()) + (buckets.isEmpty() ? "" : ", " + buckets);
  }

  private static String values(OptionEntry entry) {
    if (entry.values() == null) {
      return "";
    }
    Map<String, String> meanings = new TreeMap<>(entry.meanings());
    return entry.values().stream()
        .map(value -> "<br>`" + value + "`" + meaning(meanings.get(value)))
        .collect(Collectors.joining());
  }

  private static String meaning(@Nullable String meaning) {
    return meaning == null ? "" : ": " + cell(meaning);
  }

  private static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  private static String cell(String text) {
    return text.replace("|", "\\|").replaceAll("\\s*\\R\\s*", "<br>");
  }
}
