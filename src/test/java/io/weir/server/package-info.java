/** Real servers for the tests: containers where a Docker engine runs, else child processes. */
@NullMarked
package io.weir.server;

import org.jspecify.annotations.NullMarked;
