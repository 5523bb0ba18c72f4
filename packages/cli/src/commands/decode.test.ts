import { describe, expect, it } from "vitest";
import { objects, uri } from "../../test/run-uri.ts";

describe("uri decode --charset", () => {
  it("url-syntax-05 §2.1 (001-5), rfc2396bis-01 §2.1 (003-8): octets are decoded in the charset that is given", async () => {
    const { stdout, status } = await uri(["decode", "--charset", "shift_jis"], "%83A\n%95%5C.html\n");
    expect([stdout, status]).toEqual(["\u30a2\n\u8868.html\n", 0]);
    const { stdout: json } = await uri(["decode", "--json", "--charset", "ISO-8859-1", "caf%E9"]);
    expect(objects(json)).toEqual([{ reference: "caf%E9", valid: true, result: "caf\u00e9" }]);
  });

  it("says where octets are not of the charset, or does what --invalid-utf8 says", async () => {
    const { stderr, status } = await uri(["decode", "--charset", "euc-jp", "a%FF"]);
    expect(status).toBe(1);
    expect(stderr).toContain("1:2: expected octets of euc-jp (§2.5)");
    const kept = await uri(["decode", "--charset", "euc-jp", "--invalid-utf8", "keep", "a%FF"]);
    expect([kept.stdout, kept.status]).toEqual(["a%FF\n", 0]);
  });

  it("refuses a charset that the platform does not know, before it reads a line", async () => {
    const { stdout, stderr, status } = await uri(["decode", "--charset", "latin-99", "a"]);
    expect([stdout, status]).toEqual(["", 2]);
    expect(stderr).toContain('--charset must be the label of one, such as "iso-8859-1", not "latin-99"');
  });
});
