package io.weir.cli;

/** What a command works with. */
record Invocation(Environment environment, Terminal terminal) {

  /**
   * The Weir to talk to.
   *
   * @throws CommandFailure when nobody said which, or with what token
   */
  WeirServer server() {
    return new WeirServer(Login.find(environment));
  }
}
