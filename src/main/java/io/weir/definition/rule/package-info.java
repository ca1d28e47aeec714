/** The rules for definitions, a class each; {@link io.weir.definition.rule.Rules} lists them. */
@NullMarked
package io.weir.definition.rule;

import org.jspecify.annotations.NullMarked;
