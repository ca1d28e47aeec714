package io.weir.rollout;

import io.weir.definition.TableDefinition;
import io.weir.definition.change.Risk;
import io.weir.definition.change.TableChange;
import io.weir.definition.sql.AlterTableText;
import io.weir.definition.sql.CreateTableText;
import io.weir.shared.TableId;

/** A step that changes one table. */
sealed interface TableStep extends Step
    permits TableStep.Create,
        TableStep.Drop,
        TableStep.Rename,
        TableStep.Alter,
        SetOwnerStep,
        FullCompactionStep,
        RewriteStep {

  TableId id();

  @Override
  default String target() {
    return id().toString();
  }

  /** A table that comes to be. */
  record Create(TableId id, TableDefinition definition) implements TableStep {
    @Override
    public String kind() {
      return "create-table";
    }

    @Override
    public Risk risk() {
      return Risk.GREEN;
    }

    @Override
    public String detail() {
      return definition.columns().size() + " columns";
    }

    @Override
    public String sql() {
      return CreateTableText.of(id.database(), id.table(), definition.shape());
    }

    @Override
    public void apply(Acts acts) {
      acts.lake().createTable(id, definition);
    }
  }

  /** A table that goes, with all its rows. */
  record Drop(TableId id) implements TableStep {
    @Override
    public String kind() {
      return "drop-table";
    }

    @Override
    public Risk risk() {
      return Risk.RED;
    }

    @Override
    public boolean destructive() {
      return true;
    }

    @Override
    public String detail() {
      return id.table();
    }

    @Override
    public String sql() {
      return AlterTableText.drop(id);
    }

    @Override
    public void apply(Acts acts) {
      acts.lake().dropTable(id, acts.unmoved());
    }
  }

  /** A table that gets another name in its database. */
  record Rename(TableId id, String to) implements TableStep {
    @Override
    public String kind() {
      return "rename-table";
    }

    @Override
    public Risk risk() {
      return Risk.AMBER;
    }

    @Override
    public String detail() {
      return id.table() + " -> " + to;
    }

    @Override
    public String sql() {
      return AlterTableText.rename(id, to);
    }

    @Override
    public void apply(Acts acts) {
      acts.lake().renameTable(id, to, acts.unmoved());
    }
  }

  /** A table whose schema is altered. */
  record Alter(TableId id, TableChange change) implements TableStep {
    @Override
    public String kind() {
      return change.kind();
    }

    @Override
    public Risk risk() {
      return change.risk();
    }

    @Override
    public boolean destructive() {
      return change.destructive();
    }

    @Override
    public String allowedAs() {
      return id + "." + change.subject();
    }

    @Override
    public String detail() {
      return change.detail();
    }

    @Override
    public String sql() {
      return AlterTableText.of(id, change);
    }

    @Override
    public void apply(Acts acts) {
      acts.lake().alterTable(id, change, acts.unmoved());
    }
  }
}
