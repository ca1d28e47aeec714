package io.weir.flink.sql;

import java.util.ArrayList;
import java.util.List;
import org.apache.calcite.sql.SqlIdentifier;
import org.apache.calcite.sql.SqlLiteral;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.SqlNodeList;
import org.apache.calcite.sql.parser.SqlParserPos;
import org.apache.calcite.util.NlsString;
import org.apache.flink.sql.parser.ddl.SqlTableOption;
import org.jspecify.annotations.Nullable;

/** Names, texts and places of the parser's tree, as places of the whole text. */
final class Nodes {

  private final SqlPlace start;

  /**
   * @param start where the statement begins
   */
  Nodes(SqlPlace start) {
    this.start = start;
  }

  /** The text of a literal, without the quotes. */
  static String text(SqlNode literal) {
    Object value = ((SqlLiteral) literal).getValue();
    return value instanceof NlsString string ? string.getValue() : String.valueOf(value);
  }

  SqlPlace place(SqlParserPos pos) {
    return new SqlPlace(pos.getLineNum(), pos.getColumnNum()).within(start);
  }

  SqlPart literal(SqlNode literal) {
    return new SqlPart(text(literal), place(literal.getParserPosition()));
  }

  @Nullable SqlPart optional(@Nullable SqlNode literal) {
    return literal == null ? null : literal(literal);
  }

  SqlPart name(SqlIdentifier name) {
    return new SqlPart(name.getSimple(), place(name.getParserPosition()));
  }

  /** The parts of a name with dots. */
  List<SqlPart> path(SqlIdentifier name) {
    List<SqlPart> parts = new ArrayList<>();
    for (int i = 0; i < name.names.size(); i++) {
      parts.add(new SqlPart(name.names.get(i), place(name.getComponentParserPosition(i))));
    }
    return parts;
  }

  List<SqlPart> names(SqlNodeList names) {
    return names.stream().map(name -> name((SqlIdentifier) name)).toList();
  }

  List<SqlStatement.Option> options(SqlNodeList options) {
    return options.stream()
        .map(SqlTableOption.class::cast)
        .map(o -> new SqlStatement.Option(literal(o.getKey()), literal(o.getValue())))
        .toList();
  }
}
