/** RFC 9309: the rules for robots. */

import { describe, expect, it } from "vitest";
import { readRobots } from "./robots.ts";

const allowed = (text: string, path: string) => readRobots(text, "urikit").allows(path);

describe("§2.2.1: the group of a robot", () => {
  it.each([
    [
      "its own before that of all",
      "User-agent: *\nDisallow: /\n\nUser-Agent: urikit\nDisallow: /a",
      "/b",
      true,
    ],
    ["that of all", "User-agent: *\nDisallow: /a\nUser-agent: other\nDisallow: /b", "/b", true],
    ["in any case", "USER-AGENT: URIKIT\ndisallow: /a", "/a", false],
    ["its token, and what follows it", "User-agent: urikit/1.0 (x)\nDisallow: /a", "/a", false],
    [
      "several of it are one",
      "User-agent: urikit\nDisallow: /a\n\nUser-agent: urikit\nDisallow: /b",
      "/a",
      false,
    ],
    ["one for several robots", "User-agent: other\nUser-agent: urikit\nDisallow: /a", "/a", false],
    ["not that of a longer token", "User-agent: urikit-news\nDisallow: /a", "/a", true],
    ["rules before any robot say nothing", "Disallow: /\nUser-agent: *\nDisallow: /b", "/a", true],
    [
      "lines of other kinds are passed over",
      "Sitemap: /x\nUser-agent: *\nCrawl-delay: 9\nDisallow: /a",
      "/a",
      false,
    ],
    [
      "with a byte order mark, CR LF and comments",
      "\ufeffUser-agent: * # all\r\nDisallow: /a # b\r\n",
      "/a",
      false,
    ],
    ["of one without rules all is allowed", "User-agent: urikit\n\nUser-agent: *\nDisallow: /", "/a", false],
    ["an empty rule", "User-agent: *\nDisallow:\n", "/a", true],
    ["no rules", "", "/a", true],
  ])("%s", (_, text, path, expected) => {
    expect(allowed(text, path)).toBe(expected);
  });
});

describe("§2.2.2, §2.2.3, §5.1: what a rule matches", () => {
  it.each([
    [["Allow: /example/page/", "Disallow: /example/page/disallowed.gif"], "/example/page/x", true],
    [
      ["Allow: /example/page/", "Disallow: /example/page/disallowed.gif"],
      "/example/page/disallowed.gif",
      false,
    ],
    [["Disallow: /a", "Allow: /a"], "/a", true],
    [["Disallow: /foo/bar?baz=quz"], "/foo/bar?baz=quz", false],
    [["Disallow: /foo/bar?baz=http://foo.bar"], "/foo/bar?baz=http://foo.bar", false],
    [["Disallow: /foo/bar/\u30c4"], "/foo/bar/%E3%83%84", false],
    [["Disallow: /foo/bar/%e3%83%84"], "/foo/bar/%E3%83%84", false],
    [["Disallow: /foo/bar/%62%61%7A"], "/foo/bar/baz", false],
    [["Disallow: /foo%2Fbar"], "/foo/bar", true],
    [["Disallow: /*.gif$"], "/a/b.gif", false],
    [["Disallow: /*.gif$"], "/a/b.gif?c", true],
    [["Disallow: /a$"], "/ab", true],
    [["Disallow: /*/c"], "/a/b/c/d", false],
    [["Disallow: /a*b*c$"], "/axbxbc", false],
    [["Disallow: /ab*bc$"], "/abc", true],
    [["Disallow: *"], "/a", false],
    [["Disallow: /A"], "/a", true],
    [["Disallow: /"], "/robots.txt", true],
  ])("%j: %s", (rules, path, expected) => {
    expect(allowed(["User-agent: *", ...rules].join("\n"), path)).toBe(expected);
  });

  it("many asterisks take no more than the time of the path", () => {
    expect(allowed(`User-agent: *\nDisallow: /${"*a".repeat(5000)}b`, `/${"a".repeat(20_000)}`)).toBe(true);
  });
});
