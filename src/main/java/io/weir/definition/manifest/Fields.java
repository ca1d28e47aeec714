package io.weir.definition.manifest;

import io.weir.definition.Finding;
import io.weir.shared.Problem.Fault;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.MissingNode;

/** Reads the fields of one object of a manifest, and notes every fault with its pointer. */
final class Fields {

  private final JsonNode object;
  private final String pointer;
  private final List<Fault> faults;
  private final TreeSet<String> asked = new TreeSet<>();

  Fields(JsonNode object, String pointer, List<Fault> faults) {
    this.object = object.isObject() ? object : MissingNode.getInstance();
    this.pointer = pointer;
    this.faults = faults;
    if (!object.isObject() && !object.isMissingNode() && !object.isNull()) {
      faults.add(new Fault(pointer, "This must be an object."));
    }
  }

  /** A text that must be there; empty when it is not, which is noted. */
  String required(String name) {
    String text = optional(name);
    if (text == null || text.isBlank()) {
      faults.add(new Fault(at(name), "This is required."));
      return "";
    }
    return text;
  }

  /** A text; null when it is left out. */
  @Nullable String optional(String name) {
    JsonNode value = ask(name);
    if (value.isMissingNode() || value.isNull()) {
      return null;
    }
    if (!value.isString()) {
      faults.add(new Fault(at(name), "This must be a text: put it in quotes."));
      return null;
    }
    return value.asString();
  }

  /** A text, for which a number or a truth stands too; null when it is left out. */
  @Nullable String scalar(String name) {
    JsonNode value = ask(name);
    return value.isMissingNode() || value.isNull() ? null : scalar(value, at(name));
  }

  List<String> texts(String name) {
    List<String> texts = new ArrayList<>();
    items(
        name,
        item -> {
          if (item.isString()) {
            texts.add(item.asString());
          } else {
            faults.add(new Fault(at(name) + "/" + texts.size(), "This must be a text."));
          }
        });
    return texts;
  }

  List<Fields> objects(String name) {
    List<Fields> objects = new ArrayList<>();
    items(name, item -> objects.add(new Fields(item, at(name) + "/" + objects.size(), faults)));
    return objects;
  }

  Map<String, String> scalars(String name) {
    Map<String, String> scalars = new LinkedHashMap<>();
    JsonNode value = ask(name);
    if (value.isObject()) {
      value.forEachEntry(
          (key, item) -> {
            String text = scalar(item, at(name) + Finding.pointer(key));
            if (text != null) {
              scalars.put(key, text);
            }
          });
    } else if (!value.isMissingNode() && !value.isNull()) {
      faults.add(new Fault(at(name), "This must be an object."));
    }
    return scalars;
  }

  Fields object(String name) {
    return new Fields(ask(name), at(name), faults);
  }

  JsonNode tree(String name) {
    return ask(name);
  }

  /** Notes what was there and nobody asked for. */
  void refuseOthers() {
    object
        .propertyNames()
        .forEach(
            name -> {
              if (!asked.contains(name)) {
                faults.add(new Fault(at(name), "There is no such field. Known are " + asked + "."));
              }
            });
  }

  private void items(String name, Consumer<JsonNode> each) {
    JsonNode value = ask(name);
    if (value.isArray()) {
      value.forEach(each);
    } else if (!value.isMissingNode() && !value.isNull()) {
      faults.add(new Fault(at(name), "This must be a list."));
    }
  }

  private @Nullable String scalar(JsonNode value, String at) {
    if (value.isString()) {
      return value.asString();
    }
    if (value.isNumber()) {
      return value.decimalValue().toPlainString();
    }
    if (value.isBoolean()) {
      return value.asString();
    }
    faults.add(new Fault(at, "This must be a text, a number, true or false."));
    return null;
  }

  private JsonNode ask(String name) {
    asked.add(name);
    return object.path(name);
  }

  private String at(String name) {
    return pointer + Finding.pointer(name);
  }
}
