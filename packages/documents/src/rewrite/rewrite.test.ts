/** References changed in place. */

import { describe, expect, it } from "vitest";
import type { DocumentType } from "../media-types.ts";
import { moved, movedUri, toAbsolute, toHttps, toRelative, withoutPrefix, withPrefix } from "./changes.ts";
import { type ChangeReference, rewrite } from "./rewrite.ts";

const encoder = new TextEncoder();
const retrieval = "http://a.example/x/y";

/** The text afterwards, and the reasons of what stays. */
async function rewritten(text: string, type: DocumentType, change: ChangeReference, context = {}) {
  const { octets, refused } = await rewrite(encoder.encode(text), type, change, { retrieval, ...context });
  return [new TextDecoder().decode(octets), ...refused.map(({ reason }) => reason)];
}

/** All become this. */
const to =
  (reference: string): ChangeReference =>
  () =>
    reference;

describe("the syntax of each format stays as it is", () => {
  it.each<[DocumentType, string, string, string]>([
    ["html", "<a href=b>", "c?d=e", "<a href=c?d=e>"],
    ["html", "<A HREF = ' b&amp;c '>", "c?d&e='f'", "<A HREF = ' c?d&amp;e=&#39;f&#39; '>"],
    ["html", '<a href="b?c&d">', "e?f&g", '<a href="e?f&g">'],
    ["html", '<a href="&#104;ttp:&#x2f;&#x2F;b&amp;">', "c", '<a href="c">'],
    ["html", '<a href="b\n\tc">', "d", '<a href="b\n\tc">'],
    ["html", "<img srcset='b 1x'>", "d", "<img srcset='d 1x'>"],
    ["html", '<p style="background:url(b)">', "d(e)", '<p style="background:url(d\\(e\\))">'],
    ["html", "<style>@import 'b'</style>", "d'e", "<style>@import 'd\\'e'</style>"],
    [
      "html",
      '<meta http-equiv=refresh content="0; url=b">',
      "d",
      '<meta http-equiv=refresh content="0; url=d">',
    ],
    ["css", "a{b:url( \\62 )}", "d", "a{b:url( d)}"],
    ["css", 'a{b:url("b\\/c")}', "d?e", 'a{b:url("d?e")}'],
    [
      "xml",
      '<a xmlns:x="http://www.w3.org/1999/xlink" x:href="b&#38;c"/>',
      "d?e&f",
      '<a xmlns:x="http://www.w3.org/1999/xlink" x:href="d?e&amp;f"/>',
    ],
    ["markdown", "[a](b)  \r\n![c]( <b> 'd')", "e(f", "[a](e\\(f)  \r\n![c]( <e(f> 'd')"],
    ["markdown", "[a][b]\n\n[b]: c\\_d", "e", "[a][b]\n\n[b]: e"],
    [
      "markdown",
      '<http://b/> <a href="http://c/">',
      "http://d/?e&f",
      '<http://d/?e&f> <a href="http://d/?e&amp;f">',
    ],
    [
      "markdown",
      "---\na: 'http://b/' # c\n---\n[a](b)",
      "http://d/",
      "---\na: 'http://d/' # c\n---\n[a](http://d/)",
    ],
    ["json", '{"@id": "b\\/c"}', "d", '{"@id": "d"}'],
    [
      "json-lines",
      '{"a":"http://b/"}\n{"a":"http://c/"}\n',
      "http://d/",
      '{"a":"http://d/"}\n{"a":"http://d/"}\n',
    ],
    ["uri-list", "# c\r\nhttp://b/\r\n", "http://d/", "# c\r\nhttp://d/\r\n"],
    ["text", "See <http://b/>, or http://c/.", "http://d/", "See <http://d/>, or http://d/."],
  ])("%s: %s", async (type, before, reference, after) => {
    const change: ChangeReference = ({ where }) =>
      where.attribute?.startsWith("xmlns") ? undefined : reference;
    const [text = "", ...reasons] = await rewritten(before, type, change);
    if (before === after) expect(reasons).toEqual(["escaped"]);
    else expect([text, ...reasons]).toEqual([after]);
  });

  it("a change that would be read otherwise is refused, and the others are made", async () => {
    expect(await rewritten("http://b/, c and <http://d/>", "text", to("http://e/."))).toEqual([
      "http://b/, c and <http://e/.>",
      "not-read-back",
    ]);
    expect(await rewritten("<img srcset='b, c 2x'>", "html", to("d,"))).toContain("not-read-back");
  });

  it("what is in a message stays", async () => {
    const message = "Content-Type: text/html\r\n\r\n<a href=b>";
    expect(await rewritten(message, "mime", to("c"))).toEqual([message, "in-message"]);
    expect(await rewritten('<iframe srcdoc="<a href=&quot;b&quot;>">', "html", to("c"))).toEqual([
      '<iframe srcdoc="<a href=&quot;c&quot;>">',
    ]);
  });

  it("octets elsewhere stay: charsets, byte order marks, malformed octets", async () => {
    const latin = Uint8Array.from('<a href="b">\xe9</a><a href="\xe9">\xff', (c) => c.charCodeAt(0));
    const change: ChangeReference = ({ reference }) => (reference === "b" ? "ccc" : undefined);
    const after = (await rewrite(latin, "html", change)).octets;
    expect(Buffer.from(after).toString("latin1")).toBe('<a href="ccc">\xe9</a><a href="\xe9">\xff');
    const utf16 = Buffer.from('\ufeff{"@id":"b"} \u{1f600}', "utf16le");
    expect(Buffer.from((await rewrite(utf16, "json", change)).octets).toString("utf16le")).toBe(
      '\ufeff{"@id":"ccc"} \u{1f600}',
    );
    const marked = Buffer.from("\ufeffhttp://b/ \u{1f600} http://b/");
    const toC = to("http://c/d");
    expect(Buffer.from((await rewrite(marked, "text", toC)).octets).toString()).toBe(
      "\ufeffhttp://c/d \u{1f600} http://c/d",
    );
    const broken = Buffer.concat([Buffer.from("\xf0\x9f \x80 http://b/ \xff", "latin1")]);
    expect(Buffer.from((await rewrite(broken, "text", toC)).octets).toString("latin1")).toBe(
      "\xf0\x9f \x80 http://c/d \xff",
    );
    const japanese = Buffer.from("\x1b$B%F%9%H\x1b(B http://b/ \x1b$B%F\x1b(B", "latin1");
    const context = { charset: "iso-2022-jp" };
    expect(Buffer.from((await rewrite(japanese, "text", toC, context)).octets).toString("latin1")).toBe(
      "\x1b$B%F%9%H\x1b(B http://c/d \x1b$B%F\x1b(B",
    );
  });

  it("wrong values", async () => {
    await expect(rewrite(new Uint8Array(), "text", to("a b"))).resolves.toMatchObject({ changed: [] });
    await expect(rewrite(encoder.encode("http://a/"), "text", to("a b"))).rejects.toThrow(TypeError);
    // @ts-expect-error
    await expect(rewrite("http://a/", "text", to("a"))).rejects.toThrow(TypeError);
    await expect(rewrite(new Uint8Array(0x1000001).fill(32), "text", to("a"))).rejects.toThrow(RangeError);
  });
});

describe("§5: ready changes", () => {
  it.each<[string, ChangeReference, string, string]>([
    [
      "absolute",
      toAbsolute,
      '<a href="../b#c"><a href="#d"><a href="mailto:e@f"><a href="g h">',
      '<a href="http://a.example/b#c"><a href="http://a.example/x/y#d"><a href="mailto:e@f"><a href="g h">',
    ],
    [
      "absolute, by a base, which stays",
      toAbsolute,
      '<base href="z/"><a href="b">',
      '<base href="z/"><a href="http://a.example/x/z/b">',
    ],
    [
      "relative",
      toRelative,
      '<a href="HTTP://A.example/x/b"><a href="//a.example/"><a href="http://b/"><a href="c">',
      '<a href="b"><a href="/"><a href="http://b/"><a href="c">',
    ],
    [
      "https",
      toHttps,
      '<a href="HTTP://b:80?c"><a href="http://u@b:/"><a href="http://b:81/"><a href="d">',
      '<a href="https://b?c"><a href="https://u@b/"><a href="http://b:81/"><a href="d">',
    ],
    [
      "an origin moves",
      moved(movedUri("http://a.example/", "https://b.example/c/")),
      '<a href="http://A.example:80/d?e"><a href="../f"><a href="//a.example/g"><a href="http://a.example.org/">',
      '<a href="https://b.example/c/d?e"><a href="../f"><a href="../g"><a href="http://a.example.org/">',
    ],
    [
      "a file moves away",
      moved(movedUri("http://a.example/x/z", "http://a.example/w")),
      '<a href="z#f"><a href="/x/z?q"><a href="zz">',
      '<a href="../w#f"><a href="/w?q"><a href="zz">',
    ],
    [
      "the file itself moves",
      moved(movedUri(retrieval, "http://a.example/w")),
      '<a href="z"><a href="#f"><a href="y?q"><a href="/x/z"><a href="">',
      '<a href="x/z"><a href="#f"><a href="w?q"><a href="/x/z"><a href="">',
    ],
    [
      "archived",
      withPrefix("https://archive.example/"),
      '<a href="b"><a href="https://archive.example/http://c/"><a href="mailto:d@e">',
      '<a href="https://archive.example/http://a.example/x/b"><a href="https://archive.example/http://c/"><a href="mailto:d@e">',
    ],
    [
      "unarchived",
      withoutPrefix("https://archive.example/*/"),
      '<a href="https://archive.example/2026/http://c/"><a href="https://archive.example/2026/d">',
      '<a href="http://c/"><a href="https://archive.example/2026/d">',
    ],
  ])("%s; a second run changes nothing", async (_, change, before, after) => {
    expect(await rewritten(before, "html", change)).toEqual([after]);
    const isMove = change.length === 1 && _.endsWith("moves");
    const context = isMove && _ === "the file itself moves" ? { retrieval: "http://a.example/w" } : {};
    expect(await rewritten(after, "html", change, context)).toEqual([after]);
  });

  it("what is no URI is refused", () => {
    for (const make of [movedUri, withPrefix, withoutPrefix])
      expect(() => (make as (one: string, other: string) => unknown)("a", "http://b/")).toThrow(TypeError);
    expect(() => moved(movedUri("http://b/", "a"))).toThrow(TypeError);
  });
});
