/** HTTP messages, as `curl -i` prints and archives keep them. */

import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { extracted } from "../../test/documents.ts";
import { typeOfContent } from "../media-types.ts";

const retrieval = "https://example.org/a/b";

const message = (fields: string, content: string) => `HTTP/1.1 200 OK\r\n${fields}\r\n\r\n${content}`;

describe("RFC 9112 §2.1: a message is known by its start line", () => {
  it.each([
    ["HTTP/1.1 200 OK\r\nA: b\r\n\r\n", "http"],
    ["HTTP/2 301 \nA: b\n\n", "http"],
    ["GET /a?b HTTP/1.1\r\nHost: c\r\n\r\n", "http"],
    ["HTTP/1.1 is described in RFC 9112\n", "text"],
    ["A GET /a HTTP/1.1\n", "text"],
  ])("%j", (text, type) => {
    expect(typeOfContent(new TextEncoder().encode(text))).toBe(type);
  });
});

describe("RFC 9110 §8.3: the content is read by its type and charset", () => {
  it("with the places of the file, and the base that was asked for", async () => {
    const text = message(
      "Content-Type: text/html; charset=utf-8\r\nContent-Location: /elsewhere/",
      "<p>é\n<a href=c>",
    );
    const { found, warnings } = await extracted(text, "http", { retrieval });
    expect(found.map(({ reference, target, where }) => [reference, target, where])).toEqual([
      [
        "/elsewhere/",
        "https://example.org/elsewhere/",
        { offset: 75, line: 3, column: 19, field: "content-location" },
      ],
      ["c", "https://example.org/a/c", { offset: 103, line: 6, column: 9, element: "a", attribute: "href" }],
    ]);
    expect(text.slice(103, 104)).toBe("c");
    expect(warnings).toEqual([]);
  });

  it("its charset decodes it; the option of the caller has precedence", async () => {
    const octets = Buffer.from(
      message("Content-Type: text/html; charset=windows-1251", "<a href='\xe9'>"),
      "latin1",
    );
    expect((await extracted(octets, "http")).found[0]?.reference).toBe("й");
    expect((await extracted(octets, "http", { charset: "windows-1252" })).found[0]?.reference).toBe("é");
  });

  it("JSON, CSS, text, and what has no type", async () => {
    for (const [type, content, reference] of [
      ["application/json", '{"a":"http://b/"}', "http://b/"],
      ["text/css", "a{b:url(c)}", "c"],
      ["text/plain", "see http://b/.", "http://b/"],
    ] as const)
      expect((await extracted(message(`Content-Type: ${type}`, content), "http")).found).toMatchObject([
        { reference },
      ]);
    expect((await extracted(message("A: b", "<!doctype html><a href=c>"), "http")).found).toMatchObject([
      { reference: "c" },
    ]);
  });

  it("what is not read is said", async () => {
    const unread = async (text: string | Uint8Array) =>
      (await extracted(text, "http")).warnings.map(({ message }) => message);
    const brotli = Buffer.concat([
      Buffer.from(message("Content-Encoding: br", "")),
      brotliCompressSync("<a href=b>".repeat(200)),
    ]);
    expect(await unread(brotli)).toEqual(["the content is br, and is not read"]);
    expect(await unread(message("Content-Type: image/png", "\x89PNG"))).toEqual([
      "the content is image/png, and is not read",
    ]);
    expect(await unread("HTTP/1.1 200 OK\r\nA: b\r\n")).toEqual([
      "the head of the message does not end, or is too long; nothing of it is read",
    ]);
    // curl takes the codings off, and leaves the fields.
    const text = message("Content-Encoding: gzip\r\nTransfer-Encoding: chunked", "<!doctype html><a href=b>");
    expect(await extracted(text, "http")).toMatchObject({ found: [{ reference: "b" }], warnings: [] });
  });
});

describe("RFC 9112 §7.1, RFC 9110 §8.4.1: a content that is coded", () => {
  const PAGE = `<!doctype html><base href=/q/>${"<a href=b>c</a>\n".repeat(5000)}`;
  const coded = (fields: string, content: Uint8Array) =>
    Buffer.concat([Buffer.from(message(fields, "")), content]);
  const chunks = (content: Uint8Array, size: number) => {
    const pieces = Array.from({ length: Math.ceil(content.length / size) }, (_, at) =>
      content.subarray(at * size, (at + 1) * size),
    );
    return Buffer.concat([
      ...pieces.flatMap((piece) => [
        Buffer.from(`${piece.length.toString(16)};x=y\r\n`),
        piece,
        Buffer.from("\r\n"),
      ]),
      Buffer.from("0\r\nTrailer: z\r\n\r\n"),
    ]);
  };

  it.each([
    ["gzip", coded("Content-Type: text/html\r\nContent-Encoding: gzip", gzipSync(PAGE))],
    ["deflate", coded("Content-Encoding: deflate", deflateSync(PAGE))],
    ["chunked", coded("Transfer-Encoding: chunked", chunks(Buffer.from(PAGE), 999))],
    ["both", coded("Content-Encoding: x-gzip\r\nTransfer-Encoding: chunked", chunks(gzipSync(PAGE), 7))],
  ])("%s: it is decoded; its places are those in the content, part 1", async (_, octets) => {
    for (const piece of [1, 100, 0x10000]) {
      const { found, warnings } = await extracted(octets, "http", { retrieval }, piece);
      expect(warnings).toEqual([]);
      expect(found.length).toBe(5001);
      expect(found.at(-1)).toMatchObject({
        target: "https://example.org/q/b",
        where: { line: 5000, column: 9, part: "1" },
      });
    }
  });

  it("what is broken, or made to fill a memory, is said", async () => {
    const told = async (octets: Uint8Array) =>
      (await extracted(octets, "http", { retrieval })).warnings.map(({ message }) => message);
    expect(await told(coded("Content-Encoding: gzip", gzipSync(PAGE).subarray(0, 100)))).toEqual([
      expect.stringMatching(/^the content is not read further, as gzip: /),
    ]);
    expect(await told(coded("Transfer-Encoding: chunked", Buffer.from("1\r\na\r\nxyz\r\n")))).toEqual([
      "the content is not read further, as chunked: a chunk has no size",
    ]);
    expect(await told(coded("Transfer-Encoding: chunked", Buffer.from("4\r\na\r\n")))).toEqual([
      "the content is not read further, as chunked: it ends before its last chunk",
    ]);
    const bomb = coded("Content-Encoding: gzip", gzipSync(Buffer.alloc(80_000_000, "a\n")));
    expect(await told(bomb)).toEqual(["the content is not read further, as gzip: it becomes too long"]);
  });
});

describe("RFC 9110 §10.2.2, RFC 8288 §3, HTML §7.8.5: fields that refer", () => {
  it("Location, Link, Refresh; the heads before the last one answer for URIs that are not known", async () => {
    const redirects = "HTTP/1.1 301 Moved\r\nLocation: /x\r\n\r\n";
    const last = "HTTP/2 200\r\nLink: </y>; rel=next\r\nRefresh: 5; url=z\r\n\r\n";
    const { found } = await extracted(redirects + last, "http", { retrieval });
    expect(
      found.map(({ reference, target, where: { line, column, field } }) => [
        reference,
        target,
        line,
        column,
        field,
      ]),
    ).toEqual([
      ["/x", undefined, 2, 11, "location"],
      ["/y", "https://example.org/y", 5, 8, "link"],
      ["z", "https://example.org/a/z", 6, 17, "refresh"],
    ]);
  });
});

describe("a message in pieces, and a long one", () => {
  it("is read alike", async () => {
    const text = message("Content-Type: text/html", `<base href=/q/>${"<a href=b>c</a>\n".repeat(20_000)}`);
    const whole = await extracted(text, "http", { retrieval });
    expect(whole.found.at(-1)?.target).toBe("https://example.org/q/b");
    expect(whole.found.at(-1)?.where.line).toBe(20_003);
    for (const piece of [1000, 70_000])
      expect((await extracted(text, "http", { retrieval }, piece)).found).toEqual(whole.found);
  });

  it("a head without an end, of any length", async () => {
    const { warnings } = await extracted(`HTTP/1.1 200 OK\r\n${"a: b\r\n".repeat(100_000)}`, "http");
    expect(warnings).toMatchObject([{ code: "malformed" }]);
  });
});
