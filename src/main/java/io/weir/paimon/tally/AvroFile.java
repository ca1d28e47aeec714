package io.weir.paimon.tally;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.apache.paimon.shade.org.apache.avro.file.DataFileStream;
import org.apache.paimon.shade.org.apache.avro.util.Utf8;

/** An Avro file of a table's metadata, whole in memory. */
final class AvroFile {

  private static final byte[] MAGIC = {'O', 'b', 'j', 1};

  private final byte[] content;

  AvroFile(byte[] content) {
    this.content = content;
  }

  /** Whether it is one: metadata may be kept in other formats too. */
  static boolean is(byte[] content) {
    if (content.length < MAGIC.length) {
      return false;
    }
    for (int i = 0; i < MAGIC.length; i++) {
      if (content[i] != MAGIC[i]) {
        return false;
      }
    }
    return true;
  }

  /** Read as a manifest list. */
  List<Manifest> manifests() throws IOException {
    List<Manifest> manifests = new ArrayList<>();
    forEach(
        ListedManifest.columns(),
        new ListedManifest(),
        listed ->
            manifests.add(
                new Manifest(listed.name.toString(), listed.bytes, listed.added, listed.deleted)));
    return manifests;
  }

  /** Read as a manifest, entry by entry. */
  void forEachEntry(FileEntry.Detail wanted, Consumer<FileEntry> consumer) throws IOException {
    FileEntry entry = new FileEntry();
    forEach(
        FileEntry.columns(wanted),
        entry,
        read -> {
          consumer.accept(read);
          read.deletedRecords = 0;
          read.createdAtLocal = 0;
        });
  }

  private <T> void forEach(AvroColumns<T> columns, T target, Consumer<T> consumer)
      throws IOException {
    try (DataFileStream<T> records =
        new DataFileStream<>(new ByteArrayInputStream(content), columns.reader(target))) {
      while (records.hasNext()) {
        consumer.accept(records.next());
      }
    }
  }

  /** An entry of a manifest list, filled anew for each. */
  private static final class ListedManifest {

    private Utf8 name = new Utf8();
    private long bytes;
    private long added;
    private long deleted;

    static AvroColumns<ListedManifest> columns() {
      return new AvroColumns<ListedManifest>()
          .text("_FILE_NAME", listed -> listed.name, (listed, name) -> listed.name = name)
          .number("_FILE_SIZE", (listed, bytes) -> listed.bytes = bytes)
          .number("_NUM_ADDED_FILES", (listed, added) -> listed.added = added)
          .number("_NUM_DELETED_FILES", (listed, deleted) -> listed.deleted = deleted);
    }
  }
}
