/** What integration tests share: a running Weir with a home of its own, and a client. */
@NullMarked
package io.weir.testing;

import org.jspecify.annotations.NullMarked;
