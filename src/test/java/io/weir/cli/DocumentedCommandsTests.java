package io.weir.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.yaml.snakeyaml.Yaml;
import picocli.CommandLine;

/** What the documentation tells people to paste. */
class DocumentedCommandsTests {

  private static final Pattern BLOCK = Pattern.compile("(?s)```(\\w+)\\n(.*?)```");

  /** A call up to what the shell takes for itself; a substitution stands for an option. */
  private static final Pattern CALL =
      Pattern.compile("(?m)(?:\\$WEIR|(?<![\\w/.-])weir) ([a-z]+ [^\\n>|;#]*)");

  @Test
  void pipelinesAreYaml() throws IOException {
    List<String> examples = blocks("docs/ci.md", "yaml");
    assertThat(examples).hasSize(2);
    for (String example : examples) {
      Object pipeline = new Yaml().load(example);
      assertThat(pipeline).as(example).isInstanceOf(Map.class);
    }
  }

  @Test
  void everyCommandIsOneThatThereIs() throws IOException {
    int found = 0;
    for (String page : List.of("docs/cli.md", "docs/ci.md", "README.md")) {
      for (String call : calls(page)) {
        assertThatCode(() -> commandLine().parseArgs(arguments(call)))
            .as(page + ": " + call)
            .doesNotThrowAnyException();
        found++;
      }
    }
    assertThat(found).isGreaterThan(8);
  }

  @Test
  void everyCommandAndOptionIsDocumented() throws IOException {
    String page = Files.readString(Path.of("docs/cli.md"));
    commandLine()
        .getSubcommands()
        .forEach(
            (name, command) -> {
              assertThat(page).contains("| `weir " + name);
              command.getCommandSpec().options().stream()
                  .map(option -> option.names()[0])
                  .filter(option -> !List.of("-h", "-V").contains(option))
                  .forEach(option -> assertThat(page).as(name).contains(option));
            });
  }

  private static CommandLine commandLine() {
    Environment environment = new Environment(Map.of());
    return WeirCommand.commandLine(new Invocation(environment, Terminal.ofProcess(environment)));
  }

  private static List<String> calls(String page) throws IOException {
    List<String> calls = new ArrayList<>();
    for (String language : List.of("sh", "yaml")) {
      for (String block : blocks(page, language)) {
        Matcher call = CALL.matcher(block);
        while (call.find()) {
          calls.add(call.group(1));
        }
      }
    }
    return calls;
  }

  private static String[] arguments(String call) {
    String plain =
        call.replaceAll("\\$\\(.*?\\)", "--allow=name").replaceAll("\\$\\{\\{.*?}}", "value");
    return Arrays.stream(plain.replaceAll("2$", "").strip().split("\\s+"))
        .map(word -> word.replace("\"", ""))
        .toArray(String[]::new);
  }

  private static List<String> blocks(String page, String language) throws IOException {
    List<String> blocks = new ArrayList<>();
    Matcher block = BLOCK.matcher(Files.readString(Path.of(page)));
    while (block.find()) {
      if (block.group(1).equals(language)) {
        blocks.add(block.group(2));
      }
    }
    return blocks;
  }
}
