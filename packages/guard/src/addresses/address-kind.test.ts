import { readFileSync } from "node:fs";
import type { Catalogue } from "urikit/words";
import { describe, expect, it } from "vitest";
import { en } from "../words/en.ts";
import { addressKind } from "./address-kind.ts";
import { isInPrefix, parsePrefix } from "./block.ts";
import { IPV4_REGISTRY, IPV6_REGISTRY, METADATA_BLOCKS, OTHER_BLOCKS } from "./special-purpose.ts";

const BLOCKS: Catalogue = en;

/** The rows of a table of IANA, of which quoted fields may hold commas and line breaks. */
function rowsOf(file: string): readonly (readonly string[])[] {
  const text = readFileSync(new URL(`../../registries/${file}`, import.meta.url), "utf8");
  const rows: string[][] = [[]];
  for (const [, quoted, plain = "", end = ""] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^,\n]*))(,|\n|$)/g)) {
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === "\n") rows.push([]);
  }
  return rows.slice(1).filter((row) => row.length === 10);
}

/** As the rows of `special-purpose.ts` have it: block, name, source, date. */
function asData([blocks = "", name = "", rfc = "", since = ""]: readonly string[]): readonly string[][] {
  const source = rfc
    .replace(/, Section (?=\S+$)/, " §")
    .replaceAll(/\[RFC(\d+)\]/g, "RFC $1")
    .replaceAll(/\[(RFC Errata \d+)\]/g, "$1")
    .replaceAll(/(?<=\d)\s*(?=RFC )/g, ", ");
  return blocks
    .replace(/ \[\d\]$/, "")
    .split(", ")
    .map((block) => [block, name, source, since]);
}

describe("IANA's special-purpose registries (RFC 6890, RFC 8190)", () => {
  it.each([
    ["iana-ipv4-special-registry.csv", IPV4_REGISTRY, 26],
    ["iana-ipv6-special-registry.csv", IPV6_REGISTRY, 25],
  ] as const)("%s is the data, row by row", (file, rows, count) => {
    expect(
      rows.map(([block, , name, source, since]) => [block, BLOCKS[`block-${name}`]?.(), source, since]),
    ).toEqual(rowsOf(file).flatMap(asData));
    expect(rows).toHaveLength(count);
  });

  it.each([...IPV4_REGISTRY, ...IPV6_REGISTRY, ...OTHER_BLOCKS, ...METADATA_BLOCKS].map(([block]) => block))(
    "%s is known by its first address, unless a smaller block has it",
    (block) => {
      const found = addressKind(block.replace(/\/.*/, ""))?.block?.block ?? "";
      const [asked, told] = [parsePrefix(block), parsePrefix(found)];
      expect(told?.length).toBeGreaterThanOrEqual(asked?.length ?? 129);
      expect(asked && told && isInPrefix(told.address, asked)).toBe(true);
    },
  );
});

describe("addressKind", () => {
  it.each([
    // RFC 1122 §3.2.1.3, and both ends of the block
    ["127.0.0.0", "loopback", "RFC 1122 §3.2.1.3"],
    ["127.255.255.255", "loopback", "RFC 1122 §3.2.1.3"],
    // RFC 1918 §3: 172.16.0.0 to 172.31.255.255
    ["172.16.0.0", "private", "RFC 1918"],
    ["172.31.255.255", "private", "RFC 1918"],
    ["10.255.255.255", "private", "RFC 1918"],
    ["192.168.0.0", "private", "RFC 1918"],
    // RFC 6598 §7: 100.64.0.0/10
    ["100.64.0.0", "carrier", "RFC 6598"],
    ["100.127.255.255", "carrier", "RFC 6598"],
    ["169.254.1.1", "link-local", "RFC 3927"],
    ["224.0.0.0", "multicast", "RFC 5771 §3"],
    ["239.255.255.255", "multicast", "RFC 5771 §3"],
    ["240.0.0.0", "reserved", "RFC 1112 §4"],
    ["255.255.255.254", "reserved", "RFC 1112 §4"],
    ["255.255.255.255", "broadcast", "RFC 8190, RFC 919 §7"],
    ["0.0.0.0", "unspecified", "RFC 1122 §3.2.1.3"],
    ["0.1.2.3", "unspecified", "RFC 791 §3.2"],
    ["203.0.113.7", "documentation", "RFC 5737"],
    ["198.19.255.255", "benchmarking", "RFC 2544"],
    ["192.0.0.8", "protocol", "RFC 7600"],
    ["::", "unspecified", "RFC 4291"],
    ["::1", "loopback", "RFC 4291"],
    ["fe80::1", "link-local", "RFC 4291"],
    ["febf:ffff::", "link-local", "RFC 4291"],
    ["fc00::", "private", "RFC 4193, RFC 8190"],
    ["fdff:ffff::1", "private", "RFC 4193, RFC 8190"],
    ["fec0::1", "private", "RFC 3879 §4"],
    ["ff02::1", "multicast", "RFC 4291 §2.7"],
    ["2001:db8::1", "documentation", "RFC 3849"],
    ["3fff:fff:ffff::", "documentation", "RFC 9637"],
    ["5f00::1", "protocol", "RFC 9602"],
    ["2001:2::1", "benchmarking", "RFC 5180, RFC Errata 1752"],
    ["100::1", "protocol", "RFC 6666"],
    ["4000::", "reserved", "RFC 4291 §4"],
    ["1::", "reserved", "RFC 4291 §4"],
    ["169.254.169.254", "metadata", "AWS, Azure, Google Cloud, Oracle, OpenStack, DigitalOcean"],
    ["100.100.100.200", "metadata", "Alibaba Cloud"],
    ["168.63.129.16", "metadata", "Azure"],
    ["fd00:ec2::254", "metadata", "AWS"],
  ])("%s is %s by %s", (address, kind, source) => {
    expect(addressKind(address)).toMatchObject({ address, kind, block: { source }, isSpecial: true });
  });

  it.each([
    "126.255.255.255",
    "128.0.0.0",
    "172.15.255.255",
    "172.32.0.0",
    "100.63.255.255",
    "100.128.0.0",
    "169.253.255.255",
    "223.255.255.255",
    "1.1.1.1",
    "168.63.129.17",
    "2000::",
    "2001:200::1",
    "2001:db9::",
    "2003::",
    "2606:4700:4700::1111",
    "3fff:1000::",
  ])("%s is global: it is beside a block, or in none", (address) => {
    expect(addressKind(address)).toEqual({
      address,
      version: address.includes(":") ? 6 : 4,
      kind: "global",
      isSpecial: false,
    });
  });

  it.each([
    ["::ffff:127.0.0.1", "ipv4-mapped", "127.0.0.1"], // RFC 4291 §2.5.5.2
    ["::ffff:7f00:1", "ipv4-mapped", "127.0.0.1"],
    ["0:0:0:0:0:FFFF:A9FE:A9FE", "ipv4-mapped", "169.254.169.254"],
    ["::127.0.0.1", "ipv4-compatible", "127.0.0.1"], // RFC 4291 §2.5.5.1
    ["::2", "ipv4-compatible", "0.0.0.2"],
    ["::ffff:0:10.0.0.1", "ipv4-translated", "10.0.0.1"], // RFC 2765 §2.1
    ["64:ff9b::192.0.2.33", "nat64", "192.0.2.33"], // RFC 6052 §2.4
    ["64:ff9b:1::10.0.0.1", "nat64-local", "10.0.0.1"], // RFC 8215
    ["64:ff9b:1:c000:2:2100::", "nat64-local", "192.0.2.33"], // RFC 6052 §2.2, a prefix of 48 bits
    ["2002:c000:204::1", "6to4", "192.0.2.4"], // RFC 3056 §2
    ["2001:0:4136:e378:8000:63bf:3fff:fdd2", "teredo", "192.0.2.45"], // RFC 4380 §4: inverted
    ["2001:470::5efe:10.0.0.1", "isatap", "10.0.0.1"], // RFC 5214 §6.1
    ["2001:470::200:5efe:10.0.0.1", "isatap", "10.0.0.1"],
    ["fe80::5efe:10.0.0.1", "isatap", "10.0.0.1"],
  ])("%s embeds, %s, %s", (address, form, inner) => {
    const reading = addressKind(address);
    expect(reading?.embedded).toMatchObject({ form, address: { address: inner } });
    expect(reading?.isSpecial).toBe(true);
  });

  it.each(["::ffff:8.8.8.8", "64:ff9b::8.8.8.8"])(
    "%s is how a platform or a network writes a global address (RFC 4291 §2.5.5.2, RFC 6052 §2.1)",
    (address) => {
      expect(addressKind(address)).toMatchObject({ kind: "embeds-ipv4", isSpecial: false });
    },
  );

  it.each(["2002:808:808::1", "2001:0:4136:e378:8000:63bf:f7f7:f7f7", "::8.8.8.8", "64:ff9b:1::8.8.8.8"])(
    "%s leads through a tunnel or a network of its own: IANA does not call it globally reachable",
    (address) => {
      expect(addressKind(address)?.isSpecial).toBe(true);
    },
  );

  it("reads numbers, pieces and a zone (RFC 4007 §11) as well", () => {
    expect(addressKind(0x7f000001)?.kind).toBe("loopback");
    expect(addressKind([0, 0, 0, 0, 0, 0xffff, 0x7f00, 1])?.embedded?.address.kind).toBe("loopback");
    expect(addressKind("fe80::1%eth0")).toMatchObject({ address: "fe80::1", kind: "link-local" });
    expect(() => addressKind(-1)).toThrow(TypeError);
    expect(() => addressKind([1, 2])).toThrow(TypeError);
    expect(() => addressKind([0, 0, 0, 0, 0, 0, 0, 65537])).toThrow(TypeError);
  });

  it.each([
    "",
    "example.org",
    "127.1",
    "0x7f.0.0.1",
    "0177.0.0.1",
    "127.0.0.1.",
    "[::1]",
    "::1%",
    "1.1.1.1%a",
  ])("%j is not an address by RFC 3986 §3.2.2", (text) => {
    expect(addressKind(text)).toBeUndefined();
  });
});

describe("parsePrefix", () => {
  it.each(["10.0.0.0/8", "0.0.0.0/0", "10.1.2.3", "10.1.2.3/32", "::/0", "fd00::/8", "::1", "2001:db8::/33"])(
    "%s is a block",
    (text) => {
      expect(parsePrefix(text)).toBeDefined();
    },
  );

  it.each([
    "10.0.0.1/8",
    "10.0.0.0/33",
    "10.0.0.0/08",
    "10.0.0.0/",
    "::1/127",
    "::/129",
    "10/8",
    "a",
    "[::1]",
  ])("%s is not: no address, a bit is set after the prefix, or its length is not one", (text) => {
    expect(parsePrefix(text)).toBeUndefined();
  });

  it("an address of one version is in no block of the other", () => {
    const all = parsePrefix("0.0.0.0/0");
    expect(all && isInPrefix(0xffffffff, all)).toBe(true);
    expect(all && isInPrefix(new Uint16Array(8), all)).toBe(false);
  });
});
