/** Policies and runs over REST. */
@NullMarked
package io.weir.maintenance.web;

import org.jspecify.annotations.NullMarked;
