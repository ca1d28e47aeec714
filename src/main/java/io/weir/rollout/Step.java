package io.weir.rollout;

import io.weir.definition.TableDefinition;
import io.weir.definition.change.Risk;
import io.weir.definition.change.TableChange;
import io.weir.definition.sql.AlterTableText;
import io.weir.definition.sql.CreateTableText;
import io.weir.definition.sql.DatabaseText;
import io.weir.shared.TableId;

/** One step of a plan: a closed family. */
sealed interface Step {

  /** In kebab case, such as {@code create-table}. */
  String kind();

  /** The full name of what it changes. */
  String target();

  Risk risk();

  /** Whether it destroys what no step brings back. */
  default boolean destructive() {
    return false;
  }

  /** The name by which a destructive step is allowed. */
  default String allowedAs() {
    return target();
  }

  /** As it would be read in a diff. */
  String detail();

  /** The same as SQL of Flink, for people to read. */
  String sql();

  /** Does it. Blocks. */
  void apply(StepActs acts);

  /** A database that comes to be. */
  record CreateDatabase(String catalog, String name) implements Step {
    @Override
    public String kind() {
      return "create-database";
    }

    @Override
    public String target() {
      return catalog + "." + name;
    }

    @Override
    public Risk risk() {
      return Risk.GREEN;
    }

    @Override
    public String detail() {
      return name;
    }

    @Override
    public String sql() {
      return DatabaseText.create(catalog, name);
    }

    @Override
    public void apply(StepActs acts) {
      acts.createDatabase(catalog, name);
    }
  }

  /** A database that goes; it must be empty by then. */
  record DropDatabase(String catalog, String name) implements Step {
    @Override
    public String kind() {
      return "drop-database";
    }

    @Override
    public String target() {
      return catalog + "." + name;
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
      return name;
    }

    @Override
    public String sql() {
      return DatabaseText.drop(catalog, name);
    }

    @Override
    public void apply(StepActs acts) {
      acts.dropDatabase(catalog, name);
    }
  }

  /** A table that comes to be. */
  record CreateTable(TableId id, TableDefinition definition) implements Step {
    @Override
    public String kind() {
      return "create-table";
    }

    @Override
    public String target() {
      return id.toString();
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
    public void apply(StepActs acts) {
      acts.createTable(id, definition);
    }
  }

  /** A table that goes, with all its rows. */
  record DropTable(TableId id) implements Step {
    @Override
    public String kind() {
      return "drop-table";
    }

    @Override
    public String target() {
      return id.toString();
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
    public void apply(StepActs acts) {
      acts.dropTable(id);
    }
  }

  /** A table that gets another name in its database. */
  record RenameTable(TableId id, String to) implements Step {
    @Override
    public String kind() {
      return "rename-table";
    }

    @Override
    public String target() {
      return id.toString();
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
    public void apply(StepActs acts) {
      acts.renameTable(id, to);
    }
  }

  /** A table whose schema is altered. */
  record AlterTable(TableId id, TableChange change) implements Step {
    @Override
    public String kind() {
      return change.kind();
    }

    @Override
    public String target() {
      return id.toString();
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
    public void apply(StepActs acts) {
      acts.alterTable(id, change);
    }
  }
}
