package io.weir.definition.manifest;

import io.weir.definition.TableDefinition;
import io.weir.shared.TableId;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** What one document declares of one thing. */
public sealed interface Manifest {

  /** The full name of the thing, such as {@code main.ods.orders} or {@code job orders-sync}. */
  String target();

  /** Whether the thing is to be gone. */
  boolean absent();

  /**
   * A database.
   *
   * @param name within its catalog
   */
  record Database(String catalog, String name, boolean absent) implements Manifest {
    @Override
    public String target() {
      return catalog + "." + name;
    }
  }

  /**
   * A table.
   *
   * @param definition null when it is to be gone
   * @param renamedFrom the name that it has had in the same database; null when it keeps its own
   * @param renamedColumns names that columns have had, by today's; of nested ones the path with
   *     dots
   */
  record Table(
      TableId id,
      @Nullable TableDefinition definition,
      @Nullable String renamedFrom,
      Map<String, String> renamedColumns)
      implements Manifest {

    public Table {
      renamedColumns = Map.copyOf(renamedColumns);
    }

    @Override
    public String target() {
      return id.toString();
    }

    @Override
    public boolean absent() {
      return definition == null;
    }

    /**
     * The definition of a table that is to be there.
     *
     * @throws IllegalStateException when it is to be gone
     */
    public TableDefinition declared() {
      if (definition == null) {
        throw new IllegalStateException(target() + " is to be absent");
      }
      return definition;
    }

    /** Its name, and the one that it has had, if any. */
    public List<TableId> names() {
      return Stream.concat(Stream.of(id), formerId().stream()).toList();
    }

    /** The name that it has had, if any. */
    public Optional<TableId> formerId() {
      return Optional.ofNullable(renamedFrom)
          .map(name -> new TableId(id.catalog(), id.database(), name));
    }
  }

  /**
   * A job or a policy, which other modules know.
   *
   * @param kind Job or Policy
   * @param spec its body, without the name
   */
  record Other(Kind kind, String name, JsonNode spec, boolean absent) implements Manifest {
    @Override
    public String target() {
      return kind.word().toLowerCase(Locale.ROOT) + " " + name;
    }
  }

  /** The kinds of things that a manifest can declare, by the words that manifests use. */
  enum Kind {
    DATABASE("Database"),
    TABLE("Table"),
    POLICY("Policy"),
    JOB("Job");

    private final String word;

    Kind(String word) {
      this.word = word;
    }

    /** As it stands in a manifest. */
    public String word() {
      return word;
    }
  }
}
