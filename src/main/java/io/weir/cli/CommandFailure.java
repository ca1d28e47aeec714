package io.weir.cli;

/** Why a command can't go on, as a sentence for whoever typed it. */
class CommandFailure extends RuntimeException {

  private static final long serialVersionUID = 1L;

  CommandFailure(String message) {
    super(message);
  }

  /** Weir can't be reached, or does not answer in time: it may do so again. */
  static class NoAnswer extends CommandFailure {

    private static final long serialVersionUID = 1L;

    NoAnswer(String message) {
      super(message);
    }
  }

  /** The connection broke: whether Weir did what was asked is not known. */
  static final class LostAnswer extends NoAnswer {

    private static final long serialVersionUID = 1L;

    LostAnswer(String message) {
      super(message);
    }
  }
}
