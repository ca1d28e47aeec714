package io.weir.definition.rule;

import io.weir.definition.Finding;
import io.weir.definition.Fix;
import io.weir.definition.Rule;
import io.weir.definition.TableDefinition;
import io.weir.shared.Severity;
import java.util.List;

/**
 * Automatic tags that nothing removes hold the files of every period for ever: the table's storage
 * only grows.
 */
final class EndlessTags implements Rule {

  private static final String KEY = "tag.automatic-creation";
  private static final String MOST = "tag.num-retained-max";
  private static final String A_MONTH_OF_DAYS = "30";

  @Override
  public About about() {
    return new About(
        "endless-tags",
        Severity.WARNING,
        "Automatic tags that nothing removes hold their files for ever.",
        Source.DOCUMENTED);
  }

  @Override
  public List<Finding> check(TableDefinition definition) {
    String creation = definition.options().getOrDefault(KEY, "none");
    boolean bounded =
        definition.options().containsKey(MOST)
            || definition.options().containsKey("tag.default-time-retained");
    if (creation.equals("none") || bounded) {
      return List.of();
    }
    return List.of(
        Finding.onOption(
            this,
            Severity.WARNING,
            KEY,
            creation,
            "Tags are made and never removed, and each holds its files for ever.",
            Fix.setOption(MOST, A_MONTH_OF_DAYS)));
  }
}
