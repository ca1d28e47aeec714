package io.weir.cli;

import org.jspecify.annotations.Nullable;

/** Asks whoever sits at the terminal. */
interface Dialogue {

  /** What is typed; null when the terminal was closed. Blocks. */
  @Nullable String ask(String question);

  /** What is typed without being shown; null when the terminal was closed. Blocks. */
  @Nullable String askSecret(String question);
}
