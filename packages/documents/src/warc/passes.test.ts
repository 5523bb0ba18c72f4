/** ISO 28500: archives. */

import { Buffer } from "node:buffer";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { extracted } from "../../test/documents.ts";
import { typeOfContent, typeOfName } from "../media-types.ts";

function record(fields: Readonly<Record<string, string>>, block: string | Uint8Array): Buffer {
  const octets = Buffer.from(block);
  const all = { ...fields, "Content-Length": String(octets.length) };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.concat([Buffer.from(`WARC/1.1\r\n${lines.join("")}\r\n`), octets, Buffer.from("\r\n\r\n")]);
}

const response = (uri: string, fields: string, content: string | Uint8Array) =>
  record(
    { "WARC-Type": "response", "WARC-Target-URI": uri, "Content-Type": "application/http; msgtype=response" },
    Buffer.concat([Buffer.from(`HTTP/1.1 200 OK\r\n${fields}\r\n\r\n`), Buffer.from(content)]),
  );

const ARCHIVE = Buffer.concat([
  record({ "WARC-Type": "warcinfo", "Content-Type": "application/warc-fields" }, "isPartOf: http://no/\r\n"),
  record(
    {
      "WARC-Type": "request",
      "WARC-Target-URI": "http://a/",
      "Content-Type": "application/http; msgtype=request",
    },
    "GET / HTTP/1.1\r\nReferer: http://no/\r\n\r\n",
  ),
  response("http://a/b/c", "Content-Type: text/html\r\nLink: <d>; rel=next", "<base href=/q/>\n<a href=e>"),
  response("http://a/f", "Content-Type: text/html\r\nContent-Encoding: gzip", gzipSync("<a href=g>")),
  response("http://a/h.png", "Content-Type: image/png", new Uint8Array([0x89, 0x50, 0, 1])),
  record(
    { "WARC-Type": "resource", "WARC-Target-URI": "<http://a/i.css>", "Content-Type": "text/css" },
    "a{b:url(j)}",
  ),
]);

describe("ISO 28500 §6: the records that hold documents", () => {
  it("are read by the URI and the media type of each; the part is the number of the record", async () => {
    for (const piece of [1, 100, 0x10000]) {
      const { found, warnings } = await extracted(ARCHIVE, "warc", {}, piece);
      expect(
        found.map(({ target, where: { line, column, part, field, element } }) => [
          target,
          part,
          line,
          column,
          field ?? element,
        ]),
      ).toEqual([
        ["http://a/b/d", "3", 3, 8, "link"],
        ["http://a/q/", "3", 5, 12, "base"],
        ["http://a/q/e", "3", 6, 9, "a"],
        ["http://a/g", "4.1", 1, 9, "a"],
        ["http://a/j", "6", 1, 9, undefined],
      ]);
      expect(warnings).toMatchObject([{ code: "unread-content", part: "5" }]);
    }
  });

  it("are known by the version line, and by the ending", () => {
    expect([typeOfContent(ARCHIVE), typeOfName("a.warc")]).toEqual(["warc", "warc"]);
  });
});

describe("ISO 28500 §4: an archive that is broken", () => {
  it.each([
    ["a block that is cut off", ARCHIVE.subarray(0, -10)],
    ["octets between records", Buffer.concat([ARCHIVE, Buffer.from("odd")])],
    ["a heading without an end", Buffer.from(`WARC/1.1\r\n${"a: b\r\n".repeat(20_000)}`)],
    ["a heading without a length", Buffer.from("WARC/1.1\r\nWARC-Type: response\r\n\r\n")],
  ])("%s", async (_, octets) => {
    const { warnings } = await extracted(octets, "warc");
    expect(warnings.at(-1)).toMatchObject({ code: "malformed" });
  });

  it("a block of any length is read in bounded memory, up to what is held", async () => {
    const page = `<a href=b>${"x".repeat(20_000_000)}<a href=c>`;
    const { found, warnings } = await extracted(
      Buffer.concat([response("http://a/", "Content-Type: text/html", page), ARCHIVE]),
      "warc",
    );
    expect(found.slice(0, 2).map(({ target }) => target)).toEqual(["http://a/b", "http://a/b/d"]);
    expect(warnings[0]).toMatchObject({ code: "too-long", part: "1" });
  });

  it("an archive without records has no references", async () => {
    expect(await extracted("", "warc")).toEqual({ found: [], warnings: [] });
  });
});
