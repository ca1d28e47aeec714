package io.weir.health.signal;

import io.weir.shared.Severity;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Rows that deletion vectors mark as deleted, against all rows of the files. */
final class DeletedRows implements Signal {

  static final String ID = "deletion-vectors";
  private static final double PERCENT = 100;

  /** Of fewer rows it says nothing. */
  private static final long LEAST_ROWS = 100;

  private static final About ABOUT =
      new About(
          ID,
          "Deleted rows",
          "How many of the rows in files are marked as deleted by deletion vectors: each read opens"
              + " them and leaves them out.",
          Unit.PERCENT,
          Limits.warning(20),
          15);

  @Override
  public About about() {
    return ABOUT;
  }

  @Override
  public Optional<Reading> read(TableFacts facts) {
    long deleted = facts.surroundings().index().deletedRecords();
    long rows = facts.sums().records();
    if (!facts.schema().deletionVectors() || deleted < 0 || rows <= 0) {
      return Optional.empty();
    }
    Map<String, Object> values = new LinkedHashMap<>();
    values.put("deletedRecords", deleted);
    values.put("records", rows);
    values.put("vectorBytes", facts.surroundings().index().deletionVectors().bytes());
    Reading reading =
        Reading.of(
            this,
            deleted * PERCENT / rows,
            facts.limits(ID, ABOUT.limits()),
            List.of(new Evidence("index", facts.id().table(), values)));
    return Optional.of(deleted < LEAST_ROWS ? reading.atMost(Severity.INFO) : reading);
  }
}
