/** What a step changes, letter by letter. */

import { expect, it } from "vitest";
import { changeOf } from "./change.ts";

const marked = (before: string, after: string) =>
  changeOf(before, after)
    .map(({ kind, part }) => (kind === "kept" ? part : kind === "removed" ? `[-${part}]` : `[+${part}]`))
    .join("");

it("RFC 3986 §6.2.2.1: two letters that change are two changes", () => {
  expect(marked("eXAMPLE://a/b%7dfoo%7d", "eXAMPLE://a/B%7Dfoo%7D")).toBe(
    "eXAMPLE://a/[-b][+B]%7[-d][+D]foo%7[-d][+D]",
  );
});

it("RFC 3986 §6.2.2: together, what stays and goes is the text before, and what stays and comes the text after", () => {
  for (const [before, after] of [
    ["http://a/%7euser/%41", "http://a/~user/A"],
    ["/a/./b/../c", "/a/c"],
    ["", "a"],
    ["http://h:80/", "http://h/"],
    ["x".repeat(900), `y${"x".repeat(700)}z`],
  ] as const) {
    const of = (gone: string) =>
      changeOf(before, after)
        .flatMap(({ kind, part }) => (kind === gone ? [] : [part]))
        .join("");
    expect([of("added"), of("removed")]).toEqual([before, after]);
  }
});
