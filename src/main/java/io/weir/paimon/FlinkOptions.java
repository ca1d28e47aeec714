package io.weir.paimon;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.apache.paimon.options.ConfigOption;
import org.apache.paimon.options.ConfigOptions;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/**
 * The options that Paimon's Flink connector declares. The connector never reaches the service's
 * class path; what its classes declare is kept as a resource, which a test writes and holds against
 * them.
 */
final class FlinkOptions {

  static final String RESOURCE = "/paimon/flink-options.json";

  private static final List<PaimonOption> ALL = read();
  private static final Map<String, PaimonOption> BY_KEY =
      ALL.stream().collect(Collectors.toMap(PaimonOption::key, Function.identity()));

  private FlinkOptions() {}

  /** All of them, by key. */
  static List<PaimonOption> all() {
    return ALL;
  }

  /** Whether the connector declares this key. */
  static boolean declares(String key) {
    return BY_KEY.containsKey(key);
  }

  /** The option of a key, to read values by: with the type and without the rest. */
  static ConfigOption<?> typed(String key) {
    ConfigOptions.OptionBuilder option = ConfigOptions.key(key);
    return switch (Objects.requireNonNull(BY_KEY.get(key)).type()) {
      case "Boolean" -> option.booleanType().noDefaultValue();
      case "Integer" -> option.intType().noDefaultValue();
      case "Long" -> option.longType().noDefaultValue();
      case "Double" -> option.doubleType().noDefaultValue();
      case "Duration" -> option.durationType().noDefaultValue();
      case "MemorySize" -> option.memoryType().noDefaultValue();
      default -> option.stringType().noDefaultValue();
    };
  }

  private static List<PaimonOption> read() {
    try (InputStream text = FlinkOptions.class.getResourceAsStream(RESOURCE)) {
      return text == null
          ? List.of()
          : new JsonMapper().readValue(text, new TypeReference<List<PaimonOption>>() {});
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
