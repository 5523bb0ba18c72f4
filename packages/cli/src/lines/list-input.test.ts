/** Lists that are packed are read as they are; others are named for what they are. */

import * as zlib from "node:zlib";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { resultsIn, uri, withFile } from "../../test/run-uri.ts";

const gzip = (text: string) => gzipSync(text);

describe("a list that is packed by gzip (RFC 1952)", () => {
  it("is read as it is, from a file and from a pipe", async () => {
    const packed = gzip("\ufeffHTTP://a\r\nb c\nd");
    await withFile(packed, async (path) => {
      for (const ended of [await uri(["normalize", "--input", path]), await uri(["normalize"], packed)]) {
        expect([ended.status, ended.stdout]).toEqual([1, "http://a\n\nd\n"]);
        expect(ended.stderr).toMatch(/:2:2: a space/);
      }
      expect((await uri(["normalize", "--jobs", "2", "-i", path])).stdout).toBe("http://a\n\nd\n");
    });
    expect(resultsIn((await uri(["report", "--json"], packed)).stdout)).toMatchObject([
      { lines: 3, invalid: 1 },
    ]);
    expect((await uri(["get", "{scheme}"], packed)).stdout).toBe("HTTP\n\n\n");
  });

  it("may have several members (§2.2), and many lines", async () => {
    const lines = "http://example.org/\n".repeat(50_000);
    const packed = Buffer.concat([gzip(lines), gzip("HTTP://b\n"), gzip(""), gzip("c")]);
    expect((await uri(["normalize"], packed)).stdout).toBe(`${lines}http://b\nc\n`);
  });

  it("is an error where it is cut off or broken", async () => {
    const packed = gzip("http://a/\n".repeat(1000));
    for (const octets of [
      packed.subarray(0, -9),
      Uint8Array.of(0x1f, 0x8b, 8, 0),
      Buffer.from("\x1f\x8bxxxxxxxx", "latin1"),
    ]) {
      const { status, stderr } = await uri(["check", "--quiet"], octets);
      expect(status).toBe(2);
      expect(stderr).toMatch(/^uri: cannot unpack <stdin>: [a-z ]+\n$/);
    }
  });

  it("is unpacked once, and must be text in UTF-8 then", async () => {
    expect((await uri(["check"], gzipSync(gzip("a")))).stderr).toBe(
      "uri: <stdin> is packed twice, and then by gzip; unpack it first\n",
    );
    expect((await uri(["check"], gzipSync("a\0b\0\n\0"))).stderr).toContain("looks like UTF-16");
  });

  it("is octets for a command that takes any", async () => {
    expect((await uri(["encode"], Uint8Array.of(0x1f, 0x8b))).stdout).toBe("%1F%8B\n");
  });
});

describe("a list that is packed by Zstandard (RFC 8878)", () => {
  /** A frame with one raw block, `HTTP://a` and a line end, by §3.1.1: no checksum, the size of the content in one octet. */
  const packed = Buffer.concat([
    Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 0x20, 9, (9 << 3) | 1, 0, 0]),
    Buffer.from("HTTP://a\n"),
  ]);

  it.runIf("createZstdDecompress" in zlib)("is read as it is, where Node can", async () => {
    expect(await uri(["normalize"], packed)).toEqual({ status: 0, stdout: "http://a\n", stderr: "" });
  });

  it.runIf(!("createZstdDecompress" in zlib))("is named, where Node cannot", async () => {
    const { status, stderr } = await uri(["normalize"], packed);
    expect(status).toBe(2);
    expect(stderr).toMatch(/^uri: <stdin> looks like zstd, which this version of Node cannot unpack/);
  });
});
