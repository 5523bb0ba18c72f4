import org.springframework.web.util.UriComponents;
import org.springframework.web.util.UriComponentsBuilder;

/** Spring: `UriComponentsBuilder.fromUriString`. Spring.java RFC|WHAT_WG, or nothing for releases that have one parser. */
final class Spring {
  public static void main(String[] arguments) throws Exception {
    Parser parser = parser(arguments.length == 0 ? null : arguments[0]);
    Protocol.serve(
        "Spring " + Protocol.versionOf(UriComponentsBuilder.class),
        reference -> {
          UriComponents uri = parser.of(reference).build();
          return new String[] {
            uri.getScheme(), uri.getUserInfo(), uri.getHost(), port(uri), uri.getPath(), uri.getQuery()
          };
        },
        null,
        null);
  }

  interface Parser {
    UriComponentsBuilder of(String reference) throws Exception;
  }

  /** The types of parsers came with 6.2: releases before it are asked too. */
  static Parser parser(String type) throws Exception {
    if (type == null) return UriComponentsBuilder::fromUriString;
    for (Class<?> one : UriComponentsBuilder.class.getDeclaredClasses()) {
      if (!one.getSimpleName().equals("ParserType")) continue;
      var from = UriComponentsBuilder.class.getMethod("fromUriString", String.class, one);
      Object value = one.getField(type).get(null);
      return reference -> {
        try {
          return (UriComponentsBuilder) from.invoke(null, reference, value);
        } catch (java.lang.reflect.InvocationTargetException refused) {
          if (refused.getCause() instanceof Exception cause) throw cause;
          throw refused;
        }
      };
    }
    System.exit(3);
    return null;
  }

  /** It throws an error for a port that is no number. */
  static String port(UriComponents uri) {
    try {
      return Protocol.number(uri.getPort());
    } catch (IllegalStateException | NumberFormatException thrown) {
      return Protocol.ERROR;
    }
  }
}
