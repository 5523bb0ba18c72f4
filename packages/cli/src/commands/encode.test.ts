/** `uri encode` and `uri decode`: RFC 3986 §2. */

import { Buffer } from "node:buffer";
import { proof } from "@urikit/abnf/extent";
import { encode } from "urikit";
import { describe, expect, it } from "vitest";
import { objects, uri } from "../../test/run-uri.ts";

describe("uri encode --charset", () => {
  it("url-syntax-05 §2.1 (001-5), rfc2396bis-01 §2.1 (003-8): characters become octets by the charset that is given", async () => {
    const { stdout, status } = await uri(["encode", "--charset", "iso-8859-2"], "café\nŁódź/1\n");
    expect([stdout, status]).toEqual(["caf%E9\n%A3%F3d%BC%2F1\n", 0]);
    expect((await uri(["decode", "--charset", "iso-8859-2"], stdout)).stdout).toBe("café\nŁódź/1\n");
    const { stdout: json } = await uri(["encode", "--json", "--charset", "koi8-r", "мир"]);
    expect(objects(json)).toEqual([{ reference: "мир", valid: true, result: "%CD%C9%D2" }]);
    expect((await uri(["encode", "--charset", "utf8", "é"])).stdout).toBe("%C3%A9\n");
  });

  it("says which character the charset does not have", async () => {
    const { stdout, stderr, status } = await uri(["encode", "--charset", "iso-8859-2"], "a\nb€c\n");
    expect([stdout, status]).toEqual(["a\n\n", 1]);
    expect(stderr).toContain("<stdin>:2:2: iso-8859-2 does not have €");
  });

  it.each([
    ["shift_jis", "--charset must be utf-8, or have one octet for each character"],
    ["latin-99", '--charset must be the label of one, such as "iso-8859-1", not "latin-99"'],
  ])("refuses %s before it reads a line", async (charset, message) => {
    const { stdout, stderr, status } = await uri(["encode", "--charset", charset, "a"]);
    expect([stdout, status]).toEqual(["", 2]);
    expect(stderr).toContain(message);
  });
});

describe("uri encode, uri decode (§2)", () => {
  it("encodes for a component what is not unreserved (§2.3)", async () => {
    expect((await uri(["encode", "AC/DC: 100%"])).stdout).toBe("AC%2FDC%3A%20100%25\n");
    expect((await uri(["encode"], "a+b\né\n")).stdout).toBe("a%2Bb\n%C3%A9\n");
  });

  it("encodes every octet of a line alike, as a text and as octets", async () => {
    const octets = Buffer.from(
      Array.from({ length: 256 }, (_, octet) => octet).filter((octet) => octet !== 10),
    );
    const encoded = encode(octets, "segment");
    const { stdout } = await uri(["encode"], Buffer.concat([octets, Buffer.from("\r\n\r\nx\n"), octets]));
    expect(stdout).toBe(`${encoded}\n\nx\n${encoded}\n`);
    expect(encoded.length).toBe(3 * 255 - 2 * 66); // §2.3: 66 characters are unreserved
  });

  it("encodes a line that is not UTF-8 octet by octet", async () => {
    expect((await uri(["encode"], Uint8Array.of(0x61, 0xff, 0x0a))).stdout).toBe("a%FF\n");
  });

  it("encodes a long line as it encodes its pieces", async () => {
    const { stdout } = await uri(["encode"], `${"é".repeat(50_000)}\n`);
    expect(stdout).toBe(`${"%C3%A9".repeat(50_000)}\n`);
  });

  proof("reads at most 4 MiB of a line whose JSON is wanted, for its memory", async () => {
    const line = (octets: number) => `${"\u0001".repeat(octets)}\n`;
    expect(objects((await uri(["encode", "--json"], line(4 * 1024 * 1024))).stdout)).toMatchObject([
      { valid: true },
    ]);
    const { stdout, status } = await uri(["encode", "--json"], line(4 * 1024 * 1024 + 1));
    expect(objects(stdout)).toMatchObject([{ valid: false, error: { code: "line-too-long" } }]);
    expect(status).toBe(1);
  });

  it("decodes to one line, with control characters written out; the JSON is exact", async () => {
    expect((await uri(["decode", "a%0Ab%1B", "%C3%A9"])).stdout).toBe("a\\nb\\u{1b}\né\n");
    expect(objects((await uri(["decode", "--json", "a%0Ab"])).stdout)).toEqual([
      { reference: "a%0Ab", valid: true, result: "a\nb" },
    ]);
  });

  it("decodes octets that are not UTF-8 as --invalid-utf8 says", async () => {
    expect((await uri(["decode", "%FF"])).status).toBe(1);
    expect((await uri(["decode", "--invalid-utf8", "replace", "%FF"])).stdout).toBe("\ufffd\n");
    expect((await uri(["decode", "--invalid-utf8", "keep", "%FF"])).stdout).toBe("%FF\n");
  });

  it("takes a malformed percent-encoding for an error (§2.1)", async () => {
    expect(await uri(["decode", "100%"])).toMatchObject({ status: 1, stdout: "" });
  });
});
