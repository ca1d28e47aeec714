package io.weir.flink;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
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
  void saysThatTheCheckpointsCannotBeWritten() {
    FailureCause cause =
        FailureCause.of(
            "org.apache.flink.util.FlinkRuntimeException: Failed to create checkpoint storage at"
                + " checkpoint coordinator side.\n"
                + "Caused by: java.nio.file.FileAlreadyExistsException: /file");
    assertThat(cause.sentence()).contains("cannot write").contains("checkpoint directory");
  }

  @Test
  void saysHowTheBinlogMustBeWritten() {
    for (String setting : List.of("binlog_format STATEMENT", "binlog_row_image MINIMAL")) {
      FailureCause cause =
          FailureCause.of("ValidationException: The MySQL server is configured with " + setting);
      assertThat(cause.sentence()).startsWith("The source must write a binlog");
    }
  }

  @Test
  void namesTheTableThatDoesNotFit() {
    FailureCause cause =
        FailureCause.of(
            "X\nCaused by: java.lang.IllegalStateException: Incompatible schema found. Paimon table is:"
                + " ods.orders, its fields are [a], those of its source [b]");
    assertThat(cause.sentence()).startsWith("Table ods.orders in the lake does not fit");
  }

  @Test
  void saysWhyAChangeCannotBeRead() {
    FailureCause cause =
        FailureCause.of(
            "X\nCaused by: io.debezium.DebeziumException: Failed to deserialize data of"
                + " EventHeaderV4{timestamp=1, eventType=TABLE_MAP, serverId=1}\n"
                + "Caused by: java.io.EOFException: Failed to read remaining 1 of 3 bytes");
    assertThat(cause.sentence()).contains("a YEAR").contains("test of the connection");
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
