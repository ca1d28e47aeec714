package io.weir.paimon;

import java.util.Optional;
import org.apache.paimon.catalog.Identifier;
import org.apache.paimon.schema.SchemaManager;
import org.apache.paimon.schema.SchemaValidation;
import org.apache.paimon.schema.TableSchema;
import org.apache.paimon.utils.LazyField;

/**
 * Alters a schema in memory, by Paimon's own rules, to know before a table is touched whether each
 * of several alterations is allowed when it comes. Asks no storage. Not safe for use by several
 * threads.
 */
public final class AlterationPreview {

  private static final LazyField<Boolean> WITHOUT_SNAPSHOTS = new LazyField<>(() -> false);
  private static final LazyField<Identifier> TABLE =
      new LazyField<>(() -> Identifier.create("database", "table"));

  private TableSchema schema;

  private AlterationPreview(TableSchema schema) {
    this.schema = schema;
  }

  /** Begins with a table as it is, as if nothing had been committed to it. */
  public static AlterationPreview of(TableShape shape) {
    return new AlterationPreview(TableSchema.create(0, Shapes.schema(shape)));
  }

  /**
   * Makes one alteration.
   *
   * @return why Paimon refuses it, which leaves everything as it was; empty when it was made
   */
  public Optional<String> alter(SchemaAlteration alteration) {
    try {
      TableSchema altered =
          SchemaManager.generateTableSchema(schema, alteration.changes(), WITHOUT_SNAPSHOTS, TABLE);
      SchemaValidation.validateTableSchema(altered);
      schema = altered;
      return Optional.empty();
    } catch (Exception e) {
      return Optional.of(Failures.reason(e));
    }
  }
}
