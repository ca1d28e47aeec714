/** The browser tests of frontend/e2e, against a running Weir. */
@NullMarked
package io.weir.browser;

import org.jspecify.annotations.NullMarked;
