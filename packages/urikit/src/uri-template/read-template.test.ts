import { errorOf } from "@urikit/abnf/error-of";
import { describe, expect, it } from "vitest";
import { compile } from "./compile.ts";
import { isUriTemplate } from "./is-uri-template.ts";

describe("RFC 6570 §2: what a template is", () => {
  it.each([
    ["§2.1: literals of ASCII", "!#$&()*+,-./:;=?@[]_~aZ09"],
    ["§2.1, erratum 6937: an apostrophe", "it's"],
    ["§2.1: pct-encoded", "%41%c3%A9"],
    [
      "§2.1: ucschar and iprivate, first and last of their ranges",
      "\u00a0\ud7ff\uf900\ufdcf\ufdf0\uffef\ue000\uf8ff",
    ],
    ["§2.1: ucschar beyond the first plane", "\u{10000}\u{1fffd}\u{e1000}\u{efffd}\u{f0000}\u{10fffd}"],
    ["§2.2: no expression at all", ""],
    ["§2.2: every operator", "{a}{+a}{#a}{.a}{/a}{;a}{?a}{&a}"],
    ["§2.3: every kind of varchar", "{aZ_09.%41.b}"],
    ["§2.3: a triplet as a whole name", "{%c3%A9}"],
    ["§2.4.1: the shortest and the longest prefix", "{a:1}{a:9999}"],
    ["§2.4.2: explode", "{?a*,b:3,c}"],
  ])("%s", (_, template) => {
    expect(isUriTemplate(template)).toBe(true);
    expect(compile(template).text).toBe(template);
  });

  it.each([
    ["§2.1", "a b", "forbidden-character", 1],
    ["§2.1", '"', "forbidden-character", 0],
    ["§2.1", "a<", "forbidden-character", 1],
    ["§2.1", "a>", "forbidden-character", 1],
    ["§2.1", "a\\", "forbidden-character", 1],
    ["§2.1", "a^", "forbidden-character", 1],
    ["§2.1", "a`", "forbidden-character", 1],
    ["§2.1", "a|b", "forbidden-character", 1],
    ["§2.1: CTL", "a\n", "forbidden-character", 1],
    ["§2.1: CTL", "\u007f", "forbidden-character", 0],
    ["§2.1: not ucschar", "é\u009f", "forbidden-character", 1],
    ["§2.1: not ucschar", "\ufdd0", "forbidden-character", 0],
    ["§2.1: not ucschar", "\ufff0", "forbidden-character", 0],
    ["§2.1: not ucschar", "\u{1fffe}", "forbidden-character", 0],
    ["§2.1: not ucschar", "\u{e0fff}", "forbidden-character", 0],
    ["§2.1", "a\ud800b", "lone-surrogate", 1],
    ["§2.1", "100%", "malformed-percent-encoding", 3],
    ["§2.1", "%4", "malformed-percent-encoding", 0],
    ["§2.1", "a}b", "invalid-expression", 1],
    ["§2.2", "a{b", "invalid-expression", 1],
    ["§2.2", "a{", "invalid-expression", 1],
    ["§2.2", "{a,", "invalid-expression", 0],
    ["§2.2", "{a:3", "invalid-expression", 0],
    ["§2.3", "{}", "invalid-expression", 1],
    ["§2.3", "{+}", "invalid-expression", 2],
    ["§2.3", "{a,}", "invalid-expression", 3],
    ["§2.2: op-reserve", "{,a}", "invalid-expression", 1],
    ["§2.3", "{.a.}", "invalid-expression", 3],
    ["§2.3", "{..a}", "invalid-expression", 2],
    ["§2.3", "{a..b}", "invalid-expression", 2],
    ["§2.3", "{a-b}", "invalid-expression", 2],
    ["§2.3", "{é}", "invalid-expression", 1],
    ["§2.3", "{%4}", "malformed-percent-encoding", 1],
    ["§2.3", "{a{b}}", "invalid-expression", 2],
    ["§2.2: op-reserve", "{=a}", "invalid-expression", 1],
    ["§2.2: op-reserve", "{!a}", "invalid-expression", 1],
    ["§2.2: op-reserve", "{@a}", "invalid-expression", 1],
    ["§2.2: op-reserve", "{|a}", "invalid-expression", 1],
    ["§2.4.1", "{a:}", "invalid-expression", 2],
    ["§2.4.1", "{a:0}", "invalid-expression", 2],
    ["§2.4.1", "{a:01}", "invalid-expression", 2],
    ["§2.4.1: five digits", "{a:10000}", "invalid-expression", 2],
    ["§2.4: one modifier", "{a:3*}", "invalid-expression", 4],
    ["§2.4: one modifier", "{a**}", "invalid-expression", 3],
  ])("RFC 6570 %s: %j is refused: %s at %i", (section, template, code, index) => {
    expect(isUriTemplate(template)).toBe(false);
    const error = errorOf(() => compile(template));
    expect(error).toMatchObject({ code, index, input: template });
    expect(error.section).toBe(`RFC 6570 ${section.split(":")[0]}`);
  });

  it("the message says what was read, and what helps", () => {
    const reasonOf = (template: string) => errorOf(() => compile(template)).reason;
    expect(reasonOf("a b")).toBe("a space is not allowed in a template (RFC 6570 §2.1); write it as %20");
    expect(reasonOf("{=a}")).toBe('the operator "=" is reserved for later extensions (RFC 6570 §2.2)');
    expect(reasonOf("{a")).toBe('the expression has no "}" (RFC 6570 §2.2)');
    expect(reasonOf("{a-b}")).toBe('"-" must not follow the variable "a" (RFC 6570 §2.3)');
    expect(reasonOf("{}")).toBe("an expression must name a variable (RFC 6570 §2.3)");
    expect(reasonOf("{a\u001b}")).toBe('"\\u{1b}" must not follow the variable "a" (RFC 6570 §2.3)');
  });

  it("isUriTemplate: what is not a string is not a template", () => {
    for (const value of [undefined, null, 5, {}, ["a"]]) expect(isUriTemplate(value)).toBe(false);
  });
});
