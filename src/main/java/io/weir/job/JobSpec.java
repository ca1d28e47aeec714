package io.weir.job;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import io.weir.lease.JobOnTable;
import io.weir.shared.TableId;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/** What a job does: a closed family, one record for each kind. */
@JsonSubTypes({
  @JsonSubTypes.Type(value = MySqlSync.class, name = MySqlSync.KIND),
  @JsonSubTypes.Type(value = Compaction.class, name = Compaction.KIND)
})
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
public sealed interface JobSpec permits MySqlSync, Compaction {

  @JsonIgnore
  JobKind kind();

  String catalog();

  String database();

  /** The one table that it acts on; null where its source decides on the tables. */
  @JsonIgnore
  @Nullable String onlyTable();

  Integer parallelism();

  Duration checkpointInterval();

  /** What it acts on, for people: {@code main.ods} or {@code main.ods.orders}. */
  @JsonIgnore
  String targets();

  /** How many tables it acts on; null where that is for its source to say. */
  @JsonIgnore
  @Nullable Integer tableCount();

  /** Whether it acts on this table, as far as names tell. */
  boolean actsOn(TableId table);

  /** What it does to the tables it acts on. */
  @JsonIgnore
  JobOnTable.Kind effect();
}
