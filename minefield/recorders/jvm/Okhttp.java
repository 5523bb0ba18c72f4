import okhttp3.HttpUrl;
import okhttp3.OkHttpClient;
import okhttp3.Request;

/** OkHttp: `HttpUrl`, and where its client dials. */
final class Okhttp {
  public static void main(String[] arguments) throws Exception {
    OkHttpClient client =
        new OkHttpClient.Builder().proxy(java.net.Proxy.NO_PROXY).followRedirects(false).build();
    Protocol.serve(
        "OkHttp " + Protocol.versionOf(HttpUrl.class),
        reference -> {
          HttpUrl url = parsed(reference);
          // It cannot tell the default port from none.
          boolean isDefault = url.port() == HttpUrl.defaultPort(url.scheme());
          return new String[] {
            url.scheme(),
            Protocol.userinfo(url.username(), url.password()),
            url.host(),
            isDefault ? null : Protocol.number(url.port()),
            url.encodedPath(),
            url.encodedQuery()
          };
        },
        (reference, base) -> parsed(base).resolve(reference).toString(),
        url -> client.newCall(new Request.Builder().url(url).build()).execute().close());
  }

  /** Null is its refusal. */
  static HttpUrl parsed(String text) {
    HttpUrl url = HttpUrl.parse(text);
    if (url == null) throw new IllegalArgumentException("refused");
    return url;
  }
}
