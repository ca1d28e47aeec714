package io.weir.definition;

import java.util.List;

/**
 * Something that a definition should not do although Paimon accepts it. The rules are a closed
 * list, {@link Rules}; each is a class whose Javadoc says what happens to those who break it.
 */
interface Rule {

  /** Stable, in kebab case. */
  String id();

  /** What it finds; empty when it has nothing to say. */
  List<Finding> check(TableDefinition definition);
}
