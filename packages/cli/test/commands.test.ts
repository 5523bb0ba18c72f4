/** The commands of the contract, one by one. */

import { describe, expect, it } from "vitest";
import { objects, uri } from "./uri.ts";

const EXAMPLE = "foo://example.com:8042/over/there?name=ferret#nose"; // RFC 3986 §3

describe("uri --help", () => {
  const names = [
    "inspect",
    "parse",
    "check",
    "plan",
    "scheme",
    "report",
    "standards",
    "resolve",
    "relativize",
    "compare",
    "normalize",
    "encode",
    "decode",
    "extract",
  ];

  it("lists every command", () => {
    const { stdout } = uri(["--help"]);
    for (const name of names) expect(stdout).toContain(`  ${name} `);
  });

  it.each(names)("has examples for %s", (name) => {
    const { stdout, status } = uri([name, "--help"]);
    expect(status).toBe(0);
    expect(stdout).toMatch(new RegExp(`Examples:\n  .*uri ${name} `));
  });
});

describe("uri inspect", () => {
  it("draws the example of §3", () => {
    const { stdout, status } = uri(["inspect", EXAMPLE]);
    expect(status).toBe(0);
    expect(stdout.split("\n").slice(0, 5)).toEqual([
      "        .- authority --.",
      "  foo://example.com:8042/over/there?name=ferret#nose",
      "  \\_/   \\_________/ \\__/\\_________/ \\_________/ \\__/",
      "   |         |       |       |           |       |",
      "  scheme    host    port    path       query  fragment",
    ]);
  });

  it("never shows a password, unless it is empty (§3.2.1)", () => {
    const { stdout } = uri(["inspect", "HTTP://user:secret@Example.org/?a=b#c"]);
    expect(stdout).not.toContain("secret");
    expect(stdout).toContain("user:***");
    expect(uri(["inspect", "http://user:@example.org/"]).stdout).toContain("user:@");
  });

  it("tells the host's kind, the decoded segments, the pairs, the normal forms and what is unusual", () => {
    const { stdout } = uri(["inspect", "http://[2001:DB8::7]:80/AC%2FDC?a=b&c"]);
    for (const fact of [
      "an IPv6 address",
      "[2001:db8::7] (RFC 5952)",
      "AC%2FDC  reads AC/DC",
      "a = b",
      "%2F is data",
    ])
      expect(stdout).toContain(fact);
    expect(stdout).toContain("scheme  http://[2001:db8::7]/AC%2FDC?a=b&c");
  });

  it("tells pathinfo and slug, as people call them", () => {
    const { stdout } = uri(["inspect", "http://www.example.com/questions/3456/my-document"]);
    expect(stdout).toContain("if /questions is a program, /3456/my-document is its pathinfo");
    expect(stdout).toContain("slug: my-document");
  });

  it("shows what is wrong with an invalid reference, and the repaired one, named as such", () => {
    const { stdout, status } = uri(["inspect", "http://example.com/a b"]);
    expect(status).toBe(1);
    expect(stdout).toContain("  http://example.com/a b\n                      ^");
    expect(stdout).toMatch(/repaired.*\n {2}http:\/\/example\.com\/a%20b\n/);
    expect(uri(["inspect", "http://good.example\\@evil.example/"]).stdout).not.toContain("repaired");
  });

  it("gives all that as JSON", () => {
    const [inspected] = objects(uri(["inspect", "--json", "http://h/a?b=c#d%20"]).stdout);
    expect(inspected).toMatchObject({
      reference: "http://h/a?b=c#d%20",
      valid: true,
      kind: "uri",
      absoluteUri: false,
      host: "h",
      segments: [{ raw: "a", decoded: "a" }],
      pairs: [{ key: "b", value: "c" }],
      fragment: "d%20",
      fragmentDecoded: "d ",
      normal: { syntax: "http://h/a?b=c#d%20", scheme: "http://h/a?b=c#d%20" },
      remarks: [{ code: "host-without-dot" }],
    });
  });
});

describe("uri parse", () => {
  it("gives the components as JSON, the undefined absent and the empty empty", () => {
    expect(objects(uri(["parse", "--json", EXAMPLE]).stdout)).toEqual([
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
    expect(objects(uri(["parse", "--json", "//@:?#"]).stdout)).toEqual([
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
  ])("tells the kind of the host of %s (§3.2.2)", (reference, hostKind) => {
    expect(objects(uri(["parse", "--json", reference]).stdout)).toMatchObject([{ hostKind }]);
  });

  it.each([
    ["//a", "network-path"],
    ["/a", "absolute-path"],
    ["a", "relative-path"],
    ["", "relative-path"],
  ])("tells the form of %j (§4.2)", (reference, form) => {
    expect(objects(uri(["parse", "--json"], `${reference}\n`).stdout)).toMatchObject([
      { kind: "relative-reference", form },
    ]);
  });

  it("gives people a line for a line, and a table for an argument, without a password", () => {
    expect(uri(["parse"], "http://u:p@h/?q\n").stdout).toBe(
      "kind=uri scheme=http authority=u:***@h userinfo=u:*** host=h hostKind=reg-name path=/ query=q\n",
    );
    expect(uri(["parse", "mailto:a@b"]).stdout).toBe(
      "reference mailto:a@b\nkind      uri\nscheme    mailto\npath      a@b\n",
    );
  });
});

describe("uri check", () => {
  it("prints valid, or the error with its caret", () => {
    expect(uri(["check", "http://example.com/"])).toEqual({ status: 0, stdout: "valid\n", stderr: "" });
    const { stdout, status } = uri(["check", "http://a b/"]);
    expect(status).toBe(1);
    expect(stdout).toContain("  http://a b/\n          ^\n");
  });

  it.each([
    ["uri-reference", "../a", "a b"],
    ["uri", "a:b#c", "../a"],
    ["absolute-uri", "a:b?c", "a:b#c"],
    ["relative-reference", "../a#b", "a:b"],
  ])("--as %s: %s is one, %s is none", (kind, one, none) => {
    expect(uri(["check", "--as", kind, one])).toMatchObject({ status: 0, stdout: "valid\n" });
    expect(uri(["check", "--as", kind, none]).status).toBe(1);
  });

  it("gives reference and valid as JSON", () => {
    expect(objects(uri(["check", "--json", "a"]).stdout)).toEqual([{ reference: "a", valid: true }]);
  });
});

describe("uri resolve (§5.4)", () => {
  const base = ["resolve", "--base", "http://a/b/c/d;p?q"];

  it("prints the target", () => {
    const references = ["g:h", "g", "./g", "//g", "?y", "", "../../../g", "g;x=1/../y", "http:g"];
    expect(uri(base, references.map((reference) => `${reference}\n`).join("")).stdout.split("\n")).toEqual([
      "g:h",
      "http://a/b/c/g",
      "http://a/b/c/g",
      "http://g",
      "http://a/b/c/d;p?y",
      "http://a/b/c/d;p?q",
      "http://a/g",
      "http://a/b/c/y",
      "http:g",
      "",
    ]);
  });

  it("resolves http:g the old way with --backward-compatible (§5.4.2)", () => {
    expect(uri([...base, "--backward-compatible", "http:g"]).stdout).toBe("http://a/b/c/g\n");
  });
});

describe("uri relativize", () => {
  it("prints the shortest reference that resolves to the target, or says that there is none", () => {
    const base = ["relativize", "--base", "http://a/b/c/d;p?q"];
    expect(uri([...base, "http://a/b/c/g"]).stdout).toBe("g\n");
    const { status, stderr } = uri([...base, "http://a/b/../g"]);
    expect(status).toBe(1);
    expect(stderr).toMatch(/^<arguments>:1:\d+: /);
  });
});

describe("uri normalize", () => {
  it("goes as far as --level says (§6.2.2, §6.2.3)", () => {
    const reference = "HTTP://%45xample.com:80/a/%2E%2E/b";
    expect(uri(["normalize", reference]).stdout).toBe("http://example.com:80/b\n");
    expect(uri(["normalize", "--level", "scheme", reference]).stdout).toBe("http://example.com/b\n");
  });

  it("treats a line of a list as an argument", () => {
    const references = [
      "http://a/%7E",
      "HTTP://a",
      "a/%2e",
      "http://A/",
      "x:%aa",
      "../a",
      "é",
      "http://a/./b",
    ];
    for (const level of ["syntax", "scheme"]) {
      const list = uri(
        ["normalize", "--level", level],
        references.map((line) => `${line}\n`).join(""),
      ).stdout;
      expect(list).toBe(uri(["normalize", "--level", level, ...references]).stdout);
    }
  });
});

describe("uri compare (§6)", () => {
  it.each([
    ["http://a/", "http://a/", "identical", 0],
    ["http://a/%7Eb", "http://A/~b", "syntax", 0],
    ["http://example.com", "http://example.com:80/", "scheme", 0],
    ["http://a/b", "http://a/c", "different", 1],
  ])("%s and %s: %s", (a, b, rung, status) => {
    expect(uri(["compare"], `${a}\t${b}\n`)).toEqual({ status, stdout: `${rung}\n`, stderr: "" });
    const { stdout, ...rest } = uri(["compare", a, b]);
    expect(rest).toEqual({ status, stderr: "" });
    expect(stdout).toContain(status === 0 ? `"${rung}"` : "not equivalent");
  });

  it("gives equivalent, rung and steps as JSON", () => {
    expect(objects(uri(["compare", "--json", "http://a/", "HTTP://a/"]).stdout)).toEqual([
      {
        equivalent: true,
        rung: "syntax",
        steps: [
          {
            of: "b",
            rule: expect.any(String),
            section: "RFC 3986 §6.2.2.1",
            before: "HTTP://a/",
            after: "http://a/",
          },
        ],
      },
    ]);
    const [different] = objects(uri(["compare", "--json", "http://a/b", "http://a/c"]).stdout);
    expect(different).toEqual({ equivalent: false, steps: [] });
  });

  it("resolves with --base, and leaves fragments out with --ignore-fragment", () => {
    expect(uri(["compare", "--base", "http://a/b/c", "../g", "http://a/g"]).status).toBe(0);
    expect(uri(["compare", "http://a/#b", "http://a/#c"]).status).toBe(1);
    expect(uri(["compare", "--ignore-fragment", "http://a/#b", "http://a/#c"]).status).toBe(0);
  });

  it("exits with 2 for invalid input, and says which of the two it is", () => {
    expect(uri(["compare", "a", "b c"])).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/^<arguments>:2:2: /),
    });
    expect(uri(["compare"], "a\tb c\n")).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/^<stdin>:1:4: /),
    });
    expect(uri(["compare"], "a\n")).toMatchObject({ status: 2, stdout: "\n" });
    expect(objects(uri(["compare", "--json"], "a\tb c\n").stdout)).toMatchObject([
      { valid: false, error: { of: "b", index: 1 } },
    ]);
  });
});

describe("uri report", () => {
  const list = [
    "http://a/%7E",
    "http://a/~",
    "HTTP://a:80/~",
    "http://a/~",
    "",
    "#x",
    "//h/",
    "mailto:x",
    "a b",
    "",
    "c d",
  ];
  const lines = list.map((line) => `${line}\n`).join("");

  it("counts what there is, empty lines apart", () => {
    const { stdout, status } = uri(["report", "--json"], lines);
    expect(status).toBe(1);
    expect(objects(stdout)).toEqual([
      {
        lines: 11,
        valid: 7,
        invalid: 2,
        empty: 2,
        reasons: [
          {
            code: "forbidden-character",
            count: 2,
            line: 9,
            message: "a space is not allowed in a path (§3.3); write it as %20",
            example: "a b",
          },
        ],
        kinds: [
          { name: "uri", count: 5 },
          { name: "network-path", count: 1 },
          { name: "relative-path", count: 1 },
        ],
        absoluteUris: 5,
        schemes: [
          { name: "http", count: 4 },
          { name: "mailto", count: 1 },
        ],
        distinctHosts: 2,
        hosts: [
          { name: "a", count: 4 },
          { name: "h", count: 1 },
        ],
        distinct: { identical: 6, syntax: 5, scheme: 4 },
      },
    ]);
  });

  it("counts nothing distinct with --no-distinct", () => {
    const [figures] = objects(uri(["report", "--json", "--no-distinct"], lines).stdout);
    expect(figures).not.toHaveProperty("distinct");
  });

  it("prints a summary for people, invalid lines with an example and its line", () => {
    const { stdout, stderr } = uri(["report"], lines);
    expect(stderr).toBe("");
    expect(stdout).toContain("line 9: a b");
    expect(stdout).toMatch(/valid +7 +63\.6 %/);
  });

  it("counts arguments as well", () => {
    expect(objects(uri(["report", "--json", "a", "b"]).stdout)).toMatchObject([{ lines: 2, valid: 2 }]);
  });
});

describe("uri encode, uri decode (§2)", () => {
  it("encodes data for a component: all but the unreserved", () => {
    expect(uri(["encode", "AC/DC: 100%"]).stdout).toBe("AC%2FDC%3A%20100%25\n");
    expect(uri(["encode", "--as", "query-value"], "a+b\né\n").stdout).toBe("a%2Bb\n%C3%A9\n");
  });

  it("encodes a line that is not UTF-8 octet by octet", () => {
    expect(uri(["encode"], Uint8Array.of(0x61, 0xff, 0x0a)).stdout).toBe("a%FF\n");
  });

  it("decodes to one line, with control characters written out; the JSON is exact", () => {
    expect(uri(["decode", "a%0Ab%1B", "%C3%A9"]).stdout).toBe("a\\nb\\u{1b}\né\n");
    expect(objects(uri(["decode", "--json", "a%0Ab"]).stdout)).toEqual([
      { text: "a%0Ab", valid: true, result: "a\nb" },
    ]);
  });

  it("answers octets that are not UTF-8 as --invalid-utf8 says", () => {
    expect(uri(["decode", "%FF"]).status).toBe(1);
    expect(uri(["decode", "--invalid-utf8", "replace", "%FF"]).stdout).toBe("\ufffd\n");
    expect(uri(["decode", "--invalid-utf8", "keep", "%FF"]).stdout).toBe("%FF\n");
  });

  it("takes a malformed triplet for an error", () => {
    expect(uri(["decode", "100%"])).toMatchObject({ status: 1, stdout: "\n" });
  });
});
