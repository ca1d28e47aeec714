/** Jobs over REST. */
@NullMarked
package io.weir.job.web;

import org.jspecify.annotations.NullMarked;
