package io.weir.definition.manifest;

import io.weir.definition.Finding;
import java.math.BigDecimal;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Pattern;
import org.yaml.snakeyaml.DumperOptions.ScalarStyle;
import org.yaml.snakeyaml.nodes.MappingNode;
import org.yaml.snakeyaml.nodes.Node;
import org.yaml.snakeyaml.nodes.NodeTuple;
import org.yaml.snakeyaml.nodes.ScalarNode;
import org.yaml.snakeyaml.nodes.SequenceNode;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * Makes a JSON tree of one YAML document. Of plain words only {@code null}, {@code true}, {@code
 * false} and numbers in JSON's form are no text (YAML 1.2's core schema): {@code no} is a word.
 */
final class YamlTree {

  /** So many values a document may unfold to, aliases counted each time. */
  private static final int MAX_VALUES = 200_000;

  private static final Pattern NUMBER =
      Pattern.compile("-?(0|[1-9]\\d{0,30})(\\.\\d{1,30})?([eE][-+]?\\d{1,3})?");
  private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

  private final Map<String, Place> places = new HashMap<>();
  private int values;

  YamlDocument document(Node root) {
    JsonNode tree = value(root, "");
    return new YamlDocument(tree, new Places(places));
  }

  private JsonNode value(Node node, String pointer) {
    places.put(pointer, place(node));
    if (++values > MAX_VALUES) {
      throw new UnreadableText(
          "This document unfolds to more than " + MAX_VALUES + " values.", place(node));
    }
    if (node instanceof MappingNode mapping) {
      return object(mapping, pointer);
    }
    if (node instanceof SequenceNode sequence) {
      return array(sequence, pointer);
    }
    return scalar((ScalarNode) node);
  }

  private ObjectNode object(MappingNode mapping, String pointer) {
    ObjectNode object = JSON.objectNode();
    for (NodeTuple entry : mapping.getValue()) {
      if (!(entry.getKeyNode() instanceof ScalarNode key)) {
        throw new UnreadableText("A key must be a word.", place(entry.getKeyNode()));
      }
      String name = key.getValue();
      if (object.has(name)) {
        throw new UnreadableText("'" + name + "' stands here twice.", place(key));
      }
      object.set(name, value(entry.getValueNode(), pointer + Finding.pointer(name)));
    }
    return object;
  }

  private ArrayNode array(SequenceNode sequence, String pointer) {
    ArrayNode array = JSON.arrayNode();
    for (Node item : sequence.getValue()) {
      array.add(value(item, pointer + "/" + array.size()));
    }
    return array;
  }

  private static JsonNode scalar(ScalarNode node) {
    String text = node.getValue();
    if (node.getScalarStyle() != ScalarStyle.PLAIN) {
      return JSON.stringNode(text);
    }
    return switch (text) {
      case "", "~", "null" -> JSON.nullNode();
      case "true" -> JSON.booleanNode(true);
      case "false" -> JSON.booleanNode(false);
      default ->
          NUMBER.matcher(text).matches()
              ? JSON.numberNode(new BigDecimal(text))
              : JSON.stringNode(text);
    };
  }

  private static Place place(Node node) {
    return new Place(node.getStartMark().getLine() + 1, node.getStartMark().getColumn() + 1);
  }
}
