/** Observations over REST. */
@NullMarked
package io.weir.health.web;

import org.jspecify.annotations.NullMarked;
