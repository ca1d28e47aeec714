package io.weir.rollout;

import io.weir.access.IdempotencyKeys;
import io.weir.audit.AuditTrail;
import io.weir.definition.manifest.Manifests.Reading;
import io.weir.definition.sql.DefinitionSource;
import io.weir.shared.Page;
import io.weir.shared.PageRequest;
import io.weir.shared.Problem;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Service;

/** Makes plans and has them applied. */
@Service
public class Plans {

  /** The longest text of manifests, in characters. */
  public static final int MAX_CHARACTERS = 5 << 20;

  private final Planner planner;
  private final PlanStore store;
  private final PlanList list;
  private final PlanApplication application;
  private final IdempotencyKeys keys;
  private final AuditTrail audit;

  Plans(
      Planner planner,
      PlanStore store,
      PlanList list,
      PlanApplication application,
      IdempotencyKeys keys,
      AuditTrail audit) {
    this.planner = planner;
    this.store = store;
    this.list = list;
    this.application = application;
    this.keys = keys;
    this.audit = audit;
  }

  /**
   * What is to be planned.
   *
   * @param source where the definitions stand
   * @param allow the names of destructive steps that may be done
   * @param commit of the manifests in version control; null when nobody says
   */
  public record Request(DefinitionSource source, List<String> allow, @Nullable String commit) {

    public Request {
      allow = List.copyOf(allow);
    }

    /** As it is kept. */
    private Request kept(Reading reading) {
      return new Request(source.asOneText(reading), allow, commit);
    }
  }

  /**
   * Plans what manifests declare, and keeps the plan. Blocks while the lake is read.
   *
   * @param key the header Idempotency-Key; null for none
   * @throws Problem INVALID when the text is too long
   */
  public Plan make(Request request, @Nullable String key) {
    if (request.source().characters() > MAX_CHARACTERS) {
      throw Problem.invalid(
          "/manifests", "Manifests have at most " + MAX_CHARACTERS + " characters together.");
    }
    Reading reading = request.source().read();
    Draft draft = planner.plan(reading, Set.copyOf(request.allow()));
    String id = keys.once("POST /plans", key, request, () -> keep(request.kept(reading), draft));
    return get(Long.parseLong(id));
  }

  private String keep(Request request, Draft draft) {
    long id = store.insert(request, draft, hash(request, draft));
    audit.record(
        "plan.create",
        "plan " + id,
        "Made plan " + id + " of " + draft.steps().size() + " steps",
        Map.of("steps", draft.steps().size(), "blocked", draft.isBlocked()));
    return Long.toString(id);
  }

  /**
   * Plans, newest first.
   *
   * @param status null for any
   * @param createdBy the name of who made them; null for anybody
   */
  public Page<PlanSummary> find(
      PageRequest page, @Nullable PlanStatus status, @Nullable String createdBy) {
    return list.find(page, status, createdBy);
  }

  /**
   * A plan with its steps.
   *
   * @throws Problem NOT_FOUND
   */
  public Plan get(long id) {
    return store.find(id).orElseThrow(() -> Problem.notFound("plan", Long.toString(id)));
  }

  /**
   * Begins to apply a plan, or goes on with one that was interrupted; its steps are done in the
   * background.
   *
   * @throws Problem NOT_FOUND; CONFLICT when it is blocked, applied, or being applied, and when
   *     what it touches has moved since
   */
  public Plan apply(long id) {
    application.begin(get(id));
    return get(id);
  }

  private static String hash(Request request, Draft draft) {
    StringBuilder text = new StringBuilder(request.source().text());
    text.append('\n').append(draft.basis());
    for (PlannedStep step : draft.planned()) {
      text.append('\n').append(step.words()).append(' ').append(step.allowed());
    }
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-256")
              .digest(text.toString().getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(digest);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
