package io.weir.definition.rule;

import io.weir.definition.Finding;
import io.weir.definition.Fix;
import io.weir.definition.Rule;
import io.weir.definition.TableDefinition;
import io.weir.shared.Severity;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Sequence groups of partial-update that Paimon takes and that do not do what they say: one with a
 * column of the primary key, and any beside a {@code sequence.field}, which orders the whole row.
 */
final class SequenceGroups implements Rule {

  private static final Pattern GROUP = Pattern.compile("fields\\.(.+)\\.sequence-group");
  private static final String WHOLE_ROW = "sequence.field";

  @Override
  public About about() {
    return new About(
        "sequence-groups",
        Severity.ERROR,
        "A sequence group must not hold the primary key, nor stand beside a sequence field.",
        Source.OBSERVED);
  }

  @Override
  public List<Finding> check(TableDefinition definition) {
    List<Finding> findings = new ArrayList<>();
    definition
        .options()
        .forEach(
            (key, value) -> {
              Matcher group = GROUP.matcher(key);
              if (group.matches()) {
                keyed(definition, key, value, group.group(1)).forEach(findings::add);
                definition
                    .option(WHOLE_ROW)
                    .ifPresent(field -> findings.add(beside(key, value, field)));
              }
            });
    return findings;
  }

  private Stream<Finding> keyed(
      TableDefinition definition, String key, String value, String ordering) {
    return Stream.of(ordering, value)
        .flatMap(names -> Arrays.stream(names.split(",")))
        .map(String::strip)
        .filter(definition.primaryKey()::contains)
        .map(
            name ->
                Finding.onOption(
                    this,
                    Severity.ERROR,
                    key,
                    value,
                    "'" + name + "' is of the primary key, which no sequence group can update.",
                    null));
  }

  private Finding beside(String key, String value, String field) {
    return Finding.onOption(
        this,
        Severity.WARNING,
        key,
        value,
        "The sequence field '"
            + field
            + "' orders the whole row, so groups mean nothing beside it.",
        Fix.removeOption(WHOLE_ROW));
  }
}
