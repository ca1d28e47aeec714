package io.weir.flink;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class FailureCauseTests {

  @Test
  void saysThatThePasswordIsWrong() {
    FailureCause cause =
        FailureCause.of(
            """
            org.apache.flink.client.program.ProgramInvocationException: The main method caused an error
            \tat org.example.Main.main(Main.java:1)
            Caused by: java.sql.SQLException: Access denied for user 'ada'@'localhost' (using password: YES)
            \tat com.mysql.cj.jdbc.ConnectionImpl.connect(ConnectionImpl.java:1)
            """);
    assertThat(cause.sentence()).startsWith("The database refuses user 'ada'");
    assertThat(cause.cause()).startsWith("java.sql.SQLException: Access denied");
    assertThat(cause.passing()).isFalse();
  }

  @Test
  void takesASilentDatabaseForSomethingThatPasses() {
    FailureCause cause =
        FailureCause.of(
            "X\nCaused by: com.mysql.CommunicationsException: Communications link failure");
    assertThat(cause.passing()).isTrue();
  }

  @Test
  void saysThatTheBinlogIsGone() {
    FailureCause cause =
        FailureCause.of(
            "X\nCaused by: io.debezium.DebeziumException: Could not find first log file name in binary"
                + " log index file");
    assertThat(cause.sentence()).contains("no longer has the binlog");
  }

  @Test
  void fallsBackOnTheLastCauseInShort() {
    FailureCause cause =
        FailureCause.of(
            "org.a.First: one\n\tat x\nCaused by: org.b.Second: two\nCaused by: org.c.Third: three");
    assertThat(cause.sentence()).isEqualTo("Third: three");
    assertThat(cause.cause()).isEqualTo("org.c.Third: three");
  }

  @Test
  void saysSomethingWhereFlinkSaysNothing() {
    assertThat(FailureCause.of(" ").sentence()).isEqualTo("Flink gave no reason.");
  }
}
