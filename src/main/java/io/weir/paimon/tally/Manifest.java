package io.weir.paimon.tally;

import org.apache.paimon.manifest.ManifestFileMeta;

/**
 * A manifest as a manifest list names it.
 *
 * @param bytes its size
 * @param added how many entries are for files that come
 * @param deleted how many are for files that go
 */
record Manifest(String name, long bytes, long added, long deleted) {

  static Manifest of(ManifestFileMeta meta) {
    return new Manifest(
        meta.fileName(), meta.fileSize(), meta.numAddedFiles(), meta.numDeletedFiles());
  }
}
