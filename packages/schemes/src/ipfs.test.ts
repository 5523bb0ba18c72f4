import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { errorOf, expectIdentity } from "../test/scheme-expectations.ts";
import { type IpfsReading, ipfs, ipns } from "./ipfs.ts";

const CID = "bafkreigh2akiscaildcqabsyg3dfr6chu3fgpregiymsck7e7aqa4s52zy";
const KEY = "k51qzi5uqu5dgutdk6i1ynyzgkqngpha5xpgia3a5qqp4jsh0u4csozksxel2r";
const OLD = "QmZyRCtk8MGpuWXn2d1QyTfLWKMTHrT2aHs2vDkfry5zKT";

describe("IPFS Addressing in Web Browsers", () => {
  it("ipfs://{cid}, with a path", () => {
    expect(ipfs.read(`ipfs://${CID}`)).toEqual({ cid: CID, names: [], query: undefined });
    expect(ipfs.read(`ipfs://${CID}/a%2Fb/c?d`)).toEqual({ cid: CID, names: ["a/b", "c"], query: "d" });
    expect(ipfs.read(`ipfs://${CID.toUpperCase()}/`)).toEqual({ cid: CID, names: [""], query: undefined });
  });

  it("ipns://{dnslink} and ipns://{libp2p-key}", () => {
    expect(ipns.read("ipns://cid.ipfs.io").name).toBe("cid.ipfs.io");
    expect(ipns.read(`ipns://${KEY}/a`)).toEqual({ name: KEY, names: ["a"], query: undefined });
    expect(errorOf(() => ipns.read("ipns://localhost")).index).toBe(7);
  });

  it.each([
    ["multibase: a digit that is not of base32", CID.replace("2", "1")],
    ["multihash: a digest that is too short", CID.slice(0, -2)],
    ["multihash: one that is too long", `${CID}aa`],
    ["the version is 1", "bai"],
    ["base16 has digits up to f", "f0155g"],
    ["only a multibase", "b"],
    ["a domain name", "example.org"],
  ])("multiformats/cid, %s: %s", (_rule, host) => {
    expect(errorOf(() => ipfs.read(`ipfs://${host}/`))).toMatchObject({ rule: "CID", index: 7 });
  });

  it("multiformats/cid: the identity hash of two octets in base16 and base32 with hexadecimal digits", () => {
    // 01 version, 55 raw, 00 identity, 02 its length, and the digest "hi".
    expect(ipfs.read("ipfs://f015500026869").cid).toBe("f015500026869");
    expect(ipfs.read("ipfs://v05ag00jk6g").cid).toBe("v05ag00jk6g");
  });

  it("RFC 3986 §3.2.2: a host has no case, so that one of version 0 is read leniently alone, as it is written", () => {
    expect(errorOf(() => ipfs.read(`ipfs://${OLD}`)).rule).toBe("CID");
    const { cid, warnings } = ipfs.read(`ipfs://${OLD}`, { lenient: true });
    expect([cid, warnings?.length]).toEqual([OLD, 1]);
  });

  it.each([
    ["ipfs:a", "missing-host", 5],
    [`ipfs://u@${CID}`, "userinfo-not-allowed", 7],
    [`ipfs://${CID}:80`, "invalid-for-scheme", 7 + CID.length],
  ])("%s: %s", (text, code, index) => {
    expect(errorOf(() => ipfs.read(text))).toMatchObject({ code, index });
  });

  it("the plan asks for a path", () => {
    expect(ipfs.plan(`ipfs://${CID}/a%20b`).steps).toMatchObject([
      { of: "IPFS", operation: "get", parameters: { names: ["ipfs", CID, "a b"] } },
    ]);
    expect(errorOf(() => ipns.plan("ipns://cid.ipfs.io/%0D")).code).toBe("protocol-line-break");
  });

  it("read ∘ build is the identity", () => {
    const readings: fc.Arbitrary<IpfsReading> = fc.record({
      cid: fc.constant(CID),
      names: fc.array(fc.string({ unit: fc.constantFrom(..."a/?#% é") }), { maxLength: 3 }),
      query: fc.constantFrom(undefined, "", "a"),
    });
    expectIdentity(ipfs, readings);
  });
});
