/** What every endpoint shares: problems as problem+json, If-Match. */
@NullMarked
package io.weir.shared.web;

import org.jspecify.annotations.NullMarked;
