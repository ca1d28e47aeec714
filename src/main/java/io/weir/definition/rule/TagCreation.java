package io.weir.definition.rule;

import io.weir.definition.Finding;
import io.weir.definition.Fix;
import io.weir.definition.Rule;
import io.weir.definition.TableDefinition;
import io.weir.paimon.PaimonOptions;
import io.weir.shared.Severity;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Automatic tags at which the first commit fails, with "null" for a message: a delay of a period or
 * more, and the period weekly, which Paimon declares and can't do.
 */
final class TagCreation implements Rule {

  private static final String CREATION = "tag.automatic-creation";
  private static final String PERIOD = "tag.creation-period";
  private static final String OWN_PERIOD = "tag.creation-period-duration";
  private static final String DELAY = "tag.creation-delay";
  private static final String DAILY = "daily";
  private static final String TOO_LATE =
      "The delay is not shorter than the period of the tags: the first commit would fail, with"
          + " 'null' for a reason.";

  private static final Map<String, Duration> PERIODS =
      Map.of(
          DAILY,
          Duration.ofDays(1),
          "hourly",
          Duration.ofHours(1),
          "two-hours",
          Duration.ofHours(2));

  @Override
  public About about() {
    return new About(
        "tag-creation",
        Severity.ERROR,
        "A tag's delay must be shorter than its period, and the period weekly does not work.",
        Source.OBSERVED);
  }

  @Override
  public List<Finding> check(TableDefinition definition) {
    String creation = definition.option(CREATION).orElse("none");
    if (creation.equals("none")) {
      return List.of();
    }
    String period = definition.option(PERIOD).orElse(DAILY);
    Optional<Duration> own = definition.option(OWN_PERIOD).flatMap(PaimonOptions::duration);
    if (own.isEmpty() && period.equals("weekly")) {
      return List.of(
          finding(
              PERIOD,
              period,
              "Paimon can't make tags weekly: the first commit would fail. Take daily, and keep"
                  + " as many as you need.",
              Fix.setOption(PERIOD, DAILY)));
    }
    Optional<Duration> length = own.or(() -> Optional.ofNullable(PERIODS.get(period)));
    return definition
        .option(DELAY)
        .filter(delay -> isAtLeast(delay, length))
        .map(delay -> finding(DELAY, delay, TOO_LATE, Fix.removeOption(DELAY)))
        .stream()
        .toList();
  }

  private static boolean isAtLeast(String delay, Optional<Duration> period) {
    Optional<Duration> late = PaimonOptions.duration(delay);
    return late.isPresent() && period.isPresent() && late.get().compareTo(period.get()) >= 0;
  }

  private Finding finding(String key, String value, String message, Fix fix) {
    return Finding.onOption(this, Severity.ERROR, key, value, message, fix);
  }
}
