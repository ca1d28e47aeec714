package io.weir.rollout.drift;

import io.weir.catalog.Catalogs;
import io.weir.paimon.SchemaVersion;
import io.weir.shared.Page;
import io.weir.shared.PageRequest;
import io.weir.shared.Problem;
import io.weir.shared.ProblemType;
import io.weir.shared.TableId;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Service;

/** Tells which tables are not as they were last declared. */
@Service
public class Drifts {

  private final Catalogs catalogs;
  private final AppliedDefinitions applied;
  private final DriftStore store;
  private final Comparison comparison;

  Drifts(Catalogs catalogs, AppliedDefinitions applied, DriftStore store, Comparison comparison) {
    this.catalogs = catalogs;
    this.applied = applied;
    this.store = store;
    this.comparison = comparison;
  }

  /**
   * Those that had drifted, were missing or unreadable at the last look, by name; of catalogs that
   * are registered.
   */
  public Page<TableDrift> find(
      @Nullable String catalog, @Nullable String database, PageRequest page) {
    List<String> among =
        catalogs.names().stream().filter(name -> catalog == null || name.equals(catalog)).toList();
    return store.find(among, database, page);
  }

  /**
   * Looks at a table now. Blocks.
   *
   * @throws Problem NOT_FOUND when no definition was ever applied to it
   */
  public TableDrift look(TableId table) {
    applied.find(table).ifPresent(definition -> store.save(definition, read(definition)));
    return store
        .find(table)
        .orElseThrow(
            () ->
                new Problem(
                    ProblemType.NOT_FOUND,
                    "No plan has applied a definition of "
                        + table
                        + ": there is nothing that it could have drifted from."));
  }

  /**
   * Looks at all tables of a catalog to which a definition was applied, and at no other; O(those
   * tables), several at a time. Blocks; what can't be read is kept as unknown.
   */
  void lookAtAll(String catalog) {
    List<AppliedDefinition> definitions = applied.of(catalog);
    try {
      Map<String, Map<String, SchemaVersion>> schemas =
          catalogs.lake(catalog).newestSchemas(names(definitions));
      definitions.forEach(one -> store.save(one, look(one, schemas)));
    } catch (Problem problem) {
      boolean ofOneTable = problem.type() != ProblemType.TIMEOUT;
      definitions.forEach(
          one -> store.save(one, ofOneTable ? read(one) : Look.unreadable(problem.detail())));
    }
  }

  private static Map<String, Set<String>> names(List<AppliedDefinition> definitions) {
    return definitions.stream()
        .map(AppliedDefinition::table)
        .collect(
            Collectors.groupingBy(
                TableId::database, Collectors.mapping(TableId::table, Collectors.toSet())));
  }

  private Look look(AppliedDefinition definition, Map<String, Map<String, SchemaVersion>> schemas) {
    TableId table = definition.table();
    SchemaVersion schema = schemas.getOrDefault(table.database(), Map.of()).get(table.table());
    return schema == null ? Look.MISSING : comparison.compare(definition, schema.shape());
  }

  private Look read(AppliedDefinition definition) {
    TableId table = definition.table();
    try {
      return comparison.compare(definition, catalogs.table(table).schema().shape());
    } catch (Problem problem) {
      return problem.type() == ProblemType.NOT_FOUND
          ? Look.MISSING
          : Look.unreadable(problem.detail());
    }
  }
}
