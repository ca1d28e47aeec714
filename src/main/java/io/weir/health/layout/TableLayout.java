package io.weir.health.layout;

import io.weir.shared.Page;
import io.weir.shared.PageRequest;
import io.weir.shared.Problem;
import io.weir.shared.TableId;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/**
 * How the files of a table are laid out, as last observed. Reads the database only, so that it
 * costs the same however many files there are, and answers while the storage is away. Of a table
 * that was never observed there is nothing to tell; that is not an error.
 */
@Service
public class TableLayout {

  private final LastLooks looks;
  private final PartitionPages partitions;
  private final BucketPages buckets;

  TableLayout(LastLooks looks, PartitionPages partitions, BucketPages buckets) {
    this.looks = looks;
    this.partitions = partitions;
    this.buckets = buckets;
  }

  /**
   * Partitions, by name or as the page asks; its words are looked for in their names. Two
   * statements; sorted by anything but the name, a page costs as much as there are partitions.
   *
   * @throws Problem INVALID for a sort or a cursor that is none
   */
  @Transactional(readOnly = true)
  public Observed<Page<PartitionSums>> partitions(TableId table, PageRequest page) {
    LastLook look = looks.of(table);
    return look.at(partitions.read(look.number(), page));
  }

  /**
   * Buckets, by partition and number or as the page asks. Two statements; reads the numbers of all
   * partitions, and unpacks the buckets of as many as the page has items, and those of the pages
   * before it.
   *
   * @param partition of which alone; null for all
   * @throws Problem INVALID for a sort or a cursor that is none
   */
  @Transactional(readOnly = true)
  public Observed<Page<BucketSums>> buckets(
      TableId table, @Nullable String partition, PageRequest page) {
    LastLook look = looks.of(table);
    return look.at(buckets.read(look.number(), partition, page));
  }

  /** How many files there are of each size; one statement. */
  public Observed<FileSizes> sizes(TableId table) {
    LastLook look = looks.of(table);
    return look.at(FileSizes.of(look));
  }
}
