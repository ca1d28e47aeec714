package io.weir.definition.rule;

import io.weir.definition.Finding;
import io.weir.definition.Rule;
import io.weir.definition.TableDefinition;
import io.weir.shared.Severity;
import java.util.Arrays;
import java.util.List;

/**
 * A sequence field of text is compared as text: "10" is older than "9", and updates are lost
 * without a word.
 */
final class TextSequence implements Rule {

  private static final String KEY = "sequence.field";

  @Override
  public About about() {
    return new About(
        "text-sequence",
        Severity.WARNING,
        "A sequence field of text is compared as text, and newer rows lose.",
        Source.OBSERVED);
  }

  @Override
  public List<Finding> check(TableDefinition definition) {
    String value = definition.options().get(KEY);
    if (value == null) {
      return List.of();
    }
    return Arrays.stream(value.split(","))
        .map(String::strip)
        .filter(name -> definition.column(name).filter(ColumnTypes::isText).isPresent())
        .map(
            name ->
                Finding.onOption(
                    this,
                    Severity.WARNING,
                    KEY,
                    value,
                    "'"
                        + name
                        + "' is text, and text orders \"10\" before \"9\": newer rows lose."
                        + " Use a number or a time.",
                    null))
        .toList();
  }
}
