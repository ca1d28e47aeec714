package io.weir.rollout;

import io.weir.catalog.Catalogs;
import io.weir.catalog.TableChanges;
import io.weir.paimon.ValueProbe;
import io.weir.shared.Problem;
import jakarta.annotation.PreDestroy;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.springframework.stereotype.Component;

/**
 * Looks at the data that the steps of a draft would break or lose: some steps at once, and of each
 * no more than its limits of rows and time.
 */
@Component
class DataLooks {

  private static final int AT_ONCE = 4;
  private static final int MOST_LOOKS = 50;
  private static final long MAX_ROWS = 1_000_000;
  private static final Duration MAX_TIME = Duration.ofSeconds(5);

  private final Catalogs catalogs;
  private final TableChanges tables;
  private final ExecutorService pool =
      Executors.newFixedThreadPool(AT_ONCE, work -> new Thread(work, "data-look"));

  DataLooks(Catalogs catalogs, TableChanges tables) {
    this.catalogs = catalogs;
    this.tables = tables;
  }

  /** Puts what is seen beside the steps. Blocks. */
  void look(Draft draft) {
    List<Integer> numbers = new ArrayList<>();
    List<CompletableFuture<DraftStep>> seen = new ArrayList<>();
    for (int i = 0; i < draft.entries().size(); i++) {
      DraftStep entry = draft.entries().get(i);
      if (entry.question() != null || entry.step() instanceof TableStep.Drop) {
        boolean looks = numbers.size() < MOST_LOOKS;
        numbers.add(i);
        seen.add(CompletableFuture.supplyAsync(() -> looks ? look(entry) : unseen(entry), pool));
      }
    }
    for (int i = 0; i < numbers.size(); i++) {
      DraftStep entry = seen.get(i).join();
      draft.show(numbers.get(i), entry.probe(), entry.losses());
    }
  }

  private DraftStep look(DraftStep entry) {
    return entry.step() instanceof TableStep.Drop drop
        ? entry.showing(null, losses(drop))
        : entry.showing(entry.question() == null ? null : ask(entry.question()), List.of());
  }

  private static DraftStep unseen(DraftStep entry) {
    String why = "Not looked at: a plan looks at the data of " + MOST_LOOKS + " steps at most.";
    return entry.question() == null
        ? entry.showing(null, List.of(why))
        : entry.showing(Probe.failed(why), List.of());
  }

  /** Reads values. Blocks for some seconds at most. */
  Probe ask(ProbeQuestion question) {
    try {
      return Probe.of(
          catalogs
              .table(question.table())
              .probe(new ValueProbe(question.path(), question.to(), MAX_ROWS, MAX_TIME)));
    } catch (Problem problem) {
      return Probe.failed(problem.detail());
    }
  }

  private List<String> losses(TableStep.Drop drop) {
    try {
      return tables.contents(drop.id()).words();
    } catch (Problem problem) {
      return List.of("what it holds could not be seen: " + problem.detail());
    }
  }

  @PreDestroy
  void close() {
    pool.shutdownNow();
  }
}
