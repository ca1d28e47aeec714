package io.weir.cli;

import java.io.Console;
import org.jspecify.annotations.Nullable;

/** Asks at the terminal that the process was started from. */
record ConsoleDialogue(Console console) implements Dialogue {

  @Override
  public @Nullable String ask(String question) {
    return console.readLine("%s: ", question);
  }

  @Override
  public @Nullable String askSecret(String question) {
    char[] typed = console.readPassword("%s: ", question);
    return typed == null ? null : new String(typed);
  }
}
