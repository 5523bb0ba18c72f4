import { isPublicSuffix } from "@urikit/domains";
import { describe, expect, it } from "vitest";
import { guard } from "./guard.ts";
import { POLICY_SCHEMA, PolicyError, type PolicyInit, type PolicyOptions, readPolicy } from "./policy.ts";

describe("readPolicy", () => {
  it.each<[unknown, string]>([
    [null, 'a policy is an object, such as {"schemes": ["https"]}, not null'],
    [[], 'a policy is an object, such as {"schemes": ["https"]}, not a list'],
    ["x", 'a policy is an object, such as {"schemes": ["https"]}, not a value of the type string'],
    [{ host: [] }, 'a policy has no key "host": did you mean hosts?'],
    [{ Schemes: [] }, 'a policy has no key "Schemes": did you mean schemes?'],
    [
      { x: 1 },
      'a policy has no key "x": known are schemes, hosts, ports, allowUserinfo, allowAddresses, allowDisagreement',
    ],
    [{ schemes: "https" }, "schemes: it is a list of strings, not a value of the type string"],
    [{ schemes: null }, "schemes: it is a list of strings, not null"],
    [{ schemes: ["https", "http:"] }, 'schemes[1]: "http:" is not a scheme, such as "https" (RFC 3986 §3.1)'],
    [{ hosts: [1] }, "hosts[0]: it is a string, not a value of the type number"],
    [
      { hosts: ["http://x.org"] },
      'hosts[0]: "http://x.org" is not a host: a name in ASCII, an address, ".example.org" for all names below it, or "*"',
    ],
    [{ ports: ["80"] }, "ports[0]: it is a number, not a value of the type string"],
    [{ ports: [65536] }, "ports[0]: 65536 is not a port from 0 to 65535"],
    [{ ports: [80.5] }, "ports[0]: 80.5 is not a port from 0 to 65535"],
    [{ allowUserinfo: 1 }, "allowUserinfo: it is true or false, not a value of the type number"],
    [{ allowDisagreement: "no" }, "allowDisagreement: it is true or false, not a value of the type string"],
    [
      { allowAddresses: ["10.0.0.1/8"] },
      'allowAddresses[0]: "10.0.0.1/8" is not an address, or a block without bits after its prefix, such as "10.0.0.0/8"',
    ],
  ])("%j is refused: %s", (value, message) => {
    expect(() => readPolicy(value as PolicyInit)).toThrow(PolicyError);
    expect(() => readPolicy(value as PolicyInit)).toThrow(message);
  });

  it.each([
    "",
    ".",
    "*.x.org",
    "x..org",
    "..org",
    "-x.org",
    "x.org/",
    "x.org:80",
    "b\u00fccher.example",
    "127.1",
    "0x7f",
    "[::1",
    "a b",
  ])("%j is not a host", (host) => {
    expect(() => readPolicy({ hosts: [host] })).toThrow(PolicyError);
  });

  it("is read once", () => {
    const policy = readPolicy({
      schemes: ["HTTPS"],
      hosts: ["*", "X.org", ".y.ORG", "[::0:1]"],
      ports: [443],
    });
    expect(readPolicy(policy)).toBe(policy);
    expect(policy).toMatchObject({
      schemes: new Set(["https"]),
      anyHost: true,
      hosts: new Set(["x.org", "::1"]),
      suffixes: new Set([".y.org"]),
      ports: new Set([443]),
    });
  });

  it.each([
    ["allowSecrets", undefined],
    ["allowUserInfos", "allowUserinfo"],
    ["alowAddresses", "allowAddresses"],
    ["allow", undefined],
    ["prts", "ports"],
    ["shemas", "schemes"],
    ["hst", "hosts"],
    ["prots", "ports"],
    ["", undefined],
    ["a".repeat(10_000), undefined],
  ])(
    "hints from %j at %s: at two edits at most, and so never at a key that opens something else",
    (key, meant) => {
      const refused = () => readPolicy({ [key]: true } as PolicyInit);
      expect(refused).toThrow(meant === undefined ? "known are schemes, hosts" : `did you mean ${meant}?`);
    },
  );

  it.each([".co.uk", ".COM", ".github.io.", ".kawasaki.jp", ".xn--p1ai"])(
    "refuses the host %s, where it can ask for public suffixes",
    (host) => {
      expect(() => readPolicy({ hosts: ["a.example", host] }, { isPublicSuffix })).toThrow(
        `hosts[1]: "${host}" is for all names below a public suffix`,
      );
      expect(readPolicy({ hosts: [host] }).suffixes.size).toBe(1);
    },
  );

  it("takes other hosts where it can ask: a suffix by itself, names below a domain, names of one's own network", () => {
    const hosts = [
      "*",
      "github.io",
      ".example.co.uk",
      ".me.github.io",
      ".city.kawasaki.jp",
      ".internal",
      "10.0.0.1",
    ];
    expect(readPolicy({ hosts }, { isPublicSuffix }).suffixes.size).toBe(4);
  });

  it("takes functions alone for what it can ask, and none that a prototype brings", () => {
    expect(() => readPolicy({}, { mapIri: true } as unknown as PolicyOptions)).toThrow(
      "mapIri must be a function",
    );
    expect(() => readPolicy({}, { isPublicSuffix: "co.uk" } as unknown as PolicyOptions)).toThrow(TypeError);
    expect(() => readPolicy({}, null as unknown as PolicyOptions)).toThrow(
      "options must be an object, not null",
    );
    try {
      Object.assign(Object.prototype, { mapIri: String });
      expect(readPolicy({}).mapIri).toBeUndefined();
    } finally {
      Reflect.deleteProperty(Object.prototype, "mapIri");
    }
  });

  it("reads no inherited key: where a prototype is polluted, {} still denies all", () => {
    const open = {
      schemes: ["https"],
      hosts: ["*"],
      ports: [443],
      allowUserinfo: true,
      allowAddresses: ["0.0.0.0/0", "::/0"],
      allowDisagreement: true,
    };
    const denied = { schemes: new Set(), anyHost: false, hosts: new Set(), ports: undefined };
    expect(readPolicy(Object.create(open) as PolicyInit)).toMatchObject(denied);
    try {
      Object.assign(Object.prototype, open);
      const policy = readPolicy({});
      expect(policy).toMatchObject({
        ...denied,
        allowUserinfo: false,
        allowAddresses: [],
      });
      expect(policy.allowDisagreement).toBe(false);
      const only = readPolicy({ schemes: ["https"], hosts: ["a.example"] });
      expect([...only.hosts, only.anyHost, only.ports]).toEqual(["a.example", false, undefined]);
      expect(guard("https://www.w3.org/", {}).allowed).toBe(false);
      expect(guard("https://u:p@a.example/", only).allowed).toBe(false);
      expect(guard.address("127.0.0.1", {}).allowed).toBe(false);
      expect(guard.redirect("https://a.example/", "https://www.w3.org/", only).allowed).toBe(false);
    } finally {
      for (const key of Object.keys(open)) Reflect.deleteProperty(Object.prototype, key);
    }
    expect(readPolicy({ ports: undefined } as unknown as PolicyInit).ports).toBeUndefined();
  });

  it("knows the keys of its schema, and every list and flag of it", () => {
    const samples: Record<string, unknown> = { array: [], boolean: true };
    for (const [key, { type }] of Object.entries(POLICY_SCHEMA.properties)) {
      expect(() => readPolicy({ [key]: samples[type] })).not.toThrow();
      expect(() => readPolicy({ [key]: {} })).toThrow(PolicyError);
    }
    const keys = Object.keys(POLICY_SCHEMA.properties).join(", ");
    expect(() => readPolicy({ x: 1 } as PolicyInit)).toThrow(`known are ${keys}`);
    expect(POLICY_SCHEMA.additionalProperties).toBe(false);
  });
});
