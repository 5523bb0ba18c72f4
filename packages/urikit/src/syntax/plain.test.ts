import { describe, expect, it } from "vitest";
import { isPlainRange, isPlainUri, layoutOfText } from "./plain.ts";
import { scan } from "./scanner.ts";

describe("§3, §6.2.2: a plain URI", () => {
  it.each([
    "http://example.org/a/b.c?d=e&f#g",
    "foo://example.com:8042/over/there?name=ferret#nose",
    "mailto:John.Doe@example.com",
    "urn:oasis:names:specification:docbook:dtd:xml:4.1.2",
    "file:///etc/hosts",
    "http://a/%C3%A9?%20%2F#%7B%40",
    "x:",
  ])("is recognized: %s", (text) => {
    expect(isPlainUri(text)).toBe(true);
  });

  it.each([
    ["a relative reference", "/a/b"],
    ["a capital in the scheme", "Http://a/"],
    ["a capital in the host", "http://A/"],
    ["userinfo", "http://u@a/"],
    ["an IP-literal", "http://[::1]/"],
    ["an empty port", "http://a:/"],
    ["a port that is none", "http://a:b/"],
    ["a dot-segment", "http://a/./b"],
    ["a segment that begins with a dot", "http://a/.b"],
    ["a rootless dot-segment", "x:../a"],
    ["a triplet in lower case", "http://a/%c3"],
    ["a triplet of an unreserved character", "http://a/?%7E"],
    ["a triplet in the host", "http://%C3/"],
    ["a forbidden character", "http://a/ b"],
    ["a line after it", "http://a/\n"],
    ["a second fragment", "http://a/#b#c"],
    ["what is longer than one expression should read", `http://a/${"b".repeat(1 << 17)}`],
    ["no text", 3],
    ["a list of one", ["http://a/"]],
  ])("leaves to the scanner: %s", (_, text) => {
    expect(isPlainUri(text)).toBe(false);
  });

  it("is recognized in a larger text, up to the end of its line", () => {
    const text = "http://a/b\nhttp://a:80\r\nhttp://a:80b/\n";
    expect(isPlainRange(text, 0, 10)).toBe(true);
    expect(isPlainRange(text, 11, 22)).toBe(true);
    expect(isPlainRange(text, 24, 37)).toBe(false);
    expect(isPlainRange(text, 0, 8)).toBe(false); // its line goes on
    expect(isPlainRange(text, 1, 10)).toBe(true); // ttp://a/b
  });
});

describe("§3: the layout of a long text", () => {
  it.each([
    `http://u@example.org/${"a/".repeat(60)}?b#c`,
    `http://example.org:80/${"a/".repeat(60)}?b#c`,
    `http://example.org/${"a/".repeat(60)}%C3%A9/b?c#d`,
    `http://example.org/${"a/".repeat(60)}%c3%a9/../b?c#d`,
    `urn:${"a:".repeat(60)}`,
    `${"a/".repeat(60)}#b`,
    `http://a b/${"a/".repeat(60)}`,
  ])("is what the scanner finds: %s", (text) => {
    expect(layoutOfText(text)).toEqual(scan(text, 0, text.length));
  });
});
