package io.weir.paimon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.weir.shared.Problem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TypeTextTests {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "int|INT",
        "bigint not null|BIGINT NOT NULL",
        "decimal(10,2)|DECIMAL(10, 2)",
        "varchar ( 20 ) not null|VARCHAR(20) NOT NULL",
        "timestamp(3) with local time zone|TIMESTAMP(3) WITH LOCAL TIME ZONE",
        "array<int not null> not null|ARRAY<INT NOT NULL> NOT NULL",
        "map<string,array<row<a int,b string>>>|MAP<STRING, ARRAY<ROW<`a` INT, `b` STRING>>>",
        "multiset<string>|MULTISET<STRING>",
        "row(a int, `b c` decimal(3, 1) not null)|ROW<`a` INT, `b c` DECIMAL(3, 1) NOT NULL>",
      })
  void readsWhatPeopleWrite(String text, String canonical) {
    assertThat(PaimonTypes.canonical("/type", text)).isEqualTo(canonical);
    assertThat(PaimonTypes.canonical("/type", canonical)).isEqualTo(canonical);
  }

  @Test
  void keepsTheCommentsOfFields() {
    String type = "ROW<a INT 'it''s, so > far', b STRING COMMENT 'plain'>";
    assertThat(PaimonTypes.canonical("", type)).contains("it''s, so > far").contains("plain");
    assertThat(PaimonTypes.canonical("", PaimonTypes.canonical("", type)))
        .isEqualTo(PaimonTypes.canonical("", type));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "STRNG",
        "ARRAY<",
        "ARRAY<INT",
        "ARRAY<>",
        "MAP<INT>",
        "ROW<a>",
        "ROW<>",
        "INT INT",
        "INT NOT",
        "ARRAY<INT> NOT",
        "DECIMAL(99, 2)",
        "VARCHAR(0)",
        "INT; DROP TABLE x",
        "FOO<INT>",
        "ROW<a INT 'open",
        "DECIMAL(10",
        "INT>",
        "VARCHAR(99999999999999)"
      })
  void pointsAtWhatIsNoType(String text) {
    assertThatThrownBy(() -> PaimonTypes.canonical("/columns/0/type", text))
        .isInstanceOfSatisfying(
            Problem.class,
            p -> assertThat(p.faults().get(0).pointer()).isEqualTo("/columns/0/type"));
  }

  @Test
  void saysHowFarALengthOrPrecisionGoes() {
    assertThatThrownBy(() -> PaimonTypes.canonical("", "DECIMAL(99, 2)"))
        .hasMessageContaining("between 1 and 38");
    assertThatThrownBy(() -> PaimonTypes.canonical("", "x".repeat(5000)))
        .hasMessageContaining("…")
        .satisfies(e -> assertThat(e.getMessage()).hasSizeLessThan(300));
  }

  @Test
  void boundsDepthAndLength() {
    String deep = "ARRAY<".repeat(5000) + "INT" + ">".repeat(5000);
    assertThatThrownBy(() -> PaimonTypes.canonical("", deep)).isInstanceOf(Problem.class);
    String nested = "ARRAY<".repeat(100) + "INT" + ">".repeat(100);
    assertThatThrownBy(() -> PaimonTypes.canonical("", nested)).hasMessageContaining("32 deep");
  }
}
