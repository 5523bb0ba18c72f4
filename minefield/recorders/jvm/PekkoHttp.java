import java.nio.charset.StandardCharsets;
import org.apache.pekko.http.scaladsl.model.Uri;
import org.parboiled2.ParserInput;

/** Pekko HTTP: `Uri`. */
final class PekkoHttp {
  public static void main(String[] arguments) throws Exception {
    Protocol.serve(
        "Pekko HTTP " + Protocol.versionOf(Uri.class),
        reference -> {
          Uri uri = Uri.apply(reference);
          Uri.Authority authority = uri.authority();
          return new String[] {
            Protocol.told(uri.scheme()),
            Protocol.told(authority.userinfo()),
            Protocol.told(authority.host().address()),
            authority.port() == 0 ? null : String.valueOf(authority.port()),
            uri.path().toString(),
            uri.rawQueryString().isEmpty() ? null : uri.rawQueryString().get()
          };
        },
        (reference, base) -> Uri.apply(reference).resolvedAgainst(Uri.apply(base)).toString(),
        null);
  }
}
