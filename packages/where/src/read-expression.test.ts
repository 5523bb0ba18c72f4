/** The grammar of expressions: what is read, and what is wrong with the rest. */

import { describe, expect, it } from "vitest";
import { WhereError, type WhereFaultCode } from "./fault.ts";
import { readWhere } from "./read-expression.ts";
import { where } from "./where.ts";

const FAULTS: readonly (readonly [expression: string, code: WhereFaultCode, index: number, found: string])[] =
  [
    ["", "word-expected", 0, ""],
    ["hots = a", "word-expected", 0, "hots"],
    ["host = a and", "word-expected", 12, ""],
    ["host = a and and", "word-expected", 13, "and"],
    ["= a", "word-expected", 0, "="],
    ["host =", "value-expected", 6, ""],
    ["host = and", "value-expected", 7, "and"],
    ["host == a", "value-expected", 6, "="],
    ["host < a", "operator-expected", 5, "<"],
    ["host example.org", "operator-expected", 5, "example.org"],
    ["text", "operator-expected", 4, ""],
    ["severity", "operator-expected", 8, ""],
    ["severity ~ d", "operator-expected", 9, "~"],
    ["host in a", "operator-expected", 8, "a"],
    ["programs agree", "operator-expected", 9, "agree"],
    ["equivalent http://a/", "operator-expected", 11, "http://a/"],
    ["host = a b", "end-expected", 9, "b"],
    ["host = a)", "end-expected", 8, ")"],
    ["(host = a b)", "end-expected", 10, "b"],
    ["scheme in (a b)", "end-expected", 13, "b"],
    ["(host", "parenthesis-open", 0, "("],
    ["host = 'a", "quote-open", 7, "'"],
    ["query. = a", "name-expected", 6, "="],
    ["port = http", "number-expected", 7, "http"],
    ["port in (80, x)", "number-expected", 13, "x"],
    ["severity = bad", "severity-expected", 11, "bad"],
    ["equivalent to 'a b'", "reference-expected", 14, "a b"],
  ];

describe("readWhere", () => {
  it.each(FAULTS)("%j: %s at %i, %j", (expression, code, index, found) => {
    const read = readWhere(expression);
    expect(read.valid ? read : { ...read.fault, expected: [] }).toEqual({ code, index, found, expected: [] });
  });

  it("lists the words that are expected", () => {
    const expected = (expression: string) => {
      const read = readWhere(expression);
      return read.valid ? [] : read.fault.expected;
    };
    expect(expected("hots")).toContain("host");
    expect(expected("host ! a")).toEqual(["=", "!=", "in", "^=", "$=", "*=", "~", "and", "or"]);
    expect(expected("host = a b")).toEqual(["and", "or"]);
    expect(expected("severity = bad")).toEqual(["clean", "hint", "warning", "danger"]);
  });

  it.each([
    ["a or b binds less than and", "scheme = a or scheme = b and host = c", "a:", true],
    ["parentheses", "(scheme = a or scheme = b) and host = c", "a:", false],
    ["not binds most", "not scheme = a and host = b", "//b", true],
    ["no spaces", "(port!=443)and(scheme=a)", "a://b:1", true],
    ["quotes and backslashes", `path = "a\\"b" or path = 'it\\'s'`, "it's", true],
    ["line ends", "scheme = a\n  or\thost = b", "//b", true],
    ["values of any characters", "path ^= /a:b@c;d+e", "/a:b@c;d+e", true],
    ["words as values, in quotes", 'path = "and"', "and", true],
  ])("%s", (_what, expression, text, matches) => {
    expect(where(expression)(text)).toBe(matches);
  });

  it("is bounded in depth and length", () => {
    const nested = (depth: number) => `${"(".repeat(depth)}host${")".repeat(depth)}`;
    expect(readWhere(nested(99)).valid).toBe(true);
    for (const deep of [nested(100_000).slice(0, 9_999), nested(100), `${"not ".repeat(100)}host`]) {
      const read = readWhere(deep);
      expect(read.valid || read.fault.code).toBe("too-deep");
    }
    const long = readWhere(`host in (${"a,".repeat(6_000_000)}a)`);
    expect(long.valid || long.fault).toEqual({
      code: "too-long",
      index: 10_000,
      found: ",",
      expected: ["10000"],
    });
  });

  it("makes an error of what is wrong only in where", () => {
    expect(() => where("hots = a")).toThrow(WhereError);
    expect(() => where("hots = a")).toThrow("there is no word `hots` (at 0)");
    expect(() => where(5 as never)).toThrow(TypeError);
    expect(() => where("host")(5 as never)).toThrow(TypeError);
  });
});
