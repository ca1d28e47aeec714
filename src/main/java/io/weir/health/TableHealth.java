package io.weir.health;

import io.weir.health.following.HealthProperties;
import io.weir.health.judgement.Judge;
import io.weir.health.judgement.JudgedTables;
import io.weir.health.judgement.Judgement;
import io.weir.health.judgement.TableVerdict;
import io.weir.health.judgement.TableVerdicts;
import io.weir.health.series.SeriesReader;
import io.weir.health.series.TableMetric;
import io.weir.health.series.TableSeries;
import io.weir.health.series.TimeGrid;
import io.weir.health.signal.TableFacts;
import io.weir.shared.HealthState;
import io.weir.shared.Page;
import io.weir.shared.PageRequest;
import io.weir.shared.Problem;
import io.weir.shared.TableId;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Service;

/** How well tables are, and how it went over time. Reads the database only. */
@Service
public class TableHealth {

  private final LakeReader lake;
  private final TableVerdicts verdicts;
  private final JudgedTables tables;
  private final Judge judge;
  private final SeriesReader reader;
  private final HealthProperties properties;
  private final Clock clock;

  TableHealth(
      LakeReader lake,
      TableVerdicts verdicts,
      JudgedTables tables,
      Judge judge,
      SeriesReader reader,
      HealthProperties properties,
      Clock clock) {
    this.lake = lake;
    this.verdicts = verdicts;
    this.tables = tables;
    this.judge = judge;
    this.reader = reader;
    this.properties = properties;
    this.clock = clock;
  }

  /**
   * How well a table is now, and who acts on it.
   *
   * @param facts that it was judged by; null when nothing is known of the table
   */
  public record Check(Judgement judgement, @Nullable TableFacts facts) {

    /** Of a table that nobody looked at yet. */
    public static final Check UNSEEN =
        new Check(Judgement.unknown(Judgement.notSeen(null, null), null, null), null);
  }

  /** Judges a table by what is known of it now; empty when it is not followed yet. */
  public Optional<Check> check(TableId id) {
    return tables
        .find(id)
        .map(
            table -> {
              TableFacts facts = judge.facts(table).orElse(null);
              return new Check(judge.judge(table, facts), facts);
            });
  }

  /**
   * Tables by how well they are, the worst first; or by another measure, the most first.
   *
   * @param catalog null for all
   * @param state null for all
   * @param page sorted by score, bytes, files or deadBytes
   * @throws Problem INVALID for another order
   */
  public Page<TableVerdict> list(
      @Nullable String catalog, @Nullable HealthState state, PageRequest page) {
    return verdicts.list(catalog, state, page);
  }

  /**
   * How metrics of a table went; all null for a table that was never observed.
   *
   * @param from null for a day before {@code to}
   * @param to null for now
   * @param points 2 to 500 steps
   * @throws Problem INVALID for an absurd stretch of time
   */
  public TableSeries series(
      TableId id,
      List<TableMetric> metrics,
      @Nullable Instant from,
      @Nullable Instant to,
      int points) {
    Instant end = to == null ? clock.instant() : to;
    TimeGrid grid = TimeGrid.between(from, end, points, properties.patience());
    return reader.read(reader.ofTable(id), metrics, grid);
  }

  /** What each catalog that has tables comes to; one query. */
  public List<CatalogTotals> totals() {
    return lake.totals();
  }

  /**
   * The lake, or a catalog, in a few numbers.
   *
   * @param catalog null for all
   */
  public LakeSummary summary(@Nullable String catalog) {
    return lake.summary(catalog);
  }
}
