import io.ktor.http.URLBuilder;
import io.ktor.http.URLParserKt;
import io.ktor.http.URLUtilsKt;
import io.ktor.http.Url;

/** ktor: `Url`. */
final class Ktor {
  public static void main(String[] arguments) throws Exception {
    Protocol.serve(
        "ktor " + Protocol.versionOf(Url.class),
        reference -> {
          Url url = URLUtilsKt.Url(reference);
          String query = url.getEncodedQuery();
          return new String[] {
            url.getProtocolOrNull() == null ? null : url.getProtocolOrNull().getName(),
            Protocol.userinfo(url.getUser(), url.getPassword()),
            Protocol.told(url.getHost()),
            url.getSpecifiedPort() == 0 ? null : String.valueOf(url.getSpecifiedPort()),
            url.getEncodedPath(),
            query.isEmpty() && !url.getTrailingQuery() ? null : query
          };
        },
        (reference, base) -> {
          URLBuilder target = URLUtilsKt.URLBuilder(base);
          return URLParserKt.takeFrom(target, reference).buildString();
        },
        null);
  }
}
