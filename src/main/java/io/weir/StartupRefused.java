package io.weir;

/** Weir can't start here; the message is a sentence with the way out. */
class StartupRefused extends RuntimeException {

  private static final long serialVersionUID = 1L;

  StartupRefused(String message) {
    super(message);
  }
}
