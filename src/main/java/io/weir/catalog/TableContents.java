package io.weir.catalog;

import io.weir.paimon.TableState;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** What goes with a table that is dropped. */
public record TableContents(
    long records, long bytes, long files, long snapshots, int tags, int branches) {

  private static final String[] UNITS = {"bytes", "KiB", "MiB", "GiB", "TiB", "PiB"};

  static TableContents of(TableState state, int tags, int branches) {
    return new TableContents(
        state.records(), state.bytes(), state.files(), state.snapshots(), tags, branches);
  }

  /** In words: {@code 81 MiB}, {@code 2 tags}; only what there is, and {@code nothing} else. */
  public List<String> words() {
    List<String> words = new ArrayList<>();
    if (bytes > 0) {
      words.add(size());
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

  private String size() {
    double size = bytes;
    int unit = 0;
    while (size >= 1024 && unit < UNITS.length - 1) {
      size /= 1024;
      unit++;
    }
    String number = size < 10 && unit > 0 ? "%.1f" : "%.0f";
    return String.format(Locale.ROOT, number, size) + " " + UNITS[unit];
  }
}
