package io.weir.definition;

import io.weir.paimon.PaimonTypes;
import io.weir.paimon.SystemColumns;
import io.weir.shared.Names;
import io.weir.shared.Problem;
import io.weir.shared.Problem.Fault;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Whether a definition is well formed; finds all faults at once. */
final class DefinitionForm {

  private static final String DATA_DIRECTORY = "data-file.path-directory";

  /** Options that would say what a field says, or another thing than it. */
  private static final Map<String, String> FIELDS =
      Map.of(Layer.OPTION, "layer", "primary-key", "primaryKey", "partition", "partitionedBy");

  private static final int MAX_COLUMNS = 2000;
  private static final int MAX_OPTIONS = 500;
  private static final int MAX_TEXT = 4096;

  private final String name;
  private final List<Column> columns;
  private final Map<String, String> options;
  private final @Nullable String comment;
  private final List<Fault> faults = new ArrayList<>();

  DefinitionForm(
      String name, List<Column> columns, Map<String, String> options, @Nullable String comment) {
    this.name = name;
    this.columns = columns;
    this.options = options;
    this.comment = comment;
  }

  void require() {
    collect(() -> Names.lake("/name", name));
    checkText("/comment", comment);
    checkColumns();
    checkOptions();
    if (!faults.isEmpty()) {
      throw Problem.invalid(faults);
    }
  }

  static List<Column> canonical(List<Column> columns) {
    return columns.stream()
        .map(
            c ->
                new Column(
                    c.name(),
                    PaimonTypes.canonical("/columns", c.type()),
                    c.comment(),
                    c.defaultValue()))
        .toList();
  }

  private void checkColumns() {
    if (columns.isEmpty() || columns.size() > MAX_COLUMNS) {
      faults.add(new Fault("/columns", "A table has 1 to " + MAX_COLUMNS + " columns."));
      return;
    }
    Set<String> seen = new HashSet<>();
    for (int i = 0; i < columns.size(); i++) {
      Column column = columns.get(i);
      String pointer = "/columns/" + i;
      checkName(pointer + "/name", column.name());
      collect(() -> PaimonTypes.canonical(pointer + "/type", column.type()));
      checkText(pointer + "/comment", column.comment());
      checkText(pointer + "/default", column.defaultValue());
      if (!seen.add(column.name())) {
        faults.add(new Fault(pointer + "/name", "Another column has this name too."));
      }
    }
  }

  private void checkName(String pointer, String column) {
    if (SystemColumns.include(column)) {
      faults.add(new Fault(pointer, "Paimon has a column of its own by this name: take another."));
    } else {
      collect(() -> Names.lake(pointer, column));
    }
  }

  private void checkOptions() {
    if (options.size() > MAX_OPTIONS) {
      faults.add(new Fault("/options", "A table has at most " + MAX_OPTIONS + " options."));
    }
    options.forEach(
        (key, value) -> {
          String pointer = Finding.pointer("options", key);
          if (key.isBlank() || key.codePoints().anyMatch(Character::isISOControl)) {
            faults.add(new Fault(pointer, "An option needs a key without control characters."));
          }
          String field = FIELDS.get(key);
          if (field != null) {
            faults.add(new Fault(pointer, "Say this by the field '" + field + "'."));
          }
          if (key.equals(DATA_DIRECTORY) && ("/" + value + "/").contains("/../")) {
            faults.add(new Fault(pointer, "The files of a table must not climb out of it."));
          }
          checkText(pointer, value);
        });
  }

  private void checkText(String pointer, @Nullable String text) {
    if (text != null && text.length() > MAX_TEXT) {
      faults.add(new Fault(pointer, "This has at most " + MAX_TEXT + " characters."));
    }
  }

  private void collect(Runnable check) {
    try {
      check.run();
    } catch (Problem problem) {
      faults.addAll(problem.faults());
    }
  }
}
