import fc from "fast-check";
import { normalize } from "urikit";
import { describe, expect, it } from "vitest";
import { errorOf, expectIdentity, host, maybe, port } from "../test/scheme-expectations.ts";
import { type LdapReading, ldap, ldaps } from "./ldap.ts";
import { schemeSet } from "./set.ts";
import { standardSchemes } from "./standard.ts";

describe("RFC 4516 §4: its examples", () => {
  it.each<[string, object]>([
    ["ldap:///o=University%20of%20Michigan,c=US", { server: undefined, dn: "o=University of Michigan,c=US" }],
    [
      "ldap://ldap1.example.net/o=University%20of%20Michigan,c=US",
      { server: { host: "ldap1.example.net", port: 389 }, attributes: [], scope: undefined },
    ],
    ["ldap://ldap1.example.net/o=U,c=US?postalAddress", { attributes: ["postalAddress"] }],
    [
      "ldap://ldap1.example.net:6666/o=University%20of%20Michigan,c=US??sub?(cn=Babs%20Jensen)",
      {
        server: { host: "ldap1.example.net", port: 6666 },
        attributes: [],
        scope: "sub",
        filter: "(cn=Babs Jensen)",
      },
    ],
    [
      "LDAP://ldap1.example.com/c=GB?objectClass?ONE",
      { dn: "c=GB", attributes: ["objectClass"], scope: "one" },
    ],
    ["ldap://ldap2.example.com/o=Question%3f,c=US?mail", { dn: "o=Question?,c=US", attributes: ["mail"] }],
    [
      "ldap://ldap3.example.com/o=Babsco,c=US???(four-octet=%5c00%5c00%5c00%5c04)",
      { filter: "(four-octet=\\00\\00\\00\\04)" },
    ],
    ["ldap://ldap.example.com/o=An%20Example%5C2C%20Inc.,c=US", { dn: "o=An Example\\2C Inc.,c=US" }],
    ["ldap://ldap.example.net", { dn: "" }],
    ["ldap://ldap.example.net/", { dn: "" }],
    ["ldap://ldap.example.net/?", { attributes: [] }],
    [
      "ldap:///??sub??e-bindname=cn=Manager%2cdc=example%2cdc=com",
      {
        scope: "sub",
        extensions: [{ critical: false, type: "e-bindname", value: "cn=Manager,dc=example,dc=com" }],
      },
    ],
    [
      "ldap:///??sub??!e-bindname=cn=Manager%2cdc=example%2cdc=com",
      { extensions: [{ critical: true, type: "e-bindname", value: "cn=Manager,dc=example,dc=com" }] },
    ],
  ])("%s", (text, reading) => {
    expect(ldap.read(text)).toMatchObject(reading);
    expect(ldap.read(ldap.build(ldap.read(text)))).toEqual(ldap.read(text));
  });

  it.each([
    ["ldap:a", "invalid-for-scheme", 5],
    ["ldap://u@h/", "userinfo-not-allowed", 7],
    ["ldap://:390/", "missing-host", 7],
    ["ldap://h?a", "invalid-for-scheme", 8],
    ["ldap://h/?a,,b", "invalid-for-scheme", 12],
    ["ldap://h/?1a", "invalid-for-scheme", 10],
    ["ldap://h/??tree", "invalid-for-scheme", 11],
    ["ldap://h/???a=b", "invalid-for-scheme", 12],
    ["ldap://h/???(a=b))(", "invalid-for-scheme", 12],
    ["ldap://h/????!=x", "invalid-for-scheme", 14],
    ["ldap://h/?????", "invalid-for-scheme", 13],
    ["ldap://h/%FF", "invalid-utf-8", 9],
  ])("%s: %s", (text, code, index) => {
    expect(errorOf(() => ldap.read(text))).toMatchObject({ code, index, input: text });
  });
});

describe("the plan", () => {
  it("is a search with the defaults of §2", () => {
    expect(ldap.plan("ldap:///")).toMatchObject({
      port: { number: 389, status: "own" },
      steps: [
        { do: "connect", host: undefined },
        {
          do: "request",
          operation: "search",
          parameters: { baseObject: "", scope: "base", filter: "(objectClass=*)", attributes: [] },
        },
      ],
    });
  });

  it("§2: a critical extension must be known", () => {
    expect(errorOf(() => ldap.plan("ldap:///????!x=1"))).toMatchObject({ code: "access-refused", index: 12 });
    expect(ldap.plan("ldap:///????!X=1", { extensions: ["x"] }).steps).toHaveLength(2);
    expect(ldap.plan("ldap:///????x=1").steps).toHaveLength(2);
  });
});

it("read ∘ build is the identity", () => {
  const text = fc.string({ unit: "grapheme" });
  const readings: fc.Arbitrary<LdapReading> = fc.record({
    server: maybe(fc.record({ host, port })),
    dn: text,
    attributes: fc.array(fc.constantFrom("cn", "2.5.4.3", "userCertificate;binary", "*", "+")),
    scope: maybe(fc.constantFrom("base" as const, "one" as const, "sub" as const)),
    filter: maybe(fc.constantFrom("(a=b?,%)", "(&(a=é)(b=\\28))")),
    extensions: fc.array(
      fc.record({ critical: fc.boolean(), type: fc.constantFrom("e-x", "1.2.3"), value: maybe(text) }),
    ),
  });
  expectIdentity(ldap, readings);
});

it.each([
  ["ldap://H:389", "ldap://h/"],
  ["ldap://h/c=GB???", "ldap://h/c=GB"],
  ["ldap://h/c=GB??BASE?", "ldap://h/c=GB"],
  ["ldap://h/c=GB?cn?ONE", "ldap://h/c=GB?cn?one"],
])("normal form of %s", (text, normal) => {
  expect(normalize(text, { level: "scheme", schemes: schemeSet(ldap) })).toBe(normal);
});

describe("RFC 4516 §2, RFC 3986 §6.2.3: what is left out", () => {
  it.each(["ldap:///", "ldap://:/", "ldap://:389/"])("%s names no server", (text) => {
    expect(ldap.read(text).server).toBeUndefined();
  });

  it("a scope is lower-cased, its triplets are not (RFC 3986 §6.2.2.1)", () => {
    const options = { level: "scheme", schemes: standardSchemes } as const;
    expect(normalize("ldap:///o=x??%C3%A9?(a=b)", options)).toBe("ldap:///o=x??%C3%A9?(a=b)");
  });

  it("what is refused is not made valid: attributes without a slash before them", () => {
    const options = { level: "scheme", schemes: standardSchemes } as const;
    expect(normalize("ldap://h?cn", options)).toBe("ldap://h?cn");
    expect(normalize("ldap://h", options)).toBe("ldap://h/");
  });
});

describe("RFC 4515 §3: a filter", () => {
  it.each(["(foo)", "()", "(&(a=b)())", "(!)", "(=a)", "((a=b))"])("%s is none", (filter) => {
    expect(errorOf(() => ldap.read(`ldap:///??sub?${filter}`)).code).toBe("invalid-for-scheme");
  });

  it.each(["(a=b)", "(a=)", "(&(a=b)(|(c>=d)(e~=f)))", "(!(a=*b*))", "(a:dn:2.4.8:=b)", "(&)", "(|)"])(
    "%s is one",
    (filter) => {
      expect(ldap.read(`ldap:///??sub?${filter.replaceAll("|", "%7C").replaceAll(">", "%3E")}`).filter).toBe(
        filter,
      );
    },
  );

  it("the default one is left out in the normal form (RFC 4516 §2)", () => {
    const options = { level: "scheme", schemes: standardSchemes } as const;
    expect(normalize("ldap://h/o=x??sub?(objectClass=*)", options)).toBe("ldap://h/o=x??sub");
    expect(normalize("ldap://h/o=x??sub?(objectclass=*)?!e", options)).toBe("ldap://h/o=x??sub??!e");
  });
});

describe("ldaps, by custom", () => {
  it("is the same over TLS, on port 636", () => {
    const text = "ldaps://ldap1.example.net/c=GB?objectClass?ONE";
    expect(ldaps.read(text)).toEqual({
      ...ldap.read(text.replace("ldaps", "ldap")),
      server: { host: "ldap1.example.net", port: 636 },
    });
    expect(ldaps.build({ server: { host: "h" }, dn: "c=GB" })).toBe("ldaps://h/c=GB");
    expect(ldaps.plan(text).steps[0]).toMatchObject({ do: "connect", port: 636, tls: "implicit" });
    expect(ldaps.plan("ldaps:///c=GB").steps[0]).toMatchObject({
      host: undefined,
      port: 636,
      tls: "implicit",
    });
    expect(ldap.plan("ldap:///c=GB").steps[0]).toMatchObject({ host: undefined, port: 389, tls: "none" });
  });
});

it("RFC 3986 §2.3: a scope is read with an unreserved character as a triplet", () => {
  expect(ldap.read("ldap://h/??BA%53E")).toEqual(ldap.read("ldap://h/??BASE"));
});
