package io.weir.job;

import com.fasterxml.jackson.annotation.JsonProperty;

/** What kind of job it is. */
public enum JobKind {
  @JsonProperty(MySqlSync.KIND)
  MYSQL_SYNC(MySqlSync.KIND),
  @JsonProperty(Compaction.KIND)
  COMPACTION(Compaction.KIND);

  private final String text;

  JobKind(String text) {
    this.text = text;
  }

  /** As clients see it. */
  public String text() {
    return text;
  }
}
