package io.weir.definition.rule;

import io.weir.definition.Finding;
import io.weir.definition.Fix;
import io.weir.definition.OptionCatalogue;
import io.weir.definition.Rule;
import io.weir.definition.TableDefinition;
import io.weir.shared.Severity;
import java.util.List;
import java.util.Map;

/**
 * An option of the catalog on a table: {@code cache-enabled} switches no cache off, {@code
 * warehouse} moves nothing. Paimon stores it with the table, and reads it from the catalog alone.
 */
final class CatalogOption implements Rule {

  @Override
  public About about() {
    return new About(
        "catalog-option",
        Severity.WARNING,
        "An option of the catalog does nothing on a table.",
        Source.OBSERVED);
  }

  @Override
  public List<Finding> check(TableDefinition definition) {
    return definition.options().entrySet().stream()
        .filter(option -> OptionCatalogue.isOfCatalog(option.getKey()))
        .sorted(Map.Entry.comparingByKey())
        .map(option -> finding(option.getKey(), option.getValue()))
        .toList();
  }

  private Finding finding(String key, String value) {
    return Finding.onOption(
        this,
        Severity.WARNING,
        key,
        value,
        "'"
            + key
            + "' is an option of the catalog, not of a table: it is stored, and does nothing."
            + " Set it on the catalog.",
        Fix.removeOption(key));
  }
}
