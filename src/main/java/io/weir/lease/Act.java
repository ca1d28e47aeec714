package io.weir.lease;

import java.util.EnumSet;
import java.util.Set;

/**
 * What may be done to a table under its lease, with the exclusion matrix: the kinds of running job
 * that each act excludes, and the owners that give it to Weir.
 *
 * <table>
 * <caption>Exclusion matrix</caption>
 * <tr><th>act</th><th>running writer</th><th>running compaction job</th><th>owners that allow it</th></tr>
 * <tr><td>COMPACT</td><td>goes on</td><td>excluded</td><td>WEIR</td></tr>
 * <tr><td>EXPIRE_SNAPSHOTS</td><td>goes on</td><td>goes on</td><td>WEIR, COMPACT_JOB</td></tr>
 * <tr><td>EXPIRE_PARTITIONS</td><td>goes on</td><td>goes on</td><td>WEIR, COMPACT_JOB</td></tr>
 * <tr><td>COMPACT_MANIFESTS</td><td>goes on</td><td>goes on</td><td>WEIR, COMPACT_JOB</td></tr>
 * <tr><td>TAG</td><td>goes on</td><td>goes on</td><td>any</td></tr>
 * <tr><td>BRANCH</td><td>goes on</td><td>goes on</td><td>any</td></tr>
 * <tr><td>RESET_CONSUMER</td><td>goes on</td><td>goes on</td><td>any</td></tr>
 * <tr><td>ROLLBACK</td><td>excluded</td><td>excluded</td><td>any</td></tr>
 * <tr><td>CREATE</td><td>goes on</td><td>goes on</td><td>any</td></tr>
 * <tr><td>ALTER</td><td>goes on</td><td>goes on</td><td>any</td></tr>
 * <tr><td>RENAME</td><td>excluded</td><td>excluded</td><td>any</td></tr>
 * <tr><td>DROP</td><td>excluded</td><td>excluded</td><td>any</td></tr>
 * <tr><td>CHANGE_OWNER</td><td>excluded</td><td>excluded</td><td>any</td></tr>
 * </table>
 */
public enum Act {
  COMPACT(EnumSet.of(JobOnTable.Kind.COMPACTION), EnumSet.of(MaintenanceOwner.WEIR)),
  EXPIRE_SNAPSHOTS(
      EnumSet.noneOf(JobOnTable.Kind.class),
      EnumSet.of(MaintenanceOwner.WEIR, MaintenanceOwner.COMPACT_JOB)),
  EXPIRE_PARTITIONS(
      EnumSet.noneOf(JobOnTable.Kind.class),
      EnumSet.of(MaintenanceOwner.WEIR, MaintenanceOwner.COMPACT_JOB)),
  COMPACT_MANIFESTS(
      EnumSet.noneOf(JobOnTable.Kind.class),
      EnumSet.of(MaintenanceOwner.WEIR, MaintenanceOwner.COMPACT_JOB)),
  TAG(EnumSet.noneOf(JobOnTable.Kind.class), EnumSet.allOf(MaintenanceOwner.class)),
  BRANCH(EnumSet.noneOf(JobOnTable.Kind.class), EnumSet.allOf(MaintenanceOwner.class)),
  RESET_CONSUMER(EnumSet.noneOf(JobOnTable.Kind.class), EnumSet.allOf(MaintenanceOwner.class)),
  ROLLBACK(EnumSet.allOf(JobOnTable.Kind.class), EnumSet.allOf(MaintenanceOwner.class)),
  CREATE(EnumSet.noneOf(JobOnTable.Kind.class), EnumSet.allOf(MaintenanceOwner.class)),
  ALTER(EnumSet.noneOf(JobOnTable.Kind.class), EnumSet.allOf(MaintenanceOwner.class)),
  RENAME(EnumSet.allOf(JobOnTable.Kind.class), EnumSet.allOf(MaintenanceOwner.class)),
  DROP(EnumSet.allOf(JobOnTable.Kind.class), EnumSet.allOf(MaintenanceOwner.class)),
  CHANGE_OWNER(EnumSet.allOf(JobOnTable.Kind.class), EnumSet.allOf(MaintenanceOwner.class));

  @SuppressWarnings("ImmutableEnumChecker")
  private final Set<JobOnTable.Kind> excludes;

  @SuppressWarnings("ImmutableEnumChecker")
  private final Set<MaintenanceOwner> allowedBy;

  Act(Set<JobOnTable.Kind> excludes, Set<MaintenanceOwner> allowedBy) {
    this.excludes = excludes;
    this.allowedBy = allowedBy;
  }

  /** Whether it must not be done while such a job runs on the table. */
  public boolean excludes(JobOnTable.Kind kind) {
    return excludes.contains(kind);
  }

  /** Whether a table with this owner gives the act to Weir. */
  public boolean allowedBy(MaintenanceOwner owner) {
    return allowedBy.contains(owner);
  }

  /** In words, as part of a sentence: {@code expire snapshots of}. */
  String words() {
    return switch (this) {
      case COMPACT -> "compact";
      case EXPIRE_SNAPSHOTS -> "expire snapshots of";
      case EXPIRE_PARTITIONS -> "expire partitions of";
      case COMPACT_MANIFESTS -> "compact the manifests of";
      case TAG -> "change the tags of";
      case BRANCH -> "change the branches of";
      case RESET_CONSUMER -> "move a consumer of";
      case ROLLBACK -> "roll back";
      case CREATE -> "create";
      case ALTER -> "alter";
      case RENAME -> "rename";
      case DROP -> "drop";
      case CHANGE_OWNER -> "change the maintenance owner of";
    };
  }
}
