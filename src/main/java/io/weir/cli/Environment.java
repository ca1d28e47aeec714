package io.weir.cli;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/** The variables that the command was started with; an empty one counts as not set. */
record Environment(Map<String, String> variables) {

  static final String URL = "WEIR_URL";
  static final String TOKEN = "WEIR_TOKEN";

  Environment {
    variables = Map.copyOf(variables);
  }

  Optional<String> get(String name) {
    return Optional.ofNullable(variables.get(name)).map(String::strip).filter(v -> !v.isEmpty());
  }

  /** Whether a pipeline runs the command, so that nobody is there to be asked. */
  boolean isPipeline() {
    return get("CI").filter(value -> !value.equals("false")).isPresent();
  }

  /** Where what the user set up is kept. */
  Path configuration() {
    return get("XDG_CONFIG_HOME")
        .map(Path::of)
        .orElseGet(() -> Path.of(get("HOME").orElse("."), ".config"))
        .resolve("weir");
  }
}
