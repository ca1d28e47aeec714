package io.weir.definition;

/** The place of a table in the warehouse. */
public enum Layer {
  /** As it is in the source. */
  ODS,
  /** What facts refer to. */
  DIM,
  /** Cleaned detail. */
  DWD,
  /** Summaries. */
  DWS,
  /** What applications read. */
  ADS;

  /** The table option that stores it. */
  public static final String OPTION = "weir.layer";
}
