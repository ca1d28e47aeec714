/** The option catalogue over REST. */
@NullMarked
package io.weir.definition.web;

import org.jspecify.annotations.NullMarked;
