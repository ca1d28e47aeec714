package io.weir.flink.sql;

import io.weir.flink.sql.SqlStatement.Clause;
import io.weir.flink.sql.SqlStatement.Column;
import io.weir.flink.sql.SqlStatement.CreateTable;
import io.weir.flink.sql.SqlStatement.Key;
import java.util.ArrayList;
import java.util.List;
import org.apache.calcite.sql.SqlDataTypeSpec;
import org.apache.calcite.sql.SqlNode;
import org.apache.flink.sql.parser.ddl.SqlCreateTable;
import org.apache.flink.sql.parser.ddl.SqlCreateTableAs;
import org.apache.flink.sql.parser.ddl.SqlCreateTableLike;
import org.apache.flink.sql.parser.ddl.SqlTableColumn;
import org.apache.flink.sql.parser.ddl.SqlTableColumn.SqlMetadataColumn;
import org.apache.flink.sql.parser.ddl.SqlTableColumn.SqlRegularColumn;
import org.apache.flink.sql.parser.ddl.constraint.SqlTableConstraint;

/** Reads a CREATE TABLE of the parser's tree. */
final class TableNode {

  private final SqlCreateTable node;
  private final Nodes nodes;

  TableNode(SqlCreateTable node, Nodes nodes) {
    this.node = node;
    this.nodes = nodes;
  }

  CreateTable read(SqlPlace at) {
    return new CreateTable(
        at,
        nodes.path(node.getTableName()),
        node.getColumnList().stream().map(this::column).toList(),
        keys(),
        nodes.names(node.getPartitionKeyList()),
        nodes.options(node.getPropertyList()),
        nodes.optional(node.getComment().orElse(null)),
        clauses(at));
  }

  private Column column(SqlNode element) {
    SqlTableColumn column = (SqlTableColumn) element;
    SqlPart name = nodes.name(column.getName());
    SqlPart comment = nodes.optional(column.getComment().orElse(null));
    if (column instanceof SqlRegularColumn regular) {
      return new Column(Column.Kind.STORED, name, type(regular.getType()), comment);
    }
    return column instanceof SqlMetadataColumn metadata
        ? new Column(Column.Kind.METADATA, name, type(metadata.getType()), comment)
        : new Column(Column.Kind.COMPUTED, name, null, comment);
  }

  private SqlPart type(SqlDataTypeSpec type) {
    return new SqlPart(TypeWords.of(type), nodes.place(type.getTypeNameSpec().getParserPos()));
  }

  private List<Key> keys() {
    List<Key> keys = new ArrayList<>();
    for (SqlNode column : node.getColumnList()) {
      if (column instanceof SqlRegularColumn regular) {
        SqlPlace at = nodes.place(regular.getName().getParserPosition());
        regular.getConstraint().ifPresent(constraint -> keys.add(key(constraint, at)));
      }
    }
    for (SqlTableConstraint constraint : node.getTableConstraints()) {
      keys.add(key(constraint, nodes.place(constraint.getColumns().getParserPosition())));
    }
    return keys;
  }

  private Key key(SqlTableConstraint constraint, SqlPlace at) {
    return new Key(
        at,
        constraint.isPrimaryKey(),
        constraint.isEnforced(),
        nodes.names(constraint.getColumns()));
  }

  private List<Clause> clauses(SqlPlace at) {
    List<Clause> clauses = new ArrayList<>();
    if (node.isTemporary()) {
      clauses.add(new Clause(at, Clause.Kind.TEMPORARY));
    }
    node.getWatermark().ifPresent(watermark -> add(clauses, watermark, Clause.Kind.WATERMARK));
    if (node.getDistribution() != null) {
      add(clauses, node.getDistribution(), Clause.Kind.DISTRIBUTED);
    }
    if (node instanceof SqlCreateTableLike like) {
      add(clauses, like.getTableLike(), Clause.Kind.LIKE);
    }
    if (node instanceof SqlCreateTableAs as) {
      add(clauses, as.getAsQuery(), Clause.Kind.AS_SELECT);
    }
    return clauses;
  }

  private void add(List<Clause> clauses, SqlNode part, Clause.Kind kind) {
    clauses.add(new Clause(nodes.place(part.getParserPosition()), kind));
  }
}
