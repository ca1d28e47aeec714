package io.weir.paimon;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Troubles of a storage that a person can end, told by the words in which it reports them. */
enum StorageTrouble {
  FULL(
      "No space left on device|Disk quota exceeded",
      "no space is left where the warehouse lies. Free some, then try again."),
  READ_ONLY(
      "Read-only file system",
      "the warehouse's file system is read-only. Make it writable, then try again."),
  FORBIDDEN(
      "Permission denied|AccessDenied|Access Denied|Operation not permitted",
      "Weir may not write to the warehouse. Give its user (or its keys) the right to, then try again."),
  /** A local file system says no more than that it made no directory. */
  NO_DIRECTORY(
      "(?:database|table) location failed|[Mm]kdirs failed|Failed to create (?:parent )?director",
      "a directory can't be made in the warehouse. It may be read-only, full, or belong to another"
          + " user: make it writable, then try again.");

  private static final List<StorageTrouble> ALL = List.of(values());

  private final Pattern words;
  private final String sentence;

  StorageTrouble(String words, String sentence) {
    this.words = Pattern.compile(words);
    this.sentence = sentence;
  }

  /** What to say of it, as the end of a sentence; empty when a message tells of none of them. */
  static Optional<String> of(String message) {
    return ALL.stream()
        .filter(trouble -> trouble.words.matcher(message).find())
        .map(trouble -> trouble.sentence)
        .findFirst();
  }
}
