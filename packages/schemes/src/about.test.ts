import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { errorOf, expectIdentity, maybe } from "../test/scheme-expectations.ts";
import { type AboutReading, about } from "./about.ts";

describe("RFC 6694 §2.1", () => {
  it.each<[string, AboutReading]>([
    ["about:blank", { token: "blank", query: undefined }],
    ["about:", { token: "", query: undefined }],
    ["about:config?filter=a%26b", { token: "config", query: "filter=a%26b" }],
    ["about:a%2Fb:c@d", { token: "a/b:c@d", query: undefined }],
    ["about:blank#f", { token: "blank", query: undefined }],
  ])("%s", (text, reading) => {
    expect(about.read(text)).toEqual(reading);
    expect(about.read(about.build(reading))).toEqual(reading);
  });

  it.each([
    ["about:a/b", 7],
    ["about:/a", 6],
    ["about://blank", 6],
  ])("%s is refused at %i", (text, index) => {
    expect(errorOf(() => about.read(text))).toMatchObject({ index, input: text });
  });

  it("read ∘ build is the identity", () => {
    const readings: fc.Arbitrary<AboutReading> = fc.record({
      token: fc.string({ unit: fc.constantFrom(..."ab/?:é%") }),
      query: maybe(fc.constantFrom("", "a=b?/")),
    });
    expectIdentity(about, readings);
  });
});

describe("the plan", () => {
  it("RFC 6694 §3: about:blank is a blank page", () => {
    expect(about.plan("about:blank?a#b").steps).toMatchObject([
      { do: "take", mediaType: "text/html;charset=utf-8", octets: new Uint8Array() },
    ]);
  });

  it("others are the program's own", () => {
    expect(about.plan("about:config").steps).toMatchObject([
      { do: "request", parameters: { token: "config" } },
    ]);
    expect(errorOf(() => about.plan("about:a%0Ab")).code).toBe("protocol-line-break");
  });
});
