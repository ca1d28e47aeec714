package io.weir.cli;

import java.time.Clock;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import tools.jackson.databind.JsonNode;

/** The command {@code weir login}. */
@Command(
    name = "login",
    description = {
      "Checks WEIR_URL and WEIR_TOKEN where both are set.",
      "Else asks for the address, a name and a password, and keeps a token for 30 days."
    })
final class LoginCommand implements Callable<Integer> {

  private final Invocation invocation;
  private final Clock clock;

  LoginCommand(Invocation invocation, Clock clock) {
    this.invocation = invocation;
    this.clock = clock;
  }

  @Override
  public Integer call() {
    Environment environment = invocation.environment();
    if (environment.get(Environment.TOKEN).isPresent()) {
      greet(Login.find(environment));
      return ExitCode.OK;
    }
    Dialogue dialogue = invocation.terminal().dialogue();
    if (dialogue == null) {
      throw new CommandFailure(
          "There is no terminal to ask for a password on: set WEIR_URL and WEIR_TOKEN.");
    }
    LoginFile file = new LoginFile(environment);
    Login login = logIn(dialogue, file);
    greet(login);
    file.write(login);
    invocation.terminal().out().println("The token is kept in " + file.path() + " for 30 days.");
    return ExitCode.OK;
  }

  private Login logIn(Dialogue dialogue, LoginFile file) {
    Environment environment = invocation.environment();
    String url =
        environment
            .get(Environment.URL)
            .orElseGet(() -> typed(dialogue.ask("Address, such as https://weir.example.com")));
    Address address = Address.of("This", url);
    String username = typed(dialogue.ask("Name at " + address));
    String password = typed(dialogue.askSecret("Password"));
    String host = environment.get("HOSTNAME").map(name -> " on " + name).orElse("");
    String token = new PasswordLogin(address, clock).token(username, password, "weir login" + host);
    return new Login(address, token, file.path().toString());
  }

  private static String typed(@Nullable String answer) {
    if (answer == null || answer.isBlank()) {
      throw new CommandFailure("Nothing was typed.");
    }
    return answer;
  }

  private void greet(Login login) {
    JsonNode me = new WeirServer(login).get("/me").json();
    invocation
        .terminal()
        .out()
        .println(
            "You are "
                + Json.text(me, "username")
                + " ("
                + Json.shown(me.path("roles").path(0).asString(""))
                + ") at "
                + login.address()
                + ".");
  }
}
