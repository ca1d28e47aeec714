package io.weir.maintenance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.weir.scheduling.EveryTrigger;
import io.weir.shared.Problem;
import io.weir.shared.TableId;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class EffectivePoliciesTests {

  private static final TableId ORDERS = new TableId("main", "ods", "orders");

  private final PolicySpec catalog = policy("catalog", new Scope("main", null, null, null, null));
  private final PolicySpec database =
      policy("database", new Scope("main", "ods", null, null, null));
  private final PolicySpec layer = policy("layer", new Scope("main", null, null, null, "ODS"));
  private final PolicySpec pattern =
      policy("pattern", new Scope("main", null, null, "ods\\..*", null));
  private final PolicySpec table = policy("table", new Scope("main", "ods", "orders", null, null));

  @Test
  void theNearestDecides() {
    assertThat(deciding(catalog, database, layer, pattern, table)).isEqualTo("table");
    assertThat(deciding(catalog, database, layer, pattern)).isEqualTo("pattern");
    assertThat(deciding(catalog, database, layer)).isEqualTo("layer");
    assertThat(deciding(catalog, database)).isEqualTo("database");
    assertThat(deciding(catalog)).isEqualTo("catalog");
  }

  @Test
  void aPatternMustMatchTheWholeName() {
    PolicySpec part = policy("part", new Scope("main", null, null, "ods", null));
    assertThat(new EffectivePolicies(List.of(part)).of(Action.COMPACT, ORDERS, null)).isEmpty();
  }

  @Test
  void anotherCatalogsTableIsNotCovered() {
    TableId elsewhere = new TableId("lake2", "ods", "orders");
    assertThat(
            new EffectivePolicies(List.of(catalog, database)).of(Action.COMPACT, elsewhere, null))
        .isEmpty();
  }

  @Test
  void aDisabledPolicyDecidesNothing() {
    PolicySpec disabled =
        new PolicySpec(
            "off", table.scope(), table.action(), table.trigger(), Map.of(), Limits.DEFAULT, false);
    assertThat(deciding(catalog, disabled)).isEqualTo("catalog");
  }

  @Test
  void findsThoseThatAreEquallyNear() {
    PolicySpec other = policy("other", new Scope("main", null, null, ".*\\.orders", null));
    assertThat(new EffectivePolicies(List.of(pattern, other)).equallyNear(other, ORDERS, null))
        .containsExactly("pattern");
  }

  @Test
  void refusesAScopeThatIsTwoThings() {
    assertThatThrownBy(() -> new Scope("main", "ods", null, ".*", null))
        .isInstanceOf(Problem.class);
    assertThatThrownBy(() -> new Scope("main", null, "orders", null, null))
        .isInstanceOf(Problem.class);
    assertThatThrownBy(() -> new Scope("main", null, null, "(", null)).isInstanceOf(Problem.class);
  }

  private static String deciding(PolicySpec... policies) {
    return new EffectivePolicies(List.of(policies))
        .of(Action.COMPACT, ORDERS, "ODS")
        .orElseThrow()
        .name();
  }

  private static PolicySpec policy(String name, Scope scope) {
    return new PolicySpec(
        name,
        scope,
        Action.COMPACT,
        new EveryTrigger(Duration.ofMinutes(10)),
        Map.of(),
        Limits.DEFAULT,
        true);
  }
}
