package io.weir.catalog;

import io.weir.definition.Finding;
import io.weir.shared.Problem;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/** What may stand in a catalog's options and secrets. */
final class CatalogOptions {

  private static final int MAX_COUNT = 100;
  private static final int MAX_KEY = 100;
  private static final int MAX_VALUE = 4000;
  private static final Set<String> FIELDS = Set.of("metastore", "warehouse");
  private static final Pattern SECRET =
      Pattern.compile("(?i).*(password|secret|token|access[-.]?key|credential).*");

  private CatalogOptions() {}

  static void check(Map<String, String> options, Map<String, String> secrets) {
    check("options", options);
    check("secrets", secrets);
    options.keySet().stream()
        .filter(key -> SECRET.matcher(key).matches())
        .findFirst()
        .ifPresent(
            key -> {
              throw Problem.invalid(
                  Finding.pointer("options", key),
                  "This looks like a secret: set it under 'secrets', where it is encrypted.");
            });
  }

  private static void check(String field, Map<String, String> entries) {
    if (entries.size() > MAX_COUNT) {
      throw Problem.invalid("/" + field, "At most " + MAX_COUNT + " entries are allowed.");
    }
    entries.forEach(
        (key, value) -> {
          String pointer = Finding.pointer(field, key);
          if (key.isBlank() || key.length() > MAX_KEY || value.length() > MAX_VALUE) {
            throw Problem.invalid(
                pointer,
                "A key has 1 to " + MAX_KEY + " characters, a value at most " + MAX_VALUE + ".");
          }
          if (FIELDS.contains(key)) {
            throw Problem.invalid(pointer, "'" + key + "' is a field of its own.");
          }
        });
  }
}
