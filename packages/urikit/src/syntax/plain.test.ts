import { describe, expect, it } from "vitest";
import { isPlainRange, isPlainUri, isSimpleUri } from "./plain.ts";

describe("§3, §6.2.2: a plain URI", () => {
  it.each([
    "http://example.org/a/b.c?d=e&f#g",
    "foo://example.com:8042/over/there?name=ferret#nose",
    "mailto:John.Doe@example.com",
    "urn:oasis:names:specification:docbook:dtd:xml:4.1.2",
    "file:///etc/hosts",
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
    ["a triplet", "http://a/%C3"],
    ["a forbidden character", "http://a/ b"],
    ["a line after it", "http://a/\n"],
    ["a second fragment", "http://a/#b#c"],
    ["what is longer than one expression should read", `http://a/${"b".repeat(2048)}`],
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

describe("§3: a simple URI", () => {
  it.each([
    "foo://example.com:8042/over/there?name=ferret#nose",
    "HTTP://EXAMPLE.org:/a/../.b?/?#/?",
    "mailto:John.Doe@example.com",
    "http://a?b",
    "file:///etc/hosts",
    "x:",
  ])("is recognized: %s", (text) => {
    expect(isSimpleUri(text)).toBe(true);
  });

  it.each([
    ["a relative reference", "//a/b"],
    ["userinfo", "http://u@a/"],
    ["an IP-literal", "http://[::1]/"],
    ["a port that is none", "http://a:b/"],
    ["two colons in the authority", "http://a:1:2/"],
    ["a triplet", "http://a/%C3"],
    ["a letter that only folds to ASCII", "http://a/\u017f\u212a"],
    ["a line after it", "http://a/\n"],
    ["a second fragment", "http://a/#b#c"],
    ["what is longer than one expression should read", `http://a/${"b".repeat(2048)}`],
    ["a list of one", ["http://a/"]],
  ])("leaves to the scanner: %s", (_, text) => {
    expect(isSimpleUri(text)).toBe(false);
  });
});
