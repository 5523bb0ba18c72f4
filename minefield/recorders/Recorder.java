// What Java reads: Recorder.java uri|url

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PrintStream;
import java.net.HttpURLConnection;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Proxy;
import java.net.Socket;
import java.net.SocketAddress;
import java.net.SocketImpl;
import java.net.URI;
import java.net.URL;
import java.net.URLConnection;
import java.nio.charset.StandardCharsets;
import java.util.Base64;

@SuppressWarnings("deprecation") // a factory of sockets is the way in
class Recorder {
  static String dialled;

  /** A socket that notes the address, and connects to nothing. */
  static final class NotingSocket extends SocketImpl {
    @Override
    protected void connect(SocketAddress address, int timeout) throws IOException {
      InetSocketAddress named = (InetSocketAddress) address;
      dialled = named.getHostString() + " " + named.getPort();
      throw new IOException("not dialled");
    }

    @Override
    protected void connect(String host, int port) throws IOException {
      connect(InetSocketAddress.createUnresolved(host, port), 0);
    }

    @Override
    protected void connect(InetAddress address, int port) throws IOException {
      connect(new InetSocketAddress(address, port), 0);
    }

    @Override
    protected void create(boolean stream) {}

    @Override
    protected void bind(InetAddress host, int port) {}

    @Override
    protected void listen(int backlog) {}

    @Override
    protected void accept(SocketImpl socket) {}

    @Override
    protected InputStream getInputStream() {
      return InputStream.nullInputStream();
    }

    @Override
    protected OutputStream getOutputStream() {
      return OutputStream.nullOutputStream();
    }

    @Override
    protected int available() {
      return 0;
    }

    @Override
    protected void close() {}

    @Override
    protected void sendUrgentData(int data) {}

    @Override
    public void setOption(int option, Object value) {}

    @Override
    public Object getOption(int option) {
      return null;
    }
  }

  static String field(String text) {
    return text == null
        ? "-"
        : "=" + Base64.getEncoder().encodeToString(text.getBytes(StandardCharsets.UTF_8));
  }

  static String text(String field) {
    return new String(Base64.getDecoder().decode(field.substring(1)), StandardCharsets.UTF_8);
  }

  static String number(int port) {
    return port == -1 ? "-" : field(String.valueOf(port));
  }

  static String uri(String reference, String base) {
    String reading = "-\t-\t-\t-\t-\t-\t-";
    String target = base.equals("-") ? "-" : "!";
    try {
      URI uri = new URI(reference);
      reading =
          String.join(
              "\t",
              "=",
              field(uri.getScheme()),
              field(uri.getUserInfo()),
              field(uri.getHost()),
              number(uri.getPort()),
              field(uri.getPath()),
              field(uri.getQuery()));
      if (!base.equals("-")) target = field(new URI(text(base)).resolve(uri).toString());
    } catch (Exception refused) {
    }
    return reading + "\t" + target + "\t-";
  }

  static String url(String reference, String base) {
    String reading = "-\t-\t-\t-\t-\t-\t-";
    String target = base.equals("-") ? "-" : "!";
    URL goal = null;
    dialled = null;
    try {
      goal = new URL(reference);
      // It cannot tell an empty host from none.
      String host = goal.getHost().isEmpty() ? null : goal.getHost();
      reading =
          String.join(
              "\t",
              "=",
              field(goal.getProtocol()),
              field(goal.getUserInfo()),
              field(host),
              number(goal.getPort()),
              field(goal.getPath()),
              field(goal.getQuery()));
    } catch (Exception refused) {
    }
    try {
      if (!base.equals("-")) {
        goal = null;
        goal = new URL(new URL(text(base)), reference);
        target = field(goal.toExternalForm());
      }
    } catch (Exception refused) {
    }
    if (goal != null && goal.getProtocol().matches("https?")) dial(goal);
    return reading + "\t" + target + "\t" + field(dialled);
  }

  static void dial(URL url) {
    try {
      URLConnection connection = url.openConnection(Proxy.NO_PROXY);
      ((HttpURLConnection) connection).setInstanceFollowRedirects(false);
      connection.getInputStream().close();
    } catch (Exception refused) {
    }
  }

  public static void main(String[] arguments) throws Exception {
    Socket.setSocketImplFactory(NotingSocket::new);
    boolean uri = arguments[0].equals("uri");
    PrintStream out = new PrintStream(System.out, true, StandardCharsets.US_ASCII);
    out.println("Java " + System.getProperty("java.version"));
    BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.US_ASCII));
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      String[] fields = line.split("\t");
      String reference = text(fields[0]);
      out.println(uri ? uri(reference, fields[1]) : url(reference, fields[1]));
    }
  }
}
