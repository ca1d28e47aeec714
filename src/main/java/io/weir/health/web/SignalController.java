package io.weir.health.web;

import io.weir.access.Permission;
import io.weir.access.Requires;
import io.weir.health.signal.Signal;
import io.weir.health.signal.Signals;
import io.weir.health.signal.Unit;
import io.weir.health.web.JudgementView.ThresholdsView;
import java.util.List;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** What tables are judged by. */
@RestController
@RequestMapping("/api/v1/health/signals")
class SignalController {

  /**
   * A signal, of no table.
   *
   * @param thresholds that hold where nobody set others; some depend on the table
   */
  record SignalView(String id, String title, String meaning, Unit unit, ThresholdsView thresholds) {

    static SignalView from(Signal.About about) {
      return new SignalView(
          about.id(),
          about.title(),
          about.meaning(),
          about.unit(),
          ThresholdsView.from(about.limits()));
    }
  }

  /** All signals, in the order in which they are told of. */
  record SignalsView(List<SignalView> items) {}

  @Requires(Permission.LAKE_READ)
  @GetMapping
  SignalsView signals() {
    return new SignalsView(
        Signals.all().stream().map(Signal::about).map(SignalView::from).toList());
  }
}
