/** RFC 3986 §7.5: what a page shows, without its secrets, and with all the rest. */

import { extent } from "@urikit/abnf/extent";
import fc from "fast-check";
import { compare, isUriReference } from "urikit";
import { describe, expect, it } from "vitest";
import { answerTo } from "../inspect/answer.ts";
import { texts } from "../inspect/texts/en.ts";
import { maskedState } from "./masked-state.ts";

const one = (name: string, value: string) => maskedState({ [name]: value })[name];

describe("a list", () => {
  it("is masked line by line", () => {
    const list = "https://a.example:8443/\nhttps://b.example/\r\nmailto:x@y.example";
    expect(one("list", list)).toBe(list);
    expect(one("list", `${list}\nhttps://me:secret@c.example/?token=abc\n`)).toBe(
      `${list}\nhttps://me:***@c.example/?token=***\n`,
    );
  });
});

describe("a text", () => {
  const text = "See http://example.org:80/ and\nmail jim@example.org, or https://me:secret@example.org/";
  it.each(["text", "uri"])("keeps all that is not secret (%s)", (name) => {
    expect(one(name, text)).toBe(text.replace("secret", "***"));
    const line = "http://example.org:80/ is it, or mail jim@example.org";
    expect(one(name, line)).toBe(line);
  });

  it("that begins as a reference loses what may belong to a secret", () => {
    expect(one("uri", "https://h/?token=sec ret")).toBe("https://h/?token=***");
    expect(one("uri", "http://u:se cr@et#1@h/")).not.toMatch(/se|cr|et/);
  });
});

describe("a reference", () => {
  it.each([
    ["http://user:pass@ex.com@evil.com/", "http://user:***@***@evil.com/"],
    ["http://u:s@#ecret@h.example/", "http://u:***@#***@h.example/"],
    ["http://u:@@@@@h/", "http://u:***@h/"],
    ["http://u:p%40ss@h/?token=a/b", "http://u:***@h/?token=***"],
  ])("%s keeps the delimiters of its authority: %s", (reference, shown) => {
    expect(one("uri", reference)).toBe(shown);
    expect(one("base", reference)).toBe(shown);
    const [before, after] = [reference, shown].map((text) => answerTo(text, texts.answer));
    if (reference.includes("@@")) return; // how many there were is not told
    expect([after?.isValid, after?.fault?.code]).toEqual([before?.isValid, before?.fault?.code]);
    expect(after?.parts.map(({ component }) => component)).toEqual(
      before?.parts.map(({ component }) => component),
    );
  });

  it("is masked once, and stays valid", () => {
    const piece = fc.constantFrom(
      "http://",
      "u:",
      "p",
      "@",
      "/",
      "?token=",
      "x",
      "&",
      "#",
      " ",
      "é",
      "%40",
      "\n",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const state = { uri: pieces.join(""), list: pieces.join(""), text: pieces.join("") };
        const masked = maskedState(state);
        expect(maskedState(masked)).toEqual(masked);
        if (isUriReference(state.uri)) expect(isUriReference(masked.uri)).toBe(true);
      }),
      { seed: 17, numRuns: extent(200, 1000) },
    );
  });
});

describe("two that are compared (§6.2)", () => {
  it.each([
    ["http://h/?token=aaa111", "http://h/?token=bbb222", "http://h/?token=***", "http://h/?token=***2"],
    ["http://h/?token=aaa111", "HTTP://h/?token=%61aa111", "http://h/?token=***", "HTTP://h/?token=***"],
    [
      "http://u:p@h/?token=q",
      "http://u:q@h/?token=p",
      "http://u:***@h/?token=***",
      "http://u:***2@h/?token=***2",
    ],
    ["http://u:p@h/?token=q", "http://h/?token=q", "http://u:***@h/?token=***", "http://h/?token=***"],
    ["http://h/a", "http://h/b", "http://h/a", "http://h/b"],
  ])("%s and %s are as equivalent when they are masked", (a, b, maskedA, maskedB) => {
    const masked = maskedState({ a, b });
    expect(masked).toEqual({ a: maskedA, b: maskedB });
    expect(maskedState(masked)).toEqual(masked);
    expect(compare(maskedA, maskedB).equivalent).toBe(compare(a, b).equivalent);
  });
});
