// java.net.URI as a reader: java Reader.java
import java.io.*;
import java.net.*;
import java.nio.charset.StandardCharsets;
import java.util.*;
import java.util.regex.*;

class Reader {
    public static void main(String[] args) throws IOException {
        var lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        var answers = new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);
        for (String line = lines.readLine(); line != null; line = lines.readLine())
            answers.println(read(member(line, "reference"), member(line, "base")));
    }

    static String read(String reference, String base) {
        try {
            URI uri = new URI(reference);
            var answer = new LinkedHashMap<String, String>();
            answer.put("scheme", uri.getScheme());
            answer.put("userinfo", uri.getRawUserInfo());
            answer.put("host", uri.getHost());
            answer.put("port", uri.getPort() < 0 ? null : String.valueOf(uri.getPort()));
            answer.put("path", uri.isOpaque() ? uri.getRawSchemeSpecificPart() : uri.getRawPath());
            answer.put("query", uri.getRawQuery());
            if (base != null) answer.put("target", new URI(base).resolve(uri).toString());
            return json(answer);
        } catch (URISyntaxException refused) {
            return "false";
        }
    }

    // A library for JSON does the rest as well; Java has none of its own.
    static String member(String line, String name) {
        var found = Pattern.compile("\"" + name + "\":\"((?:[^\"\\\\]|\\\\.)*+)\"").matcher(line);
        if (!found.find()) return null;
        return Pattern.compile("\\\\(?:u([0-9a-fA-F]{4})|(.))").matcher(found.group(1)).replaceAll(escape -> {
            String hex = escape.group(1);
            String meant = hex == null ? plain(escape.group(2)) : String.valueOf((char) Integer.parseInt(hex, 16));
            return Matcher.quoteReplacement(meant);
        });
    }

    static String plain(String letter) {
        int at = "bfnrt".indexOf(letter);
        return at < 0 ? letter : "\b\f\n\r\t".substring(at, at + 1);
    }

    static String json(Map<String, String> members) {
        var written = new StringJoiner(",", "{", "}");
        members.forEach((name, value) -> {
            if (value != null) written.add("\"" + name + "\":\"" + escaped(value) + "\"");
        });
        return written.toString();
    }

    static String escaped(String text) {
        var escaped = new StringBuilder();
        for (char unit : text.toCharArray())
            if (unit < 0x20 || unit > 0x7e || unit == '"' || unit == '\\') escaped.append(String.format("\\u%04x", (int) unit));
            else escaped.append(unit);
        return escaped.toString();
    }
}
