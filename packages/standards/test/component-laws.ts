/**
 * The code that is written by hand, compared with the grammars: each component derives from its rule, and all together
 * are the reference again. components.test.ts tries a few texts, components.prove.ts many.
 */
import { fileURLToPath } from "node:url";
import { abnfToRegExp } from "@urikit/abnf/abnf-to-regexp";
import { Chance } from "@urikit/abnf/chance";
import { everyText } from "@urikit/abnf/enumeration";
import { derive } from "@urikit/abnf/generation";
import { describe, expect, test } from "vitest";
import { parse, recompose as recompose1808 } from "../src/editions/rfc1808.ts";
import { isOpaque as isOpaque2396, serverIn as serverIn2396 } from "../src/editions/rfc2396.ts";
import { isOpaque as isOpaqueBis, serverIn as serverInBis } from "../src/editions/rfc2396bis-01.ts";
import {
  appendixBGroups,
  type Edition,
  type EditionComponents,
  rfc1738,
  rfc1808,
  rfc2396,
  rfc2396bis01,
  rfc3986,
  urlSyntax05,
} from "../src/index.ts";
import { partsOf, recompose } from "../src/parts.ts";
import { directoryOf, withoutDotSegments } from "../src/path-merging.ts";
import { abnfName, grammarOf, type TabledId } from "../tools/tables.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const LONGEST = 80;

/** How much is tried. */
export interface Extent {
  /** Generated references for each rule. */
  readonly references: number;
  /** The length up to which every text over a small alphabet is tried. */
  readonly length: number;
}

/** Expects each component that has a rule, in `rules`, to derive from it. */
function expectDerived(
  edition: Edition<TabledId>,
  rules: Readonly<Record<string, string>>,
  texts: readonly string[],
): void {
  const grammar = grammarOf(root, edition.id);
  const expressions = new Map(
    Object.entries(rules).map(([component, rule]) => [component, abnfToRegExp(grammar, abnfName(rule))]),
  );
  let asked = 0;
  for (const text of texts) {
    const components: EditionComponents = edition.components(text) ?? {};
    for (const [component, value] of Object.entries(components)) {
      if (typeof value !== "string") continue;
      asked++;
      const expression = expressions.get(component);
      if (expression?.test(value) === false) expect.fail(`${component} of ${text}: ${value}`);
    }
  }
  expect(asked).toBeGreaterThan(texts.length);
}

/** RFC 2396 §5.2, step 6, c to f, as the document describes it: string replacements, the leftmost first. */
function replacedIteratively(path: string): string {
  const root = path.startsWith("/") ? "/" : "";
  let buffer = path.slice(root.length);
  while (/(^|\/)\.\//.test(buffer)) buffer = buffer.replace(/(^|\/)\.\//, "$1"); // c
  buffer = buffer.replace(/(^|\/)\.$/, "$1"); // d
  const pattern = /(^|\/)(?!\.\.\/)[^/]*\/\.\.\//;
  while (pattern.test(buffer)) buffer = buffer.replace(pattern, "$1"); // e
  return root + buffer.replace(/(^|\/)(?!\.\.\/)[^/]*\/\.\.$/, "$1"); // f
}

/** Declares the tests. */
export function componentLaws({ references, length }: Extent): void {
  const generated = (id: TabledId, rule: string, seed: number): string[] => {
    const [grammar, chance] = [grammarOf(root, id), new Chance(seed)];
    const texts = Array.from({ length: references }, () => derive(grammar, rule, chance));
    return texts.filter((text) => text.length <= LONGEST);
  };

  describe(`components derive from their rules, in ${references} references for each`, () => {
    test("RFC 1738, each production", () => {
      const common = {
        user: "user",
        password: "password",
        host: "host",
        port: "port",
        "url-path": "urlpath",
      };
      const own: Readonly<Record<string, Readonly<Record<string, string>>>> = {
        ftpurl: { path: "fpath", typecode: "ftptype" },
        httpurl: { path: "hpath", searchpart: "search" },
        gopherurl: {
          gophertype: "gtype",
          selector: "selector",
          search: "search",
          "gopher+_string": "gopher+_string",
        },
        nntpurl: { "newsgroup-name": "group", "article-number": "digits" },
        waisurl: { database: "database", search: "search", wtype: "wtype", wpath: "wpath" },
        fileurl: { path: "fpath" },
        prosperourl: { hsoname: "ppath" },
        telneturl: {},
        mailtourl: { "rfc822-addr-spec": "encoded822addr" },
        newsurl: { "newsgroup-name": "grouppart", "message-id": "article" },
      };
      for (const [production, rules] of Object.entries(own)) {
        const known = Object.entries({ ...common, ...rules }).filter(([, rule]) => !rule.includes("+"));
        // "file://" and "" as its host: [ host ]. Names that end in an empty label do not occur.
        const texts = generated("rfc1738", production, 1738).filter((text) => !/^file:\/\/\//i.test(text));
        expectDerived(rfc1738, Object.fromEntries(known), texts);
      }
    });

    test("RFC 1808", () =>
      expectDerived(
        rfc1808,
        { scheme: "scheme", net_loc: "net_loc", params: "params", query: "query", fragment: "fragment" },
        generated("rfc1808", "URL", 1808),
      ));

    test("url-syntax-05", () =>
      expectDerived(
        urlSyntax05,
        {
          scheme: "scheme",
          site: "site",
          user: "user",
          password: "password",
          host: "host",
          port: "port",
          query: "query",
          fragment: "fragment",
        },
        generated("url-syntax-05", "url-reference", 1997),
      ));

    test("RFC 2396", () =>
      expectDerived(
        rfc2396,
        {
          scheme: "scheme",
          opaque_part: "opaque_part",
          authority: "authority",
          reg_name: "reg_name",
          server: "server",
          userinfo: "userinfo",
          host: "host",
          port: "port",
          query: "query",
          fragment: "fragment",
        },
        generated("rfc2396", "uri-reference", 2396),
      ));

    test("rfc2396bis-01", () =>
      expectDerived(
        rfc2396bis01,
        {
          scheme: "scheme",
          "opaque-part": "opaque-part",
          authority: "authority",
          "reg-name": "reg-name",
          server: "server",
          userinfo: "userinfo",
          host: "host",
          port: "port",
          query: "query",
          fragment: "fragment",
        },
        generated("rfc2396bis-01", "uri-reference", 2003),
      ));
  });

  describe("§3.2.2: a server is distinguished from the name of a registry as the rule does", () => {
    test.each([
      ["rfc2396", serverIn2396],
      ["rfc2396bis-01", serverInBis],
    ] as const)("%s", (id, serverIn) => {
      const server = abnfToRegExp(grammarOf(root, id), "server");
      const ask = (text: string) => expect(serverIn(text) !== undefined, text).toBe(server.test(text));
      everyText([..."a1-.:@"], length, ask);
      everyText([..."1:[]@."], length, ask, "[");
      for (const text of generated(id, "server", 1998)) ask(text);
    });
  });

  test("§3: a URI is opaque if hier_part, which comes before opaque_part, does not derive it", () => {
    for (const [id, isOpaque] of [
      ["rfc2396", isOpaque2396],
      ["rfc2396bis-01", isOpaqueBis],
    ] as const) {
      const hierarchical = abnfToRegExp(grammarOf(root, id), "hier-part");
      for (const text of generated(id, id === "rfc2396" ? "absoluteuri" : "absolute-uri", 1999))
        expect(isOpaque(text), text).toBe(!hierarchical.test(text.slice(text.indexOf(":") + 1)));
    }
  });

  describe("the kind of a reference is the first of the rules that derives it", () => {
    test.each([
      [rfc1808, ["absoluteURL", "relativeURL", "URL"]],
      [urlSyntax05, ["absoluteURL", "relativeURL", "URL-reference"]],
      [rfc2396, ["absoluteURI", "relativeURI", "URI-reference"]],
      [rfc2396bis01, ["absolute-URI", "relative-URI", "absolute-URI-reference", "URI-reference"]],
      [rfc3986, ["absolute-URI", "relative-ref", "URI"]],
    ] as const)("$name", ({ id, kind }, rules) => {
      const grammar = grammarOf(root, id);
      const expressions = rules.map((rule) => [rule, abnfToRegExp(grammar, abnfName(rule))] as const);
      const ask = (text: string) => {
        const named = kind(text);
        if (named === undefined) return;
        const narrowest = expressions.find(([, expression]) => expression.test(text))?.[0];
        expect(named, text).toBe(narrowest);
      };
      everyText([..."a:/?#;"], length, ask);
      if (id !== "rfc3986") for (const text of generated(id, abnfName(rules.at(-1) ?? ""), 4)) ask(text);
    });

    test("RFC 1738: the production of its scheme", () => {
      for (const rule of ["httpurl", "ftpurl", "newsurl", "mailtourl"]) {
        for (const text of generated("rfc1738", rule, 5)) expect(rfc1738.kind(text), text).toBe(rule);
      }
      expect(rfc1738.kind("foo:bar")).toBe("otherurl");
      expect(rfc1738.kind("g")).toBeUndefined();
    });
  });

  test("Appendix B: the printed expression gives the same parts, and they give the text again", () => {
    const printed = /^(([^:/?#]+):)?(\/\/([^/?#]*))?([^?#]*)(\?([^#]*))?(#(.*))?/su;
    everyText([..."a:/?#@"], length, (text) => {
      const [, , scheme, , authority, path = "", , query, , fragment] = printed.exec(text) ?? [];
      expect(partsOf(text)).toEqual({ scheme, authority, path, query, fragment });
      expect(recompose(partsOf(text))).toBe(text);
      const [, ...groups] = printed.exec(text) ?? [];
      expect(Object.values(appendixBGroups(text))).toEqual(groups);
    });
  });

  test("RFC 1808 §2.4: the components give the URL again, unless one is empty", () => {
    for (const text of generated("rfc1808", "url", 1809)) {
      const { net_loc, params, query, fragment } = parse(text);
      if ([net_loc, params, query, fragment].includes("")) continue;
      expect(recompose1808(parse(text))).toBe(text);
    }
  });

  test("RFC 2396 §5.2, step 6: a stack of segments gives the same result as the replacements", () => {
    everyText([..."a./"], length + 3, (text) =>
      expect(withoutDotSegments(text), text).toBe(replacedIteratively(text)),
    );
    expect(directoryOf("/b/c/d;p")).toBe("/b/c/");
  });
}
