import org.apache.jena.rfc3986.IRI3986;

/** Apache Jena's `IRI3986`. */
final class Iri3986 {
  public static void main(String[] arguments) throws Exception {
    Protocol.serve(
        "jena-iri3986 " + Protocol.versionOf(IRI3986.class),
        reference -> {
          IRI3986 iri = IRI3986.create(reference);
          return new String[] {
            iri.hasScheme() ? iri.scheme() : null,
            iri.hasUserInfo() ? iri.userInfo() : null,
            iri.hasHost() ? iri.host() : null,
            iri.hasPort() ? iri.port() : null,
            iri.path(),
            iri.hasQuery() ? iri.query() : null
          };
        },
        (reference, base) -> IRI3986.create(base).resolve(IRI3986.create(reference)).str(),
        null);
  }
}
