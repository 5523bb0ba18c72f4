import { Buffer } from "node:buffer";
import { extent } from "@urikit/abnf/extent";
import { describe, expect, it } from "vitest";
import { shownAt, uri, uriOctets, withFile } from "../../test/run-uri.ts";

describe("uri redact", () => {
  it("takes the secrets out of references", async () => {
    expect(await uri(["redact", "http://u:s3cr3t@h/a b", "/?token=s3cr3t"])).toEqual({
      status: 0,
      stdout: "http://u:***@h/a b\n/?token=***\n",
      stderr: "",
    });
  });

  it("is a filter that keeps every other octet: line ends, a byte order mark, NUL, what is not UTF-8", async () => {
    const before =
      '\xef\xbb\xbfa\r\n\0\xff\xfe \x1b[1m "/?token=s3cr3t" \xc3\xa9\n\n  http://u:s3cr3t@h/ b@c';
    const { stdout, status } = await uriOctets(["redact"], Buffer.from(before, "latin1"));
    expect(status).toBe(0);
    expect(stdout.toString("latin1")).toBe(before.replaceAll("s3cr3t", "***"));
  });

  it("knows the letters that IDNA brings to @ and :", async () => {
    const before = "\ufeffé http://u:s3cr3t\uff20h/ and http://u\uff1as3cr3t@h/ é\n";
    expect((await uri(["redact"], before)).stdout).toBe(before.replaceAll("s3cr3t", "***"));
  });

  it("never cuts a secret where it cuts a line of any length", async () => {
    const word = "see http://u:s3cr3t@h/?token=s3cr3t&x, ";
    const input = word.repeat(extent(4000, 60_000));
    const { stdout } = await withFile(input, (path) => uri(["redact", "--input", path]));
    expect(stdout).toBe(input.replaceAll("s3cr3t", "***"));
  });

  it("RFC 7468 §10: hides a private key that is read in two pieces", async () => {
    const begin = ["-----BEGIN PRI", "VATE KEY-----\n"].join("");
    const key = `${begin}${"A1b2c3d4\n".repeat(900)}${begin.replace("BEGIN", "END")}`;
    for (const before of [256 * 1024 - 100, 256 * 1024 - begin.length - 9, 256 * 1024 - 4000]) {
      const text = `${"x".repeat(99)}\n`.repeat(Math.ceil(before / 100)).slice(-before);
      const { stdout } = await uri(["redact"], `${text}${key}after\n`);
      expect(stdout).toBe(`${text}${begin}***\n${begin.replace("BEGIN", "END")}after\n`);
    }
  });

  it("gives a terminal no control character", async () => {
    const { stdout } = await shownAt(80, ["redact"], "a\u001b[31m /?token=s3cr3t\n\u202e\n");
    expect(stdout).toBe("a\\u{1b}[31m /?token=***\n\\u{202e}\n");
  });

  it("a file that cannot be read is wrong usage", async () => {
    expect((await uri(["redact", "--input", "/nowhere"])).status).toBe(2);
  });
});
