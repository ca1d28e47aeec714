package io.weir.paimon;

/** A hand on work with which nobody interferes. */
public class Unhindered implements RunControl {

  @Override
  public void beforeChange() {}

  @Override
  public boolean isCancelled() {
    return false;
  }

  @Override
  public void progressed(long done, long total) {}
}
