package io.weir.rollout;

import io.weir.catalog.Catalogs;
import io.weir.definition.Finding;
import io.weir.definition.OptionCatalogue;
import io.weir.definition.OptionEntry;
import io.weir.definition.Severity;
import io.weir.definition.change.OptionChange;
import io.weir.definition.change.TableChange;
import io.weir.shared.TableId;
import java.util.ArrayList;
import java.util.List;
import org.springframework.stereotype.Component;

/** Options that a table can't be given any more, once it has snapshots. */
@Component
class OptionLimits {

  private static final String BUCKET = "bucket";

  private final Catalogs catalogs;

  OptionLimits(Catalogs catalogs) {
    this.catalogs = catalogs;
  }

  /** What stands against these changes. Asks the storage only where one of them is in question. */
  List<Finding> check(TableId id, List<TableChange> changes) {
    List<Finding> findings = new ArrayList<>();
    for (TableChange change : changes) {
      if (change instanceof OptionChange && isLimited(change.subject()) && hasSnapshots(id)) {
        findings.add(finding(change));
      }
    }
    return findings;
  }

  private static boolean isLimited(String key) {
    return key.equals(BUCKET)
        || OptionCatalogue.find(key).map(OptionEntry::immutable).orElse(false);
  }

  private boolean hasSnapshots(TableId id) {
    return !catalogs.table(id).snapshots(null, 1).isEmpty();
  }

  private static Finding finding(TableChange change) {
    String message =
        change.subject().equals(BUCKET)
            ? "The rows that are there lie in the buckets of today: every partition would have to be"
                + " rescaled, which Weir does not do yet. Make a new table and copy the rows into it."
            : "Paimon can't alter this option of a table that has snapshots: make a new table and"
                + " copy the rows into it.";
    return new Finding(
        change.subject().equals(BUCKET) ? "rescale" : "immutable-option",
        Severity.ERROR,
        Finding.pointer("options", change.subject()),
        message,
        change.detail(),
        null);
  }
}
