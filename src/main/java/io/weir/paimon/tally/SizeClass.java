package io.weir.paimon.tally;

/**
 * How many files are of about one size.
 *
 * @param fromBytes the least size
 * @param toBytes the greatest
 */
public record SizeClass(long fromBytes, long toBytes, long files) {}
