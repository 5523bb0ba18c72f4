// RFC 5234: what each construct of ABNF reads as.
import { describe, expect, test } from "vitest";
import { readAbnf, ruleOf } from "./abnf.ts";
import { grammar } from "./rfc3986.ts";

const read = (elements: string) => ruleOf(readAbnf(`r = ${elements}`), "r");
const a = { kind: "string", text: "a" };
const b = { kind: "string", text: "b" };
const c = { kind: "string", text: "c" };

describe("RFC 5234 §2, terminals", () => {
  test.each([
    ['"a"', a],
    ["%x61", { kind: "sequence", codes: [0x61] }],
    ["%d13.10", { kind: "sequence", codes: [13, 10] }],
    ["%b1000001", { kind: "sequence", codes: [65] }],
    ["%x10000-1FFFD", { kind: "range", from: 0x10000, to: 0x1fffd }],
    ["0<pchar>", { kind: "repetition", of: { kind: "prose", text: "pchar" }, min: 0, max: 0 }],
  ])("§2.3, §4: %s", (elements, tree) => expect(read(elements)).toEqual(tree));
});

describe("RFC 5234 §3, operators", () => {
  test.each([
    ["§3.1 concatenation", '"a" "b"', { kind: "concatenation", parts: [a, b] }],
    ["§3.2 alternatives", '"a" / "b"', { kind: "alternation", choices: [a, b] }],
    [
      "§3.5 a group is one element",
      '"a" ("b" / "c")',
      { kind: "concatenation", parts: [a, { kind: "alternation", choices: [b, c] }] },
    ],
    [
      "§3.10 concatenation binds more than alternatives",
      '"a" "b" / "c"',
      { kind: "alternation", choices: [{ kind: "concatenation", parts: [a, b] }, c] },
    ],
    ["§3.6 any number", '*"a"', { kind: "repetition", of: a, min: 0, max: Number.POSITIVE_INFINITY }],
    ["§3.6 at least", '1*"a"', { kind: "repetition", of: a, min: 1, max: Number.POSITIVE_INFINITY }],
    ["§3.6 at most", '*2"a"', { kind: "repetition", of: a, min: 0, max: 2 }],
    ["§3.6 from … to", '1*4"a"', { kind: "repetition", of: a, min: 1, max: 4 }],
    ["§3.7 exactly", '2"a"', { kind: "repetition", of: a, min: 2, max: 2 }],
    ["§3.8 an option", '["a"]', { kind: "repetition", of: a, min: 0, max: 1 }],
    ["§3.9 a comment ends with its line", '"a" ; "b"\r\n  "c"', { kind: "concatenation", parts: [a, c] }],
  ])("%s: %s", (_section, elements, tree) => expect(read(elements)).toEqual(tree));

  test('a semicolon in quotation marks begins no comment: ";"', () => {
    expect(read('";" "a"')).toEqual({ kind: "concatenation", parts: [{ kind: "string", text: ";" }, a] });
  });

  test("§3.3 incremental alternatives", () => {
    const rule = ruleOf(readAbnf('r = "a"\nr =/ "b"'), "R");
    expect(rule).toEqual({ kind: "alternation", choices: [a, b] });
  });
});

describe("RFC 5234 §2.1, §4, rules", () => {
  test("blank lines and comments stand before, between and after rules", () => {
    const rules = readAbnf('; first\n\nr = "a"\n\n; between\n  / "b"\n; last\ns = r\n\n');
    expect([...rules.keys()]).toEqual(["r", "s"]);
    expect(rules.get("r")).toEqual({ kind: "alternation", choices: [a, b] });
  });

  test.each([
    ["a rule defined twice", "r = s\nr = t"],
    ["an increment of no rule", "r =/ s"],
    ["a group left open", "r = (s"],
    ["no element", "r = / s"],
    ["a character outside ABNF", "r = s | t"],
  ])("refused: %s", (_what, text) => expect(() => readAbnf(text)).toThrow());

  test("a rule that is not there is an error", () => {
    expect(() => ruleOf(readAbnf("r = s"), "s")).toThrow("no rule named s");
  });
});

test("RFC 3986 Appendix A has these rules, and the core rules of ABNF that it uses", () => {
  expect([...grammar.keys()].join(" ")).toBe(
    "uri hier-part uri-reference absolute-uri relative-ref relative-part scheme authority userinfo host port " +
      "ip-literal ipvfuture ipv6address h16 ls32 ipv4address dec-octet reg-name path path-abempty path-absolute " +
      "path-noscheme path-rootless path-empty segment segment-nz segment-nz-nc pchar query fragment pct-encoded " +
      "unreserved reserved gen-delims sub-delims alpha digit hexdig",
  );
});
