import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.security.Security;
import java.util.Base64;

/** The protocol of the recorders, for Java: src/recorder.ts says what a line holds. */
final class Protocol {
  /** A component for which the reader throws an error. */
  static final String ERROR = new String("!");

  /** Scheme, userinfo, host, port, path and query; null is absent, an exception a refusal. */
  interface Read {
    String[] of(String reference) throws Exception;
  }

  interface Resolve {
    String of(String reference, String base) throws Exception;
  }

  /** Lets a client dial; dialled.c notes where. */
  interface Dial {
    void of(String url) throws Exception;
  }

  private Protocol() {}

  /** What cannot tell empty from absent. */
  static String told(String text) {
    return text == null || text.isEmpty() ? null : text;
  }

  /** A negative port is none. */
  static String number(int port) {
    return port < 0 ? null : String.valueOf(port);
  }

  /** User and password of what has an empty text for none. */
  static String userinfo(String user, String password) {
    return password == null || password.isEmpty() ? told(user) : user + ":" + password;
  }

  /** The release of a jar, by the name of its file, in which a class is. */
  static String versionOf(Class<?> one) {
    URL jar = one.getProtectionDomain().getCodeSource().getLocation();
    String file = jar.getPath().replaceAll(".*/", "");
    return file.replaceAll("^.*?-(\\d[^/]*?)(\\.Final|\\.RELEASE)?\\.jar$", "$1");
  }

  static void serve(String version, Read read, Resolve resolve, Dial dial) throws Exception {
    Security.setProperty("networkaddress.cache.ttl", "0"); // each name is looked up anew
    Security.setProperty("networkaddress.cache.negative.ttl", "0");
    // The first time takes long, as classes are loaded.
    for (String url : new String[] {"http://urikit.invalid/", "https://urikit.invalid/"})
      answer(url, url, read, resolve, dial);
    PrintStream out = new PrintStream(System.out, true, StandardCharsets.US_ASCII);
    out.println(version);
    BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.US_ASCII));
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      String[] fields = line.split("\t");
      String base = fields[1].equals("-") ? null : text(fields[1]);
      out.println(answer(text(fields[0]), base, read, resolve, dial));
    }
    System.exit(0); // clients have threads that go on
  }

  private static String answer(
      String reference, String base, Read read, Resolve resolve, Dial dial) {
    String reading = "-\t-\t-\t-\t-\t-\t-";
    try {
      String[] parts = read.of(reference);
      StringBuilder accepted = new StringBuilder("=");
      for (String part : parts) accepted.append('\t').append(field(part));
      reading = accepted.toString();
    } catch (Exception refused) {
    }
    String target = null;
    if (base != null && resolve != null) {
      try {
        target = resolve.of(reference, base);
      } catch (Exception refused) {
      }
    }
    boolean isResolved = base != null && resolve != null;
    String goal = isResolved ? target : reference;
    if (dial != null && goal != null) {
      try {
        dial.of(goal);
      } catch (Exception refused) {
      }
    }
    String resolved = !isResolved ? "-" : target == null ? "!" : field(target);
    return reading + "\t" + resolved + "\t-";
  }

  @SuppressWarnings("StringEquality")
  private static String field(String text) {
    if (text == null) return "-";
    if (text == ERROR) return "!";
    return "=" + Base64.getEncoder().encodeToString(text.getBytes(StandardCharsets.UTF_8));
  }

  private static String text(String field) {
    return new String(Base64.getDecoder().decode(field.substring(1)), StandardCharsets.UTF_8);
  }
}
