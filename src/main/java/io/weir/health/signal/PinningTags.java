package io.weir.health.signal;

import io.weir.paimon.tally.TagFacts;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Bytes that are there for the sake of tags alone, against those of the table. */
final class PinningTags implements Signal {

  static final String ID = "tags-pin-files";
  private static final double PERCENT = 100;

  private static final About ABOUT =
      new About(
          ID,
          "Tags pin files",
          "Bytes that only tags still hold, against the bytes of the table: they go when the tags do.",
          Unit.PERCENT,
          Limits.of(50, 200),
          20);

  @Override
  public About about() {
    return ABOUT;
  }

  @Override
  public Optional<Reading> read(TableFacts facts) {
    List<TagFacts> tags = facts.surroundings().tags();
    if (tags.isEmpty()) {
      return Optional.empty();
    }
    double share = facts.tagBytes() * PERCENT / Math.max(1, facts.sums().bytes());
    return Optional.of(
        Reading.of(
            this,
            share,
            facts.limits(ID, ABOUT.limits()),
            tags.stream()
                .filter(tag -> tag.held().bytes() > 0)
                .sorted(Comparator.comparingLong((TagFacts tag) -> tag.held().bytes()).reversed())
                .map(PinningTags::evidence)
                .toList()));
  }

  private static Evidence evidence(TagFacts tag) {
    Map<String, Object> values = new LinkedHashMap<>();
    values.put("snapshot", tag.snapshotId());
    values.put("createdAt", tag.createdAt().toString());
    values.put("heldFiles", tag.held().files());
    values.put("heldBytes", tag.held().bytes());
    return new Evidence("tag", tag.name(), values);
  }
}
