package io.weir.rollout;

import io.weir.definition.change.OptionChange;
import io.weir.definition.change.Risk;
import io.weir.definition.sql.AlterTableText;
import io.weir.lease.MaintenanceOwner;
import io.weir.shared.TableId;

/**
 * A table that gets another maintenance owner, and with it the {@code write-only} that fits. These
 * are two acts: a stop between them leaves it to be done once more.
 */
record SetOwnerStep(TableId id, MaintenanceOwner from, MaintenanceOwner to) implements TableStep {

  static final String KIND = "set-owner";

  @Override
  public String kind() {
    return KIND;
  }

  @Override
  public Risk risk() {
    return Risk.AMBER;
  }

  @Override
  public String detail() {
    return "owner " + from + " -> " + to + ", write-only=" + isWriteOnly();
  }

  @Override
  public String sql() {
    return AlterTableText.of(
        id, new OptionChange.Set("write-only", null, Boolean.toString(isWriteOnly())));
  }

  @Override
  public void apply(Acts acts) {
    acts.lake().setOwner(id, to, acts.unmoved());
  }

  private boolean isWriteOnly() {
    return to != MaintenanceOwner.WRITER;
  }
}
