package io.weir.paimon.tally;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apache.paimon.shade.org.apache.avro.io.BinaryDecoder;
import org.apache.paimon.shade.org.apache.avro.io.BinaryEncoder;
import org.apache.paimon.shade.org.apache.avro.io.DecoderFactory;
import org.apache.paimon.shade.org.apache.avro.io.EncoderFactory;

/**
 * The buckets of a partition as bytes, to be kept: some fifty a bucket. Numbers are written as Avro
 * writes them, small ones in few bytes.
 */
final class BucketCode {

  /** Another layout gets another number. */
  private static final int VERSION = 1;

  private BucketCode() {}

  static byte[] encode(PartitionTally partition) {
    try {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      BinaryEncoder out = EncoderFactory.get().binaryEncoder(bytes, null);
      out.writeInt(VERSION);
      out.writeInt(partition.buckets().size());
      for (Map.Entry<Integer, BucketTally> bucket : partition.buckets().entrySet()) {
        out.writeInt(bucket.getKey());
        write(bucket.getValue(), out);
      }
      out.flush();
      return bytes.toByteArray();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * @throws UncheckedIOException when they are not such bytes, or of another version
   */
  static PartitionTally decode(byte[] bytes) {
    try {
      BinaryDecoder in = DecoderFactory.get().binaryDecoder(new ByteArrayInputStream(bytes), null);
      if (in.readInt() != VERSION) {
        throw new IOException("These buckets were kept by another version.");
      }
      TreeMap<Integer, BucketTally> buckets = new TreeMap<>();
      for (int left = in.readInt(); left > 0; left--) {
        buckets.put(in.readInt(), bucket(in));
      }
      return new PartitionTally(buckets);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void write(BucketTally bucket, BinaryEncoder out) throws IOException {
    FileSums sums = bucket.sums();
    out.writeLong(sums.records());
    out.writeLong(sums.bytes());
    out.writeLong(sums.files());
    out.writeLong(sums.smallFiles());
    out.writeLong(sums.deletedRecords());
    List<LevelSums> levels = bucket.levels();
    out.writeInt(levels.size());
    for (LevelSums level : levels) {
      out.writeInt(level.level());
      out.writeLong(level.files());
      out.writeLong(level.bytes());
    }
    long[] sizes = bucket.sizes().counts();
    out.writeInt(sizes.length);
    for (long files : sizes) {
      out.writeLong(files);
    }
  }

  private static BucketTally bucket(BinaryDecoder in) throws IOException {
    FileSums sums =
        new FileSums(in.readLong(), in.readLong(), in.readLong(), in.readLong(), in.readLong());
    List<LevelSums> levels = new ArrayList<>();
    for (int left = in.readInt(); left > 0; left--) {
      levels.add(new LevelSums(in.readInt(), in.readLong(), in.readLong()));
    }
    SizeHistogram sizes = new SizeHistogram();
    int classes = in.readInt();
    for (int i = 0; i < classes; i++) {
      sizes.addAt(i, in.readLong());
    }
    return new BucketTally(sums, levels, sizes);
  }
}
