// @ts-check
// Extracts the references of 200 MB of HTML, or of a message; prints how many, and the most memory that was held.
import { extractReferences } from "@urikit/documents";

const SIZE = 200e6;

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
};

const type = process.argv[2] === "mime" ? "mime" : "html";
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
