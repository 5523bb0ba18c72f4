/** The kinds that texts are noticed to be. */

import { describe, expect, it } from "vitest";
import { answerTo } from "./answer.ts";
import { EXAMPLES, FIRST } from "./examples.ts";
import * as guesses from "./guesses.ts";
import { texts } from "./texts/en.ts";

const answerIn = (text: string) => answerTo(text, texts.answer, guesses);

describe("answerTo", () => {
  it("RFC 3986 §3: the example has a part for each component, and says what it is", () => {
    const { parts, verdict, isValid } = answerIn("foo://example.com:8042/over/there?name=ferret#nose");
    expect(
      parts.flatMap(({ component, text }) => (component === undefined ? [] : [[component, text]])),
    ).toEqual([
      ["scheme", "foo"],
      ["host", "example.com"],
      ["port", "8042"],
      ["path", "/over/there"],
      ["query", "name=ferret"],
      ["fragment", "nose"],
    ]);
    expect({ isValid, verdict }).toEqual({
      isValid: true,
      verdict: { message: "a URI with a fragment", section: "§4.3" },
    });
  });

  it("RFC 3986 §2.1: a part with a malformed triplet reads as it is written", () => {
    const reads = (text: string) => answerIn(text).parts.map((part) => [part.text, part.reads]);
    expect(reads("http://a/%zz")).toContainEqual(["/%zz", undefined]);
    expect(reads("http://a/%41 %")).toContainEqual(["/%41 %", undefined]);
    expect(reads("http://a/%41 b")).toContainEqual(["/%41 b", "/A b"]);
  });

  it("tells what a component reads, its segments, and its pairs", () => {
    const parts = new Map(
      answerIn("http://h/caf%C3%A9/b?q=a%20b&x#%41").parts.map((part) => [part.component, part]),
    );
    expect(parts.get("path")?.reads).toBe("/café/b");
    expect(parts.get("path")?.members).toEqual([
      ["1", "café"],
      ["2", "b"],
    ]);
    expect(parts.get("query")?.members).toEqual([
      ["q", "a b"],
      ["x", ""],
    ]);
    expect(parts.get("fragment")?.reads).toBe("A");
    expect(parts.get("host")).toMatchObject({ reads: undefined, note: "a registered name" });
  });

  it("RFC 3986 §2: shows the place of an error, with its rule", () => {
    const { fault, isValid, notice } = answerIn("http://example.org/a b");
    expect(isValid).toBe(false);
    expect(fault).toMatchObject({ code: "forbidden-character", rule: "path-abempty" });
    expect(fault?.place).toEqual({ before: "http://example.org/a", at: " ", after: "b" });
    expect(notice?.references).toEqual(["http://example.org/a%20b"]);
  });

  it("RFC 3987 §2.2, §3.1: notices an IRI, with its components and its URI", () => {
    const { subject, verdict, parts } = answerIn("http://bücher.example/é");
    expect(subject).toBe("http://xn--bcher-kva.example/%C3%A9");
    expect(verdict.message).toBe("not a URI, but an IRI");
    expect(parts.find(({ component }) => component === "host")?.text).toBe("bücher.example");
  });

  it("RFC 6570: notices a template", () => {
    const { notice } = answerIn("https://example.org/search{?q,page}");
    expect(notice?.message).toContain("URI Template (RFC 6570) of level 3");
    expect(notice?.references).toEqual(["https://example.org/search"]);
  });

  it("RFC 3986 App. C: notices text with references in it", () => {
    const { notice } = answerIn("found it under <ftp://foo.example.com/rfc/>, or www.w3.org/Addressing/.");
    expect(notice?.message).toContain("2 references");
    expect(notice?.references).toEqual(["ftp://foo.example.com/rfc/", "http://www.w3.org/Addressing/"]);
  });

  it("RFC 8089 App. E: notices a path of Windows, even one that is a valid URI", () => {
    expect(answerIn("C:\\Users\\Joe").notice?.references).toEqual(["file:///C:/Users/Joe"]);
    const valid = answerIn("c:/users");
    expect(valid.isValid).toBe(true);
    expect(valid.notice?.references).toEqual(["file:///c:/users"]);
  });

  it("RFC 3986 App. B: parts a text that is not a reference, and readers are asked about it", () => {
    for (const text of [
      "http://good.example\\@evil.example/",
      "http://[::1/",
      "http://a b/",
      "http://u:p@x@y/",
    ]) {
      const { parts, isSplit, isValid, asked, subject } = answerIn(text);
      expect({ isSplit, isValid, asked, subject }).toEqual({
        isSplit: true,
        isValid: false,
        asked: text,
        subject: undefined,
      });
      expect(parts.flatMap(({ component, fault }) => (fault === undefined ? [] : [component]))).toEqual([
        "authority",
      ]);
    }
  });

  it("RFC 3986 §2.1: a percent sign without its two digits reads as nothing", () => {
    for (const text of ["http://a/%zz", "%", "a?%4", "#%%41", "%zz://%:%@%/%?%#%"]) {
      const { fault, parts } = answerIn(text);
      expect(fault, text).toBeDefined();
      expect(parts.map(({ text: part }) => part).join("")).toBe(text);
    }
  });

  it("a path, and a text of several words, is nothing that readers are asked about", () => {
    for (const text of ["C:\\Users\\Joe", '"C:\\Users"', "Please see https://a.example/ now"])
      expect(answerIn(text), text).toMatchObject({ asked: undefined, parts: [] });
  });

  it("RFC 3986 §4.4: the empty text is a reference", () => {
    expect(answerIn("")).toMatchObject({ isValid: true, subject: "", notice: undefined });
  });

  it("shows nothing invisible of a hostile text", () => {
    const { fault } = answerIn("http://a/\u202e\u0000b");
    expect(fault?.place).toEqual({ before: "http://a/", at: "\\u{202e}", after: "\\u{0}b" });
  });

  it("answers a text of a megabyte, and shows little of it", () => {
    for (const text of [`http://a/${"b".repeat(1e6)}`, "<".repeat(1e6), `${"a ".repeat(5e5)}`]) {
      const { fault, subject, text: same } = answerIn(text);
      expect(same).toBe(text);
      expect(subject).toBeUndefined();
      expect(fault?.place.after.length ?? 0).toBeLessThan(500);
    }
  });

  it("has an answer to each example of the page", () => {
    expect(answerIn(FIRST)).toMatchObject({ isValid: false, asked: FIRST, isSplit: true });
    for (const { uri } of EXAMPLES) {
      const { isValid, notice, fault } = answerIn(uri);
      expect(isValid || notice !== undefined || fault?.code === "forbidden-character").toBe(true);
    }
  });
});
