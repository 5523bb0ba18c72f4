import { describe, expect, it } from "vitest";
import { fieldsOf } from "./fields.ts";
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

describe("RFC 2017 §3: message/external-body; access-type=URL", () => {
  it.each([
    [
      'message/external-body; access-type=URL; URL="http://www.foo.com/file"',
      ["1:41 http://www.foo.com/file"],
    ],
    [
      'message/external-body; ACCESS-TYPE=URL;\n URL="http://www.foo.com/\n   the/file"; size=3',
      ["2:2 http://www.foo.com/the/file"],
    ],
    ["message/external-body; access-type=URL; URL*0=http://a/; URL*1=b", ["1:41 http://a/b"]],
    ['message/external-body; access-type=anon-ftp; URL="http://a/"', []],
    ["message/external-body; access-type=URL", []],
    ['text/plain; access-type=URL; URL="http://a/"', []],
  ])("%s", (value, references) => {
    expect(inField("content-type", value)).toEqual(references);
  });
});

describe("what a field tells of its reference", () => {
  const told = (field: string) =>
    fieldsOf(`${field}\r\n\r\n`)
      .flatMap(referencesInField)
      .map(({ reference, use, rel, language }) => [reference, use, rel, language]);

  it("RFC 8288 §3.3, §3.4: the types and the language of a link decide its use; its context is only named", () => {
    const field = 'Link: <a>; rel="Preload"; x="a, b", <b>; hreflang=de; rel=next; anchor="#c", <d>';
    expect(told(field)).toEqual([
      ["a", "fetch", ["preload"], undefined],
      ["b", "follow", ["next"], "de"],
      ["#c", "mention", undefined, undefined],
      ["d", "mention", undefined, undefined],
    ]);
  });

  it("RFC 9110 §10.2.2: a redirection is followed; RFC 9110 §8.7, §10.1.3: other fields name something", () => {
    expect(told("Location: /x\r\nRefresh: 1; url=y\r\nContent-Location: z\r\nReferer: q")).toEqual([
      ["/x", "follow", undefined, undefined],
      ["y", "follow", undefined, undefined],
      ["z", "mention", undefined, undefined],
      ["q", "mention", undefined, undefined],
    ]);
  });
});
