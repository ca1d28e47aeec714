package io.weir.shared.web;

import io.weir.shared.Problem;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Lists and maps of text in a request, which JSON may leave out or fill with nulls. */
public final class Texts {

  private Texts() {}

  /**
   * Empty for null.
   *
   * @param field the name that it has in the request
   * @throws Problem INVALID at what is null in it
   */
  public static Map<String, String> map(String field, @Nullable Map<String, @Nullable String> map) {
    if (map == null) {
      return Map.of();
    }
    map.forEach(
        (key, value) -> {
          if (value == null) {
            throw Problem.invalid(
                "/" + field + "/" + UnreadableBody.escaped(key), "This needs a text.");
          }
        });
    return Map.copyOf(map);
  }

  /**
   * Empty for null.
   *
   * @param field the name that it has in the request
   * @throws Problem INVALID at what is null in it
   */
  public static List<String> list(String field, @Nullable List<@Nullable String> list) {
    if (list == null) {
      return List.of();
    }
    int missing = list.indexOf(null);
    if (missing >= 0) {
      throw Problem.invalid("/" + field + "/" + missing, "This needs a text.");
    }
    return list.stream().map(Objects::requireNonNull).toList();
  }
}
