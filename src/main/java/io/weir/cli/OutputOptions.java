package io.weir.cli;

import picocli.CommandLine.Option;

/** How a command writes what it found. */
final class OutputOptions {

  @Option(names = "--json", description = "Print what Weir answers, as JSON.")
  private boolean json;

  boolean isJson() {
    return json;
  }
}
