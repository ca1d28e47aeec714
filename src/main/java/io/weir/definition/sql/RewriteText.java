package io.weir.definition.sql;

import io.weir.flink.sql.SqlWords;
import io.weir.paimon.TableShape;
import io.weir.shared.TableId;

/** Statements of Flink that rewrite a table's rows. */
public final class RewriteText {

  private static final String COPY = "_copy";

  private RewriteText() {}

  /**
   * Paimon's procedure that puts rows into another number of buckets.
   *
   * @param partition such as {@code dt=20240101}; empty for all rows
   */
  public static String rescale(TableId id, long buckets, String partition) {
    String where =
        partition.isEmpty()
            ? ""
            : ", `partition` => " + SqlWords.literal(partition.replace('/', ','));
    return "CALL sys.rescale(`table` => "
        + SqlWords.literal(id.database() + "." + id.table())
        + ", `bucket_num` => "
        + buckets
        + where
        + ");";
  }

  /** Paimon's procedure that rewrites all files of a table. */
  public static String compact(TableId id) {
    return "CALL sys.compact(`table` => "
        + SqlWords.literal(id.database() + "." + id.table())
        + ", compact_strategy => 'full');";
  }

  /** A table beside the other one, and the rows copied into it. */
  public static String copy(TableId id, TableShape shape) {
    TableId copy = new TableId(id.catalog(), id.database(), id.table() + COPY);
    return CreateTableText.of(copy.database(), copy.table(), shape)
        + "\nINSERT INTO "
        + name(copy)
        + " SELECT * FROM "
        + name(id)
        + ";";
  }

  private static String name(TableId id) {
    return SqlWords.name(id.database()) + "." + SqlWords.name(id.table());
  }
}
