package io.weir.definition;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import io.weir.shared.ActionDescriptor;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What would cure a finding. */
public sealed interface Fix {

  /** {@code patch} or {@code action}. */
  @JsonProperty
  String kind();

  /**
   * A change of the definition itself.
   *
   * @param patch a JSON Patch (RFC 6902) on the table's spec
   */
  record Patch(List<Operation> patch) implements Fix {

    public Patch {
      patch = List.copyOf(patch);
    }

    @Override
    public String kind() {
      return "patch";
    }
  }

  /**
   * A call to make.
   *
   * @param action what is called, and with what
   */
  record Action(ActionDescriptor action) implements Fix {

    @Override
    public String kind() {
      return "action";
    }
  }

  /**
   * One operation of a JSON Patch.
   *
   * @param op add, remove or replace
   * @param value null for a removal
   */
  record Operation(
      String op, String path, @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable Object value) {}

  /** A fix that sets an option. */
  static Fix setOption(String key, String value) {
    return new Patch(List.of(new Operation("add", Finding.pointer("options", key), value)));
  }

  /** A fix that gives an option's value another key. */
  static Fix renameOption(String from, String to, String value) {
    return new Patch(
        List.of(
            new Operation("remove", Finding.pointer("options", from), null),
            new Operation("add", Finding.pointer("options", to), value)));
  }

  /** A fix that takes an option away. */
  static Fix removeOption(String key) {
    return new Patch(List.of(new Operation("remove", Finding.pointer("options", key), null)));
  }
}
