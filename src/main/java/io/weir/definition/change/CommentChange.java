package io.weir.definition.change;

import io.weir.paimon.SchemaAlteration;
import org.jspecify.annotations.Nullable;

/**
 * What is said of the table.
 *
 * @param comment null for nothing
 */
public record CommentChange(@Nullable String comment) implements TableChange {

  @Override
  public String kind() {
    return "set-comment";
  }

  @Override
  public String subject() {
    return "comment";
  }

  @Override
  public Risk risk() {
    return Risk.GREEN;
  }

  @Override
  public void addTo(SchemaAlteration alteration) {
    alteration.setComment(comment);
  }

  @Override
  public String detail() {
    return comment == null ? "without comment" : "'" + comment + "'";
  }
}
