/** References traced through the grammars of the editions. */

import { fileURLToPath } from "node:url";
import { abnfToRegExp } from "@urikit/abnf/abnf-to-regexp";
import { Chance } from "@urikit/abnf/chance";
import { eachOf, extent } from "@urikit/abnf/extent";
import { mutate } from "@urikit/abnf/mutation";
import { ABNORMAL_EXAMPLES, NORMAL_EXAMPLES } from "@urikit/abnf/rfc3986-examples";
import { GRAMMAR_IDS } from "@urikit/standards/grammars";
import { describe, expect, it } from "vitest";
import { printedGrammar } from "../../packages/standards/tools/grammars.ts";
import { grammarFor, programFor, STARTS } from "./editions.ts";
import { nodesOf, type RuleNode, ruleTree } from "./rule-tree.ts";
import { traceOf } from "./trace.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** RFC 3986 §1.1.2, and what other editions read otherwise. */
const TEXTS: readonly string[] = [
  "ftp://ftp.is.co.za/rfc/rfc1808.txt",
  "http://www.ietf.org/rfc/rfc2396.txt",
  "ldap://[2001:db8::7]/c=GB?objectClass?one",
  "mailto:John.Doe@example.com",
  "news:comp.infosystems.www.servers.unix",
  "tel:+1-816-555-1212",
  "telnet://192.0.2.16:80/",
  "urn:oasis:names:specification:docbook:dtd:xml:4.1.2",
  "http://[::ffff:192.0.2.1]:80/a%2Fb;p=1?q#f",
  "http://user:pass@host/a b",
  "http://a:8x/",
  "//[::1",
  "%zz",
  "gopher://host/00path%09search",
  "prospero://host/a;b=c",
  "é",
];

const flat = (node: RuleNode): RuleNode[] => [node, ...node.parts.flatMap(flat)];

describe.each(GRAMMAR_IDS)("a text traced through %s", (id) => {
  const start = STARTS[id];
  const references = [...TEXTS, ...[...NORMAL_EXAMPLES, ...ABNORMAL_EXAMPLES].map(([text]) => text)];
  const chance = new Chance(17);
  const mutated = references.map((text) => mutate(text, [..."ab1:/?#[]@;=%. "], chance));
  const all = eachOf(10, [...references, ...mutated]);

  it("is derived where the printed rules derive it, by another engine", () => {
    const expression = abnfToRegExp(printedGrammar(root, id), start);
    for (const text of all)
      expect(traceOf(programFor(id, start), text).stop === undefined, text).toBe(expression.test(text));
  });

  it("gives each rule a piece that the rule derives, and the pieces are the text", () => {
    const printed = printedGrammar(root, id);
    const expressions = new Map<string, RegExp>();
    for (const text of all) {
      const { derivation, stop } = traceOf(programFor(id, start), text);
      const nodes = flat(ruleTree(derivation));
      const leaves = nodes
        .filter(({ parts }) => parts.length === 0)
        .map(({ from, to }) => text.slice(from, to));
      expect(leaves.join(""), text).toBe(text.slice(0, stop?.index));
      for (const { derivations } of nodes)
        for (const { expression, from, to, isDone } of derivations) {
          if (expression.kind !== "rule" || !isDone) continue;
          const rule = expression.name.replaceAll(/[_+]/g, "-");
          const said = expressions.get(rule) ?? abnfToRegExp(printed, rule);
          expressions.set(rule, said);
          if (!said.test(text.slice(from, to))) expect.fail(`${rule} in ${text}: ${text.slice(from, to)}`);
        }
    }
  });

  it("has a program for every rule", () => {
    for (const { name } of grammarFor(id).rules) expect(programFor(id, name).length).toBeGreaterThan(0);
  });
});

const read = (text: string, rule = "URI-reference") => traceOf(programFor("rfc3986", rule), text);

/** The rules of a tree with their pieces, down to the first that reads characters alone. */
function told(text: string, node: RuleNode): unknown {
  const rules = node.parts.filter(({ rule }) => rule !== undefined);
  const piece = text.slice(node.from, node.to);
  const isFine = rules.every(({ rule }) => rule === "pchar" || rule === "unreserved" || rule === "ALPHA");
  return isFine ? [node.rule, piece] : [node.rule, piece, rules.map((rule) => told(text, rule))];
}

describe("a trace", () => {
  it("RFC 3986 §3: has the components of the example by the rules of Appendix A", () => {
    const text = "foo://example.com:8042/over/there?name=ferret#nose";
    expect(told(text, ruleTree(read(text).derivation))).toEqual([
      "URI-reference",
      text,
      [
        [
          "URI",
          text,
          [
            ["scheme", "foo"],
            [
              "hier-part",
              "//example.com:8042/over/there",
              [
                [
                  "authority",
                  "example.com:8042",
                  [
                    ["host", "example.com", [["reg-name", "example.com"]]],
                    ["port", "8042", [["DIGIT", "8042"]]],
                  ],
                ],
                [
                  "path-abempty",
                  "/over/there",
                  [
                    ["segment", "over"],
                    ["segment", "there"],
                  ],
                ],
              ],
            ],
            ["query", "name=ferret"],
            ["fragment", "nose"],
          ],
        ],
      ],
    ]);
  });

  it("RFC 3986 §3.2.2: first-match-wins: 192.0.2.16 is an IPv4address, 256.0.0.1 a reg-name", () => {
    const hosts = (text: string) =>
      ["IPv4address", "reg-name"].filter((rule) => nodesOf(ruleTree(read(text).derivation), rule).length > 0);
    expect(hosts("//192.0.2.16")).toEqual(["IPv4address"]);
    expect(hosts("//256.0.0.1")).toEqual(["reg-name"]);
  });

  it("RFC 3986 §3.1: says where it stops, and what may stand there", () => {
    expect(read("http://a b").stop?.index).toBe(8);
    const { stop } = read("a b", "scheme");
    expect(stop?.index).toBe(1);
    expect(stop?.expected.map(({ rule, expressions }) => [rule, expressions.length])).toEqual([
      ["ALPHA", 2],
      ["DIGIT", 1],
      ["scheme", 3],
      [undefined, 0],
    ]);
  });

  it("RFC 3986 §3.2.2: stops at the end of an address that is not over", () => {
    const { stop, derivation } = read("//[::1");
    expect(stop?.index).toBe(6);
    const open = nodesOf(ruleTree(derivation), "IP-literal");
    expect(open.map(({ isDone, from, to }) => [isDone, from, to])).toEqual([[false, 2, 6]]);
    expect(stop?.expected.map(({ rule }) => rule)).toContain("IP-literal");
  });

  it("does no more work than its places times the characters, whatever the text", () => {
    const size = extent(100, 1000);
    for (const id of GRAMMAR_IDS)
      for (const text of [
        "a".repeat(2 * size),
        "a.".repeat(size),
        "[:".repeat(size),
        "1:".repeat(size),
        "%41".repeat(size * 0.66),
        `x://${"0:".repeat(size * 0.9)}`,
      ])
        expect(traceOf(programFor(id, STARTS[id]), text).derivation.from).toBe(0);
  });
});
