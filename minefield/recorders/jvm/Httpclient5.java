import org.apache.hc.client5.http.classic.methods.HttpGet;
import org.apache.hc.client5.http.impl.classic.CloseableHttpClient;
import org.apache.hc.client5.http.impl.classic.HttpClients;
import org.apache.hc.client5.http.utils.URIUtils;
import org.apache.hc.core5.net.URIAuthority;

/** Apache HttpClient 5: what stands in its request, and where its client dials. */
final class Httpclient5 {
  public static void main(String[] arguments) throws Exception {
    CloseableHttpClient client =
        HttpClients.custom().disableAutomaticRetries().disableRedirectHandling().build();
    Protocol.serve(
        "Apache HttpClient " + Protocol.versionOf(HttpGet.class),
        reference -> {
          HttpGet request = new HttpGet(reference);
          URIAuthority authority = request.getAuthority();
          String[] path = request.getPath().split("\\?", 2);
          return new String[] {
            request.getScheme(),
            authority == null ? null : authority.getUserInfo(),
            authority == null ? null : authority.getHostName(),
            authority == null ? null : Protocol.number(authority.getPort()),
            path[0],
            path.length == 1 ? null : path[1]
          };
        },
        (reference, base) -> URIUtils.resolve(java.net.URI.create(base), reference).toString(),
        url -> client.execute(new HttpGet(url), response -> null));
  }
}
