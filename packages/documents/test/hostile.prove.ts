/**
 * 1 MB of what would take minutes if the time grew with the square of the length: each document is read to its end,
 * within the time that the runner allows.
 */

import { Buffer } from "node:buffer";
import { describe, expect, it } from "vitest";
import { extracted } from "./documents.ts";

const LENGTH = 1e6;
const END = "http://end.example/";

it("10,000 levels of XML, each with a base that is a segment longer", async () => {
  const text = `${'<a xml:base="b/">'.repeat(10_000)}${"</a>".repeat(10_000)}`;
  const { found } = await extracted(text, "xml", { retrieval: "http://r/" });
  expect(found.at(-1)?.base).toBe(`http://r/${"b/".repeat(9_999)}`);
});

describe("1 MB of one piece, repeated", () => {
  it.each([
    ["html", "<a href='x' "],
    ["html", "<img srcset='a,"],
    ["html", "<svg></math>"],
    ["html", "<base "],
    ["css", "url("],
    ["css", "/*"],
    ["css", "@import "],
    ["xml", "<a>"],
    ["xml", "&"],
    ["xml", "<a xml:base='http://a/' b='"],
    ["uri-list", "#\n"],
    ["csv", '"'],
    ["csv", ',\n",'],
    ["mime", "a:\r\n "],
    ["mime", "--\r\n"],
    ["mime", "a: <\r\n"],
    ["json", "["],
    ["json", '{"a":'],
    ["json", '"\\u0041'],
    ["json", "/*"],
    ["json-lines", "[\n"],
    ["manifest", '["http://a/",'],
    ["html", "<script type=application/ld+json>["],
    ["yaml", "[ "],
    ["yaml", "{a: "],
    ["yaml", "- "],
    ["yaml", "? "],
    ["yaml", '"\\x'],
    ["yaml", "a\n\n"],
    ["yaml", "a: |\n  b\n"],
    ["yaml", "&a *a "],
    ["yaml", "a: 'b''\n"],
    ["mbox", "From a\n\n"],
    ["mbox", "\n\r\nFrom "],
    ["warc", "WARC/1.1\r\nContent-Length: 0\r\n\r\n\r\n\r\n"],
  ] as const)("%s: %j", async (type, piece) => {
    let done = 0;
    const onProgress = (octets: number) => {
      done += octets;
    };
    const text = piece.repeat(LENGTH / piece.length);
    await extracted(text, type, { retrieval: "http://r/", onProgress });
    expect(done).toBe(text.length);
  });

  it.each([
    ["markdown", "["],
    ["markdown", "*a **b "],
    ["markdown", "> "],
    ["markdown", "`a``"],
    ["markdown", "<a "],
    ["markdown", "[a]: <"],
    ["markdown", "|a|\n"],
    ["mdx", "{<a "],
    ["http", "HTTP/1.1 200 OK\r\n\r\n"],
    ["http", "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1\r\na\r\n"],
    ["warc", "WARC/1.1\r\n\r\n"],
  ] as const)("%s, of which an eighth is enough, or the end is not reached: %j", async (type, piece) => {
    const { found } = await extracted(piece.repeat(LENGTH / 8 / piece.length), type, {
      retrieval: "http://r/",
    });
    expect(found).toEqual([]);
  });

  it.each([
    ["quoted-printable", " "],
    ["quoted-printable", "="],
    ["quoted-printable", "a \t"],
    ["base64", "="],
  ])("a body in %s: %j", async (encoding, piece) => {
    const body = `${piece.repeat(LENGTH / piece.length)}\r\n${encoding === "base64" ? Buffer.from(END).toString("base64") : END}`;
    const { found } = await extracted(`Content-Transfer-Encoding: ${encoding}\r\n\r\n${body}`, "mime");
    expect(found.length).toBeLessThan(2);
  });

  it.each(["--b", "--b\r\n\r\n--b--", "--bb", "\r\n-", "--b--\r\n"])("a multipart: %j", async (piece) => {
    const heading = "Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n\r\n";
    const body = `${piece}\r\n`.repeat(LENGTH / (piece.length + 2));
    const whole = await extracted(heading + body, "mime");
    expect(whole.found).toEqual([]);
  });
});
