package io.weir.definition;

import java.util.List;

/** A rule that knows more when something is known of the lake. */
public interface FactualRule extends Rule {

  @Override
  default List<Finding> check(TableDefinition definition) {
    return check(definition, LakeFacts.NONE);
  }

  @Override
  List<Finding> check(TableDefinition definition, LakeFacts facts);
}
