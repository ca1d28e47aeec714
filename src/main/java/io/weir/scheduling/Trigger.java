package io.weir.scheduling;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;

/** When something is due, again and again. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
@JsonSubTypes({
  @JsonSubTypes.Type(value = CronTrigger.class, name = "cron"),
  @JsonSubTypes.Type(value = EveryTrigger.class, name = "every")
})
public sealed interface Trigger permits CronTrigger, EveryTrigger {

  /** As part of a sentence: {@code every 10 minutes}. */
  String words();
}
