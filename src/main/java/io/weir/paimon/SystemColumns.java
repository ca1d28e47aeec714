package io.weir.paimon;

import java.util.Locale;
import org.apache.paimon.table.SpecialFields;

/** The names that Paimon gives to columns of its own. */
public final class SystemColumns {

  private SystemColumns() {}

  /** Whether a column of a table can't have this name, whatever its case. */
  public static boolean include(String name) {
    return SpecialFields.isSystemField(name)
        || SpecialFields.isSystemField(name.toUpperCase(Locale.ROOT))
        || SpecialFields.isSystemField(name.toLowerCase(Locale.ROOT));
  }
}
