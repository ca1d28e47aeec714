package io.weir.maintenance;

import io.weir.shared.Problem;
import java.util.Map;

/** An action's options: a closed record for each, read from JSON and written to it. */
sealed interface ActionOptions permits CompactOptions, ExpireOptions, NoOptions {

  /** As JSON holds them. */
  Map<String, Object> toMap();

  /** As part of a sentence: {@code keep 1 h and at least 10}. */
  String words();

  /**
   * Reads the options of an action; what is left out takes its default.
   *
   * @param pointer where they stand in the body
   * @throws Problem INVALID with the pointer to an unknown or absurd option
   */
  static ActionOptions of(Action action, String pointer, Map<String, Object> options) {
    OptionReader reader = new OptionReader(pointer, options);
    return switch (action) {
      case COMPACT -> CompactOptions.from(reader);
      case EXPIRE_SNAPSHOTS -> ExpireOptions.from(reader);
      case EXPIRE_PARTITIONS -> NoOptions.from(reader, "as the table's own options say");
      case COMPACT_MANIFESTS -> NoOptions.from(reader, "into few large ones");
    };
  }
}
