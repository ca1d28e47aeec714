package io.weir.catalog;

import io.weir.shared.Names;
import io.weir.shared.Page;
import io.weir.shared.PageRequest;
import io.weir.shared.Problem;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Service;

/** The databases of catalogs. Every method asks the storage and blocks. */
@Service
public class Databases {

  private final Catalogs catalogs;
  private final Observations observations;
  private final LakeChanges changes;

  Databases(Catalogs catalogs, Observations observations, LakeChanges changes) {
    this.catalogs = catalogs;
    this.observations = observations;
    this.changes = changes;
  }

  /**
   * A database.
   *
   * @param tables how many there were at the last look; null when nobody looked yet
   */
  public record Database(String name, @Nullable Integer tables) {}

  public Page<Database> list(String catalog, PageRequest page) {
    Map<String, Integer> tables = observations.tableCounts(catalog);
    List<Database> found =
        catalogs.lake(catalog).databases().stream()
            .filter(page::matches)
            .map(name -> new Database(name, tables.get(name)))
            .toList();
    return page.page(found, Database::name, Map.of("name", Comparator.comparing(Database::name)));
  }

  /**
   * @throws Problem NOT_FOUND
   */
  public Database get(String catalog, String name) {
    catalogs.lake(catalog).requireDatabase(name);
    return new Database(name, observations.tableCounts(catalog).get(name));
  }

  public Database create(String catalog, String name) {
    Names.lake("/name", name);
    var lake = catalogs.lake(catalog);
    if (lake.databases().contains(name)) {
      throw Problem.conflict("There already is a database '" + name + "'.");
    }
    String target = catalog + "." + name;
    changes.make(
        "database.create",
        target,
        "Made database " + target,
        Map.of(),
        () -> lake.createDatabase(name));
    return new Database(name, 0);
  }

  /**
   * @throws Problem CONFLICT while anything lies in it
   */
  public void drop(String catalog, String name) {
    var lake = catalogs.lake(catalog);
    lake.requireDatabase(name);
    String target = catalog + "." + name;
    changes.make(
        "database.drop",
        target,
        "Dropped database " + target,
        Map.of(),
        () -> lake.dropDatabase(name));
  }
}
