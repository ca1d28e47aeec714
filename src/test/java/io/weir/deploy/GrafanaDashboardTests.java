package io.weir.deploy;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The dashboard asks for metrics that are documented, and so exist. */
class GrafanaDashboardTests {

  private static final Pattern METRIC = Pattern.compile("weir_[a-z_]+");

  @Test
  void asksForMetricsThatAreDocumented() throws IOException {
    String documented = documented();
    Set<String> asked = metrics(Files.readString(Path.of("deploy/grafana/weir.json")));
    assertThat(asked)
        .hasSizeGreaterThan(8)
        .allSatisfy(name -> assertThat(documented).contains(name));
  }

  /** The page names what has a common beginning by its end. */
  private static String documented() throws IOException {
    StringBuilder names = new StringBuilder();
    String page = Files.readString(Path.of("docs/operations.md"));
    for (String line : page.split("\n")) {
      Matcher first = METRIC.matcher(line);
      if (line.startsWith("| `weir_") && first.find()) {
        String begin = first.group().replaceFirst("(weir_(?:catalog|table)).*", "$1");
        names.append(line.replace("`_", "`" + begin + "_")).append('\n');
      }
    }
    return names.toString();
  }

  private static Set<String> metrics(String text) {
    Set<String> names = new TreeSet<>();
    METRIC.matcher(text).results().forEach(found -> names.add(found.group()));
    return names;
  }
}
