package io.weir.paimon.tally;

import io.weir.paimon.tally.TallyReader.TableLoader;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.function.Consumer;
import org.apache.paimon.data.Timestamp;
import org.apache.paimon.manifest.FileKind;
import org.apache.paimon.manifest.ManifestEntry;
import org.apache.paimon.shade.org.apache.avro.util.Utf8;
import org.apache.paimon.table.FileStoreTable;
import org.apache.paimon.utils.SerializationUtils;
import org.jspecify.annotations.Nullable;

/**
 * Reads metadata that is not kept as Avro, by Paimon's own readers: slower, and the table is loaded
 * for it.
 */
final class OtherFormats {

  private final TableLoader loader;

  OtherFormats(TableLoader loader) {
    this.loader = loader;
  }

  List<Manifest> manifests(String list, @Nullable Long size) throws IOException {
    return table().store().manifestListFactory().create().read(list, size).stream()
        .map(Manifest::of)
        .toList();
  }

  void forEachEntry(Manifest manifest, Consumer<FileEntry> consumer) throws IOException {
    FileEntry filled = new FileEntry();
    for (ManifestEntry entry :
        table().store().manifestFileFactory().create().read(manifest.name(), manifest.bytes())) {
      fill(filled, entry);
      consumer.accept(filled);
    }
  }

  private FileStoreTable table() throws IOException {
    try {
      return loader.load();
    } catch (IOException | RuntimeException e) {
      throw e;
    } catch (Exception e) {
      throw new IOException(e);
    }
  }

  private static void fill(FileEntry filled, ManifestEntry entry) {
    filled.kind = entry.kind() == FileKind.DELETE ? FileEntry.DELETE : FileEntry.ADD;
    filled.partition = ByteBuffer.wrap(SerializationUtils.serializeBinaryRow(entry.partition()));
    filled.bucket = entry.bucket();
    filled.level = entry.file().level();
    filled.bytes = entry.file().fileSize();
    filled.records = entry.file().rowCount();
    filled.deletedRecords = entry.file().deleteRowCount().orElse(0L);
    filled.name = new Utf8(entry.file().fileName());
    filled.schemaId = entry.file().schemaId();
    Timestamp created = entry.file().creationTime();
    filled.createdAtLocal = created == null ? 0 : created.getMillisecond();
  }
}
