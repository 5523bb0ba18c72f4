/** The one rule by which two readers are judged. */

import { describe, expect, it, test } from "vitest";
import { isGuessed, writtenIn } from "../reading/written.ts";
import { type JudgedPlace, judgement } from "./judgement.ts";

const HTTP = writtenIn("http://a.example/");
const at = (place: JudgedPlace): JudgedPlace => ({ scheme: "http", host: "a.example", port: "", ...place });

describe("two readers", () => {
  it.each([
    ["another host", at({}), at({ host: "b.example" }), { verdict: "dangerous", what: "host" }],
    ["another port", at({ port: "80" }), at({ port: "81" }), { verdict: "dangerous", what: "port" }],
    ["a port that is no number", at({}), at({ port: false }), { verdict: "different", what: "port" }],
    ["the default port (RFC 3986 §3.2.3)", at({ port: "0080" }), at({ port: "" }), undefined],
    [
      "the default port of a scheme that only one tells",
      at({ scheme: "", port: "80" }),
      at({}),
      { verdict: "different", what: "scheme" },
    ],
    ["only one tells the host", at({}), at({ host: undefined }), { verdict: "caution", what: "host" }],
    ["a guessed scheme", at({ scheme: "ftp" }), at({}), { verdict: "different", what: "scheme" }],
    ["one place", at({}), at({}), undefined],
  ] as const)("%s", (_what, one, other, expected) => {
    expect(judgement(one, other, HTTP)).toEqual(expected);
    expect(judgement(other, one, HTTP)).toEqual(expected);
  });

  it("WHATWG URL §4.4: where no authority is written after http, the one without a host is right", () => {
    const [none, evil] = [{ scheme: "http" }, at({ host: "evil.example" })];
    for (const text of [
      "http:evil.example",
      "http:/evil.example",
      "http:///evil.example",
      "HTTP:\\\\evil.example",
    ])
      expect(judgement(none, evil, writtenIn(text))?.verdict, text).toBe("dangerous");
    expect(judgement(none, evil, writtenIn("http://evil.example"))?.verdict).toBe("caution");
    expect(judgement(none, evil, writtenIn("///evil.example", "http"))?.verdict).toBe("dangerous");
  });

  it("RFC 3986 §3.2: where no authority is written after another scheme, a host is a guess", () => {
    const [one, other] = [{ host: "a.example" }, { host: "b.example" }];
    for (const text of [
      "mailto:u@a.example",
      "localhost:80",
      "a.example",
      "urn:x",
      "\\\\a.example\\b",
      "foo:///a",
    ]) {
      expect(isGuessed(writtenIn(text)), text).toBe(true);
      expect(judgement(one, other, writtenIn(text))?.verdict, text).toBe("caution");
      expect(judgement(one, {}, writtenIn(text))?.verdict, text).toBe("caution");
    }
    for (const text of ["mailto://u@a.example", "//a.example", "foo://a.example", "https:a.example"])
      expect(judgement(one, other, writtenIn(text))?.verdict, text).toBe("dangerous");
  });

  it("RFC 3986 Appendix C: after a prefix `url:`, two schemes are written", () => {
    const written = writtenIn("URL:http://a.example/");
    expect(judgement({ scheme: "url" }, { scheme: "http" }, written)).toEqual({
      verdict: "dangerous",
      what: "scheme",
    });
    expect(judgement({ scheme: "localhost" }, { scheme: "http" }, writtenIn("localhost:80"))).toEqual({
      verdict: "different",
      what: "scheme",
    });
  });
});

test("WHATWG URL §4.4: what is written, is written without the blanks before it, and without tabs and line breaks", () => {
  expect(writtenIn(" \u0001\thtt\np:/\t/a")).toEqual({
    schemes: ["http"],
    hasAuthority: true,
    hasSlashes: true,
  });
  expect(writtenIn("//a", "HTTP")).toEqual({ schemes: ["http"], hasAuthority: true, hasSlashes: true });
  expect(writtenIn("//")).toEqual({ schemes: [], hasAuthority: false, hasSlashes: true });
});
