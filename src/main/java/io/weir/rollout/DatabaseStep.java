package io.weir.rollout;

import io.weir.definition.change.Risk;
import io.weir.definition.sql.DatabaseText;

/** A step that changes which databases there are. */
sealed interface DatabaseStep extends Step {

  String catalog();

  /** Within its catalog. */
  String name();

  @Override
  default String target() {
    return catalog() + "." + name();
  }

  @Override
  default String detail() {
    return name();
  }

  /** A database that comes to be. */
  record Create(String catalog, String name) implements DatabaseStep {
    @Override
    public String kind() {
      return "create-database";
    }

    @Override
    public Risk risk() {
      return Risk.GREEN;
    }

    @Override
    public String sql() {
      return DatabaseText.create(catalog, name);
    }

    @Override
    public void apply(Acts acts) {
      acts.lake().createDatabase(catalog, name);
    }
  }

  /** A database that goes; it must be empty by then. */
  record Drop(String catalog, String name) implements DatabaseStep {
    @Override
    public String kind() {
      return "drop-database";
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
    public String sql() {
      return DatabaseText.drop(catalog, name);
    }

    @Override
    public void apply(Acts acts) {
      acts.lake().dropDatabase(catalog, name);
    }
  }
}
