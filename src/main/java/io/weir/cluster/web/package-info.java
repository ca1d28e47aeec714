/** Clusters over REST. */
@NullMarked
package io.weir.cluster.web;

import org.jspecify.annotations.NullMarked;
