/** Where the page answers what a command asks. */

import { describe, expect, it } from "vitest";
import { fromFragment } from "../look/state.ts";
import { commandLink } from "./command-link.ts";

/** The tool and what it shows. */
function opened(line: string): unknown {
  const link = commandLink(line);
  if (link === undefined) return undefined;
  const [tool, fragment = ""] = link.split("#");
  return [tool, fromFragment(fragment)];
}

describe("commandLink", () => {
  it("leads to Look with the reference", () => {
    expect(opened("$ uri inspect 'foo://example.com:8042/over/there?name=ferret#nose'")).toEqual([
      "",
      { uri: "foo://example.com:8042/over/there?name=ferret#nose" },
    ]);
    expect(opened("$ uri normalize --level scheme 'http://a/%41'")).toEqual(["", { uri: "http://a/%41" }]);
    expect(opened("$ uri plan 'ftp://h/%2Fetc/motd'")).toEqual(["", { uri: "ftp://h/%2Fetc/motd" }]);
  });

  it("leads to the tool of the command", () => {
    expect(opened("$ uri compare 'http://a' 'HTTP://a:80/'")).toEqual([
      "compare.html",
      { a: "http://a", b: "HTTP://a:80/" },
    ]);
    expect(opened("$ uri resolve --base 'http://a/b/c/d;p?q' ../g")).toEqual([
      "resolve.html",
      { base: "http://a/b/c/d;p?q", uri: "../g" },
    ]);
    expect(opened("$ uri grammar host")).toEqual(["grammar.html", { rule: "host" }]);
  });

  it.each([
    "uri inspect a",
    "$ uri normalize < links.txt | sort -u > distinct.txt",
    "$ uri report --input samples/references.txt",
    "$ uri unique --level scheme HTTP://example.org:80 http://example.org/ ../a",
    "$ uri parse --columns host,port,path 'http://example.org:80/a?b' ../c",
    "$ uri inspect $(date)",
    "$ npm pack",
    "$ uri check a b",
  ])("leads nowhere from %s", (line) => {
    expect(commandLink(line)).toBe(undefined);
  });
});
