package io.weir.paimon;

import io.weir.shared.Problem;
import java.util.List;

/**
 * Which rows are wanted: those that meet all of the conditions.
 *
 * <pre>
 * filter    := condition { AND condition }
 * condition := column ( = | &lt;&gt; | != | &lt; | &lt;= | &gt; | &gt;= ) value
 *            | column [NOT] IN ( value {, value} )
 *            | column LIKE 'text%' or '%text' or '%text%'
 *            | column IS [NOT] NULL
 * column    := name or `any name`
 * value     := 'text', in which '' stands for ' ; a number; TRUE; FALSE
 * </pre>
 *
 * <p>Dates and times are texts, written as a preview shows them.
 */
public record RowFilter(List<Condition> conditions) {

  /** Wants every row. */
  public static final RowFilter ALL = new RowFilter(List.of());

  /**
   * A condition on one column.
   *
   * @param values what it is compared with, as texts; empty for IS NULL and IS NOT NULL
   */
  public record Condition(String column, Operator operator, List<String> values) {

    public Condition {
      values = List.copyOf(values);
    }
  }

  /** How a column is compared. */
  public enum Operator {
    EQUAL,
    NOT_EQUAL,
    LESS,
    LESS_OR_EQUAL,
    GREATER,
    GREATER_OR_EQUAL,
    IN,
    NOT_IN,
    STARTS_WITH,
    ENDS_WITH,
    CONTAINS,
    IS_NULL,
    IS_NOT_NULL
  }

  public RowFilter {
    conditions = List.copyOf(conditions);
  }

  /**
   * @param text empty for all rows
   * @throws Problem INVALID that says what was expected, and where
   */
  public static RowFilter parse(String text) {
    return text.isBlank() ? ALL : new RowFilterReader(text).read();
  }
}
