package io.weir.catalog;

import io.weir.paimon.LakeTable;
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
      TableContents contents = contents(table);
      record.put("records", contents.records());
      record.put("bytes", contents.bytes());
      record.put("files", contents.files());
      record.put("snapshots", contents.snapshots());
      record.put("tags", contents.tags());
      record.put("branches", contents.branches());
    } catch (Problem problem) {
      if (problem.type() == ProblemType.NOT_FOUND) {
        throw problem;
      }
      record.put("unreadable", problem.detail());
    }
    return record;
  }

  /** Its numbers alone. */
  TableContents contents(TableId id) {
    return contents(catalogs.table(id));
  }

  private static TableContents contents(LakeTable table) {
    return TableContents.of(table.state(), table.tagging().all().size(), table.branchCount());
  }
}
