package io.weir.maintenance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.weir.scheduling.CronTrigger;
import io.weir.shared.Problem;
import io.weir.shared.TableId;
import java.util.Map;
import org.junit.jupiter.api.Test;

class PolicySpecTests {

  private static final Scope ODS = new Scope("main", "ods", null, null, null);

  @Test
  void readsBackAsASentence() {
    PolicySpec policy =
        policy(Action.EXPIRE_SNAPSHOTS, Map.of("retainTime", "PT1H", "retainMin", 10));
    assertThat(policy.sentence())
        .isEqualTo(
            "Expire snapshots of every table of main.ods, keep 1 h and at least 10, at '0 5 * * * ?' in UTC.");
  }

  @Test
  void fillsInTheDefaultsOfItsAction() {
    assertThat(policy(Action.COMPACT, Map.of()).options()).containsEntry("strategy", "minor");
    assertThat(policy(Action.EXPIRE_SNAPSHOTS, Map.of()).options())
        .containsEntry("retainTime", "PT1H")
        .containsEntry("retainMin", 10);
  }

  @Test
  void pointsAtTheOptionThatIsBad() {
    refuses(Action.COMPACT, Map.of("strategy", "most"), "/options/strategy");
    refuses(Action.COMPACT, Map.of("retainMin", 3), "/options/retainMin");
    refuses(Action.EXPIRE_SNAPSHOTS, Map.of("retainTime", "1 hour"), "/options/retainTime");
    refuses(Action.EXPIRE_SNAPSHOTS, Map.of("retainTime", "-PT1H"), "/options/retainTime");
    refuses(Action.EXPIRE_SNAPSHOTS, Map.of("retainMin", 0), "/options/retainMin");
    refuses(Action.EXPIRE_SNAPSHOTS, Map.of("retainMin", 5, "retainMax", 3), "/options/retainMax");
  }

  @Test
  void givesUpOnAPatternThatWouldTryForYears() {
    Scope hostile = new Scope("main", null, null, "(a+)+b", null);
    assertThat(hostile.covers(new TableId("main", "a".repeat(60), "a"), null)).isFalse();
    Scope sane = new Scope("main", null, null, "ods\\..*", null);
    assertThat(sane.covers(new TableId("main", "ods", "orders"), null)).isTrue();
  }

  @Test
  void refusesAPatternOfAbsurdLength() {
    assertThatThrownBy(() -> new Scope("main", null, null, "x".repeat(301), null))
        .isInstanceOf(Problem.class);
  }

  private static void refuses(Action action, Map<String, Object> options, String pointer) {
    assertThatThrownBy(() -> policy(action, options))
        .isInstanceOfSatisfying(
            Problem.class, p -> assertThat(p.faults().get(0).pointer()).isEqualTo(pointer));
  }

  private static PolicySpec policy(Action action, Map<String, Object> options) {
    return new PolicySpec(
        "p", ODS, action, new CronTrigger("5 * * * *", "UTC"), options, Limits.DEFAULT, true);
  }
}
