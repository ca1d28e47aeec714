package io.weir.paimon;

/** What becomes of the values of a column when its type is altered. */
public enum TypeChange {
  /** Every value stays what it is. */
  LOSSLESS,
  /** Every value can be read, some only nearly. */
  LOSSY,
  /** Some values may not be readable, or be another value: the data must be looked at first. */
  RISKY,
  /** Paimon does not alter the one into the other. */
  IMPOSSIBLE
}
