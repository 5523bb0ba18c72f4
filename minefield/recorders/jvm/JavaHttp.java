import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;

/** Java's own `java.net.http`: what stands in its request, and where its client dials. */
final class JavaHttp {
  public static void main(String[] arguments) throws Exception {
    HttpClient client = HttpClient.newBuilder().proxy(HttpClient.Builder.NO_PROXY).build();
    Protocol.serve(
        "Java " + System.getProperty("java.version"),
        reference -> {
          URI uri = HttpRequest.newBuilder(URI.create(reference)).build().uri();
          return new String[] {
            uri.getScheme(),
            uri.getUserInfo(),
            uri.getHost(),
            Protocol.number(uri.getPort()),
            uri.getPath(),
            uri.getQuery()
          };
        },
        null,
        url -> client.send(HttpRequest.newBuilder(URI.create(url)).build(), HttpResponse.BodyHandlers.discarding()));
  }
}
