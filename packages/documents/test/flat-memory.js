// @ts-check
// Extracts the references of a long document of a type; prints how many, and the most memory that was held.
import { extractReferences } from "@urikit/documents";

const SIZE = Number(process.argv[3]);

/** @type {Record<string, { head: string, unit: string, tail: string }>} */
const documents = {
  html: {
    head: "<!doctype html><title>Long</title>",
    unit: `<p>Some <b>text</b> with a <a href="../x/y?z=1">link</a>.${" More text of the paragraph.".repeat(6)}</p>\n`,
    tail: "<base href='http://late.example/'>",
  },
  mime: {
    head: "Mime-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\nContent-Type: text/html\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n",
    unit: `<a href=3D"x">Some text</a>.${" More text of the message,=\r\n".repeat(8)}\r\n`,
    tail: "--b--\r\n",
  },
  mbox: {
    head: "",
    unit: `From a@b Mon Jan  1 00:00:00 2024\nSubject: c\nList-Help: <http://a/>\n\n${"Text of the message.\n".repeat(8)}\n`,
    tail: "",
  },
  csv: { head: "", unit: `1,"a ""b""",http://a/b?c\r\n`, tail: "" },
  "json-lines": { head: "", unit: `{"a":[1,"http:\\/\\/a/b",{"c":"${"text ".repeat(12)}"}]}\n`, tail: "" },
  "uri-list": { head: "", unit: `# text\r\n${"http://a/b\r\n".repeat(3)}`, tail: "" },
  css: { head: "", unit: `a{b:url(c.png)}/* ${"text ".repeat(12)}*/\n`, tail: "" },
  xml: {
    head: '<r xmlns:x="http://www.w3.org/1999/xlink">',
    unit: `<a x:href="b"/>${"text ".repeat(12)}\n`,
    tail: "</r>",
  },
  text: { head: "", unit: `See <http://a/b> and http://c/. ${"text ".repeat(12)}\n`, tail: "" },
  warc: {
    head: "",
    unit: "WARC/1.1\r\nWARC-Type: resource\r\nWARC-Target-URI: http://a/\r\nContent-Type: text/html\r\nContent-Length: 14\r\n\r\n<a href=b>c</a\r\n\r\n",
    tail: "",
  },
  http: {
    head: "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n",
    unit: `<a href=b>c</a>${"text ".repeat(12)}\n`,
    tail: "",
  },
};

const type = /** @type {import("@urikit/documents").DocumentType} */ (process.argv[2]);
const { head, unit, tail } = documents[type] ?? { head: "", unit: "", tail: "" };
const piece = Buffer.from(unit.repeat(Math.ceil(0x10000 / unit.length)));

function* open() {
  yield Buffer.from(head);
  for (let size = 0; size < SIZE; size += piece.length) yield piece;
  yield Buffer.from(tail);
}

let references = 0;
for await (const found of extractReferences({ open }, type)) if (found.valid) references++;
process.stdout.write(JSON.stringify({ references, megabytes: process.resourceUsage().maxRSS / 1024 }));
