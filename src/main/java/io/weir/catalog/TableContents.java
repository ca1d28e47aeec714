package io.weir.catalog;

import io.weir.paimon.TableState;
import io.weir.shared.DataSize;
import java.util.ArrayList;
import java.util.List;

/** What goes with a table that is dropped. */
public record TableContents(
    long records, long bytes, long files, long snapshots, int tags, int branches) {

  static TableContents of(TableState state, int tags, int branches) {
    return new TableContents(
        state.records(), state.bytes(), state.files(), state.snapshots(), tags, branches);
  }

  /** In words: {@code 81 MiB}, {@code 2 tags}; only what there is, and {@code nothing} else. */
  public List<String> words() {
    List<String> words = new ArrayList<>();
    if (bytes > 0) {
      words.add(DataSize.words(bytes));
    }
    count(words, records, "rows");
    count(words, snapshots, "snapshots");
    count(words, tags, "tags");
    count(words, branches, "branches");
    return words.isEmpty() ? List.of("nothing") : words;
  }

  private static void count(List<String> words, long number, String of) {
    if (number > 0) {
      String one = of.equals("branches") ? "branch" : of.substring(0, of.length() - 1);
      words.add(number + " " + (number == 1 ? one : of));
    }
  }
}
