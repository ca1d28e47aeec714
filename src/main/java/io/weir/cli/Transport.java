package io.weir.cli;

import java.net.ConnectException;
import java.net.http.HttpClient;
import java.net.http.HttpConnectTimeoutException;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.channels.UnresolvedAddressException;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javax.net.ssl.SSLException;

/** Sends requests to one address, and says in a sentence why it could not. */
final class Transport {

  private static final Duration CONNECT_LIMIT = Duration.ofSeconds(10);

  private final HttpClient client =
      HttpClient.newBuilder()
          .version(HttpClient.Version.HTTP_1_1)
          .connectTimeout(CONNECT_LIMIT)
          .build();
  private final Address address;
  private final Duration limit;

  /**
   * @param limit for each request, from connecting to the end of the answer
   */
  Transport(Address address, Duration limit) {
    this.address = address;
    this.limit = limit;
  }

  Address address() {
    return address;
  }

  /**
   * What is answered, whatever its status. Blocks.
   *
   * @throws CommandFailure.NoAnswer when there is none, or not in time
   */
  HttpResponse<String> send(HttpRequest request) {
    CompletableFuture<HttpResponse<String>> answer =
        client.sendAsync(request, HttpResponse.BodyHandlers.ofString());
    try {
      return answer.get(limit.toMillis(), TimeUnit.MILLISECONDS);
    } catch (TimeoutException e) {
      answer.cancel(true);
      throw noAnswer("did not answer within " + limit.toSeconds() + " seconds.");
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw noAnswer("was not waited for.");
    } catch (ExecutionException e) {
      throw failure(e.getCause() == null ? e : e.getCause());
    }
  }

  private CommandFailure.NoAnswer noAnswer(String reason) {
    return new CommandFailure.NoAnswer("Weir at " + address + " " + reason);
  }

  private CommandFailure.NoAnswer failure(Throwable failure) {
    Throwable root = failure;
    while (root.getCause() != null) {
      root = root.getCause();
    }
    if (root instanceof UnresolvedAddressException) {
      return noAnswer("can't be reached: there is no such host. Is its address right?");
    }
    if (failure instanceof ConnectException || failure instanceof HttpConnectTimeoutException) {
      return noAnswer("can't be reached. Is its address right, and does it run?");
    }
    if (failure instanceof SSLException) {
      return noAnswer("can't be trusted: " + root.getMessage());
    }
    return new CommandFailure.LostAnswer(
        "Weir at "
            + address
            + " closed the connection before it had answered. Whether it did what was asked is not known.");
  }
}
