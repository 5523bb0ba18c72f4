import { describe, expect, it } from "vitest";
import { typeOfContent } from "../src/index.ts";
import { extracted, message } from "./documents.ts";

const summary = async (text: string, context = {}) =>
  (await extracted(message(text), "mime", context)).found.map(
    ({ where, target, baseFrom }) =>
      `${where.part} ${where.field ?? where.element ?? "text"} ${target} ${baseFrom}`,
  );

describe("draft of 1997 §5.1.1: Content-Base and Content-Location", () => {
  it("its example, white space in the value and the case of the name ignored", async () => {
    const text =
      "content-BASE: http://www.ics.uci.edu/\n  Test/a/\n\tb/c\nLink: <../x>; rel=next\n\nsee <URL:../y>\n";
    expect(await summary(text)).toEqual([
      " content-base http://www.ics.uci.edu/Test/a/b/c undefined",
      " link http://www.ics.uci.edu/Test/a/x content",
      "1 text http://www.ics.uci.edu/Test/a/y entity",
    ]);
  });

  it("Content-Base takes precedence, and a relative Content-Location is resolved first", async () => {
    expect(await summary("Content-Location: http://l/a\nContent-Base: http://b/a\n\n<URL:x>")).toContain(
      "1 text http://b/x entity",
    );
    expect(await summary("Content-Location: b/c\n\n<URL:x>", { retrieval: "http://r/a" })).toContain(
      "1 text http://r/b/x entity",
    );
    expect(await summary("Content-Location: b/c\n\n<URL:x>")).toContain("1 text undefined undefined");
  });

  it("a broken one is reported and passed over", async () => {
    const { found, warnings } = await extracted(
      message("Content-Base: http://[\nContent-Location: http://l/\n\n<URL:x>"),
      "mime",
    );
    expect(found.at(-1)?.target).toBe("http://l/x");
    expect(warnings.map(({ code }) => code)).toEqual(["unusable-base"]);
  });
});

describe("draft of 1997 §5.1.2: composite entities, each with its own base", () => {
  const text = `Content-Location: http://message/a/
Content-Type: multipart/mixed; boundary=outer

preamble http://no/
--outer

<URL:x>
--outer
Content-Type: multipart/alternative; boundary=inner
Content-Location: b/

--inner
Content-Type: text/html
Content-Base: http://inner/

<a href=x><base href=c/>
--inner
Content-Type: text/html

<a href=x>
--inner--
--outer
Content-Type: text/css; charset=utf-16le
Content-Transfer-Encoding: base64

${Buffer.from("a{b:url(x)}", "utf16le").toString("base64")}
--outer--
epilogue http://no/
`;

  it("in each part the references against the base of that part", async () => {
    expect(await summary(text)).toEqual([
      " content-location http://message/a/ undefined",
      "1 text http://message/a/x entity",
      "2 content-location http://message/a/b/ entity",
      "2.1 content-base http://inner/ entity",
      "2.1 a http://inner/c/x content",
      "2.1 base http://inner/c/ entity",
      "2.2 a http://message/a/b/x entity",
      "3 text http://message/a/x entity",
    ]);
  });

  it.each([1, 2, 3, 61, 997])("in pieces of %i octets", async (piece) => {
    const whole = await extracted(message(text), "mime");
    expect((await extracted(message(text), "mime", {}, piece)).found).toEqual(whole.found);
  });

  it("a part that lacks its end does not swallow what follows it", async () => {
    const { found, warnings } = await extracted(message(text.replace("--inner--\n", "")), "mime");
    expect(found.at(-1)?.where.part).toBe("3");
    expect(warnings.map(({ code }) => code)).toEqual(["unclosed"]);
  });

  it.each([0.3, 0.5, 0.7, 0.9])("cut off after %d of it", async (share) => {
    const { found } = await extracted(message(text).slice(0, text.length * share), "mime");
    expect(found.length).toBeGreaterThan(0);
  });

  it("messages within: attached or not, encoded or not", async () => {
    const inner = "Content-Location: http://inner/\nContent-Type: text/uri-list\n\nx\n";
    const outer = (heading: string, body: string) =>
      `Content-Type: multipart/mixed; boundary=b\n\n--b\nContent-Type: message/rfc822\n${heading}\n${body}\n--b--\n`;
    for (const each of [
      outer("", inner),
      outer("Content-Disposition: attachment\n", inner),
      outer("Content-Transfer-Encoding: base64\n", Buffer.from(message(inner)).toString("base64")),
    ]) {
      expect(await summary(each)).toEqual([
        "1 content-location http://inner/ undefined",
        "1.1 text http://inner/x entity",
      ]);
    }
  });
});

describe("RFC 2557: MHTML", () => {
  it("§9.3: a Content-Location in the outermost heading is the base of all", async () => {
    const text = `From: foo1@bar.net
To: foo2@bar.net
Subject: A simple example
Mime-Version: 1.0
Content-Location: http://www.ietf.cnri.reston.va.us/
Content-Type: multipart/related; boundary="boundary-example";
        type="text/html"

--boundary-example
Content-Type: text/html; charset="ISO-8859-1"
Content-Transfer-Encoding: QUOTED-PRINTABLE

<IMG SRC=3D"images/ietflogo.gif" ALT=3D"IETF=
 logo">
--boundary-example
Content-Location:
   images/ietflogo.gif
Content-Type: IMAGE/GIF
Content-Transfer-Encoding: BASE64

R0lGODlhGAGgAPEAAP/////ZRaCgoAAAACH+PUNvcHlyaWdodCAoQykgMTk5
--boundary-example--
`;
    const { found } = await extracted(message(text), "mime");
    const image = found.find(({ where }) => where.element === "img");
    expect(image).toMatchObject({
      target: "http://www.ietf.cnri.reston.va.us/images/ietflogo.gif",
      namedPart: "2",
    });
  });

  it("RFC 2392 §2: cid: and mid: name parts, later ones too", async () => {
    const text = `Message-ID: <960830.1639@XIson.com>
Content-Type: multipart/related; boundary=b

--b
Content-Type: text/html

<a href="cid:foo4%25foo1@bar.net"><a href="mid:960830.1639@XIson.com/foo4%25foo1@bar.net">
<a href="mid:960830.1639@XIson.com"><a href="cid:other@bar.net">
--b
Content-ID: <foo4%foo1@bar.net>
Content-Type: image/gif

x
--b--
`;
    const { found, warnings } = await extracted(message(text), "mime");
    expect(found.map(({ namedPart }) => namedPart)).toEqual(["2", "2", "", undefined]);
    expect(warnings.map(({ code }) => code)).toEqual(["unmatched-part"]);
  });
});

describe("charsets and transfer encodings", () => {
  const part = (heading: string, body: Buffer) =>
    Buffer.concat([Buffer.from(message(`${heading}\n\n`)), body]);

  it.each([
    ["Content-Type: text/html; charset=iso-8859-1", Buffer.from("<a href=\u00e9>", "latin1"), "é", []],
    ["Content-Type: text/html; charset=nonsense", Buffer.from("<a href=\u00e9>"), "é", ["unknown-charset"]],
    [
      "Content-Type: text/html; charset=utf-8",
      Buffer.from("<a href=\u00e9>", "latin1"),
      "\ufffd",
      ["malformed-octets"],
    ],
    ["Content-Type: text/html", Buffer.from("<meta charset=koi8-r><a href=\u00c1>", "latin1"), "а", []],
    [
      "Content-Type: text/html\nContent-Transfer-Encoding: quoted-printable",
      Buffer.from("<a href=3D=C3=A9=\r\n>  \r\n"),
      "é",
      [],
    ],
    [
      "Content-Type: text/html\nContent-Transfer-Encoding: base64",
      Buffer.from("PGEgaHJl\r\n!Zj3DqT4="),
      "é",
      [],
    ],
  ])("%s", async (heading, body, reference, codes) => {
    const { found, warnings } = await extracted(part(heading, body), "mime");
    expect(found.map((each) => each.reference)).toEqual([reference]);
    expect(warnings.map(({ code }) => code)).toEqual(codes);
  });

  it.each([1, 2, 3, 1000])(
    "U+FFFD that is written is none that is malformed, in pieces of %i octets",
    async (piece) => {
      const { found, warnings } = await extracted(
        `<a href=\ufffd>${"é\ufffd".repeat(700)}`,
        "html",
        {},
        piece,
      );
      expect([found[0]?.reference, warnings]).toEqual(["\ufffd", []]);
    },
  );

  it("an unknown transfer encoding: the part is not read, and that is said", async () => {
    const { found, warnings } = await extracted(
      part("Content-Transfer-Encoding: x-uuencode", Buffer.from("http://a/")),
      "mime",
    );
    expect([found, warnings.map(({ code }) => code)]).toEqual([[], ["unknown-encoding"]]);
  });
});

describe("what a message lacks, or has too much of", () => {
  const codes = async (text: string, piece?: number) =>
    (await extracted(message(text), "mime", {}, piece)).warnings.map(({ code }) => code);
  const open = 'Content-Type: multipart/mixed; boundary=B\n\n--B\nContent-Type: text/html\n\n<a href="x">\n';

  it.each([
    [open, ["unclosed"]],
    [`${open}--B--\n`, []],
    [`${open}--B--`, []],
    [`${open}--B--\nepilogue\n`, []],
    ["Content-Type: multipart/mixed; boundary=B\n\n", ["unclosed"]],
    ["Content-Type: multipart/mixed; boundary=B\n\n--B--\n", []],
  ])("a multipart that the end of the file cuts off: %j", async (text, expected) => {
    expect(await codes(text)).toEqual(expected);
  });

  it.each([1, 7, 1000])("a mailbox, in pieces of %i octets", async (piece) => {
    const one =
      "From a@b Mon Jan  1 00:00:00 2024\nFrom: a@b\nContent-Location: http://a/\n\n<URL:x>\nFrom me\n";
    const { found } = await extracted(message(one), "mime", {}, piece);
    expect(found.map(({ target }) => target)).toEqual(["http://a/", "http://a/x"]);
    expect(await codes(one, piece)).toEqual([]);
    expect(await codes(`${one}\n${one}\n${one}`, piece)).toEqual(["more-messages"]);
    expect(await codes(`From: a@b\n\n${one}\n${one}`, piece)).toEqual([]);
  });
});

it.each([
  ["From a@b Mon Jan  1 00:00:00 2024\nFrom: a@b\nTo: c@d\n\n", "mime"],
  ['<a href="x">foo</a>', "html"],
  ["\n <DIV>", "html"],
  ["<p>", "html"],
  ["<meta charset=x>", "html"],
  ["<script>", "html"],
  ["<!-- x -->", "html"],
  ["<http://a/>", "text"],
  ["<a@b.example>", "text"],
  ["<svg >", "xml"],
  ["<?xml version='1.0'?><a/>", "xml"],
])("the type of %j", (text, type) => {
  expect(typeOfContent(new TextEncoder().encode(text))).toBe(type);
});
