package io.weir.paimon.tally;

import java.nio.ByteBuffer;

/**
 * Names a partition by the binary row that Paimon keeps of it.
 *
 * @param row must not change as long as the key is kept
 */
public record PartitionKey(ByteBuffer row) {

  /** The key of a row that was kept as {@link #toBytes()}. */
  public static PartitionKey of(byte[] row) {
    return new PartitionKey(ByteBuffer.wrap(row));
  }

  /** One that stays as it is when the buffer is filled anew. */
  PartitionKey copy() {
    return of(toBytes());
  }

  /** The row, copied. */
  public byte[] toBytes() {
    byte[] bytes = new byte[row.remaining()];
    row.duplicate().get(bytes);
    return bytes;
  }
}
