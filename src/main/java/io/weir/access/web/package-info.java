/** Logging in, users, tokens and the audit trail over REST; the check of permissions. */
@NullMarked
package io.weir.access.web;

import org.jspecify.annotations.NullMarked;
