package io.weir.definition.manifest;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.error.MarkedYAMLException;
import org.yaml.snakeyaml.error.YAMLException;
import org.yaml.snakeyaml.nodes.Node;

/**
 * Reads YAML of strangers: bounded in size, depth and what aliases may unfold to, and without tags
 * that name classes. O(characters).
 */
final class YamlReader {

  /** The longest text, in characters. */
  static final int MAX_CHARACTERS = 10 << 20;

  private static final int MAX_DEPTH = 64;

  private YamlReader() {}

  /**
   * The documents of a text, in order; empty ones are left out.
   *
   * @throws UnreadableText when it is no YAML, or more than a manifest can be
   */
  static List<YamlDocument> read(String text) {
    List<YamlDocument> documents = new ArrayList<>();
    try {
      for (Node node : new Yaml(options()).composeAll(new StringReader(text))) {
        YamlDocument document = new YamlTree().document(node);
        if (!document.tree().isNull()) {
          documents.add(document);
        }
      }
    } catch (MarkedYAMLException e) {
      Place place =
          e.getProblemMark() == null
              ? new Place(1, 1)
              : new Place(e.getProblemMark().getLine() + 1, e.getProblemMark().getColumn() + 1);
      throw new UnreadableText("This is not YAML: " + e.getProblem() + ".", place);
    } catch (YAMLException e) {
      throw new UnreadableText("This is not YAML: " + e.getMessage() + ".", new Place(1, 1));
    }
    return documents;
  }

  private static LoaderOptions options() {
    LoaderOptions options = new LoaderOptions();
    options.setCodePointLimit(MAX_CHARACTERS);
    options.setNestingDepthLimit(MAX_DEPTH);
    options.setAllowDuplicateKeys(false);
    // what aliases unfold to is counted as a whole
    options.setMaxAliasesForCollections(Integer.MAX_VALUE);
    options.setProcessComments(false);
    return options;
  }
}
