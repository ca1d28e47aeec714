@NullMarked
package io.weir.rollout.web;

import org.jspecify.annotations.NullMarked;
