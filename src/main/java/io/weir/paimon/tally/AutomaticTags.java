package io.weir.paimon.tally;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import org.apache.paimon.CoreOptions;
import org.apache.paimon.CoreOptions.TagCreationMode;
import org.apache.paimon.options.ConfigOption;
import org.apache.paimon.options.ConfigOptions;
import org.apache.paimon.tag.TagPeriodHandler;
import org.jspecify.annotations.Nullable;

/** The tags that writers make by themselves, one for each period, which its name tells. */
final class AutomaticTags {

  private static final ConfigOption<String> WATERMARK_ZONE =
      ConfigOptions.key("sink.watermark-time-zone").stringType().defaultValue("UTC");

  private final CoreOptions options;
  private final boolean automatic;

  AutomaticTags(CoreOptions options) {
    this.options = options;
    TagCreationMode mode = options.tagCreationMode();
    this.automatic = mode == TagCreationMode.PROCESS_TIME || mode == TagCreationMode.WATERMARK;
  }

  /** The beginning of the period that a tag stands for; null when it is not such a tag. */
  @Nullable Instant period(String tag) {
    TagPeriodHandler periods = automatic ? TagPeriodHandler.create(options) : null;
    if (periods == null || !periods.isAutoTag(tag)) {
      return null;
    }
    return periods.tagToTime(tag).atZone(zone()).toInstant();
  }

  private ZoneId zone() {
    return options.tagCreationMode() == TagCreationMode.WATERMARK
        ? ZoneId.of(options.toConfiguration().get(WATERMARK_ZONE))
        : options.sinkProcessTimeZone();
  }

  static Duration period(CoreOptions options) {
    TagPeriodHandler periods = TagPeriodHandler.create(options);
    LocalDateTime any = LocalDateTime.of(2026, 1, 1, 0, 0);
    return Duration.between(any, periods.nextTagTime(any));
  }
}
