/** `uri parse`: the components (RFC 3986 §3). */

import { describe, expect, it } from "vitest";
import { objects, shownAt, uri } from "../../test/run-uri.ts";

const EXAMPLE = "foo://example.com:8042/over/there?name=ferret#nose"; // RFC 3986 §3

describe("uri parse", () => {
  it("gives the components as JSON, the undefined absent and the empty empty", async () => {
    expect(objects((await uri(["parse", "--json", EXAMPLE])).stdout)).toEqual([
      {
        reference: EXAMPLE,
        valid: true,
        kind: "uri",
        scheme: "foo",
        authority: "example.com:8042",
        host: "example.com",
        hostKind: "reg-name",
        port: "8042",
        path: "/over/there",
        query: "name=ferret",
        fragment: "nose",
      },
    ]);
    expect(objects((await uri(["parse", "--json", "//@:?#"])).stdout)).toEqual([
      {
        reference: "//@:?#",
        valid: true,
        kind: "relative-reference",
        form: "network-path",
        authority: "@:",
        userinfo: "",
        host: "",
        hostKind: "reg-name",
        port: "",
        path: "",
        query: "",
        fragment: "",
      },
    ]);
  });

  it.each([
    ["http://192.0.2.16/", "ipv4"],
    ["ldap://[2001:db8::7]/c=GB?objectClass?one", "ipv6"],
    ["http://[v7.x]/", "ipvfuture"],
    ["http://256.0.0.1/", "reg-name"],
  ])("gives the kind of the host of %s (§3.2.2)", async (reference, hostKind) => {
    expect(objects((await uri(["parse", "--json", reference])).stdout)).toMatchObject([{ hostKind }]);
  });

  it.each([
    ["//a", "network-path"],
    ["/a", "absolute-path"],
    ["a", "relative-path"],
    ["", "relative-path"],
  ])("gives the form of %j (§4.2)", async (reference, form) => {
    expect(objects((await uri(["parse", "--json"], `${reference}\n`)).stdout)).toMatchObject([
      { kind: "relative-reference", form },
    ]);
  });

  it.each([[], ["--json"], ["--columns", "userinfo,line"], ["--query-delimiter", "&"]])(
    "Wikipedia, Syntax (000-21): shows a terminal no password without --show-secrets: %j",
    async (...options) => {
      for (const reference of ["http://u:geheim@h/?a&b", "jdbc:mysql://h/d?user=u&password=geheim"]) {
        for (const args of [[reference], []]) {
          const given = ["parse", ...options, ...args];
          const { stdout } = await shownAt(80, given, `${reference}\n`);
          expect(stdout).toContain("***");
          expect(stdout).not.toContain("geheim");
          const { stdout: all } = await shownAt(
            80,
            ["parse", "--show-secrets", ...given.slice(1)],
            `${reference}\n`,
          );
          expect(all).toContain("geheim");
        }
      }
    },
  );

  it("gives a list a line for a line, and an argument a table: data in a pipe, so that a password stays", async () => {
    expect((await uri(["parse"], "http://u:p@h/?q\n")).stdout).toBe(
      "kind=uri scheme=http authority=u:p@h userinfo=u:p host=h hostKind=reg-name path=/ query=q\n",
    );
    expect((await uri(["parse", "mailto:a@b"])).stdout).toBe(
      "reference mailto:a@b\nkind      uri\nscheme    mailto\npath      a@b\n",
    );
  });

  it("Wikipedia, Syntax (000-33): shows the pairs of the query, cut at what --query-delimiter says", async () => {
    const example = "http://h/?key1=value1;key2=a%26b;c";
    const given = ["parse", "--query-delimiter", ";"];
    expect((await uri([...given, example])).stdout).toMatch(
      /query {5}key1=.*\npair {6}key1=value1\npair {6}key2=a%26b\npair {6}c\n$/,
    );
    expect((await uri(given, `${example}\n`)).stdout).toMatch(/ pair=key1=value1 pair=key2=a%26b pair=c\n$/);
    expect(
      objects((await uri([...given, "--json", example, "http://h/", "http://h/?"])).stdout),
    ).toMatchObject([
      { pairs: [{ key: "key1", value: "value1" }, { key: "key2", value: "a&b" }, { key: "c" }] },
      { path: "/" },
      { pairs: [] },
    ]);
    expect(objects((await uri(["parse", "--json", example])).stdout)[0]).not.toHaveProperty("pairs");
  });
});

describe("uri parse --columns", () => {
  it("gives values with tabs between them, and \\N for what is undefined (§3)", async () => {
    const lines = "http://u:p@h:80/a?#f\r\n//h?q\na b\n\n";
    const { status, stdout, stderr } = await uri(
      ["parse", "--columns", "host,userinfo,port,query,fragment,path"],
      lines,
    );
    const rows =
      "h\tu:p\t80\t\tf\t/a\nh\t\\N\t\\N\tq\t\\N\t\n\\N\t\\N\t\\N\t\\N\t\\N\t\\N\n\\N\t\\N\t\\N\t\\N\t\\N\t\n";
    expect([status, stdout]).toEqual([1, rows]);
    expect(stderr).toMatch(/^<stdin>:3:2: /);
    expect((await uri(["parse", "--columns", "scheme,line", "http://h", "../a"])).stdout).toBe(
      "http\thttp://h\n\\N\t../a\n",
    );
  });

  it("registrable is the domain that somebody registered (publicsuffix.org/list)", async () => {
    const lines = "http://www.Example.co.uk/\nhttp://127.0.0.1/\na b\n/a\n";
    const { stdout } = await uri(["parse", "--columns", "host,registrable"], lines);
    const rows = ["www.Example.co.uk\texample.co.uk", "127.0.0.1\t\\N", "\\N\t\\N", "\\N\t\\N", ""];
    expect(stdout).toBe(rows.join("\n"));
  });

  it.each([
    ["drop", "\\N\n\\N\n"],
    ["keep", "\\N\na b\n\\N\n"],
    ["stop", "\\N\n"],
  ])("--invalid %s", async (policy, stdout) => {
    expect((await uri(["parse", "--columns", "scheme", "--invalid", policy], "a\na b\nc\n")).stdout).toBe(
      stdout,
    );
  });

  it("RFC 3986 §3: a value may begin as a formula does, and --for-spreadsheet puts an apostrophe before it", async () => {
    const columns = ["parse", "--columns", "host,path,query,port"];
    const references = ["http://=cmd()/?+1", "-1", "@a/b?=2#f", "/=a?a=b"];
    const lines = references.map((one) => `${one}\n`).join("");
    expect((await uri(columns, lines)).stdout).toBe(
      "=cmd()\t/\t+1\t\\N\n\\N\t-1\t\\N\t\\N\n\\N\t@a/b\t=2\t\\N\n\\N\t/=a\ta=b\t\\N\n",
    );
    const guarded = "'=cmd()\t/\t'+1\t\\N\n\\N\t'-1\t\\N\t\\N\n\\N\t'@a/b\t'=2\t\\N\n\\N\t/=a\ta=b\t\\N\n";
    expect((await uri([...columns, "--for-spreadsheet"], lines)).stdout).toBe(guarded);
    expect((await uri([...columns, "--for-spreadsheet", ...references])).stdout).toBe(guarded);
    const rows = "x,http://=a/\n";
    const field = ["parse", "--columns", "host", "--field", "2", "--separator", ",", "--for-spreadsheet"];
    expect((await uri(field, rows)).stdout).toBe("x,'=a\n");
    expect((await uri(["parse", "--for-spreadsheet", "x"])).status).toBe(2);
  });

  it("takes names of columns alone, and no other form", async () => {
    expect((await uri(["parse", "--columns", "host,nothing", "x"])).stderr).toContain(
      "The names are scheme, userinfo",
    );
    expect((await uri(["parse", "--columns", "host", "--json", "x"])).status).toBe(2);
  });
});
