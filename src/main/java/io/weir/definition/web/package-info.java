/** The option catalogue, the rules and lint over REST. */
@NullMarked
package io.weir.definition.web;

import org.jspecify.annotations.NullMarked;
