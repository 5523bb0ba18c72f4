import fc from "fast-check";
import { normalize } from "urikit";
import { describe, expect, it } from "vitest";
import { data, errorOf, expectIdentity, maybe } from "../test/scheme-expectations.ts";
import { type InfoReading, info } from "./info.ts";
import { schemeSet } from "./set.ts";

describe("RFC 4452 §4: the reading", () => {
  it.each<[string, Partial<InfoReading>]>([
    ["info:ddc/22/eng//004.678", { namespace: "ddc", identifier: "22/eng//004.678", fragment: undefined }],
    ["info:lccn/2002022641", { namespace: "lccn", identifier: "2002022641" }],
    [
      "info:sici/0363-0277(19950315)120:5%3C%3E1.0.TX;2-V",
      { namespace: "sici", identifier: "0363-0277(19950315)120:5<>1.0.TX;2-V" },
    ],
    ["info:bibcode/2003Icar..163..263Z", { namespace: "bibcode", identifier: "2003Icar..163..263Z" }],
    ["info:pmid/12376099", { namespace: "pmid", identifier: "12376099" }],
    ["info:PII/a%2Fb#c?d", { namespace: "pii", identifier: "a/b", fragment: "c?d" }],
    ["info:a+b-c.d/", { namespace: "a+b-c.d", identifier: "" }],
  ])("%s", (text, reading) => {
    expect(info.read(text)).toMatchObject(reading);
    expect(info.read(info.build(info.read(text)))).toEqual(info.read(text));
  });

  it.each([
    ["info:", 5],
    ["info:ddc", 5],
    ["info:/x", 5],
    ["info:1a/x", 5],
    ["info:a_b/x", 5],
    ["info://ddc/x", 5],
    ["info:ddc/x?y", 10],
  ])("%s is refused at %i", (text, index) => {
    expect(errorOf(() => info.read(text))).toMatchObject({ index, input: text });
  });

  it("§6.2: there is no way to dereference one", () => {
    expect(errorOf(() => info.plan("info:pmid/12376099")).code).toBe("no-plan");
  });
});

describe("RFC 4452 §5: the four examples of normalization", () => {
  it.each([
    ["INFO:PII/S0888-7543(02)96852-7", "info:pii/S0888-7543(02)96852-7"],
    ["info:PII/S0888754302968527", "info:pii/S0888754302968527"],
    ["info:pii/S0888%2D7543%2802%2996852%2D7", "info:pii/S0888-7543(02)96852-7"],
    ["info:pii/s0888-7543(02)96852-7", "info:pii/s0888-7543(02)96852-7"],
    ["info:A/%2f%21%2a%27%3c", "info:a/%2F!*'%3C"],
    ["info:A_/%28", "info:A_/%28"],
  ])("%s → %s", (text, normal) => {
    expect(normalize(text, { level: "scheme", schemes: schemeSet(info) })).toBe(normal);
  });
});

it("read ∘ build is the identity", () => {
  const readings: fc.Arbitrary<InfoReading> = fc.record({
    namespace: fc.constantFrom("a", "a+b.c-1"),
    identifier: data,
    fragment: maybe(fc.constantFrom("", "a/?b")),
  });
  expectIdentity(info, readings);
  expect(errorOf(() => info.build({ namespace: "DDC", identifier: "x" })).code).toBe("component-mismatch");
});
