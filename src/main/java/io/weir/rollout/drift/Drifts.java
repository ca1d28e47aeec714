package io.weir.rollout.drift;

import io.weir.catalog.Catalogs;
import io.weir.paimon.Lake;
import io.weir.paimon.SchemaVersion;
import io.weir.shared.Page;
import io.weir.shared.PageRequest;
import io.weir.shared.Problem;
import io.weir.shared.ProblemType;
import io.weir.shared.TableId;
import java.util.HashSet;
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

  /** Those that had drifted, were missing or unreadable at the last look, by name. */
  public Page<TableDrift> find(
      @Nullable String catalog, @Nullable String database, PageRequest page) {
    return store.find(catalog, database, page);
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
    applied.of(catalog).stream()
        .collect(Collectors.groupingBy(one -> one.table().database()))
        .forEach((database, ones) -> look(catalog, database, ones));
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

  private void look(String catalog, String database, List<AppliedDefinition> definitions) {
    try {
      Lake lake = catalogs.lake(catalog);
      Set<String> there =
          lake.databases().contains(database) ? new HashSet<>(lake.tables(database)) : Set.of();
      List<String> names =
          definitions.stream().map(one -> one.table().table()).filter(there::contains).toList();
      Map<String, SchemaVersion> schemas = lake.schemas(database, names);
      for (AppliedDefinition one : definitions) {
        String name = one.table().table();
        store.save(one, look(one, there.contains(name), schemas.get(name)));
      }
    } catch (Problem problem) {
      definitions.forEach(one -> store.save(one, Look.unreadable(problem.detail())));
    }
  }

  private Look look(AppliedDefinition definition, boolean there, @Nullable SchemaVersion schema) {
    if (!there) {
      return Look.MISSING;
    }
    return schema == null
        ? Look.unreadable("Its schema can't be read.")
        : comparison.compare(definition, schema.shape());
  }
}
