import { everyText } from "@urikit/abnf/enumeration";
import { describe, expect, it } from "vitest";
import { scan } from "./scanner.ts";
import { isSimpleReference, isSimpleUri, offsetsOf, offsetsOfSimple } from "./simple.ts";

describe("§3: a simple URI", () => {
  it.each([
    "foo://example.com:8042/over/there?name=ferret#nose",
    "HTTP://EXAMPLE.org:/a/../.b?/?#/?",
    "mailto:John.Doe@example.com",
    "http://a?b",
    "file:///etc/hosts",
    "http://a/%C3%a9?%41#%2e",
    "x:",
  ])("is recognized: %s", (text) => {
    expect(isSimpleUri(text)).toBe(true);
  });

  it.each([
    ["a relative reference", "//a/b"],
    ["two userinfos", "http://u@v@a/"],
    ["a triplet in the userinfo", "http://%75@a/"],
    ["an IP-literal", "http://[::1]/"],
    ["a port that is none", "http://a:b/"],
    ["two colons in the authority", "http://a:1:2/"],
    ["a triplet in the host", "http://%C3/"],
    ["half a triplet", "http://a/%C"],
    ["a letter that only folds to ASCII", "http://a/\u017f\u212a"],
    ["a line after it", "http://a/\n"],
    ["a second fragment", "http://a/#b#c"],
    ["what is longer than one expression should read", `http://a/${"b".repeat(1 << 17)}`],
    ["a list of one", ["http://a/"]],
  ])("leaves to the scanner: %s", (_, text) => {
    expect(isSimpleUri(text)).toBe(false);
  });
});

describe("§4.1: a simple reference", () => {
  it.each([
    "foo://example.com:8042/over/there?name=ferret#nose",
    "//a:/b?c",
    "/a:b",
    "a/b:c",
    "./a:b?c:d#e:f",
    "?a:b",
    "#a:b/?",
    "",
    "//",
    "urn:a:b",
    "data:,/?#:",
    "x://a:1",
    "x://u:p:@a:1/@",
    "//@",
    "x://a/b@c:d",
    "x:/a:b",
    "x:#/",
    "x:?/",
    "#/",
    "?//a",
    "%41",
  ])("is recognized, and its components lie where the scanner finds them: %s", (text) => {
    expect(isSimpleReference(text)).toBe(true);
    expect(offsetsOfSimple(text)).toEqual({ ...scan(text, 0, text.length), deviations: undefined });
  });

  it.each(["a:b c", "1:a", "%3a:", "%C3:a", "//u@h:a", "//[::1]", "//a:b", "a b", "é", "##"])(
    "leaves to the scanner: %s",
    (text) => {
      expect(isSimpleReference(text)).toBe(false);
      expect(offsetsOf(text)).toEqual(scan(text, 0, text.length));
    },
  );

  it("has its components where the scanner finds them: every text of up to six of the delimiters and two others", () => {
    let simple = 0;
    everyText([..."a1:/?#@"], 6, (text) => {
      if (!isSimpleReference(text)) return;
      simple++;
      const read = scan(text, 0, text.length);
      const found = offsetsOfSimple(text);
      const isAlike =
        read !== undefined &&
        Object.entries(found).every(([name, at]) => name === "deviations" || at === read[name as "to"]);
      if (!isAlike) expect(found).toEqual({ ...read, deviations: undefined });
    });
    expect(simple).toBeGreaterThan(20_000);
  });
});
