import io.vertx.core.http.HttpClient;
import io.vertx.core.http.RequestOptions;
import java.util.concurrent.TimeUnit;

/** Vert.x: an absolute URI in the options of a request, and where its client dials. */
final class Vertx {
  public static void main(String[] arguments) throws Exception {
    System.setProperty("vertx.disableDnsResolver", "true"); // the C library looks up
    HttpClient client = io.vertx.core.Vertx.vertx().createHttpClient();
    Protocol.serve(
        "Vert.x " + Protocol.versionOf(RequestOptions.class),
        reference -> {
          RequestOptions options = new RequestOptions().setAbsoluteURI(reference);
          String[] target = options.getURI().split("\\?", 2);
          int usual = options.isSsl() ? 443 : 80;
          return new String[] {
            options.isSsl() ? "https" : "http",
            null,
            Protocol.told(options.getHost()),
            options.getPort() == usual ? null : String.valueOf(options.getPort()),
            target[0],
            target.length == 1 ? null : target[1]
          };
        },
        null,
        url ->
            client
                .request(new RequestOptions().setAbsoluteURI(url).setConnectTimeout(1000))
                .toCompletionStage()
                .toCompletableFuture()
                .get(2, TimeUnit.SECONDS));
  }
}
