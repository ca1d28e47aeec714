package io.weir;

import io.swagger.v3.core.jackson.TypeNameResolver;
import java.util.Set;

/**
 * Names of records in the API's description: a nested one is named with what it is nested in, less
 * the word Controller, unless it begins with that anyway. {@code ConnectionController.TestResult}
 * is {@code ConnectionTestResult}, {@code RunController.RunBody} is {@code RunBody}.
 */
class RecordNames extends TypeNameResolver {

  private static final String CONTROLLER = "Controller";

  @Override
  protected String nameForClass(Class<?> type, Set<Options> options) {
    Class<?> outer = type.getEnclosingClass();
    if (outer == null || !type.getName().startsWith("io.weir.")) {
      return super.nameForClass(type, options);
    }
    String prefix = outer.getSimpleName();
    if (prefix.endsWith(CONTROLLER)) {
      prefix = prefix.substring(0, prefix.length() - CONTROLLER.length());
    }
    String name = type.getSimpleName();
    return name.startsWith(prefix) ? name : prefix + name;
  }
}
