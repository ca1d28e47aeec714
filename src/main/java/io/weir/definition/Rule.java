package io.weir.definition;

import io.weir.shared.Severity;
import java.util.List;

/**
 * Something that a definition should not do although Paimon accepts it. The rules are a closed
 * list; each is a class whose Javadoc says what happens to those who break it.
 */
public interface Rule {

  /** Its name and what it is about, for those who never broke it. */
  About about();

  /** What it finds; empty when it has nothing to say. Pure, and fast enough for every keystroke. */
  List<Finding> check(TableDefinition definition);

  /** What it finds when something is known of the lake; most rules need nothing of that. */
  default List<Finding> check(TableDefinition definition, LakeFacts facts) {
    return check(definition);
  }

  /** Whether a definition that breaks it must not even be tried: it would harm Weir itself. */
  default boolean forbidsTrial() {
    return false;
  }

  /** Stable, in kebab case. */
  default String id() {
    return about().id();
  }

  /**
   * What a rule is about.
   *
   * @param id stable, in kebab case
   * @param severity of the worst that it finds
   * @param summary what happens to those who break it, in a sentence
   * @param source where the knowledge is from
   */
  record About(String id, Severity severity, String summary, Source source) {}

  /** Where the knowledge of a rule is from. */
  enum Source {
    /** Seen when such tables were made, written and read with Paimon 1.3.1. */
    OBSERVED,
    /** Paimon's documentation says so. */
    DOCUMENTED,
    /** Advice of those who run lakes. */
    PRACTICE
  }
}
