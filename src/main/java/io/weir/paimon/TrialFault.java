package io.weir.paimon;

/**
 * Why Paimon would not have a definition, or why a table made of it could not be written.
 *
 * @param stage which step of the trial failed
 * @param pointer a JSON pointer into the table's spec, such as {@code /columns/2/type}; empty when
 *     no single field is to blame
 * @param message a sentence
 */
public record TrialFault(Stage stage, String pointer, String message) {

  /** The steps of a trial, in order; a step is taken only when those before it found nothing. */
  public enum Stage {
    /** Each type and each option on its own. */
    PARSE,
    /** Paimon's own validation, as at CREATE TABLE. */
    VALIDATE,
    /** Rows written, compacted and expired in a scratch table. */
    WRITE
  }
}
