package io.weir.connection;

import com.fasterxml.jackson.annotation.JsonIgnore;
import io.weir.shared.Names;
import io.weir.shared.Problem;
import io.weir.shared.Problem.Fault;
import java.time.DateTimeException;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * What is declared of a connection.
 *
 * @param host a host name or address
 * @param password in clear, on its way in; null keeps the one that is set
 * @param options see {@link #OPTIONS}
 */
public record ConnectionSpec(
    String name,
    ConnectionKind kind,
    String host,
    int port,
    String username,
    @JsonIgnore @Nullable String password,
    Map<String, String> options) {

  /**
   * The zone that the server's TIMESTAMP columns are read in, as {@code Asia/Shanghai} or {@code
   * +08:00}.
   */
  public static final String SERVER_TIME_ZONE = "serverTimeZone";

  /** The replica ids that syncs of this source may use, as {@code 5400-5499}. */
  public static final String SERVER_ID_RANGE = "serverIdRange";

  /** {@code true} demands TLS; otherwise it is used where the server offers it. */
  public static final String USE_SSL = "useSsl";

  private static final Set<String> OPTIONS = Set.of(SERVER_TIME_ZONE, SERVER_ID_RANGE, USE_SSL);
  private static final Pattern HOST =
      Pattern.compile("[A-Za-z0-9]([A-Za-z0-9._-]{0,252})|\\[?[0-9A-Fa-f:]+]?");
  private static final Pattern RANGE = Pattern.compile("(\\d{1,9})-(\\d{1,9})");
  private static final int MAX_TEXT = 255;

  public ConnectionSpec {
    options = Map.copyOf(options);
  }

  /**
   * @throws Problem INVALID with every fault
   */
  void check() {
    List<Fault> faults = new ArrayList<>();
    Names.plain("/name", name);
    if (!HOST.matcher(host).matches()) {
      faults.add(new Fault("/host", "This is not a host name or address."));
    }
    if (port < 1 || port > 65535) {
      faults.add(new Fault("/port", "A port is 1 to 65535."));
    }
    if (username.isBlank() || username.length() > MAX_TEXT) {
      faults.add(new Fault("/username", "A user name has 1 to " + MAX_TEXT + " characters."));
    }
    options.forEach((key, value) -> checkOption(key, value, faults));
    if (!faults.isEmpty()) {
      throw Problem.invalid(faults);
    }
  }

  private static void checkOption(String key, String value, List<Fault> faults) {
    if (!OPTIONS.contains(key)) {
      faults.add(
          new Fault(
              "/options/" + key.replace("~", "~0").replace("/", "~1"),
              "There is no such option. Known are " + OPTIONS.stream().sorted().toList() + "."));
    } else if (!isValid(key, value)) {
      faults.add(new Fault("/options/" + key, "'" + value + "' is not a value of this option."));
    }
  }

  private static boolean isValid(String key, String value) {
    return switch (key) {
      case SERVER_TIME_ZONE -> isZone(value);
      case USE_SSL -> value.equals("true") || value.equals("false");
      default -> isRange(value);
    };
  }

  private static boolean isRange(String value) {
    var match = RANGE.matcher(value);
    return match.matches()
        && Long.parseLong(match.group(1)) > 0
        && Long.parseLong(match.group(1)) < Long.parseLong(match.group(2));
  }

  private static boolean isZone(String value) {
    try {
      ZoneId.of(value);
      return true;
    } catch (DateTimeException e) {
      return false;
    }
  }

  @Override
  public String toString() {
    return "ConnectionSpec[" + name + ", " + username + "@" + host + ":" + port + "]";
  }
}
