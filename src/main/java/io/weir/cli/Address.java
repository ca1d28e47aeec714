package io.weir.cli;

import java.net.URI;
import java.net.URISyntaxException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Where a Weir is.
 *
 * @param text such as {@code https://weir.example.com}, without a slash at the end
 */
record Address(String text) {

  private static final String API = "/api/v1";

  /**
   * Reads an address.
   *
   * @param name of what holds it
   * @throws CommandFailure when it is none
   */
  static Address of(String name, String text) {
    try {
      URI uri = new URI(text.replaceFirst("/+$", ""));
      boolean plain = uri.getRawUserInfo() == null && uri.getRawQuery() == null;
      if (String.valueOf(uri.getScheme()).matches("(?i)https?") && uri.getHost() != null && plain) {
        return new Address(uri.toString());
      }
    } catch (URISyntaxException e) {
      // told below
    }
    throw new CommandFailure(
        name + " is no address of a Weir: write it as https://weir.example.com.");
  }

  /**
   * The address of a call.
   *
   * @param path below {@code /api/v1}, encoded
   * @param query by name, not encoded
   */
  URI call(String path, Map<String, String> query) {
    String parameters =
        query.entrySet().stream()
            .map(entry -> encoded(entry.getKey()) + "=" + encoded(entry.getValue()))
            .sorted()
            .collect(Collectors.joining("&"));
    return URI.create(text + API + path + (parameters.isEmpty() ? "" : "?" + parameters));
  }

  /** A name as a part of a path or query. */
  static String encoded(String name) {
    return URLEncoder.encode(name, StandardCharsets.UTF_8).replace("+", "%20");
  }

  @Override
  public String toString() {
    return text;
  }
}
