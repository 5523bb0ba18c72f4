/** Each row of the table of hostile input in docs/recipes/address-blocks.md. */

import { readFileSync } from "node:fs";
import { cidr } from "@urikit/guard";
import { expect, it } from "vitest";

const PAGE = readFileSync(new URL("../docs/recipes/address-blocks.md", import.meta.url), "utf8");

it.each([
  ["010.1.2.3", false],
  ["0x0a.1.2.3", false],
  ["10.1", false],
  ["10.1.2.3.evil.example", false],
  [" 10.1.2.3", false],
  ["::ffff:10.1.2.3", false],
  [167838211, true],
])("RFC 3986 §7.4: whether 10.0.0.0/8 contains %j is %s", (address, isWithin) => {
  expect(cidr("10.0.0.0/8")?.contains(address)).toBe(isWithin);
  expect(PAGE).toContain(String(address).trim());
});

it.each([
  ["fe80::/10", "fe80::1%eth0", true], // RFC 4007 §11
  ["0.0.0.0/0", "::1", false],
])("whether %s contains %s is %s", (block, address, isWithin) => {
  expect(cidr(block)?.contains(address)).toBe(isWithin);
  expect(PAGE).toContain(`| \`${block}\` | \`${address}\` | \`${isWithin}\` |`);
});

it.each(["10.0.0.1/8", "10/8", "10.0.0.0/08", "10.0.0.0/33", "[::1]/128"])(
  "RFC 4632 §3.1, RFC 4291 §2.3: %s is not a block",
  (block) => {
    expect(cidr(block)).toBeUndefined();
    expect(PAGE).toContain(`\`${block}\``);
  },
);

it("a number of other than 32 bits is an error", () => {
  expect(() => cidr("10.0.0.0/8")?.contains(-1)).toThrow(TypeError);
});
