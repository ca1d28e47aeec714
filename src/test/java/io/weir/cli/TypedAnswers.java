package io.weir.cli;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Somebody at a terminal whose answers are known beforehand. */
final class TypedAnswers implements Dialogue {

  private final Deque<String> answers;
  private final List<String> questions = new ArrayList<>();

  TypedAnswers(String... answers) {
    this.answers = new ArrayDeque<>(List.of(answers));
  }

  List<String> questions() {
    return questions;
  }

  @Override
  public @Nullable String ask(String question) {
    questions.add(question);
    return answers.poll();
  }

  @Override
  public @Nullable String askSecret(String question) {
    return ask(question);
  }
}
