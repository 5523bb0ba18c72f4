import { Buffer } from "node:buffer";
import { describe, expect, it } from "vitest";
import { extracted, message } from "../../test/documents.ts";

const summary = async (text: string, context = {}) =>
  (await extracted(message(text), "mime", context)).found.map(
    ({ where, target, baseFrom }) =>
      `${where.part} ${where.field ?? where.element ?? "text"} ${target} ${baseFrom}`,
  );

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

  it("each part has its own base (001-49, 003-49, 004-47)", async () => {
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
    expect(warnings.map(({ code }) => code).filter((code) => code !== "relative-base")).toEqual(["unclosed"]);
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

  it.each([
    ["8bits", "http://a/b=", []],
    ["7-bit", "http://a/b=", []],
    ["Quoted Printable", "http://a/b=3Dc", []],
    ["quoted-printable;", "http://a/b=3Dc", []],
    ["quoted_printable", "http://a/b=3Dc", []],
    ["base 64", Buffer.from("http://a/b=c").toString("base64"), []],
    ["plain", "http://a/b=", ["unknown-encoding"]],
    ["text/html", "http://a/b=", ["unknown-encoding"]],
    ["x-uuencode", "http://a/b=", ["unknown-encoding"]],
  ])(
    "RFC 2045 §6.4: the name %j; an unknown one changes nothing, with a warning",
    async (name, body, expected) => {
      const heading = `Content-Transfer-Encoding: ${name}`;
      const { found, warnings } = await extracted(part(heading, Buffer.from(body)), "mime");
      expect(found.map(({ reference }) => reference)).toEqual([
        body.includes("b=") && !/3D/.test(body) ? "http://a/b=" : "http://a/b=c",
      ]);
      expect(warnings.map(({ code }) => code)).toEqual(expected);
    },
  );
});

describe("a multipart that the end of the message cuts off", () => {
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
});

it("RFC 6532 §3.2: a heading may be UTF-8, or else is taken for ISO 8859-1", async () => {
  for (const charset of ["utf8", "latin1"] as const) {
    const { found } = await extracted(Buffer.from("List-Help: <http://é/>\r\n\r\n", charset), "mime");
    expect(found.map(({ reference }) => reference)).toEqual(["http://é/"]);
  }
});
