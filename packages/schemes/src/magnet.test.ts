import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { errorOf, expectIdentity, maybe } from "../test/scheme-expectations.ts";
import { type MagnetReading, magnet } from "./magnet.ts";

const HEX = "c12fe1c06bba254a9dc9f519b335aa7c1367a88a";

describe("BEP 9, magnet URI format", () => {
  it("v1: xt, dn, tr and x.pe; other parameters stay in their order", () => {
    const text = `magnet:?xt=urn:btih:${HEX}&dn=a%20b%26c&tr=http://t.example/announce&tr=udp://u:1&x.pe=h:2&so=0-2&flag`;
    expect(magnet.read(text)).toEqual({
      topics: [`urn:btih:${HEX}`],
      name: "a b&c",
      trackers: ["http://t.example/announce", "udp://u:1"],
      peers: ["h:2"],
      parameters: [
        { name: "so", value: "0-2" },
        { name: "flag", value: undefined },
      ],
    });
    expect(magnet.build(magnet.read(text))).toBe(text);
  });

  it.each([
    `urn:btih:${HEX.toUpperCase()}`,
    "urn:btih:ABCDEFGHIJKLMNOPQRSTUVWXYZ234567",
    `urn:btmh:1220${"0".repeat(64)}`,
    "urn:sha1:YNCKHTQCWBTRNJIV4WNAE52SJUQCZO5C",
  ])("a topic is %s", (topic) => {
    expect(magnet.read(`magnet:?xt=${topic}`).topics).toEqual([topic]);
  });

  it("btmh and btih may exist in the same magnet if they describe the same hybrid torrent", () => {
    const [one, other] = [
      "urn:btih:631a31dd0a46257d5078c0dee4e66e26f73e42ac",
      "urn:btmh:1220d8dd32ac93357c368556af3ac1d95c9d76bd0dff6fa9833ecdac3d53134efabb",
    ];
    expect(magnet.read(`magnet:?xt=${one}&xt=${other}&dn=a`).topics).toEqual([one, other]);
  });

  it("several topics and trackers may be numbered; a second name is a parameter", () => {
    const reading = magnet.read("magnet:?xt.1=urn:a1:b&xt.2=urn:a1:c&tr.1=d&dn=e&dn=f");
    expect(reading).toMatchObject({ topics: ["urn:a1:b", "urn:a1:c"], trackers: ["d"], name: "e" });
    expect(reading.parameters).toEqual([{ name: "dn", value: "f" }]);
  });

  it.each([
    ["magnet:", 7],
    ["magnet:a?xt=urn:a1:b", 7],
    ["magnet://h/?xt=urn:a1:b", 7],
    ["magnet:?dn=a", 8],
    ["magnet:?dn=a&xt", 8],
    ["magnet:?dn=a&xt=b", 13],
    ["magnet:?xt=urn:btih:12345", 8],
    [`magnet:?xt=urn:btmh:1220${HEX}`, 8],
  ])("%s is refused at %i", (text, index) => {
    expect(errorOf(() => magnet.read(text))).toMatchObject({ code: "invalid-for-scheme", index });
  });

  it("the plan asks peers; a line break goes nowhere (RFC 3986 §7.2)", () => {
    expect(magnet.plan(`magnet:?xt=urn:btih:${HEX}&tr=a`).steps).toMatchObject([
      { do: "request", of: "peers", parameters: { topics: [`urn:btih:${HEX}`], trackers: ["a"] } },
    ]);
    expect(errorOf(() => magnet.plan("magnet:?xt=urn:a1:b&tr=a%0D%0A")).code).toBe("protocol-line-break");
  });

  it("a long one is planned", () => {
    expect(magnet.plan(`magnet:?xt=urn:a1:b${"&tr=a".repeat(130_000)}`).steps).toHaveLength(1);
  });

  it("read ∘ build is the identity", () => {
    const text = fc.string({ unit: fc.constantFrom(..."ab&=?#%/ é") });
    const readings: fc.Arbitrary<MagnetReading> = fc.record({
      topics: fc.array(fc.constantFrom("urn:a1:b", `urn:btih:${HEX}`), { minLength: 1, maxLength: 2 }),
      name: maybe(text),
      trackers: fc.array(text, { maxLength: 2 }),
      peers: fc.array(text, { maxLength: 1 }),
      parameters: fc.array(fc.record({ name: text.map((name) => `x${name}`), value: maybe(text) }), {
        maxLength: 2,
      }),
    });
    expectIdentity(magnet, readings);
  });
});
