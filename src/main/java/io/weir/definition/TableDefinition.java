package io.weir.definition;

import io.weir.paimon.ColumnShape;
import io.weir.paimon.PaimonTypes;
import io.weir.paimon.TableShape;
import io.weir.shared.Problem;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The declared form of a table. A definition that exists is well formed: its names are allowed and
 * its types are types; whether it is wise is what {@link Definitions#check} says.
 *
 * @param columns in order; types are in Paimon's canonical form
 * @param primaryKey names of columns; empty for an append table
 * @param partitionedBy names of columns, outermost first
 * @param options table options, without the layer
 * @param comment null for none
 * @param layer null for none
 */
public record TableDefinition(
    String name,
    List<Column> columns,
    List<String> primaryKey,
    List<String> partitionedBy,
    Map<String, String> options,
    @Nullable String comment,
    @Nullable Layer layer) {

  /**
   * @throws Problem INVALID with a JSON pointer for each fault
   */
  public TableDefinition {
    new DefinitionForm(name, columns, options, comment).require();
    columns = DefinitionForm.canonical(columns);
    primaryKey = List.copyOf(primaryKey);
    partitionedBy = List.copyOf(partitionedBy);
    options = Map.copyOf(options);
  }

  /**
   * What would make a table that is there.
   *
   * @throws Problem INVALID when it has what no definition can say
   */
  public static TableDefinition of(String name, TableShape shape) {
    Map<String, String> options = new HashMap<>(shape.options());
    String word = options.remove(Layer.OPTION);
    List<Column> columns =
        shape.columns().stream()
            .map(c -> new Column(c.name(), c.type(), c.comment(), c.defaultValue()))
            .toList();
    return new TableDefinition(
        name,
        columns,
        shape.primaryKey(),
        shape.partitionedBy(),
        options,
        shape.comment(),
        word == null ? null : Layer.of(Finding.pointer("options", Layer.OPTION), word));
  }

  /** The same with these options beside its own, which win. */
  public TableDefinition withDefaults(Map<String, String> defaults) {
    Map<String, String> all = new HashMap<>(defaults);
    all.putAll(options);
    return new TableDefinition(name, columns, primaryKey, partitionedBy, all, comment, layer);
  }

  /** As Paimon stores it: the key's columns are not null, the layer is an option. */
  public TableShape shape() {
    Map<String, String> all = new HashMap<>(options);
    if (layer != null) {
      all.put(Layer.OPTION, layer.name());
    }
    List<ColumnShape> shapes =
        columns.stream()
            .map(c -> new ColumnShape(-1, c.name(), stored(c), c.comment(), c.defaultValue()))
            .toList();
    return new TableShape(shapes, primaryKey, partitionedBy, all, comment);
  }

  private String stored(Column column) {
    boolean makesNotNull =
        primaryKey.contains(column.name()) && PaimonTypes.isNullable(column.type());
    return makesNotNull ? column.type() + " NOT NULL" : column.type();
  }

  /** The value of an option; empty when it is not set. */
  public Optional<String> option(String key) {
    return Optional.ofNullable(options.get(key));
  }

  /** Whether it has a primary key: without one it is an append table. */
  public boolean hasKey() {
    return !primaryKey.isEmpty();
  }

  /** The number of buckets asked for; Paimon's default, -1, when it is not said or no number. */
  public long bucket() {
    return option("bucket").filter(b -> b.matches("-?\\d{1,10}")).map(Long::parseLong).orElse(-1L);
  }

  /** How rows of one key become one; Paimon's default, deduplicate, when it is not said. */
  public String mergeEngine() {
    return option("merge-engine").orElse("deduplicate");
  }

  /** How streaming readers get changes; Paimon's default, none, when it is not said. */
  public String changelogProducer() {
    return option("changelog-producer").orElse("none");
  }

  /** The column of a name; empty when there is none. */
  public Optional<Column> column(String wanted) {
    return columns.stream().filter(column -> column.name().equals(wanted)).findFirst();
  }
}
