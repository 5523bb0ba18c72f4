/** Wikipedia, “Uniform Resource Identifier”, Syntax: pathinfo, clean URL and slug. */

import { describe, expect, it } from "vitest";
import { isCleanUrl, pathinfo, slug } from "./pathinfo.ts";

/** The example of the article. */
const EXAMPLE = "http://www.example.com/questions/3456/my-document";

describe("pathinfo", () => {
  it("Wikipedia, Syntax (000-30): /questions is the program, /3456/my-document its pathinfo", () => {
    expect(pathinfo(EXAMPLE, "/questions")).toBe("/3456/my-document");
    expect(pathinfo(EXAMPLE.replace("http:", "HTTPS:"), "/questions")).toBe("/3456/my-document");
  });

  it.each([
    ["/questions/3456", "/my-document"],
    ["/questions/3456/my-document", ""],
    ["", "/questions/3456/my-document"],
    ["/question", undefined],
    ["/questions/", undefined],
    ["/Questions", undefined],
    ["questions", undefined],
  ])("Wikipedia, Syntax (000-30): zero or more segments after the program %j: %j", (script, expected) => {
    expect(pathinfo(EXAMPLE, script)).toBe(expected);
  });

  it("Wikipedia, Syntax (000-30): by convention in http and https URIs alone", () => {
    expect(pathinfo("ftp://h/a/b", "/a")).toBeUndefined();
    expect(pathinfo("/a/b", "/a")).toBeUndefined();
  });

  it("stays as it is written", () => {
    expect(pathinfo("http://h/a.cgi/%7Eb//..?q#f", "/a.cgi")).toBe("/%7Eb//..");
  });

  it("needs the path of the program", () => {
    expect(() => pathinfo(EXAMPLE, undefined as unknown as string)).toThrow(TypeError);
  });
});

describe("clean URL and slug", () => {
  it("Wikipedia, Syntax (000-31): a clean URL has a pathinfo and no query, and its last part is the slug", () => {
    expect(isCleanUrl(EXAMPLE, "/questions")).toBe(true);
    expect(slug(EXAMPLE, "/questions")).toBe("my-document");
    expect(slug(`${EXAMPLE}/#top`, "/questions")).toBe("my-document");
  });

  it.each([
    [`${EXAMPLE}?q`, "/questions"],
    [`${EXAMPLE}?`, "/questions"],
    ["http://www.example.com/questions", "/questions"],
    ["http://www.example.com/answers/1", "/questions"],
  ])("Wikipedia, Syntax (000-31): %s is not one, of the program %s", (text, script) => {
    expect(isCleanUrl(text, script)).toBe(false);
    expect(slug(text, script)).toBeUndefined();
  });

  it("has no slug if there are only slashes", () => {
    expect(isCleanUrl("http://h/a//", "/a")).toBe(true);
    expect(slug("http://h/a//", "/a")).toBeUndefined();
  });
});
