package io.weir.paimon;

import io.weir.paimon.RowFilter.Condition;
import io.weir.shared.Excerpt;
import io.weir.shared.Problem;
import java.time.Instant;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.apache.paimon.data.Timestamp;
import org.apache.paimon.predicate.Predicate;
import org.apache.paimon.predicate.PredicateBuilder;
import org.apache.paimon.types.DataType;
import org.apache.paimon.types.DataTypeFamily;
import org.apache.paimon.types.DataTypeRoot;
import org.apache.paimon.types.RowType;
import org.apache.paimon.utils.TypeUtils;
import org.jspecify.annotations.Nullable;

/** Makes of a filter what Paimon evaluates on rows of a type. */
final class RowPredicates {

  private static final String PARAMETER = "filter";

  private static final Set<DataTypeRoot> NOT_COMPARED =
      Set.of(
          DataTypeRoot.BINARY,
          DataTypeRoot.VARBINARY,
          DataTypeRoot.ARRAY,
          DataTypeRoot.MAP,
          DataTypeRoot.MULTISET,
          DataTypeRoot.ROW,
          DataTypeRoot.VARIANT);

  private final RowType type;
  private final PredicateBuilder builder;

  RowPredicates(RowType type) {
    this.type = type;
    this.builder = new PredicateBuilder(type);
  }

  /**
   * @return null for a filter that wants every row
   * @throws Problem INVALID for a column that is not there, or a value that is none of its type
   */
  @Nullable Predicate of(RowFilter filter) {
    List<Predicate> all = new ArrayList<>();
    for (Condition condition : filter.conditions()) {
      all.add(of(condition));
    }
    return all.isEmpty() ? null : PredicateBuilder.and(all);
  }

  private Predicate of(Condition condition) {
    int at = type.getFieldIndex(condition.column());
    if (at < 0) {
      throw invalid("There is no column named '" + Excerpt.of(condition.column()) + "'.");
    }
    DataType column = type.getTypeAt(at);
    List<Object> values =
        condition.values().stream().map(text -> value(condition.column(), text, column)).toList();
    return switch (condition.operator()) {
      case EQUAL -> builder.equal(at, values.get(0));
      case NOT_EQUAL -> builder.notEqual(at, values.get(0));
      case LESS -> builder.lessThan(at, values.get(0));
      case LESS_OR_EQUAL -> builder.lessOrEqual(at, values.get(0));
      case GREATER -> builder.greaterThan(at, values.get(0));
      case GREATER_OR_EQUAL -> builder.greaterOrEqual(at, values.get(0));
      case IN -> builder.in(at, values);
      case NOT_IN -> builder.notIn(at, values);
      case STARTS_WITH -> builder.startsWith(at, text(condition, column, values));
      case ENDS_WITH -> builder.endsWith(at, text(condition, column, values));
      case CONTAINS -> builder.contains(at, text(condition, column, values));
      case IS_NULL -> builder.isNull(at);
      case IS_NOT_NULL -> builder.isNotNull(at);
    };
  }

  private static Object text(Condition condition, DataType type, List<Object> values) {
    if (!type.is(DataTypeFamily.CHARACTER_STRING)) {
      throw invalid("LIKE is for texts, and '" + condition.column() + "' is " + name(type) + ".");
    }
    return values.get(0);
  }

  private static Object value(String column, String text, DataType type) {
    if (NOT_COMPARED.contains(type.getTypeRoot())) {
      throw invalid(
          "'%s' is %s, which only IS NULL and IS NOT NULL are for.".formatted(column, name(type)));
    }
    Object value = parsed(text, type);
    if (value == null) {
      throw invalid(
          "'%s' is no %s, which '%s' is.".formatted(Excerpt.of(text), name(type), column));
    }
    return value;
  }

  /** Null for what is no value of the type. */
  private static @Nullable Object parsed(String text, DataType type) {
    try {
      return switch (type.getTypeRoot()) {
        case TIMESTAMP_WITHOUT_TIME_ZONE ->
            Timestamp.fromLocalDateTime(LocalDateTime.parse(text.strip().replace(' ', 'T')));
        case TIMESTAMP_WITH_LOCAL_TIME_ZONE -> Timestamp.fromInstant(Instant.parse(text.strip()));
        default -> TypeUtils.castFromString(text, type);
      };
    } catch (RuntimeException e) {
      // Paimon's parsers throw exceptions of many kinds
      return null;
    }
  }

  private static String name(DataType type) {
    return type.copy(true).asSQLString();
  }

  private static Problem invalid(String message) {
    return Problem.invalid(PARAMETER, message);
  }
}
