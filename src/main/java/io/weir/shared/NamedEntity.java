package io.weir.shared;

import jakarta.persistence.Id;
import jakarta.persistence.MappedSuperclass;
import jakarta.persistence.PostLoad;
import jakarta.persistence.PostPersist;
import jakarta.persistence.Transient;
import jakarta.persistence.Version;
import java.time.Instant;
import org.springframework.data.domain.Persistable;

/** A thing that Weir keeps by its name, with a version that rises with each change. */
@MappedSuperclass
public abstract class NamedEntity implements Persistable<String> {

  @Id private String name;
  private Instant createdAt;
  @Version private long version;
  @Transient private boolean isNew;

  @SuppressWarnings("NullAway.Init")
  protected NamedEntity() {}

  protected NamedEntity(String name, Instant createdAt) {
    this.name = name;
    this.createdAt = createdAt;
    this.isNew = true;
  }

  public String name() {
    return name;
  }

  public Instant createdAt() {
    return createdAt;
  }

  /** For If-Match. */
  public long version() {
    return version;
  }

  /**
   * Holds a change against the version that its caller last saw.
   *
   * @param kind what it is, in a word, such as {@code connection}
   * @throws Problem STALE when it was changed meanwhile
   */
  public void requireVersion(long seen, String kind) {
    if (version != seen) {
      throw new Problem(
          ProblemType.STALE,
          "The " + kind + " '" + name + "' was changed meanwhile. Read it again.");
    }
  }

  @Override
  public String getId() {
    return name;
  }

  @Override
  public boolean isNew() {
    return isNew;
  }

  @PostLoad
  @PostPersist
  void markStored() {
    isNew = false;
  }
}
