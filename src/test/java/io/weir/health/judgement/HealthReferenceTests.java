package io.weir.health.judgement;

import static org.assertj.core.api.Assertions.assertThat;

import io.weir.health.advice.Advices;
import io.weir.health.advice.Cause;
import io.weir.health.signal.Limits;
import io.weir.health.signal.Signal;
import io.weir.health.signal.Signals;
import io.weir.health.signal.Unit;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** The committed page is what the code says. {@code -Dhealth.write=true} writes it anew. */
class HealthReferenceTests {

  private static final Path COMMITTED = Path.of("docs/health.md");

  private static final String HEAD =
      """
      # Health

      Generated from the signals and causes in the code; do not edit.

      A *signal* is one measured fact of a table, with a limit from which it is a warning and one from which it is an
      error. A table is ILL with any error or a score under 50, DEGRADED with any warning or under 80, UNKNOWN when it
      could not be read or was not seen for two looks, else HEALTHY.

      ## Score

      `score = 100 - the points that signals cost`, and at least 0. A signal that is an error costs its weight, one that
      is a warning 40% of it; half of that in full, and the other half by the share of the table's bytes that it is
      about, so that one large bad partition weighs more than a small one. What follows from another signal costs
      nothing of its own: the cause costs the most of what they would.

      ## Tables that can't be read

      A table is UNKNOWN with the reason, and only it. What usually mends it:

      | reason | way out |
      |---|---|
      | a manifest, or a list of them, is cut short or missing | roll back to the newest snapshot that does not need it |
      | the hint `LATEST` names a snapshot that is not there, or hides newer ones | delete the file `snapshot/LATEST` |
      | the newest snapshot can't be read | roll back to the one before it; where Paimon can't read it either, delete its file and `snapshot/LATEST` |
      | a schema is missing or can't be read | restore it from a copy of the table |
      | a format version of the future | a newer Weir |
      | no permission, or a storage that does not answer | what the reason says; Weir looks again by itself |

      ## Other limits

      A policy may set other limits for the tables that it is for, in its `limits`:
      `{"signals": {"sorted-runs": {"warning": 20, "error": 40}}}`. Limits are in the
      unit of the signal; seconds for times, bytes for sizes.

      ## Signals

      Limits in brackets depend on the table: sorted runs on its compaction trigger and on how often somebody else
      compacts it, times on how often it is written, compacted or expired.

      | signal | what it says | unit | warning from | error from | weight |
      |---|---|---|---|---|---|
      """;

  private static final String CAUSES =
      """

      ## Advice

      The first cause that holds explains its signal and those that follow from it.

      | cause | what is said | what it costs to leave it | of | explains too |
      |---|---|---|---|---|
      """;

  private static final List<String> DEPENDING =
      List.of(
          "sorted-runs",
          "no-compactor",
          "full-compaction-lag",
          "snapshot-debt",
          "partition-expiry-stuck",
          "table-stale");

  @Test
  void committedPageIsFresh() throws IOException {
    String signals =
        Signals.all().stream().map(Signal::about).map(this::row).collect(Collectors.joining());
    String causes =
        Advices.abouts().stream().map(HealthReferenceTests::row).collect(Collectors.joining());
    String actual = HEAD + signals + CAUSES + causes;
    if (Boolean.getBoolean("health.write")) {
      Files.writeString(COMMITTED, actual);
    }
    assertThat(Files.readString(COMMITTED))
        .as("run: mvn test -Dtest=HealthReferenceTests -Dhealth.write=true")
        .isEqualTo(actual);
  }

  @Test
  void everySignalHasACause() {
    assertThat(Advices.abouts().stream().map(Cause.About::signal))
        .containsAll(Signals.all().stream().map(signal -> signal.about().id()).toList());
  }

  @Test
  void causesNameSignalsThatThereAre() {
    assertThat(Signals.all().stream().map(signal -> signal.about().id()))
        .containsAll(Advices.abouts().stream().map(Cause.About::signal).toList())
        .containsAll(Advices.abouts().stream().flatMap(one -> one.explains().stream()).toList());
  }

  private String row(Signal.About about) {
    Limits limits = about.limits();
    boolean depends = DEPENDING.contains(about.id());
    return line(
        "`" + about.id() + "`",
        "**" + about.title() + ".** " + about.meaning(),
        about.unit().name().toLowerCase(Locale.ROOT),
        limit(about.unit(), limits.warning(), depends),
        limit(about.unit(), limits.error(), depends),
        Integer.toString(about.weight()));
  }

  private static String limit(Unit unit, @Nullable Double value, boolean depends) {
    if (value == null) {
      return "";
    }
    return depends ? "(" + unit.words(value) + ")" : unit.words(value);
  }

  private static String row(Cause.About about) {
    return line(
        "`" + about.id() + "`",
        "**" + about.title() + ".** " + about.reason(),
        about.cost(),
        "`" + about.signal() + "`",
        about.explains().stream().map(id -> "`" + id + "`").collect(Collectors.joining(", ")));
  }

  private static String line(String... cells) {
    return "| " + String.join(" | ", cells) + " |\n";
  }
}
