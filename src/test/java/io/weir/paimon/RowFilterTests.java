package io.weir.paimon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.weir.paimon.RowFilter.Condition;
import io.weir.paimon.RowFilter.Operator;
import io.weir.shared.Problem;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RowFilterTests {

  @Test
  void readsConditions() {
    assertThat(
            RowFilter.parse(" `order id`>=-1.5e3 and 状态 in ('a', 'it''s') AND ok = TRUE")
                .conditions())
        .containsExactly(
            new Condition("order id", Operator.GREATER_OR_EQUAL, List.of("-1.5e3")),
            new Condition("状态", Operator.IN, List.of("a", "it's")),
            new Condition("ok", Operator.EQUAL, List.of("true")));
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '"',
      value = {
        "a = 1, EQUAL",
        "a <> 1, NOT_EQUAL",
        "a != 1, NOT_EQUAL",
        "a < 1, LESS",
        "a <= 1, LESS_OR_EQUAL",
        "a > 1, GREATER",
        "a NOT IN (1), NOT_IN",
        "a LIKE 'x%', STARTS_WITH",
        "a LIKE '%x', ENDS_WITH",
        "a LIKE '%x%', CONTAINS",
        "a LIKE 'x', EQUAL",
        "a IS NULL, IS_NULL",
        "a is not null, IS_NOT_NULL"
      })
  void knowsEachOperator(String text, Operator operator) {
    assertThat(RowFilter.parse(text).conditions())
        .extracting(Condition::operator)
        .containsExactly(operator);
  }

  @Test
  void wantsAllRowsWhenNothingIsSaid() {
    assertThat(RowFilter.parse("  ")).isEqualTo(RowFilter.ALL);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a",
        "a =",
        "= 1",
        "a = b",
        "a = 'open",
        "a = 1 OR b = 2",
        "a = 1 AND",
        "a IN ()",
        "a IN (1",
        "a IS 1",
        "a NOT 1",
        "a LIKE '%'",
        "a LIKE 'x%y'",
        "a = 1; DROP TABLE t",
        "(a = 1)",
        "' OR 1=1--"
      })
  void saysWhatWasExpectedAndWhere(String text) {
    assertThatThrownBy(() -> RowFilter.parse(text))
        .isInstanceOfSatisfying(
            Problem.class, p -> assertThat(p.faults().get(0).pointer()).isEqualTo("filter"))
        .hasMessageContaining("At character")
        .hasMessageContaining("status = 'new'");
  }

  @Test
  void hasItsLimits() {
    String many = "a IN (" + "1,".repeat(300) + "1)";
    assertThatThrownBy(() -> RowFilter.parse(many)).hasMessageContaining("at most 200 values");
    assertThatThrownBy(() -> RowFilter.parse("a = '" + "x".repeat(5000) + "'"))
        .hasMessageContaining("at most 4000 characters");
  }
}
