package io.weir.flink.sql;

import java.util.ArrayList;
import java.util.List;
import org.apache.calcite.sql.SqlBasicTypeNameSpec;
import org.apache.calcite.sql.SqlCharStringLiteral;
import org.apache.calcite.sql.SqlDataTypeSpec;
import org.apache.calcite.sql.SqlTypeNameSpec;
import org.apache.calcite.sql.type.SqlTypeName;
import org.apache.flink.sql.parser.type.ExtendedSqlCollectionTypeNameSpec;
import org.apache.flink.sql.parser.type.ExtendedSqlRowTypeNameSpec;
import org.apache.flink.sql.parser.type.SqlMapTypeNameSpec;

/** Writes the types of the parser's tree as text, whichever of their spellings was read. */
final class TypeWords {

  private static final String LOCAL_TIME_ZONE = " WITH LOCAL TIME ZONE";

  private TypeWords() {}

  /** A type with {@code NOT NULL} where that is said. */
  static String of(SqlDataTypeSpec type) {
    return nullable(name(type.getTypeNameSpec()), !Boolean.FALSE.equals(type.getNullable()));
  }

  private static String nullable(String words, boolean nullable) {
    return nullable ? words : words + " NOT NULL";
  }

  private static String name(SqlTypeNameSpec type) {
    if (type instanceof ExtendedSqlRowTypeNameSpec row) {
      return row(row);
    }
    if (type instanceof SqlMapTypeNameSpec map) {
      return "MAP<" + of(map.getKeyType()) + ", " + of(map.getValType()) + ">";
    }
    if (type instanceof ExtendedSqlCollectionTypeNameSpec collection) {
      String element =
          nullable(name(collection.getElementTypeName()), collection.elementNullable());
      return collection.getCollectionTypeName() + "<" + element + ">";
    }
    return type instanceof SqlBasicTypeNameSpec basic
        ? basic(basic)
        : type.getTypeName().toString();
  }

  private static String row(ExtendedSqlRowTypeNameSpec row) {
    List<String> fields = new ArrayList<>();
    for (int i = 0; i < row.getFieldNames().size(); i++) {
      SqlCharStringLiteral comment = row.getComments().get(i);
      String name = SqlWords.name(row.getFieldNames().get(i).getSimple());
      String words = name + " " + of(row.getFieldTypes().get(i));
      fields.add(comment == null ? words : words + " " + SqlWords.literal(Nodes.text(comment)));
    }
    return "ROW<" + String.join(", ", fields) + ">";
  }

  private static String basic(SqlBasicTypeNameSpec type) {
    String word = type.getTypeName().getSimple();
    String limits = limits(type.getPrecision(), type.getScale());
    if (word.equals(SqlTypeName.TIMESTAMP_WITH_LOCAL_TIME_ZONE.name())) {
      return "TIMESTAMP" + limits + LOCAL_TIME_ZONE;
    }
    return word.replace('_', ' ') + limits;
  }

  private static String limits(int precision, int scale) {
    if (precision < 0) {
      return "";
    }
    return scale < 0 ? "(" + precision + ")" : "(" + precision + ", " + scale + ")";
  }
}
