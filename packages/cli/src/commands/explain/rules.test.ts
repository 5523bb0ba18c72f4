/** `uri explain --diagram`, and the rules of the grammar among the words. */

import { GRAMMAR_IDS, grammarOf } from "@urikit/standards/grammars";
import { describe, expect, it } from "vitest";
import { objects, uri } from "../../../test/run-uri.ts";

describe("uri explain --diagram RULE", () => {
  it("RFC 3986 Appendix A: prints the rule with its section, its diagram, and what it uses with their sections", async () => {
    const { status, stdout, stderr } = await uri(["explain", "--diagram", "authority"]);
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(stdout.split("\n")).toEqual([
      "authority  RFC 3986 §3.2",
      "",
      '  authority     = [ userinfo "@" ] host [ ":" port ]',
      "",
      "  ╭────────────────────╮          ╭────────────────╮",
      "  │ ┌──────────┐ ╭───╮ │ ┌──────┐ │ ╭───╮ ┌──────┐ │",
      "╟─┴─┤ userinfo ├─┤ @ ├─┴─┤ host ├─┴─┤ : ├─┤ port ├─┴─╢",
      "    └──────────┘ ╰───╯   └──────┘   ╰───╯ └──────┘",
      "",
      "uses",
      '  userinfo      = *( unreserved / pct-encoded / sub-delims / ":" )  §3.2.1',
      "  host          = IP-literal / IPv4address / reg-name  §3.2.2",
      "  port          = *DIGIT  §3.2.3",
      "",
      "used by",
      "  hier-part, relative-part",
      "",
    ]);
  });

  it("Wikipedia, Syntax (000-12): draws the syntax diagram of a URI and of its authority", async () => {
    const { stdout } = await uri(["explain", "--diagram", "URI", "authority"]);
    expect(stdout).toContain("┤ scheme ├─┤ : ├─┤ hier-part ├─┴─┤ ? ├─┤ query ├─┴─┴─┤ # ├─┤ fragment ├");
    expect(stdout).toContain("┤ userinfo ├─┤ @ ├─┴─┤ host ├─┴─┤ : ├─┤ port ├");
  });

  it("RFC 1738 §5: prints a rule as its document has it, by the name that it has there or with a hyphen", async () => {
    const { stdout } = await uri(["explain", "--diagram", "--standard", "rfc1738", "gopherurl"]);
    expect(stdout).toContain(
      '\n  ; GOPHER (see also RFC1436)\n  gopherurl      = "gopher://" hostport [ / [ gtype [ selector\n',
    );
    expect((await uri(["explain", "--diagram", "--standard", "rfc2396", "REG-NAME"])).stdout).toContain(
      "reg_name  RFC 2396 §3.2.1\n",
    );
  });

  it("RFC 2234 §6.1: names the other document where a rule comes from one", async () => {
    const { stdout } = await uri(["explain", "--diagram", "h16"]);
    expect(stdout).toContain('"F"  RFC 2234 §6.1\n');
  });

  it("--standard all: prints the rule of each edition that has it, the oldest first", async () => {
    const { stdout } = await uri(["explain", "--diagram", "--standard", "all", "host"]);
    expect(stdout.match(/^host .*$/gm)).toEqual([
      "host  RFC 1738 §5",
      "host  url-syntax-05 §4.3.1",
      "host  RFC 2732 §3",
      "host  rfc2396bis-01 §3.2.2",
      "host  RFC 3986 §3.2.2",
    ]);
  });

  it("--json: gives the rule as data, with the names of what it uses and what uses it", async () => {
    const { stdout, status } = await uri(["explain", "--diagram", "--json", "Port", "path-empty"]);
    expect(status).toBe(0);
    expect(objects(stdout)).toEqual([
      {
        kind: "grammar-rule",
        id: "port",
        standard: "rfc3986",
        title: "*DIGIT",
        text: "port          = *DIGIT",
        section: "RFC 3986 §3.2.3",
        uses: ["DIGIT"],
        usedBy: ["authority"],
      },
      {
        kind: "grammar-rule",
        id: "path-empty",
        standard: "rfc3986",
        title: "0<pchar>",
        text: "path-empty    = 0<pchar>",
        section: "RFC 3986 §3.3",
        uses: [],
        usedBy: ["hier-part", "relative-part", "path"],
      },
    ]);
  });

  it("--svg: gives the diagram of one rule", async () => {
    const { stdout, status } = await uri(["explain", "--svg", "port"]);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^<svg .*aria-label="port \(RFC 3986 §3.2.3\)".*>\n/);
    expect(stdout).toMatch(/<text[^>]*>DIGIT<\/text>/);
    expect(stdout).toMatch(/<\/svg>\n$/);
  });
});

describe("uri explain --diagram without a RULE", () => {
  it.each(GRAMMAR_IDS)(
    "lists the rules of %s with their sections, one in a line of at most 80 columns",
    async (id) => {
      const { stdout, status } = await uri(["explain", "--diagram", "--standard", id]);
      expect(status).toBe(0);
      const { name, rules } = grammarOf(id);
      const [title, ...lines] = stdout.trimEnd().split("\n");
      expect(title).toBe(name);
      expect(lines.map((line) => line.split(/\s/)[0])).toEqual(rules.map((rule) => rule.name));
      lines.forEach((line, at) => {
        expect(line).toContain(rules[at]?.section.replace(`${name} `, ""));
        expect(line.length).toBeLessThanOrEqual(80);
      });
    },
  );

  it("RFC 3986 Appendix A: shows what each of them says", async () => {
    const { stdout } = await uri(["explain", "--diagram"]);
    expect(stdout).toContain("\nhost           §3.2.2         IP-literal / IPv4address / reg-name\n");
    expect(stdout).toContain(
      "\npath           §3.3           path-abempty / path-absolute / path-noscheme / pa…\n",
    );
  });

  it("--json: gives an object for each rule", async () => {
    const { stdout } = await uri(["explain", "--diagram", "--json", "--standard", "all"]);
    expect(objects(stdout)).toHaveLength(
      GRAMMAR_IDS.map((id) => grammarOf(id).rules.length).reduce((sum, count) => sum + count, 0),
    );
  });
});

describe("uri explain RULE", () => {
  it("RFC 3986 Appendix A: says the rule, its section, what it uses and what uses it", async () => {
    expect((await uri(["explain", "IP-literal"])).stdout.split("\n")).toEqual([
      "IP-literal (rule of the grammar)",
      '  rule     IP-literal    = "[" ( IPv6address / IPvFuture  ) "]"',
      "  section  RFC 3986 §3.2.2",
      "  uses     IPv6address, IPvFuture",
      "  used by  host",
      "",
    ]);
  });

  it("is one of the meanings of a word that a component has, too", async () => {
    expect(objects((await uri(["explain", "--json", "host"])).stdout)).toMatchObject([
      { kind: "component", id: "host" },
      {
        kind: "grammar-rule",
        id: "host",
        standard: "rfc3986",
        uses: ["IP-literal", "IPv4address", "reg-name"],
      },
    ]);
  });
});

describe("wrong usage", () => {
  it.each([
    [
      ["explain", "--diagram", "hots"],
      'uri: explain: no rule of RFC 3986 is named "hots"; the nearest: host',
    ],
    [["explain", "--diagram", "path-rotless"], "the nearest: path-rootless"],
    [["explain", "--diagram", "delims"], "the nearest: gen-delims, sub-delims"],
    [
      ["explain", "--diagram", "xyzzy"],
      'no rule of RFC 3986 is named "xyzzy"; uri explain --diagram lists them',
    ],
    [
      ["explain", "--diagram", "--standard", "all", "sites"],
      'no rule of any edition is named "sites"; the nearest: site',
    ],
    [["explain", "--diagram", "a\u001b[31m"], 'is named "a\\u{1b}[31m"'],
    [["explain", "--diagram", "--standard", "whatwg", "host"], "argument 'whatwg' is invalid"],
    [["explain", "--svg"], "uri: explain: --svg draws one rule of one edition"],
    [["explain", "--svg", "host", "port"], "--svg draws one rule of one edition"],
    [["explain", "--svg", "--json", "host"], "give --svg or --json, not both"],
  ])("%j", async (args, message) => {
    const { status, stdout, stderr } = await uri(args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(stderr).toContain(message);
  });
});
