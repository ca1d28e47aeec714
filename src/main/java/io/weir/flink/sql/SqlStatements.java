package io.weir.flink.sql;

import io.weir.flink.sql.SqlStatement.Argument;
import io.weir.flink.sql.SqlStatement.Broken;
import io.weir.flink.sql.SqlStatement.Call;
import io.weir.flink.sql.SqlStatement.CreateDatabase;
import io.weir.flink.sql.SqlStatement.Other;
import io.weir.flink.sql.SqlStatement.Use;
import io.weir.flink.sql.StatementSplitter.Piece;
import java.util.List;
import org.apache.calcite.config.Lex;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlFunction;
import org.apache.calcite.sql.SqlIdentifier;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.SqlLiteral;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.parser.SqlParseException;
import org.apache.calcite.sql.parser.SqlParser;
import org.apache.flink.sql.parser.ddl.SqlCreateDatabase;
import org.apache.flink.sql.parser.ddl.SqlCreateTable;
import org.apache.flink.sql.parser.ddl.SqlUseCatalog;
import org.apache.flink.sql.parser.ddl.SqlUseDatabase;
import org.apache.flink.sql.parser.impl.FlinkSqlParserImpl;
import org.apache.flink.sql.parser.validate.FlinkSqlConformance;

/** Reads statements in Flink's dialect by Flink's own parser. Pure. */
public final class SqlStatements {

  /** The longest text, in characters. */
  private static final int MAX_CHARACTERS = 10 << 20;

  /** The longest statement, whose tree takes some hundred times as much. */
  private static final int MAX_STATEMENT = 1 << 20;

  private static final int LONGEST_NAME = 1000;

  private static final SqlParser.Config DIALECT =
      SqlParser.config()
          .withParserFactory(FlinkSqlParserImpl.FACTORY)
          .withConformance(FlinkSqlConformance.DEFAULT)
          .withLex(Lex.JAVA)
          .withIdentifierMaxLength(LONGEST_NAME);

  private SqlStatements() {}

  /**
   * The statements of a text in their order; those that can't be read are {@link Broken} and keep
   * no other from being read. Never throws for what a text holds.
   */
  public static List<SqlStatement> parse(String text) {
    if (text.length() > MAX_CHARACTERS) {
      return List.of(
          new Broken(new SqlPlace(1, 1), "A text has at most " + MAX_CHARACTERS + " characters."));
    }
    return StatementSplitter.split(text).stream().map(SqlStatements::read).toList();
  }

  private static SqlStatement read(Piece piece) {
    if (piece.text().length() > MAX_STATEMENT) {
      return new Broken(piece.at(), "A statement has at most " + MAX_STATEMENT + " characters.");
    }
    if (piece.open() != null) {
      return new Broken(piece.open(), "The quotation that begins here has no end.");
    }
    String fault = piece.nesting().fault();
    if (!fault.isEmpty()) {
      return new Broken(piece.at(), fault);
    }
    try {
      return statement(SqlParser.create(piece.text(), DIALECT).parseStmt(), piece.at());
    } catch (SqlParseException e) {
      SqlPlace at = e.getPos() == null ? piece.at() : new Nodes(piece.at()).place(e.getPos());
      return new Broken(at, new SyntaxWords(piece.text(), e).sentence());
    } catch (StackOverflowError e) {
      // operators nest without parentheses too
      return new Broken(piece.at(), "This nests too deep.");
    }
  }

  private static SqlStatement statement(SqlNode node, SqlPlace at) {
    Nodes nodes = new Nodes(at);
    if (node instanceof SqlCreateTable table) {
      return new TableNode(table, nodes).read(at);
    }
    if (node instanceof SqlCreateDatabase database) {
      return new CreateDatabase(
          at,
          nodes.path(database.getDatabaseName()),
          nodes.options(database.getPropertyList()),
          nodes.optional(database.getComment().orElse(null)));
    }
    if (node instanceof SqlUseCatalog use) {
      return new Use(at, nodes.name(use.getCatalogName()), null);
    }
    if (node instanceof SqlUseDatabase use) {
      List<SqlPart> path = nodes.path(use.getDatabaseName());
      return new Use(at, path.size() > 1 ? path.get(0) : null, path.get(path.size() - 1));
    }
    return node.getKind() == SqlKind.PROCEDURE_CALL
        ? call(((SqlCall) node).operand(0), nodes, at)
        : new Other(at, kind(node));
  }

  private static Call call(SqlCall function, Nodes nodes, SqlPlace at) {
    SqlIdentifier name = ((SqlFunction) function.getOperator()).getNameAsId();
    List<Argument> arguments =
        function.getOperandList().stream().map(operand -> argument(operand, nodes)).toList();
    return new Call(at, nodes.path(name), arguments);
  }

  private static Argument argument(SqlNode operand, Nodes nodes) {
    if (operand.getKind() != SqlKind.ARGUMENT_ASSIGNMENT) {
      return new Argument(null, operand instanceof SqlLiteral ? nodes.literal(operand) : null);
    }
    SqlNode value = ((SqlCall) operand).operand(0);
    SqlIdentifier name = ((SqlCall) operand).operand(1);
    return new Argument(
        nodes.name(name), value instanceof SqlLiteral ? nodes.literal(value) : null);
  }

  private static String kind(SqlNode node) {
    return node instanceof SqlCall call
        ? call.getOperator().getName().replace('_', ' ')
        : node.getKind().sql;
  }
}
