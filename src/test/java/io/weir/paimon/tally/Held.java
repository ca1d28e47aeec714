package io.weir.paimon.tally;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** Files in the buckets of a table, by what they are. */
record Held(FileCount data, FileCount changelog) {

  static final Held NOTHING = new Held(FileCount.NONE, FileCount.NONE);

  /** All that lie below a directory. */
  static Held onDisk(Path table) throws IOException {
    Held there = NOTHING;
    try (Stream<Path> paths = Files.walk(table)) {
      for (Path path : paths.filter(Held::isInABucket).toList()) {
        FileCount one = new FileCount(1, Files.size(path));
        if (isOf("data", path)) {
          there = there.plus(new Held(one, FileCount.NONE));
        } else if (isOf("changelog", path)) {
          there = there.plus(new Held(FileCount.NONE, one));
        }
      }
    }
    return there;
  }

  private static boolean isInABucket(Path path) {
    return path.getParent().getFileName().toString().startsWith("bucket-");
  }

  private static boolean isOf(String kind, Path path) {
    return path.getFileName().toString().startsWith(kind + "-");
  }

  Held plus(Held other) {
    return new Held(data.plus(other.data), changelog.plus(other.changelog));
  }

  Held minus(Held other) {
    return new Held(minus(data, other.data), minus(changelog, other.changelog));
  }

  private static FileCount minus(FileCount count, FileCount other) {
    return new FileCount(count.files() - other.files(), count.bytes() - other.bytes());
  }
}
