import { queryPairs } from "urikit";
import { describe, expect, it } from "vitest";
import { objects, shownAt, uri, uriOctets } from "../../../test/run-uri.ts";

async function got(format: string, ...rest: string[]): Promise<string> {
  return (await uri(["get", format, ...rest])).stdout.replace(/\n$/, "");
}

const WHOLE = "foo://me:pw@example.com:8042/over/there?name=ferret&x#nose";

describe("uri get", () => {
  it.each([
    ["{reference}", "foo://me:pw@example.com:8042/over/there?name=ferret&x#nose"],
    ["{scheme} {authority}", "foo me:pw@example.com:8042"],
    ["{userinfo} {user} {password}", "me:pw me pw"],
    ["{host} {port}", "example.com 8042"],
    ["{path} {query} {fragment}", "/over/there name=ferret&x nose"],
    ["{segment:0} {segment:-1} {segment:2}", "over there "],
    ["{query:name} {query:x} {query:y}", "ferret  "],
    ["{origin}", "foo://example.com:8042"],
    ["{{{host}}}\\t\\{\\n", "{example.com}\t{\n"],
  ])("RFC 3986 §3: %s", async (format, line) => {
    expect(await got(format, WHOLE)).toBe(line);
  });

  it("RFC 3987 §3.1: a format that asks for a host in ASCII or Unicode takes IRIs", async () => {
    const iri = "https://r\u00e4ksm\u00f6rg\u00e5s.se/\u00e4?a";
    expect(await got("{host|ascii} {host|unicode} {path}", iri)).toBe(
      "xn--rksmrgs-5wao1o.se r\u00e4ksm\u00f6rg\u00e5s.se /%C3%A4",
    );
    expect((await uri(["get", "{host}", iri])).status).toBe(1);
    const { stdout, stderr } = await uri(["get", "{host|ascii}"], "http://\u00e9 a/\nhttp://a/\n");
    expect(stdout).toBe("\na\n");
    expect(stderr).toContain("<stdin>:1:");
  });

  it("RFC 3986 §3.2.1, §7.5: shows a terminal a secret only with --show-secrets; a pipe gets the data", async () => {
    const args = ["get", "{password} {query:next}", "foo://me:pw@h.example/?next=http://a:b@c/"];
    expect((await uri(args)).stdout).toBe("pw http://a:b@c/\n");
    expect((await shownAt(80, args)).stdout).toBe("*** http://a:***@c/\n");
    expect((await shownAt(80, [...args, "--show-secrets"])).stdout).toBe("pw http://a:b@c/\n");
    const invalid = ["get", "{host}", "--json", "http://me:pw@h/ "];
    expect((await uri(invalid)).stdout).toContain("me:pw@");
    expect((await shownAt(80, invalid)).stdout).not.toContain("pw");
  });

  it("§3.4: a pair without = has no value, and one without a value an empty one", async () => {
    expect(await got("{query:a|or:none} {query:b|or:none}", "?a&b=")).toBe("none ");
    expect(await got("{query-all:a} {query-all:c|or:none}", "?a=1&b=2&%61=3%20&a")).toBe("1 3%20 none");
    expect(await got("{query:a\\|b}", "?a%7Cb=1")).toBe("1");
    expect(await got("{query:b}", "--query-delimiter", ";", "?a;b=1&2")).toBe("1&2");
  });

  it("§3.4: finds the values that queryPairs gives", async () => {
    const queries = ["a", "a=", "=a", "&", "a=1&b&a=2&", "%61=%ff&a", "a=b=c&", "a;a=1&a;a=2"];
    for (const delimiter of ["&", ";"] as const) {
      const { stdout } = await uri(
        ["get", "{query:a|or:none} {query-all:a|or:none}", "--query-delimiter", delimiter],
        queries.map((query) => `?${query}\n`).join(""),
      );
      const expected = queries.map((query) => {
        const pairs = queryPairs(query, { delimiter }).filter(({ key }) => key === "a");
        const values = pairs.flatMap(({ rawValue }) => rawValue ?? []);
        return `${pairs[0]?.rawValue ?? "none"} ${values.length === 0 ? "none" : values.join(" ")}\n`;
      });
      expect(stdout).toBe(expected.join(""));
    }
  });

  it("! makes a line without the value invalid; an empty value is one", async () => {
    expect(await uri(["get", "{query!}"], "?\na\n?b\n")).toEqual({
      status: 1,
      stdout: "\n\nb\n",
      stderr: "<stdin>:2:1: {query!} requires a value, and the reference has none\n",
    });
    const { stdout } = await uri(["get", "--json", "{port!}", "//h"]);
    expect(objects(stdout)).toEqual([
      {
        reference: "//h",
        valid: false,
        error: {
          index: 0,
          code: "missing-value",
          rule: "port",
          section: "RFC 3986 §3.2.3",
          message: "{port!} requires a value, and the reference has none",
        },
      },
    ]);
  });

  it.each([
    ["http://a", "80"],
    ["http://a:", "80"],
    ["HTTPS://a", "443"],
    ["http://a:080", "080"],
    ["x-own://a", ""],
    ["//a", ""],
    ["mailto:a@b", ""],
    ["file:///a", ""],
  ])("RFC 3986 §3.2.3: default: the port of the scheme: %s: %j", async (reference, port) => {
    expect(await got("{port|default}", reference)).toBe(port);
  });

  it.each([
    ["HTTP://Example.com:80/a", "http://example.com"],
    ["https://example.com:080/", "https://example.com:80"],
    ["http://[2001:DB8::1]:8080/", "http://[2001:db8::1]:8080"],
    ["mailto:a@b", ""],
    ["file://h/a", ""],
    ["//h", ""],
  ])("RFC 6454 §6.2: the origin of %s is %j", async (reference, origin) => {
    expect(await got("{origin}", reference)).toBe(origin);
  });

  it.each([
    ["http://xn--bcher-kva.example/", "bücher.example xn--bcher-kva.example"],
    ["http://b%C3%BCcher.example/", "bücher.example xn--bcher-kva.example"],
    ["http://[::1]/", "[::1] [::1]"],
    ["http://192.0.2.1/", "192.0.2.1 192.0.2.1"],
    ["http://a_b.example/", "a_b.example a_b.example"],
    ["mailto:a", " "],
  ])("UTS 46: the host of %s in Unicode and ASCII", async (reference, hosts) => {
    expect(await got("{host|unicode} {host|ascii}", reference)).toBe(hosts);
  });

  it.each([
    ["http://www.Example.co.uk:80/", "example.co.uk"],
    ["http://a.me.github.io/", "me.github.io"],
    ["http://www.xn--85x722f.xn--fiqs8s/", "xn--85x722f.xn--fiqs8s"],
    ["http://co.uk/", "-"],
    ["http://127.0.0.1/", "-"],
    ["http://[::1]/", "-"],
    ["mailto:a@example.org", "-"],
  ])("publicsuffix.org/list: the registrable domain of %s is %s", async (reference, domain) => {
    expect(await got("{host|registrable|or:-}", reference)).toBe(domain);
  });

  it("a host without an ASCII form makes the line invalid", async () => {
    const { status, stderr } = await uri(["get", "{host|ascii}", "http://a%2Fb/"]);
    expect([status, stderr]).toEqual([1, expect.stringContaining(":1:8: the host has no ASCII form")]);
  });

  it("§2.1: decode shows data safely; the JSON has the exact text, and --raw the octets", async () => {
    const reference = "http://h/caf%C3%A9%0A%1B%ff";
    expect(await got("{segment:0|decode}", reference)).toBe("café\\n\\u{1b}%ff");
    const { stdout } = await uri(["get", "--json", "é{segment:0|decode}", reference]);
    expect(objects(stdout)).toEqual([{ reference, valid: true, result: "écafé\n\u001b%ff" }]);
    const { stdout: octets } = await uriOctets(["get", "--raw", "é{segment:0|decode}", reference]);
    expect(octets.toString("latin1")).toBe("\xc3\xa9caf\xc3\xa9\n\x1b\xff\n");
  });

  it("--raw does not write to a terminal, nor into JSON", async () => {
    expect(await shownAt(80, ["get", "--raw", "{path}", "a"])).toMatchObject({ status: 2, stdout: "" });
    expect(await uri(["get", "--raw", "--json", "{path}", "a"])).toMatchObject({ status: 2, stdout: "" });
  });

  it.each([
    ["host", "expected a value in braces"],
    ["{host", 'this "{" has no "}"'],
    ["a}", 'no "{" comes before this "}"'],
    ["{}", 'no value is named ""'],
    ["{hots}", 'no value is named "hots"; there are reference, scheme,'],
    ["{host:a}", "{host} takes no argument"],
    ["{segment}", "{segment:…} takes a number"],
    ["{segment:a}", "{segment:…} takes a number"],
    ["{host|lower}", 'no filter is named "lower"; there are decode,'],
    ["{path|registrable}", 'the filter "registrable" is for {host}, not for {path}'],
    ["{path|unicode}", 'the filter "unicode" is for {host}, not for {path}'],
    ["{path|decode|decode}", '"decode" is here twice'],
    ["{path|decode:a}", '"decode" takes no argument'],
    ["{path|or}", "write or:TEXT"],
    ["{path!x}", 'expected "|" or "}"'],
    ["\\x{path}", 'after "\\" expected t, n,'],
  ])("the format %s is wrong usage", async (format, message) => {
    const { status, stdout, stderr } = await uri(["get", format, "a"]);
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(stderr).toContain(`uri: get: ${message}`);
  });

  it("points at the place in the format", async () => {
    const { stderr } = await uri(["get", "{host} {prot}", "a"]);
    expect(stderr.split("\n").slice(1)).toEqual(["  {host} {prot}", "          ^", ""]);
  });

  it("gives a line for each line, whatever --invalid says about the invalid ones", async () => {
    const lines = "http://a/b\r\nhttp://a b\n\nhttp://c";
    expect((await uri(["get", "{host}"], lines)).stdout).toBe("a\n\n\nc\n");
    expect((await uri(["get", "--invalid", "drop", "{host}"], lines)).stdout).toBe("a\n\nc\n");
    expect((await uri(["get", "--invalid", "keep", "{host}"], lines)).stdout).toBe("a\nhttp://a b\n\nc\n");
  });

  it.each([
    "{host}",
    "{scheme}\\t{userinfo|or:-}{authority}é{port}{path}{query|or:none} {fragment}{{}}{reference}",
    "{host!}",
    "{port!|or:80}\\n{query|or:é}",
  ])("§3: a list gives for %s what its lines give as arguments", async (format) => {
    const lines = [
      "http://me@a:80/b?c#d",
      "//h",
      "?",
      "",
      "mailto:x",
      "a b",
      "é",
      "HTTP://[::1]:/%7e",
      "//@:/",
    ];
    const expected = await Promise.all(lines.map(async (line) => (await uri(["get", format, line])).stdout));
    for (const options of [[], ["--show-secrets"], ["--raw"]]) {
      const { stdout, status } = await uri(
        ["get", ...options, format],
        lines.map((line) => `${line}\n`).join(""),
      );
      expect({ stdout, status }).toEqual({ stdout: expected.map((one) => one || "\n").join(""), status: 1 });
    }
  });

  it("requires a format", async () => {
    expect(await uri(["get"])).toMatchObject({ status: 2, stdout: "" });
  });
});
