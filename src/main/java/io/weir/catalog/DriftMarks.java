package io.weir.catalog;

import io.weir.shared.TableId;
import java.util.Map;
import java.util.Optional;

/**
 * Which tables are not as they were last declared; whoever applies definitions implements it. Reads
 * the database only.
 */
public interface DriftMarks {

  /**
   * Whether each table of a database has drifted, by its name. Those that nobody declared, or
   * looked at yet, are left out.
   */
  Map<String, Boolean> of(String catalog, String database);

  /** As {@link #of}, of one table. */
  Optional<Boolean> find(TableId table);
}
