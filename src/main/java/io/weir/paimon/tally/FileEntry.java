package io.weir.paimon.tally;

import java.nio.ByteBuffer;
import org.apache.paimon.shade.org.apache.avro.util.Utf8;

/**
 * What an entry of a manifest says of one data file. Reused for the next entry: who keeps something
 * copies it.
 */
final class FileEntry {

  static final long ADD = 0;
  static final long DELETE = 1;

  long kind;
  ByteBuffer partition = ByteBuffer.allocate(0);
  int bucket;
  int level;
  long bytes;
  long records;
  long deletedRecords;

  /** Left as it is where names were not asked for. */
  Utf8 name = new Utf8();

  /** As the following: left as it is where not all was asked for. */
  long schemaId;

  /** Milliseconds that the clock of the writer showed, as if it stood in UTC. */
  long createdAtLocal;

  /** How much of an entry is wanted. */
  enum Detail {
    /** What is summed. */
    SUMS,
    /** That, and which file it is. */
    NAMES,
    /** That, and what else is told of a file. */
    ALL
  }

  /** The columns of a manifest that are wanted. */
  static AvroColumns<FileEntry> columns(Detail wanted) {
    AvroColumns<FileEntry> columns =
        new AvroColumns<FileEntry>()
            .number("_KIND", (entry, kind) -> entry.kind = kind)
            .bytes("_PARTITION", entry -> entry.partition, (entry, row) -> entry.partition = row)
            .number("_BUCKET", (entry, bucket) -> entry.bucket = (int) bucket)
            .number("_FILE._LEVEL", (entry, level) -> entry.level = (int) level)
            .number("_FILE._FILE_SIZE", (entry, bytes) -> entry.bytes = bytes)
            .number("_FILE._ROW_COUNT", (entry, records) -> entry.records = records)
            .number("_FILE._DELETE_ROW_COUNT", (entry, deleted) -> entry.deletedRecords = deleted);
    if (wanted != Detail.SUMS) {
      columns.text("_FILE._FILE_NAME", entry -> entry.name, (entry, name) -> entry.name = name);
    }
    if (wanted == Detail.ALL) {
      columns
          .number("_FILE._SCHEMA_ID", (entry, schema) -> entry.schemaId = schema)
          .number("_FILE._CREATION_TIME", (entry, millis) -> entry.createdAtLocal = millis);
    }
    return columns;
  }

  /** 1 for a file that comes, -1 for one that goes. */
  int sign() {
    return kind == DELETE ? -1 : 1;
  }
}
