/** Rules of the grammar among the words, and their diagrams as SVG. */

import { GRAMMAR_IDS, grammarOf } from "@urikit/standards/grammars";
import { describe, expect, it } from "vitest";
import { objects, uri } from "../../../test/run-uri.ts";

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

  it("RFC 1738 §5: is as its document has it, by the name that it has there or with a hyphen", async () => {
    const { stdout } = await uri(["explain", "--standard", "rfc1738", "gopherurl"]);
    expect(stdout).toContain("; GOPHER (see also RFC1436)\n");
    expect(stdout).toContain('gopherurl      = "gopher://" hostport [ / [ gtype [ selector\n');
    const [rule] = objects((await uri(["explain", "--json", "--standard", "rfc2396", "REG-NAME"])).stdout);
    expect(rule).toMatchObject({ id: "reg_name", section: "RFC 2396 §3.2.1" });
  });

  it("RFC 2234 §6.1: names the other document where a rule comes from one", async () => {
    expect((await uri(["explain", "HEXDIG"])).stdout).toContain("RFC 2234 §6.1\n");
  });

  it("--standard all: is the rule of each edition that has it, the oldest first", async () => {
    const rules = objects((await uri(["explain", "--json", "--standard", "all", "host"])).stdout).slice(1);
    expect(rules).toMatchObject([
      { section: "RFC 1738 §5" },
      { section: "url-syntax-05 §4.3.1" },
      { section: "RFC 2732 §3" },
      { section: "rfc2396bis-01 §3.2.2" },
      { section: "RFC 3986 §3.2.2" },
    ]);
  });

  it("--json: is data, with the names of what it uses and what uses it", async () => {
    expect(objects((await uri(["explain", "--json", "path-empty"])).stdout)).toEqual([
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

describe("uri explain", () => {
  it("lists the rules of all editions, with --standard all", async () => {
    const entries = objects((await uri(["explain", "--json", "--standard", "all"])).stdout);
    const listed = (entries as { kind: string; standard?: string; id: string }[]).filter(
      ({ kind }) => kind === "grammar-rule",
    );
    expect(listed.map(({ standard, id }) => [standard, id])).toEqual(
      GRAMMAR_IDS.flatMap((standard) => grammarOf(standard).rules.map(({ name }) => [standard, name])),
    );
  });
});

describe("uri explain --svg RULE", () => {
  it("Wikipedia, Syntax (000-12): draws the syntax diagram of a URI, and of its authority", async () => {
    const { stdout } = await uri(["explain", "--svg", "URI"]);
    expect(textsOf(stdout)).toEqual(["scheme", ":", "hier-part", "?", "query", "#", "fragment"]);
    const authority = (await uri(["explain", "--svg", "authority"])).stdout;
    expect(textsOf(authority)).toEqual(["userinfo", "@", "host", ":", "port"]);
  });

  it("is the diagram of one rule, by whatever case its name is written in", async () => {
    const { stdout, status } = await uri(["explain", "--svg", "Port"]);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^<svg .*aria-label="port \(RFC 3986 §3.2.3\)".*>\n/);
    expect(textsOf(stdout)).toEqual(["DIGIT"]);
    expect(stdout).toMatch(/<\/svg>\n$/);
  });
});

/** The texts of a diagram. */
function textsOf(svg: string): readonly (string | undefined)[] {
  return [...svg.matchAll(/<text[^>]*>(.*?)<\/text>/g)].map(([, text]) => text);
}

describe("wrong usage", () => {
  it.each([
    [["explain", "--svg", "hots"], 'uri: explain: no rule of RFC 3986 is named "hots"; the nearest: host'],
    [["explain", "--svg", "path-rotless"], "the nearest: path-rootless"],
    [["explain", "--svg", "delims"], "the nearest: gen-delims, sub-delims"],
    [["explain", "--svg", "xyzzy"], 'no rule of RFC 3986 is named "xyzzy"; uri explain lists them'],
    [
      ["explain", "--svg", "--standard", "all", "sites"],
      'no rule of any edition is named "sites"; the nearest: site',
    ],
    [["explain", "--svg", "a\u001b[31m"], 'is named "a\\u{1b}[31m"'],
    [["explain", "--svg", "--standard", "whatwg", "host"], "argument 'whatwg' is invalid"],
    [["explain", "--svg"], "uri: explain: --svg draws one rule of one edition"],
    [["explain", "--svg", "host", "port"], "--svg draws one rule of one edition"],
    [["explain", "--svg", "--json", "host"], "give --svg or --json, not both"],
  ])("%j", async (args, message) => {
    const { status, stdout, stderr } = await uri(args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(stderr).toContain(message);
  });
});
