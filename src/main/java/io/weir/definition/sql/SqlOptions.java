package io.weir.definition.sql;

import io.weir.definition.Finding;
import io.weir.definition.Layer;
import io.weir.flink.sql.SqlStatement.Option;
import io.weir.shared.Problem;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What a WITH clause says: options, and by Paimon's keys what a definition has fields for. */
final class SqlOptions {

  private final Notes notes;
  private final Map<String, String> options = new LinkedHashMap<>();

  SqlOptions(List<Option> with, Notes notes) {
    this.notes = notes;
    for (Option option : with) {
      String key = option.key().text();
      if (options.put(key, option.value().text()) != null) {
        notes.mark(pointer(key), option.key().at());
        notes.error("sql", pointer(key), "'" + key + "' stands here twice. Leave one of them.");
      }
      notes.mark(pointer(key), option.key().at());
    }
  }

  /** Those that were not taken. */
  Map<String, String> rest() {
    return options;
  }

  /** Takes the layer; null for none, or for a word that is none, which is noted. */
  @Nullable Layer takeLayer() {
    String word = options.remove(Layer.OPTION);
    try {
      return word == null ? null : Layer.of(pointer(Layer.OPTION), word);
    } catch (Problem problem) {
      problem.faults().forEach(fault -> notes.error("sql", fault.pointer(), fault.message()));
      return null;
    }
  }

  /** Takes names of columns with commas between them, unless a clause says them already. */
  List<String> takeNames(String key, List<String> said) {
    String names = said.isEmpty() ? options.remove(key) : null;
    return names == null ? said : Arrays.stream(names.split(",")).map(String::strip).toList();
  }

  private static String pointer(String key) {
    return "/spec" + Finding.pointer("options", key);
  }
}
