package io.weir.paimon;

import io.weir.paimon.TrialFault.Stage;
import io.weir.shared.Excerpt;
import io.weir.shared.Problem;
import jakarta.annotation.PreDestroy;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.paimon.table.FileStoreTable;
import org.apache.paimon.types.DataType;
import org.apache.paimon.utils.DefaultValueUtils;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;
import org.springframework.util.FileSystemUtils;

/**
 * Tries a definition before a table is made of it: Paimon itself validates some of it at CREATE,
 * some when the store is made, and the rest only when the first row is written. All of that is done
 * here with a table in a scratch directory of this machine.
 */
@Component
public class DefinitionTrial {

  private static final Duration TIMEOUT = Duration.ofSeconds(30);
  private static final int CONCURRENCY = 2;

  /** Beyond so many options the one to blame is not looked for by leaving each out in turn. */
  private static final int MAX_SUSPECTS = 16;

  private final Calls calls = new Calls("trial", CONCURRENCY, TIMEOUT);

  /**
   * What is wrong with a definition; empty when nothing is. Blocks for some hundred milliseconds.
   */
  public List<TrialFault> run(TableShape shape) {
    List<TrialFault> faults = parse(shape);
    if (!faults.isEmpty()) {
      return faults;
    }
    return calls.call("try the definition", () -> write(shape));
  }

  private static List<TrialFault> write(TableShape shape) throws IOException {
    Optional<TrialFault> fault = attempt(shape);
    return fault.isEmpty() ? List.of() : List.of(blamed(shape, fault.get()));
  }

  private static List<TrialFault> parse(TableShape shape) {
    List<TrialFault> faults = new ArrayList<>();
    for (int i = 0; i < shape.columns().size(); i++) {
      parse("/columns/" + i, shape.columns().get(i)).ifPresent(faults::add);
    }
    shape
        .options()
        .forEach(
            (key, value) ->
                PaimonOptions.fault(key, value)
                    .ifPresent(
                        why -> faults.add(new TrialFault(Stage.PARSE, Blame.option(key), why))));
    return faults;
  }

  private static Optional<TrialFault> parse(String pointer, ColumnShape column) {
    DataType type;
    try {
      type = TypeText.parse(column.type());
    } catch (IllegalArgumentException e) {
      return Optional.of(new TrialFault(Stage.PARSE, pointer + "/type", Failures.reason(e)));
    }
    try {
      DefaultValueUtils.validateDefaultValue(type, column.defaultValue());
      return Optional.empty();
    } catch (RuntimeException e) {
      String value = Excerpt.of(String.valueOf(column.defaultValue()));
      String why = "'" + value + "' is not a value of " + Excerpt.of(type.asSQLString()) + ".";
      return Optional.of(new TrialFault(Stage.PARSE, pointer + "/default", why));
    }
  }

  private static Optional<TrialFault> attempt(TableShape shape) throws IOException {
    Path directory = Files.createTempDirectory("weir-trial-");
    Stage stage = Stage.VALIDATE;
    try {
      ScratchTable scratch = new ScratchTable(directory);
      FileStoreTable table = scratch.create(shape);
      stage = Stage.WRITE;
      scratch.use(table);
      return Optional.empty();
    } catch (Exception e) {
      return Optional.of(fault(stage, shape, e));
    } finally {
      FileSystemUtils.deleteRecursively(directory);
    }
  }

  private static TrialFault fault(Stage stage, TableShape shape, Exception failure) {
    if (failure instanceof Problem problem && !problem.faults().isEmpty()) {
      Problem.Fault fault = problem.faults().get(0);
      return new TrialFault(stage, fault.pointer(), fault.message());
    }
    String reason = Failures.reason(failure);
    return new TrialFault(stage, Blame.pointer(shape, reason), reason);
  }

  /** Where the message names no field: the option without which the fault is gone, if any. */
  private static TrialFault blamed(TableShape shape, TrialFault fault) throws IOException {
    boolean vague = fault.pointer().isEmpty() || fault.stage() == Stage.WRITE;
    if (!vague || shape.options().size() > MAX_SUSPECTS || isNamedOption(shape, fault)) {
      return fault;
    }
    String culprit = culprit(shape);
    String value = culprit == null ? "" : String.valueOf(shape.options().get(culprit));
    return culprit == null
        ? fault
        : new TrialFault(
            fault.stage(),
            Blame.option(culprit),
            "With " + culprit + "=" + Excerpt.of(value) + ": " + fault.message());
  }

  private static boolean isNamedOption(TableShape shape, TrialFault fault) {
    return shape.options().keySet().stream().map(Blame::option).anyMatch(fault.pointer()::equals);
  }

  private static @Nullable String culprit(TableShape shape) throws IOException {
    // the longest keys are the most particular ones: fields.v.aggregate-function, not merge-engine
    List<String> suspects =
        shape.options().keySet().stream()
            .sorted(Comparator.comparing(String::length).reversed())
            .toList();
    for (String key : suspects) {
      Map<String, String> without = new HashMap<>(shape.options());
      without.remove(key);
      TableShape other =
          new TableShape(
              shape.columns(), shape.primaryKey(), shape.partitionedBy(), without, shape.comment());
      if (attempt(other).isEmpty()) {
        return key;
      }
    }
    return null;
  }

  @PreDestroy
  void close() {
    calls.close();
  }
}
