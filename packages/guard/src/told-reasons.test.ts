// What the guard says of each reason, whole: the statement with its values, and the section. Whoever shows a denial needs
// them as much as the id.
import { describe, expect, it } from "vitest";
import { guard } from "./guard.ts";
import { PolicyError, type PolicyInit, readPolicy } from "./policy.ts";
import type { GuardVerdict } from "./verdict.ts";

const ANY: PolicyInit = { schemes: ["http", "https"], hosts: ["*"] };
const LISTED: PolicyInit = { schemes: ["http"], hosts: ["a.example", ".b.example"] };

/** Each reason as `id: statement(values), section`, and each open question. */
function told({ reasons, open }: GuardVerdict): readonly string[] {
  return [
    ...reasons.map(({ id, message, section }) => `${id}: ${shown(message)}${section ? `, ${section}` : ""}`),
    ...open.map(({ id, message }) => `open ${id}: ${shown(message)}`),
  ];
}

function shown(value: unknown): string {
  if (typeof value !== "object" || value === null) return String(value);
  const { id, values } = value as { readonly id: string; readonly values: readonly unknown[] };
  return values.length === 0 ? id : `${id}(${values.map(shown).join(", ")})`;
}

const LOOPBACK =
  "loopback-address: found-in-block(127.0.0.1, 127.0.0.0/8, block-loopback, RFC 1122 §3.2.1.3), RFC 6890, RFC 3986 §7.4";
const PRIVATE =
  "private-address: found-in-block(10.0.0.1, 10.0.0.0/8, block-private-use, RFC 1918), RFC 6890, RFC 3986 §7.4";
const UNRESOLVED = "open name-not-resolved: name-not-resolved";

describe("a verdict tells each reason, its values and its section", () => {
  it.each<[reference: string, ...reasons: string[]]>([
    ["http://h.example/", UNRESOLVED],
    ["http://a_b.example/", UNRESOLVED],
    ["http://8-8-8-8.nip.io/", UNRESOLVED],
    ["http://8.8.8.8/"],
    ["http://h.example:/", UNRESOLVED],
    ["http://u:p@h.example/", "credentials-not-allowed: denied-credentials, RFC 3986 §3.2.1, §7.5"],
    ["http://h.example:81/", "port-not-allowed: denied-port(81), RFC 3986 §7.2"],
    ["ftp://h.example/", "scheme-not-allowed: denied-scheme(ftp)"],
    ["//h.example/", "not-absolute: denied-relative, RFC 3986 §4.3"],
    ["a b", "not-a-reference: denied-not-a-reference, RFC 3986 §4.1"],
    ["http://127.0.0.1/", LOOPBACK],
    ["http://[::ffff:10.0.0.1]/", PRIVATE],
    ["http://[64:ff9b::8.8.8.8]/", "open nat64-needed: nat64-needed(64:ff9b::808:808, 8.8.8.8)"],
    ["http://[64:ff9b::a00:1]/", PRIVATE],
    [
      "http://[2002:a00:1::]/",
      "embedded-address: found-in-block(2002:a00:1::, 2002::/16, block-6to4, RFC 3056), RFC 6890, RFC 3986 §7.4",
      PRIVATE,
    ],
    ["http://1.2.3.4.5/", "malformed-ipv4: denied-malformed-ipv4(1.2.3.4.5), RFC 3986 §7.4"],
    ["http://a..b/", "host-not-a-name: denied-not-a-name(a..b, empty-label), RFC 3986 §3.2.2"],
    ["http://localhost/", "loopback-name: denied-name(localhost, loopback, RFC 6761 §6.3), RFC 3986 §7.4"],
    ["http://x.onion/", "name-not-in-dns: denied-name(onion, not-in-dns, RFC 7686 §2), RFC 3986 §7.4"],
    ["http://10-0-0-1.nip.io/", "address-name: denied-name(10-0-0-1, spells-address, nip.io), RFC 3986 §7.4"],
  ])("%s", (reference, ...reasons) => {
    const verdict = guard(reference, ANY);
    expect(told(verdict)).toEqual(reasons);
    expect(verdict.allowed).toBe(verdict.reasons.length === 0);
  });

  it.each<[reference: string, ...reasons: string[]]>([
    ["http:///a", "host-missing: denied-without-host, RFC 3986 §3.2.2"],
    [
      "http://[v1.a]/",
      "host-not-a-name: denied-not-a-name([v1.a], unknown-address-version), RFC 3986 §3.2.2",
    ],
    ["http://0x7f.1/", "rare-ipv4: denied-rare-ipv4(0x7f.1, 127.0.0.1), RFC 3986 §7.4", LOOPBACK],
    ["http://010.8.8.8/", "rare-ipv4: denied-rare-ipv4(010.8.8.8, 8.8.8.8), RFC 3986 §7.4"],
    ["HTTP://h.example/", "parsers-disagree: denied-disagreement, RFC 3986 §7.6"],
    ["http://h.example/%0a", "encoded-line-break: denied-encoded-line-break, RFC 3986 §7.3, CWE-93"],
    ["http://%68.example/", "encoded-host: denied-encoded-host, RFC 3986 §3.2.2, §7.3"],
  ])("%s, whatever the policy allows", (reference, ...reasons) => {
    expect(told(guard(reference, ANY))).toEqual(reasons);
  });

  it("Fetch §2.9: a port that browsers block, though the policy lists it; of other schemes none is blocked", () => {
    const policy = { schemes: ["http", "ftp", "x"], hosts: ["*"], ports: [21, 25] };
    const blocked = "blocked-port: denied-blocked-port(25), RFC 3986 §7.2, Fetch §2.9";
    expect(told(guard("http://h.example:25/", policy))).toEqual([blocked]);
    expect(told(guard("ftp://h.example/", policy))).toEqual([UNRESOLVED]);
    expect(told(guard("x://h.example:25/", policy))).toEqual([UNRESOLVED]);
  });

  it.each<[reference: string, ...reasons: string[]]>([
    ["http://a.example/", UNRESOLVED],
    ["http://c.example/", "host-not-allowed: denied-host(c.example)"],
    ["http://b.example/", "host-not-allowed: denied-host(b.example)"],
    ["http://x.b.example/", UNRESOLVED],
    ["http://x.y.b.example/", UNRESOLVED],
    ["http://8.8.8.8/", "host-not-allowed: denied-host(8.8.8.8)"],
    ["http://127.0.0.1/", "host-not-allowed: denied-host(127.0.0.1)", LOOPBACK],
    ["http://.b.example/", "host-not-a-name: denied-not-a-name(.b.example, empty-label), RFC 3986 §3.2.2"],
  ])("%s, by a policy that lists hosts", (reference, ...reasons) => {
    expect(told(guard(reference, LISTED))).toEqual(reasons);
  });

  it("a scheme whose port nobody knows", () => {
    const policy = { schemes: ["x-y"], hosts: ["h.example"], ports: [80] };
    expect(told(guard("x-y://h.example/", policy))).toEqual([
      "port-not-allowed: denied-unknown-port, RFC 3986 §7.2",
    ]);
    expect(told(guard("x-y://h.example:80/", policy))).toEqual([UNRESOLVED]);
  });

  it.each<[from: string, to: string, text: string | undefined, ...reasons: string[]]>([
    ["https://h.example/", "/x", "https://h.example/x", UNRESOLVED],
    [
      "https://h.example/",
      "http://h.example/",
      undefined,
      "downgrade: denied-downgrade(https, http), RFC 9110 §4.2.2",
    ],
    ["https://h.example/", "a b", undefined, "not-a-reference: denied-not-a-reference, RFC 3986 §4.1"],
    [
      "https://h/",
      "//u@g.example/",
      undefined,
      "credentials-not-allowed: denied-credentials, RFC 3986 §3.2.1, §7.5",
    ],
  ])("a redirect from %s to %s", (from, to, text, ...reasons) => {
    const verdict = guard.redirect(from, to, ANY);
    expect(told(verdict)).toEqual(reasons);
    expect(verdict.text).toBe(text);
  });

  it("an answer of DNS", () => {
    const policy = readPolicy(ANY);
    expect(told(guard.address("x", policy))).toEqual([
      "not-an-address: denied-not-an-address, RFC 3986 §3.2.2",
    ]);
    expect(told(guard.address("::ffff:127.0.0.1", policy))).toEqual([LOOPBACK]);
    expect(guard.address("8.8.8.8", policy)).toMatchObject({ allowed: true, text: "8.8.8.8" });
  });

  it("an argument that is not a text", () => {
    const wrong = 1 as never; // what a caller without types might bring
    expect(() => guard(wrong, ANY)).toThrow(TypeError);
    expect(() => guard.redirect("http://a/", wrong, ANY)).toThrow(
      new TypeError("the target of the redirect must be a string"),
    );
  });
});

describe("a PolicyError tells where, and what", () => {
  const errorFor = (policy: object): PolicyError => {
    try {
      readPolicy(policy as PolicyInit); // what a file of JSON might have
    } catch (error) {
      if (error instanceof PolicyError) return error;
    }
    throw new Error("it was read");
  };

  it.each<[policy: object, path: string, problem: string]>([
    [[], "", "policy-no-object(value-list)"],
    [{ ...ANY, schemes: ["a:"] }, "schemes[0]", 'policy-at(schemes[0], policy-no-scheme("a:"))'],
    [{ ...ANY, ports: [65536] }, "ports[0]", "policy-at(ports[0], policy-no-port(65536))"],
    [{ ...ANY, ports: [-1] }, "ports[0]", "policy-at(ports[0], policy-no-port(-1))"],
    [{ ...ANY, hosts: ["*", "a b"] }, "hosts[1]", 'policy-at(hosts[1], policy-no-host("a b"))'],
    [{ ...ANY, hosts: ["."] }, "hosts[0]", 'policy-at(hosts[0], policy-no-host("."))'],
    [
      { ...ANY, allowUserinfo: 1 },
      "allowUserinfo",
      "policy-at(allowUserinfo, policy-no-flag(value-of-type(number)))",
    ],
    [
      { ...ANY, hosts: [" ".repeat(61)] },
      "hosts[0]",
      `policy-at(hosts[0], policy-no-host("${" ".repeat(59)}…"))`,
    ],
    [
      { ...ANY, hosts: [" ".repeat(60)] },
      "hosts[0]",
      `policy-at(hosts[0], policy-no-host("${" ".repeat(60)}"))`,
    ],
  ])("%j", (policy, path, problem) => {
    const error = errorFor(policy);
    expect([error.name, error.path, shown(error.problem)]).toEqual(["PolicyError", path, problem]);
  });

  it("the least and the greatest port are ports (RFC 9293 §3.1)", () => {
    expect([...(readPolicy({ ...ANY, ports: [0, 65535] }).ports ?? [])]).toEqual([0, 65535]);
  });

  it("an error of another copy of the package is one, and another error is not", () => {
    const [brand] = Object.getOwnPropertySymbols(errorFor([]));
    const ofAnotherCopy = Object.defineProperty(new TypeError("…"), brand ?? "", {});
    expect(ofAnotherCopy).toBeInstanceOf(PolicyError);
    expect(new TypeError("…")).not.toBeInstanceOf(PolicyError);
    class Own extends PolicyError {}
    expect(errorFor([])).not.toBeInstanceOf(Own);
    expect(new Own("", "policy-no-object", "x")).toBeInstanceOf(PolicyError);
  });
});
