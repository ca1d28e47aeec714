package io.weir.definition.manifest;

import io.weir.definition.Column;
import io.weir.definition.Layer;
import io.weir.definition.TableDefinition;
import io.weir.shared.Problem;
import io.weir.shared.Problem.Fault;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads the spec of a table's manifest. */
final class TableSpec {

  private static final String POINTER = "/spec";

  private final Fields fields;
  private final List<Fault> faults;
  private final Map<String, String> renamedColumns = new HashMap<>();

  TableSpec(Fields fields, List<Fault> faults) {
    this.fields = fields;
    this.faults = faults;
  }

  /** The definition; null when there are faults, which are noted. */
  @Nullable TableDefinition definition(String name) {
    int before = faults.size();
    Layer layer = layer(fields.optional("layer"));
    String comment = fields.optional("comment");
    List<Column> columns = columns();
    List<String> primaryKey = fields.texts("primaryKey");
    List<String> partitionedBy = fields.texts("partitionedBy");
    Map<String, String> options = fields.scalars("options");
    fields.refuseOthers();
    if (faults.size() > before) {
      return null;
    }
    try {
      return new TableDefinition(name, columns, primaryKey, partitionedBy, options, comment, layer);
    } catch (Problem problem) {
      problem.faults().forEach(fault -> faults.add(placed(fault)));
      return null;
    }
  }

  /** As {@link Manifest.Table#renamedColumns}; complete once the definition was read. */
  Map<String, String> renamedColumns() {
    return renamedColumns;
  }

  private List<Column> columns() {
    List<Column> columns = new ArrayList<>();
    for (Fields column : fields.objects("columns")) {
      String name = column.required("name");
      String renamedFrom = column.optional("renamedFrom");
      if (renamedFrom != null) {
        renamedColumns.put(name, renamedFrom);
      }
      columns.add(
          new Column(
              name, column.required("type"), column.optional("comment"), column.scalar("default")));
      column.refuseOthers();
    }
    return columns;
  }

  private @Nullable Layer layer(@Nullable String word) {
    if (word == null) {
      return null;
    }
    try {
      return Layer.of(POINTER + "/layer", word);
    } catch (Problem problem) {
      faults.addAll(problem.faults());
      return null;
    }
  }

  private static Fault placed(Fault fault) {
    String pointer = fault.pointer().equals("/name") ? "/metadata/name" : POINTER + fault.pointer();
    return new Fault(pointer, fault.message());
  }
}
