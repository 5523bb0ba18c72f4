import { describe, expect, it } from "vitest";
import { referencesInField } from "./heading-fields.ts";

const inField = (name: string, value: string) =>
  referencesInField({ name, value, place: { offset: 0, line: 1, column: 1 } }).map(
    ({ reference, where }) => `${where.line}:${where.column} ${reference}`,
  );

describe("RFC 8288 §3, App. B.2: Link", () => {
  it.each([
    ['</ok>; rel=next; title="a <ghost> b"', ["1:2 /ok"]],
    ['</a>; title="\\"<x>", </b>', ["1:2 /a", "1:23 /b"]],
    ['</a>; title="x', ["1:2 /a"]],
    ["</a>; title*=UTF-8''(,</b>", ["1:2 /a", "1:24 /b"]],
    ["</a>,\n </b>,\n\n  </c >", ["1:2 /a", "2:3 /b", "4:4 /c"]],
    // §3.2: the context of the link is a reference too
    [
      '</a>; rel=x; anchor="#foo"; title="anchor=<y>", <b>; ANCHOR = c',
      ["1:2 /a", "1:22 #foo", "1:50 b", "1:63 c"],
    ],
    ['<a>; anchor=""', ["1:2 a"]],
    ['<a>; anchor="b', ["1:2 a", "1:14 b"]],
    ["<a", []],
  ])("%s", (value, references) => {
    expect(inField("link", value)).toEqual(references);
  });
});

describe("RFC 2369 §2: List-Help and its neighbours", () => {
  it.each([
    ["<mailto:a@b> (a <c> (<d>)), <http://e/>", ["1:2 mailto:a@b", "1:30 http://e/"]],
    ["<a>; anchor=b", ["1:2 a"]],
  ])("%s", (value, references) => {
    expect(inField("list-help", value)).toEqual(references);
  });

  it("a long field takes linear time", () => {
    const count = 100_000;
    expect(inField("list-help", "<http://a/>\n ".repeat(count)).at(-1)).toBe(`${count}:3 http://a/`);
  });
});
