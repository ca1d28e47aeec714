package io.weir.flink;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Why Flink failed, for people.
 *
 * @param sentence what to do about it
 * @param cause the last "Caused by", as Flink said it
 * @param passing whether it may pass by itself, so that trying again later makes sense
 */
public record FailureCause(String sentence, String cause, boolean passing) {

  private static final int MAX_CAUSE_LENGTH = 500;
  private static final Pattern CAUSE = Pattern.compile("(?m)^\\s*Caused by: (.+)$");
  private static final Pattern CLASS_NAME =
      Pattern.compile("^(?:[a-z][\\w]*\\.)+([A-Z][\\w$]*)(?:: )?");

  /** A known cause: what its stack trace says somewhere, and what a person can do about it. */
  private record Known(Pattern sign, String sentence, boolean passing) {}

  private static final List<Known> KNOWN =
      List.of(
          known(
              "Access denied for user '([^']*)'",
              "The database refuses user '$1': the password or the user's privileges are wrong. Correct"
                  + " the connection and start the job again.",
              false),
          known(
              "Communications link failure|Connection refused.*mysql|Can't connect to MySQL",
              "The database does not answer. See that it runs and can be reached from the cluster.",
              true),
          known("Unknown database '([^']*)'", "The source has no database '$1'.", false),
          known(
              "No tables found in MySQL database ([^,]*),",
              "No table to synchronise was found in database $1: it does not exist, or the tables chosen"
                  + " are not in it.",
              false),
          known(
              "No tables to be synchronized",
              "No table can be synchronised: those in the lake do not fit the schemas of the source.",
              false),
          known(
              "Could not find first log file name in binary log|requires at least one file, but the"
                  + " (?:server|connector)|binlog.*(?:no longer available|purged)|purged required binary"
                  + " logs",
              "The source no longer has the binlog that the job would read next. Start the job from"
                  + " nothing: it takes a new snapshot.",
              false),
          known(
              "The MySQL server has a timezone offset",
              "The source's time zone differs from the connection's option serverTimeZone. Set it to the"
                  + " source's.",
              false),
          known(
              "binlog_format|binlog_row_image|log_bin",
              "The source must write a binlog with binlog_format=ROW and binlog_row_image=FULL.",
              false),
          known(
              "NoResourceAvailableException|Could not acquire the minimum required resources",
              "No free slot on the cluster: stop another job or give the cluster more slots.",
              true),
          known(
              "(?:Failed to create directory|Failed to create checkpoint storage|mkdirs failed|Mkdirs failed|Permission denied|Read-only file"
                  + " system|Could not (?:create|flush|open) [^\\n]*checkpoint)[^\\n]*",
              "The cluster cannot write to a directory: see the checkpoint directory and the warehouse,"
                  + " their permissions and the space left.",
              false),
          known(
              "No space left on device",
              "No space is left where the cluster writes its checkpoints or the warehouse.",
              false),
          known(
              "Incompatible schema found\\.\\s+Paimon table is: ([^,]+),",
              "Table $1 in the lake does not fit the schema of its source. Alter it, choose another"
                  + " target or leave the table out.",
              false),
          known(
              "Failed to deserialize data of EventHeaderV4\\{[^}]*eventType=TABLE_MAP",
              "The connector cannot read a change of the source: it miscounts the columns of a table with"
                  + " a YEAR. The test of the connection names the table and its remedy; then start the job"
                  + " from nothing, which takes a new snapshot.",
              false),
          known(
              "(Length of type (?:VAR)?BINARY[^\\n]*)",
              "Bytes that are not UTF-8 do not fit their column: $1. Leave their table out.",
              false),
          known(
              "NoClassDefFoundError|ClassNotFoundException",
              "The cluster lacks a library that the job needs: paimon-flink, the MySQL CDC connector,"
                  + " the MySQL driver and Hadoop must be in its lib folder.",
              false));

  /** Reads a stack trace. */
  static FailureCause of(String raw) {
    String cause = lastCause(raw);
    for (Known known : KNOWN) {
      Matcher sign = known.sign.matcher(raw);
      if (sign.find()) {
        String first = sign.groupCount() > 0 && sign.group(1) != null ? sign.group(1) : "";
        return new FailureCause(known.sentence.replace("$1", first), cause, known.passing);
      }
    }
    return new FailureCause(CLASS_NAME.matcher(cause).replaceFirst("$1: "), cause, false);
  }

  private static String lastCause(String raw) {
    String last = raw.strip().lines().findFirst().orElse("Flink gave no reason.");
    Matcher causes = CAUSE.matcher(raw);
    while (causes.find()) {
      last = causes.group(1);
    }
    return last.length() > MAX_CAUSE_LENGTH ? last.substring(0, MAX_CAUSE_LENGTH) + "…" : last;
  }

  private static Known known(String sign, String sentence, boolean passing) {
    return new Known(Pattern.compile(sign), sentence, passing);
  }
}
