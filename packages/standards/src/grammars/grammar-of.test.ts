/** The grammars of the editions as data. The sections are those of the documents. */

import { describe, expect, it } from "vitest";
import { EDITIONS } from "../editions.ts";
import { GRAMMAR_IDS, type GrammarId, grammarOf, ruleOf } from "./index.ts";

const rule = (id: GrammarId, name: string) => ruleOf(grammarOf(id), name);

/** The sections of a document, each with the rules that it defines. */
const SECTIONS: Readonly<Record<GrammarId, Readonly<Record<string, string>>>> = {
  rfc1738: {
    "RFC 1738 §5": "genericurl url ftpurl httpurl gopherurl mailtourl waisdoc lowalpha safe xchar digits",
  },
  rfc1808: {
    "RFC 1808 §2.2": "URL absoluteURL generic-RL net_path rel_path fsegment net_loc pchar punctuation",
  },
  "url-syntax-05": {
    "url-syntax-05 §1.4": "alpha lowalpha upalpha digit alphanum",
    "url-syntax-05 §2.2": "reserved",
    "url-syntax-05 §2.3": "unreserved mark",
    "url-syntax-05 §2.4.1": "escaped hex",
    "url-syntax-05 §2.4.3": "control space delims unwise",
    "url-syntax-05 §3": "URL-reference fragment",
    "url-syntax-05 §4.1": "scheme",
    "url-syntax-05 §4.2": "absoluteURL opaque-URL generic-URL",
    "url-syntax-05 §4.3.1": "site user password hostport host hostname domainlabel toplabel hostnumber port",
    "url-syntax-05 §4.3.2": "path path_segments segment param pchar",
    "url-syntax-05 §4.3.3": "query",
    "url-syntax-05 §5": "relativeURL net_path abs_path rel_path",
    "url-syntax-05 Appendix A": "urlc",
  },
  rfc2396: {
    "RFC 2396 §1.6": "alpha lowalpha upalpha digit alphanum",
    "RFC 2396 §2": "uric",
    "RFC 2396 §2.3": "unreserved mark",
    "RFC 2396 §2.4.1": "escaped hex",
    "RFC 2396 §2.4.3": "control space delims",
    "RFC 2396 §3": "absoluteURI hier_part net_path abs_path opaque_part uric_no_slash",
    "RFC 2396 §3.1": "scheme",
    "RFC 2396 §3.2": "authority",
    "RFC 2396 §3.2.1": "reg_name",
    "RFC 2396 §3.2.2": "server userinfo hostport hostname domainlabel toplabel port",
    "RFC 2396 §3.3": "path path_segments segment param pchar",
    "RFC 2396 §3.4": "query",
    "RFC 2396 §4": "URI-reference",
    "RFC 2396 §4.1": "fragment",
    "RFC 2396 §5": "relativeURI rel_path rel_segment",
    "RFC 2732 §3": "reserved unwise host ipv6reference",
    "RFC 2373 Appendix B": "IPv6address IPv4address hexpart hexseq hex4",
    "RFC 2234 §6.1": "HEXDIG",
  },
  "rfc2396bis-01": {
    "rfc2396bis-01 §2": "uric",
    "rfc2396bis-01 §2.2": "reserved",
    "rfc2396bis-01 §2.3": "unreserved mark",
    "rfc2396bis-01 §2.4.1": "escaped",
    "rfc2396bis-01 §2.4.3": "delims unwise",
    "rfc2396bis-01 §3": "absolute-URI hier-part net-path abs-path opaque-part uric-no-slash",
    "rfc2396bis-01 §3.1": "scheme",
    "rfc2396bis-01 §3.2": "authority",
    "rfc2396bis-01 §3.2.1": "reg-name",
    "rfc2396bis-01 §3.2.2":
      "server userinfo hostport host port hostname qualified domainlabel toplabel alphanum IPv4address dec-octet IPv6reference IPv6address ls32 h4",
    "rfc2396bis-01 §3.3": "path path-segments segment pchar",
    "rfc2396bis-01 §3.4": "query",
    "rfc2396bis-01 §4": "URI-reference absolute-URI-reference",
    "rfc2396bis-01 §4.1": "fragment",
    "rfc2396bis-01 §5": "relative-URI rel-path rel-segment",
    "RFC 2234 §6.1": "ALPHA DIGIT DQUOTE HEXDIG",
  },
  rfc3986: {
    "RFC 3986 §2.1": "pct-encoded",
    "RFC 3986 §2.2": "reserved gen-delims sub-delims",
    "RFC 3986 §2.3": "unreserved",
    "RFC 3986 §3": "URI hier-part",
    "RFC 3986 §3.1": "scheme",
    "RFC 3986 §3.2": "authority",
    "RFC 3986 §3.2.1": "userinfo",
    "RFC 3986 §3.2.2": "host IP-literal IPvFuture IPv6address h16 ls32 IPv4address dec-octet reg-name",
    "RFC 3986 §3.2.3": "port",
    "RFC 3986 §3.3":
      "path path-abempty path-absolute path-noscheme path-rootless path-empty segment segment-nz segment-nz-nc pchar",
    "RFC 3986 §3.4": "query",
    "RFC 3986 §3.5": "fragment",
    "RFC 3986 §4.1": "URI-reference",
    "RFC 3986 §4.2": "relative-ref relative-part",
    "RFC 3986 §4.3": "absolute-URI",
    "RFC 2234 §6.1": "ALPHA DIGIT HEXDIG",
  },
};

describe.each(GRAMMAR_IDS)("%s", (id) => {
  it.each(Object.entries(SECTIONS[id]))("%s defines %s", (section, names) => {
    const grammar = grammarOf(id);
    for (const name of names.split(" ")) expect(ruleOf(grammar, name)).toMatchObject({ name, section });
  });

  it("has the rules of these sections and no others", () => {
    const sections = new Set(grammarOf(id).rules.map(({ section }) => section));
    expect([...sections].sort()).toEqual(Object.keys(SECTIONS[id]).sort());
    const count = Object.values(SECTIONS[id]).flatMap((names) => names.split(" ")).length;
    // RFC 1738 and RFC 1808 have one section for all of their rules, of which the table names some.
    if (sections.size > 1) expect(grammarOf(id).rules.length).toBe(count);
  });

  it("has the name of the edition, and defines each rule once and every rule that it uses", () => {
    const { name, rules } = grammarOf(id);
    expect(name).toBe(EDITIONS.find((edition) => edition.id === id)?.name);
    const names = rules.map((one) => one.name);
    expect(new Set(names.map((one) => one.toLowerCase())).size).toBe(names.length);
    for (const { uses } of rules) for (const used of uses) expect(names).toContain(used);
  });

  it("says of each rule what uses it", () => {
    const { rules } = grammarOf(id);
    for (const { name, uses, usedBy } of rules)
      for (const other of rules) {
        expect(other.usedBy.includes(name)).toBe(uses.includes(other.name));
        expect(usedBy.includes(other.name)).toBe(other.uses.includes(name));
      }
  });
});

describe("the collected grammar", () => {
  /** The names of the rules that are printed in a document, in any order. */
  const printedIn = (id: GrammarId, document: string) => {
    const rules = grammarOf(id).rules.filter(({ section }) => section.startsWith(`${document} `));
    return rules.map(({ name }) => name).sort();
  };
  const sorted = (names: string) => names.split(" ").sort();

  it("RFC 3986 Appendix A: has these 36 rules (004-60)", () => {
    const names =
      "URI hier-part URI-reference absolute-URI relative-ref relative-part scheme authority userinfo host port IP-literal " +
      "IPvFuture IPv6address h16 ls32 IPv4address dec-octet reg-name path path-abempty path-absolute path-noscheme " +
      "path-rootless path-empty segment segment-nz segment-nz-nc pchar query fragment pct-encoded unreserved reserved " +
      "gen-delims sub-delims";
    expect(printedIn("rfc3986", "RFC 3986")).toEqual(sorted(names));
  });

  it("RFC 3986 §1.3: and uses these core rules of ABNF (004-8)", () => {
    expect(printedIn("rfc3986", "RFC 2234")).toEqual(["ALPHA", "DIGIT", "HEXDIG"]);
  });

  it("url-syntax-05 Appendix A: has these rules, and §2.4.3 four more (001-59)", () => {
    const names =
      "URL-reference absoluteURL opaque-URL generic-URL relativeURL net_path abs_path rel_path scheme site user password " +
      "hostport host hostname domainlabel toplabel hostnumber port path path_segments segment param pchar query fragment " +
      "urlc reserved unreserved mark escaped hex alphanum alpha lowalpha upalpha digit";
    expect(printedIn("url-syntax-05", "url-syntax-05")).toEqual(
      sorted(`${names} control space delims unwise`),
    );
  });

  it("rfc2396bis-01 Appendix A: is that of the sections, from §2 to §5 (003-80)", () => {
    const names =
      "uric reserved unreserved mark escaped delims unwise absolute-URI hier-part net-path abs-path opaque-part " +
      "uric-no-slash scheme authority reg-name server userinfo hostport host port hostname qualified domainlabel toplabel " +
      "alphanum IPv4address dec-octet IPv6reference IPv6address ls32 h4 path path-segments segment pchar query " +
      "URI-reference absolute-URI-reference fragment relative-URI rel-path rel-segment";
    expect(printedIn("rfc2396bis-01", "rfc2396bis-01")).toEqual(sorted(names));
  });
});

describe("the text of a rule is the letter of its document", () => {
  it.each<[cited: string, id: GrammarId, name: string, text: string]>([
    ["RFC 3986 Appendix A: a description in words", "rfc3986", "path-empty", "path-empty    = 0<pchar>"],
    [
      "RFC 3986 Appendix A: a comment below the rule",
      "rfc3986",
      "segment-nz-nc",
      'segment-nz-nc = 1*( unreserved / pct-encoded / sub-delims / "@" )\n              ; non-zero-length segment without any colon ":"',
    ],
    [
      "RFC 1738 §5: BNF with brackets, a bare slash, and a name with + and _",
      "rfc1738",
      "gopherurl",
      '; GOPHER (see also RFC1436)\ngopherurl      = "gopher://" hostport [ / [ gtype [ selector\n                 [ "%09" search [ "%09" gopher+_string ] ] ] ] ]',
    ],
    [
      "RFC 1738 §5: brackets around what is repeated",
      "rfc1738",
      "scheme",
      '; the scheme is in lower case; interpreters should use case-ignore\nscheme         = 1*[ lowalpha | digit | "+" | "-" | "." ]',
    ],
    [
      "url-syntax-05 §2.4.3: a description in words",
      "url-syntax-05",
      "control",
      "control       = <US-ASCII coded characters 00-1F and 7F hexadecimal>",
    ],
    [
      "RFC 2396 §2.4.3: a quotation mark between angle brackets",
      "rfc2396",
      "delims",
      'delims        = "<" | ">" | "#" | "%" | <">',
    ],
    [
      'rfc2396bis-01 §3.2.2: "|" in a grammar that writes "/"',
      "rfc2396bis-01",
      "toplabel",
      'toplabel      = alpha [ 0*61( alphanum | "-" ) alphanum ]',
    ],
  ])("%s", (_, id, name, text) => {
    expect(rule(id, name)?.text).toBe(text);
  });
});

describe("what a rule says, as a tree", () => {
  it("RFC 822 §2.4, RFC 1738 §5: brackets around what is repeated are a group", () => {
    expect(rule("rfc1738", "fpath")?.expression).toEqual({
      kind: "concatenation",
      parts: [
        { kind: "rule", name: "fsegment" },
        {
          kind: "repetition",
          of: {
            kind: "concatenation",
            parts: [
              { kind: "characters", text: "/" },
              { kind: "rule", name: "fsegment" },
            ],
          },
          min: 0,
        },
      ],
    });
  });

  it("RFC 5234 §3.6, §3.8: repetitions have bounds; an option is none or one", () => {
    const h16 = rule("rfc3986", "h16")?.expression;
    expect(h16).toEqual({ kind: "repetition", of: { kind: "rule", name: "HEXDIG" }, min: 1, max: 4 });
    expect(rule("rfc3986", "port")?.expression).toEqual({
      kind: "repetition",
      of: { kind: "rule", name: "DIGIT" },
      min: 0,
    });
    expect(rule("rfc2396", "server")?.expression).toMatchObject({ kind: "repetition", min: 0, max: 1 });
  });

  it("RFC 5234 §2.3: a string has no case, a number has one", () => {
    expect(rule("rfc3986", "IPvFuture")?.expression).toMatchObject({
      parts: [{ kind: "string", text: "v" }, {}, {}, {}],
    });
    expect(rule("rfc3986", "ALPHA")?.expression).toEqual({
      kind: "alternation",
      choices: [
        { kind: "range", from: "A", to: "Z" },
        { kind: "range", from: "a", to: "z" },
      ],
    });
  });
});

describe("ruleOf", () => {
  it("RFC 5234 §2.1: the case of a name does not matter", () => {
    expect(rule("rfc3986", "ip-LITERAL")?.name).toBe("IP-literal");
    expect(rule("rfc2396bis-01", "alpha")?.name).toBe("ALPHA");
  });

  it("- may stand for _, and _ for -", () => {
    expect(rule("rfc2396", "path-segments")?.name).toBe("path_segments");
    expect(rule("rfc3986", "path_empty")?.name).toBe("path-empty");
  });

  it("gives undefined for a name that the grammar does not have", () => {
    expect(rule("rfc3986", "net_path")).toBeUndefined();
    expect(rule("rfc3986", "")).toBeUndefined();
  });
});

it("RFC 1738 §5 (002-77): the classes safe, extra, national, punctuation and reserved are rules", () => {
  for (const name of ["safe", "extra", "national", "punctuation", "reserved"])
    expect(rule("rfc1738", name)?.name).toBe(name);
});
