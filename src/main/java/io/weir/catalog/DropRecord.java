package io.weir.catalog;

import io.weir.paimon.LakeTable;
import io.weir.paimon.TableState;
import io.weir.shared.Problem;
import io.weir.shared.ProblemType;
import io.weir.shared.TableId;
import java.util.LinkedHashMap;
import java.util.Map;
import org.springframework.stereotype.Component;

/** What goes with a table, for the audit entry of its drop. */
@Component
class DropRecord {

  private final Catalogs catalogs;

  DropRecord(Catalogs catalogs) {
    this.catalogs = catalogs;
  }

  /**
   * Its numbers and its definition; of a table whose files can't be read, why they can't.
   *
   * @throws Problem NOT_FOUND when there is no such table
   */
  Map<String, Object> of(TableId id) {
    LakeTable table = catalogs.table(id);
    Map<String, Object> record = new LinkedHashMap<>();
    record.put("definition", table.schema().shape());
    try {
      TableState state = table.state(null);
      record.put("records", state.records());
      record.put("bytes", state.bytes());
      record.put("files", state.files());
      record.put("snapshots", state.snapshots());
      record.put("tags", table.tags().size());
      record.put("branches", table.branchCount());
    } catch (Problem problem) {
      if (problem.type() == ProblemType.NOT_FOUND) {
        throw problem;
      }
      record.put("unreadable", problem.detail());
    }
    return record;
  }
}
