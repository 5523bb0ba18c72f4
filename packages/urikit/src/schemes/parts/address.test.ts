import { describe, expect, it } from "vitest";
import { isAddress } from "./address.ts";

describe("RFC 6068 §2, RFC 5322 §3.4.1: addr-spec", () => {
  it.each([
    "a@b",
    "a.b@c.d",
    "!#$%&'*+-/=?^_`{|}~@b",
    '"a@b"@c',
    '"a\\ \\"b"@c',
    '""@c',
    "a@[192.0.2.1]",
    "a@[]",
    "é@ü",
  ])("%s is one", (text) => {
    expect(isAddress(text)).toBe(true);
  });

  it.each([
    "",
    "@",
    "a",
    "a@",
    "@b",
    ".a@b",
    "a.@b",
    "a..b@c",
    "a@b.",
    "a@.b",
    "a b@c",
    "a@b c",
    '"a@b',
    '"a b"@c',
    '"a"b@c',
    "a,b@c",
    "a@[b",
    "a@[\\]",
    "a@b@c",
    "a\n@b",
    "<a@b>",
  ])("%j is none", (text) => {
    expect(isAddress(text)).toBe(false);
  });
});
