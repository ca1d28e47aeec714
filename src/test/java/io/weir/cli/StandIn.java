package io.weir.cli;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Something that stands where a Weir is expected, and answers as it is told. */
final class StandIn implements AutoCloseable {

  /** What it does with a request. */
  interface Behaviour {
    void answer(HttpExchange exchange, int number) throws IOException;
  }

  private final List<String> requests = Collections.synchronizedList(new ArrayList<>());
  private final List<String> keys = Collections.synchronizedList(new ArrayList<>());
  private final ExecutorService threads = Executors.newCachedThreadPool();
  private final HttpServer server;

  StandIn(Behaviour behaviour) {
    try {
      server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    server.setExecutor(threads);
    server.createContext(
        "/",
        exchange -> {
          exchange.getRequestBody().readAllBytes();
          requests.add(exchange.getRequestMethod() + " " + exchange.getRequestURI());
          keys.add(String.valueOf(exchange.getRequestHeaders().getFirst("Idempotency-Key")));
          behaviour.answer(exchange, requests.size());
          exchange.close();
        });
    server.start();
  }

  /** One that always answers the same. */
  static StandIn answering(int status, String body) {
    return new StandIn((exchange, number) -> answer(exchange, status, body));
  }

  static void answer(HttpExchange exchange, int status, String body) throws IOException {
    byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
    exchange.sendResponseHeaders(status, bytes.length == 0 ? -1 : bytes.length);
    exchange.getResponseBody().write(bytes);
  }

  String url() {
    return "http://127.0.0.1:" + server.getAddress().getPort();
  }

  Map<String, String> variables() {
    return Map.of(Environment.URL, url(), Environment.TOKEN, "weir_t0ken");
  }

  Login login() {
    return new Login(Address.of("This", url()), "weir_t0ken", Environment.TOKEN);
  }

  List<String> requests() {
    return requests;
  }

  /** The keys of the requests, {@code null} for those without. */
  List<String> keys() {
    return keys;
  }

  @Override
  public void close() {
    server.stop(0);
    threads.shutdownNow();
  }
}
