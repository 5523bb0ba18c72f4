import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseAs, type ReferenceRule } from "./reference.ts";
import { UriSyntaxError } from "./syntax/errors.ts";
import { whyNot } from "./why-not.ts";

const RULES: readonly ReferenceRule[] = ["uri-reference", "uri", "absolute-uri", "relative-reference"];

/** The error that `parseAs` throws, if it throws one. */
function thrown(text: string, rule: ReferenceRule): UriSyntaxError | undefined {
  try {
    parseAs(text, rule);
    return undefined;
  } catch (error) {
    if (error instanceof UriSyntaxError) return error;
    throw error;
  }
}

describe("whyNot", () => {
  it("RFC 3986 §4.1: is undefined for a URI reference", () => {
    expect(whyNot("../a?b#c")).toBeUndefined();
    expect(whyNot("")).toBeUndefined();
    expect(whyNot(new URL("http://a/"))).toBeUndefined();
  });

  it.each<[string, ReferenceRule, string, number]>([
    ["http://a/b c", "uri-reference", "forbidden-character", 10],
    ["http://a:b/", "uri", "invalid-port", 9],
    ["//a", "uri", "missing-scheme", 0],
    ["//a", "absolute-uri", "missing-scheme", 0],
    ["http://a#b", "absolute-uri", "fragment-not-allowed", 8],
    ["a:b", "relative-reference", "scheme-not-allowed", 0],
  ])("RFC 3986 §3, §4: says of %s why it is not of the rule %s", (text, rule, code, index) => {
    expect(whyNot(text, rule)).toMatchObject({ code, index });
  });

  it("says what the error of parseAs says, of any text and by every rule", () => {
    const text = fc.string({ unit: fc.constantFrom(...'aZ1:/?#[]@%.é\\ "^\ud800') });
    fc.assert(
      fc.property(text, fc.constantFrom(...RULES), (written, rule) => {
        const error = thrown(written, rule);
        const refusal = whyNot(written, rule);
        expect({ ...refusal, reason: refusal?.reason }).toEqual({
          ...(error && { code: error.code, index: error.index, rule: error.rule, section: error.section }),
          ...(error && { expected: error.expected, problem: error.problem, advice: error.advice }),
          reason: error?.reason,
        });
      }),
    );
  });

  it("holds neither the text nor a password of it", () => {
    expect(JSON.stringify(whyNot("http://me:hunter@a/b c"))).not.toContain("hunter");
    expect(JSON.stringify(whyNot('http://me:hun"ter@a/'))).not.toMatch(/hun|ter@/);
  });

  it("refuses arguments of another kind", () => {
    expect(() => whyNot(undefined as unknown as string)).toThrow(TypeError);
    expect(() => whyNot("a", "url" as "uri")).toThrow(TypeError);
  });
});
