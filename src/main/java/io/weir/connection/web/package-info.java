/** Connections over REST. */
@NullMarked
package io.weir.connection.web;

import org.jspecify.annotations.NullMarked;
