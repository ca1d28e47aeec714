package io.weir.definition.manifest;

import io.weir.definition.TableDefinition;
import io.weir.definition.manifest.Manifest.Kind;
import io.weir.shared.Names;
import io.weir.shared.Problem;
import io.weir.shared.Problem.Fault;
import io.weir.shared.TableId;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Reads the envelope of one document, and by its kind what is in it. */
final class ManifestReader {

  static final String API_VERSION = "weir/v1";

  private final Fields document;
  private final List<Fault> faults;

  ManifestReader(YamlDocument document, List<Fault> faults) {
    this.document = new Fields(document.tree(), "", faults);
    this.faults = faults;
  }

  /** What the document declares; empty when there are faults, which are noted. */
  Optional<Manifest> read() {
    int before = faults.size();
    checkVersion(document.required("apiVersion"));
    Kind kind = kind(document.required("kind"));
    Fields metadata = document.object("metadata");
    boolean absent = absent(document.optional("state"));
    Manifest manifest = kind == null ? null : manifest(kind, metadata, absent);
    document.tree("spec");
    document.refuseOthers();
    return faults.size() > before ? Optional.empty() : Optional.ofNullable(manifest);
  }

  private @Nullable Manifest manifest(Kind kind, Fields metadata, boolean absent) {
    return switch (kind) {
      case DATABASE -> database(metadata, absent);
      case TABLE -> table(metadata, absent);
      case POLICY, JOB -> other(kind, metadata, absent);
    };
  }

  private Manifest database(Fields metadata, boolean absent) {
    String catalog = name(metadata, "catalog");
    String name = name(metadata, "name");
    metadata.refuseOthers();
    document.object("spec").refuseOthers();
    return new Manifest.Database(catalog, name, absent);
  }

  private Manifest table(Fields metadata, boolean absent) {
    TableId id =
        new TableId(name(metadata, "catalog"), name(metadata, "database"), name(metadata, "name"));
    String renamedFrom = metadata.optional("renamedFrom");
    metadata.refuseOthers();
    if (absent) {
      return new Manifest.Table(id, null, renamedFrom, java.util.Map.of());
    }
    TableSpec spec = new TableSpec(document.object("spec"), faults);
    TableDefinition definition = spec.definition(id.table());
    return new Manifest.Table(id, definition, renamedFrom, spec.renamedColumns());
  }

  private Manifest other(Kind kind, Fields metadata, boolean absent) {
    String name = metadata.required("name");
    metadata.refuseOthers();
    return new Manifest.Other(kind, name, document.tree("spec"), absent);
  }

  private String name(Fields metadata, String field) {
    String name = metadata.required(field);
    if (!name.isEmpty() && !field.equals("name")) {
      try {
        Names.lake("/metadata/" + field, name);
      } catch (Problem problem) {
        faults.addAll(problem.faults());
      }
    }
    return name;
  }

  private void checkVersion(String version) {
    if (!version.isEmpty() && !version.equals(API_VERSION)) {
      faults.add(new Fault("/apiVersion", "Weir reads " + API_VERSION + "."));
    }
  }

  private @Nullable Kind kind(String word) {
    return Arrays.stream(Kind.values())
        .filter(kind -> kind.word().equals(word))
        .findFirst()
        .orElseGet(
            () -> {
              if (!word.isEmpty()) {
                faults.add(
                    new Fault("/kind", "A manifest's kind is Database, Table, Policy or Job."));
              }
              return null;
            });
  }

  private boolean absent(@Nullable String state) {
    boolean absent = "absent".equals(state);
    if (state != null && !absent && !state.equals("present")) {
      faults.add(new Fault("/state", "A state is present or absent."));
    }
    return absent;
  }
}
