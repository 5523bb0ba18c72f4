import io.mola.galimatias.URL;

/** galimatias: the URL Standard of 2014. */
final class Galimatias {
  public static void main(String[] arguments) throws Exception {
    Protocol.serve(
        "galimatias " + Protocol.versionOf(URL.class),
        reference -> {
          URL url = URL.parse(reference);
          return new String[] {
            url.scheme(),
            Protocol.userinfo(url.username(), url.password()),
            url.host() == null ? null : url.host().toString(),
            url.port() == url.defaultPort() ? null : Protocol.number(url.port()),
            url.isOpaque() ? url.schemeData() : url.path(),
            url.query()
          };
        },
        (reference, base) -> URL.parse(base).resolve(reference).toString(),
        null);
  }
}
