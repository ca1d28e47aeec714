/** Catalogs, databases and tables over REST. */
@NullMarked
package io.weir.catalog.web;

import org.jspecify.annotations.NullMarked;
