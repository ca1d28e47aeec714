package io.weir.cli;

/** How a command ends, for scripts. */
final class ExitCode {

  /** Done, or nothing to do. */
  static final int OK = 0;

  /** An error, or something that stands against it. */
  static final int FAILED = 1;

  /** There is something to do: a plan has steps, a table has drifted. */
  static final int CHANGES = 2;

  private ExitCode() {}
}
