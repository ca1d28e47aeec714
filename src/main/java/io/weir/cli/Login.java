package io.weir.cli;

import java.util.Optional;

/**
 * With what Weir is talked to.
 *
 * @param source where the token is from, for those who have to replace it
 */
record Login(Address address, String token, String source) {

  @Override
  public String toString() {
    return "Login[" + address + "]";
  }

  /**
   * The one to use: that of the environment before that of {@code weir login}.
   *
   * @throws CommandFailure when there is none
   */
  static Login find(Environment environment) {
    Optional<Address> address =
        environment.get(Environment.URL).map(url -> Address.of(Environment.URL, url));
    Optional<String> token = environment.get(Environment.TOKEN);
    if (token.isPresent()) {
      return new Login(
          address.orElseThrow(() -> new CommandFailure("Set WEIR_URL beside WEIR_TOKEN.")),
          token.get(),
          Environment.TOKEN);
    }
    Login kept =
        new LoginFile(environment)
            .read()
            .orElseThrow(
                () ->
                    new CommandFailure(
                        "You are not logged in: set WEIR_URL and WEIR_TOKEN, or run weir login."));
    if (address.filter(other -> !other.equals(kept.address())).isPresent()) {
      throw new CommandFailure(
          "You are logged in at "
              + kept.address()
              + ", but WEIR_URL is "
              + address.get()
              + ": run weir login, or set WEIR_TOKEN.");
    }
    return kept;
  }
}
