import io.netty.handler.codec.http.QueryStringDecoder;

/** Netty: `QueryStringDecoder`, which tells a path and a query and nothing else. */
final class Netty {
  public static void main(String[] arguments) throws Exception {
    Protocol.serve(
        "Netty " + Protocol.versionOf(QueryStringDecoder.class),
        reference -> {
          QueryStringDecoder decoder = new QueryStringDecoder(reference);
          return new String[] {
            null, null, null, null, decoder.rawPath(), Protocol.told(decoder.rawQuery())
          };
        },
        null,
        null);
  }
}
