package io.weir.definition.sql;

import io.weir.definition.manifest.ManifestText;
import io.weir.definition.manifest.Manifests.Reading;
import io.weir.shared.Problem;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Where definitions stand: in one text, or in files which together declare a lake, each in a
 * language of its own and read as if it stood alone. Pure.
 *
 * @param text empty when there are files
 * @param files empty when there is one text
 * @param defaults for names in statements; manifests say it all
 */
public record DefinitionSource(String text, List<DefinitionFile> files, SqlDefaults defaults) {

  public DefinitionSource {
    files = List.copyOf(files);
  }

  /**
   * What a request holds.
   *
   * @throws Problem INVALID when it holds both or neither, and when two files have one name
   */
  public static DefinitionSource of(
      @Nullable String manifests, @Nullable List<DefinitionFile> files, SqlDefaults defaults) {
    if ((manifests == null) == (files == null)) {
      throw Problem.invalid("/manifests", "Send either manifests, which is one text, or files.");
    }
    List<DefinitionFile> named = files == null ? List.of() : files;
    Set<String> names = new HashSet<>();
    for (int i = 0; i < named.size(); i++) {
      if (!names.add(named.get(i).name())) {
        throw Problem.invalid("/files/" + i + "/name", "Another file has this name already.");
      }
    }
    return new DefinitionSource(manifests == null ? "" : manifests, named, defaults);
  }

  /** How long all of it is, in characters. */
  public long characters() {
    return text.length() + files.stream().mapToLong(file -> file.text().length()).sum();
  }

  /** What is declared. Never throws for what texts hold: that is what the findings say. */
  public Reading read() {
    return files.isEmpty()
        ? DefinitionTexts.read(text, defaults)
        : Reading.together(
            files.stream()
                .map(file -> DefinitionTexts.read(file.text(), defaults).in(file.name()))
                .toList());
  }

  /** The same as one text of YAML, which says it all by itself. */
  public DefinitionSource asOneText(Reading reading) {
    boolean isYaml = files.isEmpty() && !DefinitionTexts.isSql(text);
    String yaml = isYaml ? text : ManifestText.of(reading);
    return new DefinitionSource(yaml, List.of(), SqlDefaults.NONE);
  }
}
