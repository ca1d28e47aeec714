package io.weir.definition.change;

import static org.assertj.core.api.Assertions.assertThat;

import io.weir.definition.Column;
import io.weir.definition.TableDefinition;
import io.weir.definition.change.TableDiff.Basis;
import io.weir.paimon.SchemaAlteration;
import io.weir.paimon.TableShape;
import io.weir.paimon.TestLake;
import io.weir.shared.Severity;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Changes of random tables, carried out by Paimon one by one: each is valid when it comes, those
 * that are left are found again after each, and the last makes the table what is declared.
 */
class RandomChangesTests {

  private static final int TABLES = 150;

  @TempDir Path directory;

  @Test
  void leadFromAnyTableToItsDefinitionWhereverTheyAreInterrupted() {
    long seed = Long.getLong("seed", System.nanoTime());
    RandomAlterations random = new RandomAlterations(seed);
    int carriedOut = 0;
    try (TestLake lake = new TestLake(directory)) {
      for (int i = 0; i < TABLES; i++) {
        RandomAlterations.Pair pair = random.next();
        String table = "t" + i;
        lake.lake().createTable(TestLake.DATABASE, table, pair.has().shape());
        carriedOut += carryOut(lake, table, pair, "seed " + seed + ", table " + i);
      }
    }
    assertThat(carriedOut).as("changes, seed " + seed).isGreaterThan(TABLES);
  }

  private static int carryOut(
      TestLake lake, String table, RandomAlterations.Pair pair, String where) {
    TableDefinition wanted = pair.wants();
    Basis basis = new Basis(pair.renamed(), pair.has().options().keySet(), false);
    TableDiff.Outcome outcome = TableDiff.of(shape(lake, table), wanted, basis);
    if (outcome.findings().stream().anyMatch(finding -> finding.severity() == Severity.ERROR)) {
      return 0;
    }
    List<String> left = words(outcome.changes());
    for (TableChange change : outcome.changes()) {
      SchemaAlteration alteration = new SchemaAlteration();
      change.addTo(alteration);
      lake.lake().alterTable(TestLake.DATABASE, table, alteration);
      left = left.subList(1, left.size());
      assertThat(words(TableDiff.of(shape(lake, table), wanted, basis).changes()))
          .as("%s: what is left after %s of %s", where, change.detail(), outcome.changes())
          .isEqualTo(left);
    }
    if (outcome.findings().stream()
        .anyMatch(finding -> finding.rule().equals(TableDiff.FIELD_ORDER))) {
      return outcome.changes().size();
    }
    TableShape done = shape(lake, table);
    assertThat(TableDefinition.of(table, done).columns()).as(where).isEqualTo(stored(wanted));
    return outcome.changes().size();
  }

  private static List<Column> stored(TableDefinition wanted) {
    return TableDefinition.of(wanted.name(), wanted.shape()).columns();
  }

  private static TableShape shape(TestLake lake, String table) {
    return lake.table(table).schema().shape();
  }

  private static List<String> words(List<TableChange> changes) {
    return changes.stream().map(change -> change.kind() + " " + change.detail()).toList();
  }
}
