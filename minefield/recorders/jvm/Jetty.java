import org.eclipse.jetty.http.HttpURI;

/** Jetty: `HttpURI`, which reads request targets and references. */
final class Jetty {
  public static void main(String[] arguments) throws Exception {
    Protocol.serve(
        "Jetty " + Protocol.versionOf(HttpURI.class),
        reference -> {
          HttpURI uri = HttpURI.from(reference);
          return new String[] {
            uri.getScheme(),
            uri.getUser(),
            uri.getHost(),
            Protocol.number(uri.getPort()),
            uri.getPath(),
            uri.getQuery()
          };
        },
        null,
        null);
  }
}
