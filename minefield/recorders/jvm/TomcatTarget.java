import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.apache.catalina.connector.Connector;
import org.apache.catalina.connector.Request;
import org.apache.catalina.connector.Response;
import org.apache.catalina.core.StandardHost;
import org.apache.catalina.startup.Tomcat;
import org.apache.catalina.valves.ValveBase;

/** Tomcat: a reference as the target of a request, sent to it on this machine alone. */
final class TomcatTarget {
  static volatile String[] read;

  /** Notes what the request says, and answers. */
  static final class Noting extends ValveBase {
    @Override
    public void invoke(Request request, Response response) {
      if (response.getStatus() >= 400) return; // it refuses the request, and hands it on as such
      String named = request.getHeader("host");
      boolean isNamed = named != null && !named.isEmpty();
      int port = request.getServerPort();
      read =
          new String[] {
            null,
            null,
            isNamed ? Protocol.told(request.getServerName()) : null,
            !isNamed || port == 80 || port == request.getLocalPort() ? null : Protocol.number(port),
            request.getRequestURI(),
            request.getQueryString()
          };
    }
  }

  public static void main(String[] arguments) throws Exception {
    Logger.getLogger("org.apache").setLevel(Level.OFF);
    Tomcat tomcat = new Tomcat();
    tomcat.setBaseDir(Files.createTempDirectory("urikit-tomcat").toString());
    Connector connector = new Connector();
    connector.setPort(0);
    connector.setProperty("address", "127.0.0.1");
    tomcat.setConnector(connector);
    tomcat.addContext("", null);
    ((StandardHost) tomcat.getHost()).getPipeline().addValve(new Noting());
    tomcat.start();
    int port = connector.getLocalPort();
    Protocol.serve(
        "Tomcat " + Protocol.versionOf(Tomcat.class),
        reference -> {
          read = null;
          try (Socket socket = new Socket(InetAddress.getByAddress(new byte[] {127, 0, 0, 1}), port)) {
            // Of HTTP/1.1 a request has another name of its host, which must agree.
            String request = "GET " + reference + " HTTP/1.0\r\n\r\n";
            socket.getOutputStream().write(request.getBytes(StandardCharsets.UTF_8));
            InputStream answer = socket.getInputStream();
            answer.readAllBytes();
          }
          if (read == null) throw new IllegalArgumentException("refused");
          return read;
        },
        null,
        null);
  }
}
