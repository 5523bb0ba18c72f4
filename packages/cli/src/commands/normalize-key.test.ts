/** `uri normalize --to key`: RFC 3986 §6, and the test vectors of docs/lists.md. */

import { describe, expect, it } from "vitest";
import { objects, uri, withFile } from "../../test/run-uri.ts";

const KEY = "76103f6c7f1ee295c58215ebcd91be64";

describe("uri normalize --to key", () => {
  it("gives equivalent references one key: SipHash-2-4 of 128 bits", async () => {
    expect(
      (await uri(["normalize", "--to", "key", "HTTP://Example.ORG/", "http://example.org/%2e"])).stdout,
    ).toBe(`${KEY}\n${KEY}\n`);
    const lines = "http://example.org/\r\na b\nHTTP://example.org/";
    const { status, stdout, stderr } = await uri(["normalize", "--to", "key"], lines);
    expect([status, stdout]).toEqual([1, `${KEY}\n\n${KEY}\n`]);
    expect(stderr).toMatch(/^<stdin>:2:2: /);
  });

  it("goes as far as --level says (§6.2.2, §6.2.3)", async () => {
    for (const text of ["http://example.org:80", "ftp://h"]) {
      const normal = text.startsWith("ftp") ? "ftp://h/" : "http://example.org/";
      const key = (await uri(["normalize", "--to", "key", normal])).stdout;
      expect((await uri(["normalize", "--to", "key", text])).stdout).not.toBe(key);
      expect((await uri(["normalize", "--to", "key", "--level", "scheme", text])).stdout).toBe(key);
      expect((await uri(["normalize", "--to", "key", "--level", "scheme"], `${text}\n`)).stdout).toBe(key);
    }
  });

  it("takes a secret from a file, and shows nothing of it", async () => {
    await withFile("000102030405060708090A0B0C0D0E0F\n", async (file) => {
      // The first vector of the authors of SipHash, of no octets; their 128 bits.
      expect((await uri(["normalize", "--to", "key", "--secret-file", file, ""])).stdout).toBe(
        "a3817f04ba25a8e66df67214c7550293\n",
      );
      expect((await uri(["normalize", "--to", "key", "--secret-file", file], "\n")).stdout).toBe(
        "a3817f04ba25a8e66df67214c7550293\n",
      );
    });
    await withFile("c0ffee", async (file) => {
      const { status, stderr } = await uri(["normalize", "--to", "key", "--secret-file", file, "x"]);
      expect(status).toBe(2);
      expect(stderr).toContain("must hold 32 hexadecimal digits");
      expect(stderr).not.toContain("c0ffee");
    });
    expect((await uri(["normalize", "--to", "key", "--secret-file", "/nowhere", "x"])).stderr).toMatch(
      /^uri: cannot read \/nowhere: no such/,
    );
  });

  it("gives the key as result in its JSON, without the password", async () => {
    const [object] = objects(
      (await uri(["normalize", "--to", "key", "--json", "http://u:geheim@h/"])).stdout,
    );
    expect(object).toEqual({
      reference: "http://u:***@h/",
      valid: true,
      result: expect.stringMatching(/^[\da-f]{32}$/),
    });
  });
});
