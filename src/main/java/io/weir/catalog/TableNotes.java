package io.weir.catalog;

import io.weir.audit.Actor;
import io.weir.definition.TableDefinition;
import io.weir.lease.MaintenanceOwner;
import io.weir.lease.TableCares;
import io.weir.shared.TableId;
import java.util.Map;
import org.springframework.context.ApplicationEventPublisher;
import org.springframework.stereotype.Service;

/**
 * Notes what became of tables, right after it was done to them. A Weir that stopped before it could
 * is made up for by noting it again.
 */
@Service
public class TableNotes {

  private final TableCares cares;
  private final LakeChanges changes;
  private final ApplicationEventPublisher events;

  TableNotes(TableCares cares, LakeChanges changes, ApplicationEventPublisher events) {
    this.cares = cares;
    this.changes = changes;
    this.events = events;
  }

  void created(TableId id, MaintenanceOwner owner) {
    cares.setOwner(id, owner, Actor.current().name());
    events.publishEvent(new TableEvent.Created(id));
  }

  /** That a table was made of a definition; whoever cares for it by now goes on. */
  public void created(TableId id, TableDefinition definition) {
    if (cares.find(id).isEmpty()) {
      created(id, TableChanges.ownerOf(definition, null));
    }
  }

  /** That a table got another name in its database; its care goes with it. */
  public void renamed(TableId id, String to) {
    TableId renamed = new TableId(id.catalog(), id.database(), to);
    changes.note(
        "table.renamed",
        renamed.toString(),
        "Table " + to + " was " + id.table() + " until now",
        Map.of("from", id.table()));
    cares.find(id).ifPresent(care -> cares.setOwner(renamed, care.owner(), care.declaredBy()));
    cares.forget(id);
    events.publishEvent(new TableEvent.Dropped(id));
    events.publishEvent(new TableEvent.Created(renamed));
  }

  /** That a table is gone. */
  public void dropped(TableId id) {
    cares.forget(id);
    events.publishEvent(new TableEvent.Dropped(id));
  }
}
