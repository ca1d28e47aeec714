package io.weir.health.judgement;

import io.weir.health.advice.Advice;
import io.weir.health.advice.Advices;
import io.weir.health.following.FollowedTables;
import io.weir.health.following.HealthProperties;
import io.weir.health.signal.Reading;
import io.weir.health.signal.Signals;
import io.weir.health.signal.Storage;
import io.weir.health.signal.TableFacts;
import java.io.UncheckedIOException;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** Judges tables by what is kept of them. Reads the database only. */
@Component
public class Judge {

  private static final int MOST_AT_ONCE = 2000;

  private final JudgedTables tables;
  private final FollowedTables followed;
  private final FactsReader facts;
  private final HealthProperties properties;
  private final Clock clock;

  Judge(
      JudgedTables tables,
      FollowedTables followed,
      FactsReader facts,
      HealthProperties properties,
      Clock clock) {
    this.tables = tables;
    this.followed = followed;
    this.facts = facts;
    this.properties = properties;
    this.clock = clock;
  }

  /**
   * Judges those tables of a catalog where something happened, and the others once a beat: time
   * alone makes some ill.
   */
  public void judgeDue(String catalog) {
    Instant now = clock.instant();
    Storage storage = facts.storage(catalog);
    for (JudgedTable table : tables.due(catalog, now, MOST_AT_ONCE)) {
      @Nullable TableFacts known = facts(table, storage).orElse(null);
      tables.keep(table.number(), judge(table, known), known, now.plus(properties.beat()));
    }
  }

  /** What is known of a table; empty when it was not read to its end yet. */
  public Optional<TableFacts> facts(JudgedTable table) {
    return facts(table, facts.storage(table.id().catalog()));
  }

  private Optional<TableFacts> facts(JudgedTable table, Storage storage) {
    if (table.observedAt() == null || table.seen() == null) {
      return Optional.empty();
    }
    try {
      return Optional.of(facts.read(table, storage));
    } catch (UncheckedIOException unreadable) {
      // what was kept by another version
      followed.countAnew(table.number(), clock.instant());
      return Optional.empty();
    }
  }

  /**
   * @param known null when nothing is known
   */
  public Judgement judge(JudgedTable table, @Nullable TableFacts known) {
    Instant seenAt = table.observedAt();
    if (known == null || seenAt == null) {
      String reason = Judgement.notSeen(table.failure(), null);
      return Judgement.unknown(reason, seenAt, table.snapshotId());
    }
    List<Reading> readings = Signals.read(known);
    List<Advice> advice = Advices.find(known, readings);
    Judgement judgement =
        Judgement.of(new Score(readings, advice).signals(), advice, seenAt, table.snapshotId());
    return table.failure() != null || properties.isStale(seenAt, clock.instant())
        ? judgement.because(Judgement.notSeen(table.failure(), seenAt))
        : judgement;
  }
}
