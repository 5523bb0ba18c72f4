import { describe, expect, it } from "vitest";
import { structuredField, withoutComments } from "./structured-field.ts";

const fieldOf = (text: string) => {
  const { value, parameters } = structuredField(text);
  return [value, Object.fromEntries(parameters)];
};

describe("RFC 2045 §5.1: a value and its parameters", () => {
  it.each([
    ["text/plain; charset=us-ascii (Plain text)", ["text/plain", { charset: "us-ascii" }]],
    ['text/plain; charset="us-ascii"', ["text/plain", { charset: "us-ascii" }]],
    ["Text/HTML;Charset=UTF-8;\r\n\tformat=flowed", ["text/html", { charset: "UTF-8", format: "flowed" }]],
    [
      'multipart/mixed; boundary="gc0p4Jq0M2Yt08j34c0p"',
      ["multipart/mixed", { boundary: "gc0p4Jq0M2Yt08j34c0p" }],
    ],
    ['a/b; c="d;e=f (g) \\"h\\\\"', ["a/b", { c: 'd;e=f (g) "h\\' }]],
    ["(a (b\\) c) d) a/b (e); c= (f) g", ["a/b", { c: "g" }]],
    ["a/b; boundary=x(1); c = d", ["a/b", { boundary: "x(1)", c: "d" }]],
    ['a/b; c="d', ["a/b", { c: "d" }]],
    ["a/b; c; =d; e=", ["a/b", { e: "" }]],
    ["a/b; c=d; c=e", ["a/b", { c: "e" }]],
    ["a/b (c", ["a/b", {}]],
    ["a/b\\", ["a/b", {}]],
    ["", ["", {}]],
  ])("%j", (text, expected) => {
    expect(fieldOf(text)).toEqual(expected);
  });
});

describe("RFC 2231: continued and encoded parameters", () => {
  it.each([
    [`message/external-body; URL*0="ftp://"; URL*1="cs.utk.edu/x"`, { url: "ftp://cs.utk.edu/x" }], // §3
    [
      "application/x-stuff; title*=us-ascii'en-us'This%20is%20%2A%2A%2Afun%2A%2A%2A",
      { title: "This is ***fun***" },
    ], // §4
    [
      `application/x-stuff; title*0*=us-ascii'en'This%20is%20even%20more%20; title*1*=%2A%2A%2Afun%2A%2A%2A%20; title*2="isn't it!"`,
      { title: "This is even more ***fun*** isn't it!" },
    ], // §4.1
    ["a/b; c*1=d", {}],
  ])("%j", (text, expected) => {
    expect(fieldOf(text)[1]).toEqual(expected);
  });
});

it("RFC 5322 §3.2.2: comments", () => {
  expect(withoutComments("base64 (of (a\\)) page)").trim()).toBe("base64");
});

it("200,000 of any delimiter", () => {
  for (const piece of ["(", '"', "\\", ";", "a*0=b;", "(a)"]) {
    expect(structuredField(piece.repeat(2e5 / piece.length)).value.length).toBeLessThan(2e5);
  }
});
