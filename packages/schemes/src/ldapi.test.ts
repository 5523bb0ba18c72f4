import fc from "fast-check";
import { normalize } from "urikit";
import { describe, expect, it } from "vitest";
import { errorOf, expectIdentity, inEnglish, maybe } from "../test/scheme-expectations.ts";
import { type LdapiReading, ldapi } from "./ldapi.ts";
import { schemeSet } from "./set.ts";

describe("ldapi, by custom: the search of RFC 4516 §2 over a socket", () => {
  it.each<[string, Partial<LdapiReading>]>([
    ["ldapi:///", { socket: undefined, dn: "", attributes: [] }],
    ["ldapi://%2Fvar%2Frun%2Fslapd%2Fldapi", { socket: "/var/run/slapd/ldapi", dn: "" }],
    [
      "ldapi://%2fvar%2frun%2fldapi/c=GB?cn,sn?ONE?(a=b)?x=y",
      { socket: "/var/run/ldapi", dn: "c=GB", scope: "one" },
    ],
    ["ldapi://run.sock/", { socket: "run.sock" }],
  ])("%s", (text, reading) => {
    expect(ldapi.read(text)).toMatchObject(reading);
    expect(ldapi.read(ldapi.build(ldapi.read(text)))).toEqual(ldapi.read(text));
  });

  it.each([
    ["ldapi:c=GB", 6],
    ["ldapi://%2Fs:389/", 12],
    ["ldapi://%2Fs:1/", 12],
    ["ldapi://[::1]/", 8],
    ["ldapi://u@%2Fs/", 8],
    ["ldapi://%FF/", 8],
    ["ldapi://%2Fs?cn", 12],
    ["ldapi://%2Fs/??x", 15],
  ])("%s is refused at %i", (text, index) => {
    expect(errorOf(() => ldapi.read(text))).toMatchObject({ index, input: text });
  });

  it("the plan connects to no host: the socket is a parameter", () => {
    const plan = ldapi.plan("ldapi://%2Frun%2Fldapi/c=GB??sub");
    expect(plan.port).toBeUndefined();
    expect(inEnglish(plan)).toMatchObject([
      {
        do: "request",
        of: "ldap",
        operation: "search",
        parameters: { socket: "/run/ldapi", baseObject: "c=GB", scope: "sub", filter: "(objectClass=*)" },
        note: "search the directory (RFC 4511 §4.5), over this socket",
      },
    ]);
    expect(inEnglish(ldapi.plan("ldapi:///"))[0]?.note).toContain("over your own socket");
  });

  it("RFC 4516 §2: a critical extension that is not known is refused; RFC 3986 §7.2: so is a socket with a line break", () => {
    expect(errorOf(() => ldapi.plan("ldapi:///????!x")).code).toBe("access-refused");
    expect(ldapi.plan("ldapi:///????!x", { extensions: ["x"] }).steps).toHaveLength(1);
    expect(errorOf(() => ldapi.plan("ldapi://%2Fs%0D%0A/")).code).toBe("protocol-line-break");
    expect(errorOf(() => ldapi.plan("ldapi://%2Fs%00/")).code).toBe("protocol-line-break");
  });

  it.each([
    ["ldapi://%2fs", "ldapi://%2Fs/"],
    ["ldapi://%2Fs/c=GB??base?(objectclass=*)", "ldapi://%2Fs/c=GB"],
  ])("normalize %s: %s", (text, normal) => {
    expect(normalize(text, { level: "scheme", schemes: schemeSet(ldapi) })).toBe(normal);
  });

  it("read ∘ build is the identity", () => {
    const readings: fc.Arbitrary<LdapiReading> = fc.record({
      socket: maybe(fc.string({ unit: fc.constantFrom(..."/a.@:%?é "), minLength: 1 })),
      dn: fc.constantFrom("", "c=GB", "o=a?b,c=d/e"),
      attributes: fc.constantFrom([], ["cn"], ["cn;lang-de", "*"]),
      scope: maybe(fc.constantFrom("base", "one", "sub")),
      filter: maybe(fc.constant("(a=b?)")),
      extensions: fc.constantFrom([], [{ critical: true, type: "x", value: "a,b" }]),
    });
    expectIdentity(ldapi, readings);
  });
});
