package io.weir.job;

import static org.assertj.core.api.Assertions.assertThat;

import io.weir.connection.SourceTable;
import io.weir.connection.SourceTable.Column;
import io.weir.definition.Finding;
import io.weir.shared.Severity;
import java.util.List;
import org.junit.jupiter.api.Test;

class SourceJudgeTests {

  private static final Column ID = new Column("id", "int(11)", false);

  @Test
  void findsNothingInAnOrdinaryTable() {
    assertThat(judge(table("客户-2", ID, new Column("city name", "varchar(20)", true)))).isEmpty();
  }

  @Test
  void refusesNamesThatTheConnectorCannotRead() {
    for (String name : List.of("Order Details", "a.b", "a,b", "it's", "a`b")) {
      assertThat(only(table(name, ID))).isEqualTo("table-name: ERROR");
    }
  }

  @Test
  void refusesNamesThatTheLakeCannotHave() {
    assertThat(only(table("orders$files", ID))).isEqualTo("table-name: ERROR");
    assertThat(only(table("a/b", ID))).isEqualTo("table-name: ERROR");
    assertThat(judge(table("orders$files", ID)).get(0).message())
        .contains("shop.orders$files")
        .contains("must not contain")
        .contains("Exclude it");
  }

  @Test
  void refusesColumnsThatPaimonKeepsForItself() {
    assertThat(only(table("t", ID, new Column("_ROW_ID", "int", true))))
        .isEqualTo("column-name: ERROR");
    assertThat(only(table("t", ID, new Column("_KEY_id", "int", true))))
        .isEqualTo("column-name: ERROR");
  }

  @Test
  void refusesBytesInAKeyAndWarnsOfThemElsewhere() {
    assertThat(only(table("t", new Column("id", "binary(16)", false))))
        .isEqualTo("binary-key: ERROR");
    assertThat(only(table("t", ID, new Column("v", "mediumblob", true))))
        .isEqualTo("binary-column: WARNING");
  }

  @Test
  void warnsOfTimesThatAreNoneOfADay() {
    assertThat(only(table("t", ID, new Column("v", "time(6)", true))))
        .isEqualTo("time-column: WARNING");
    assertThat(judge(table("t", ID, new Column("v", "timestamp(6)", true)))).isEmpty();
  }

  @Test
  void leavesATableWithoutKeyOutUnlessItWasAskedFor() {
    SourceTable keyless = new SourceTable("shop", "log", List.of(), List.of(ID), null, null);
    assertThat(only(keyless)).isEqualTo("table-without-key: WARNING");
    List<Finding> asked = SourceJudge.judge(sync(List.of("orders", "log")), keyless);
    assertThat(asked).extracting(Finding::severity).containsExactly(Severity.ERROR);
    assertThat(asked).extracting(Finding::pointer).containsExactly("/spec/tables/include/1");
  }

  private static String only(SourceTable table) {
    List<Finding> findings = judge(table);
    assertThat(findings).hasSize(1);
    return findings.get(0).rule() + ": " + findings.get(0).severity();
  }

  private static List<Finding> judge(SourceTable table) {
    return SourceJudge.judge(sync(List.of()), table);
  }

  private static MySqlSync sync(List<String> include) {
    TableChoice tables = new TableChoice(include, null);
    return new MySqlSync("shop", "shop", tables, "main", "ods", null, null, null, null, null, null);
  }

  /** Its first column is its key. */
  private static SourceTable table(String name, Column... columns) {
    return new SourceTable("shop", name, List.of(columns[0].name()), List.of(columns), null, null);
  }
}
