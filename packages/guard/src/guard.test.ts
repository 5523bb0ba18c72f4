import { isReadAlike } from "@urikit/standards";
import { isNormal } from "urikit";
import { toAscii } from "urikit/idna";
import { toUri } from "urikit/iri";
import { describe, expect, it } from "vitest";
import { guard } from "./guard.ts";
import { readPolicy } from "./policy.ts";

/** A policy that is as open as one for strangers' references can be. */
const OPEN = readPolicy({ schemes: ["http", "https"], hosts: ["*"] });

/** In pieces, so that no scanner takes this file for a leak. */
const TOKEN = ["gh", "p_", "A1b2".repeat(9)].join("");
const KEY_ID = ["AS", "IA", "ABCDEFGHIJKLMNOP"].join("");

const idsOf = (reference: string, policy = OPEN): readonly string[] =>
  guard(reference, policy).reasons.map(({ id }) => id);

describe("guard", () => {
  it.each([
    ["https://www.w3.org/", "https://www.w3.org/"],
    ["https://WWW.W3.org:443/a/../b?c#d", "https://www.w3.org/b?c"],
    ["http://www.w3.org", "http://www.w3.org/"],
    ["http://www.w3.org:80/%41", "http://www.w3.org/A"],
    ["http://www.example.org/a%2Fb", "http://www.example.org/a%2Fb"],
    ["http://my_host.w3.org/", "http://my_host.w3.org/"],
    ["http://8.8.8.8/", "http://8.8.8.8/"],
    ["http://[2606:4700::1111]/", "http://[2606:4700::1111]/"],
    ["https://ec2-1-2-3-4.compute-1.amazonaws.com/", "https://ec2-1-2-3-4.compute-1.amazonaws.com/"],
  ])("%s is allowed, and %s is handed on (RFC 3986 §6.2)", (reference, text) => {
    const verdict = guard(reference, OPEN);
    expect(verdict).toMatchObject({ allowed: true, text, reasons: [] });
    expect(isNormal(text)).toBe(true);
  });

  it("says that a name is not resolved yet, and that an address needs no more", () => {
    expect(guard("https://www.w3.org/", OPEN).open.map(({ id }) => id)).toEqual(["name-not-resolved"]);
    expect(guard("https://8.8.8.8/", OPEN).open).toEqual([]);
    expect(guard("https://[2606:4700::1111]/", OPEN).open).toEqual([]);
  });

  it("RFC 6052 §2.1: asks whether the network has NAT64, where an address leads on only with it", () => {
    const { allowed, open } = guard("http://[64:ff9b::808:808]/", OPEN);
    expect([allowed, open.map(({ id }) => id)]).toEqual([true, ["nat64-needed"]]);
    expect(guard.address("64:ff9b::808:808", OPEN).open.map(({ id }) => id)).toEqual(["nat64-needed"]);
    expect(guard.address("8.8.8.8", OPEN).open).toEqual([]);
    expect(guard.address("::ffff:8.8.8.8", OPEN).open).toEqual([]);
  });

  it.each([
    ["", "not-absolute"],
    ["//www.w3.org/", "not-absolute"],
    ["www.w3.org/a", "not-absolute"],
    ["ftp://www.w3.org/", "scheme-not-allowed"],
    ["file:///etc/passwd", "scheme-not-allowed"],
    ["http:///a", "host-missing"],
    ["http:www.w3.org", "host-missing"],
    ["http://u@www.w3.org/", "credentials-not-allowed"],
    ["http://@www.w3.org/", "credentials-not-allowed"],
    ["http://www.w3.org:8080/", "port-not-allowed"],
    ["https://www.w3.org:80/", "port-not-allowed"],
    ["http://www.w3.org:65616/", "port-not-allowed"],
    ["http://www.w3.org /", "not-a-reference"],
    ["http://a@b@c/", "not-a-reference"],
    ["http://a\\@b", "not-a-reference"],
    ["http://127.0.0.1/", "loopback-address"],
    ["http://127.1/", "rare-ipv4"],
    ["http://0x7f.1/", "rare-ipv4"],
    ["http://2130706433/", "rare-ipv4"],
    ["http://017700000001/", "rare-ipv4"],
    ["http://127.0.0.1./", "rare-ipv4"],
    ["http://127.0.0.1.5/", "malformed-ipv4"],
    ["http://256.256.256.256/", "malformed-ipv4"],
    ["http://%31%32%37.0.0.1/", "loopback-address"],
    ["http://[::1]/", "loopback-address"],
    ["http://[::ffff:7f00:1]/", "loopback-address"],
    ["http://[64:ff9b::10.0.0.1]/", "private-address"],
    ["http://[2002:7f00:1::]/", "embedded-address"],
    ["http://[v1.a]/", "host-not-a-name"],
    ["http://169.254.169.254/latest/meta-data/", "metadata-address"],
    ["http://100.100.100.200/", "metadata-address"],
    ["http://[fd00:ec2::254]/", "metadata-address"],
    ["http://0/", "rare-ipv4"],
    ["http://0.0.0.0/", "unspecified-address"],
    ["http://224.0.0.1/", "multicast-address"],
    ["http://localhost/", "loopback-name"],
    ["http://LOCALHOST./", "loopback-name"],
    ["http://a.localhost/", "loopback-name"],
    ["http://metadata.google.internal/", "metadata-name"],
    ["http://db.internal/", "internal-name"],
    ["http://build/", "single-label-host"],
    ["http://intranet/", "internal-name"],
    ["http://127.0.0.1.nip.io/", "address-name"],
    ["http://10-0-0-1.sslip.io/", "address-name"],
    ["http://x.onion/", "name-not-in-dns"],
    ["http://a..b/", "host-not-a-name"],
    ["http://b%C3%BCcher.example/", "host-not-a-name"],
    ["http://b%C3%BCcher.example/", "encoded-host"],
    ["http://%65vil.example/admin", "encoded-host"],
    ["HTTP://www.w3.org/", "parsers-disagree"],
    ["http://www.w3.or%67/", "encoded-host"],
    ["http://a%00b.example/", "host-not-a-name"],
    [`http://${"a".repeat(64)}.example/`, "host-not-a-name"],
  ])("%j is denied: %s", (reference, id) => {
    const verdict = guard(reference, OPEN);
    expect(verdict.allowed).toBe(false);
    expect(verdict).not.toHaveProperty("text");
    expect(verdict.reasons.map((reason) => reason.id)).toContain(id);
  });

  it.each(["https://www.w3.org/", "http://127.0.0.1/", "", "mailto:a@b.c"])("{} denies %j", (reference) => {
    expect(guard(reference, {}).allowed).toBe(false);
  });

  it("hosts are exact, or a suffix on the border of a label", () => {
    const policy = readPolicy({ schemes: ["https"], hosts: [".x.org", "y.org", "Z.org."] });
    const allowed = ["a.x.org", "a.b.x.org", "A.X.ORG", "a.x.org.", "y.org", "z.org"];
    const denied = ["x.org", "ax.org", "x.org.evil.org", ".x.org", "a.y.org", "xy.org", "8.8.8.8"];
    for (const host of allowed) expect(idsOf(`https://${host}/`, policy), host).toEqual([]);
    for (const host of denied) expect(idsOf(`https://${host}/`, policy), host).not.toEqual([]);
  });

  it("a special name may be named; its addresses are judged all the same", () => {
    const policy = readPolicy({ schemes: ["http"], hosts: ["localhost", ".internal"] });
    expect(idsOf("http://localhost/", policy)).toEqual([]);
    expect(idsOf("http://db.internal/", policy)).toEqual([]);
    expect(guard.address("127.0.0.1", policy).allowed).toBe(false);
  });

  it("an address needs both: to be among the hosts, and, if it is special, to be allowed", () => {
    const hosts = { schemes: ["http"], hosts: ["127.0.0.1", "[::1]", "8.8.8.8"] };
    expect(idsOf("http://127.0.0.1/", readPolicy(hosts))).toEqual(["loopback-address"]);
    expect(idsOf("http://8.8.8.8/", readPolicy(hosts))).toEqual([]);
    expect(idsOf("http://8.8.4.4/", readPolicy(hosts))).toEqual(["host-not-allowed"]);
    const both = readPolicy({ ...hosts, allowAddresses: ["127.0.0.0/8", "::1"] });
    expect(idsOf("http://127.0.0.1/", both)).toEqual([]);
    expect(idsOf("http://[0:0::1]/", both)).toEqual([]);
    expect(idsOf("http://[::ffff:127.0.0.1]/", both)).toEqual(["host-not-allowed"]);
  });

  it.each([
    ["gopher", 70],
    ["gophers", 70],
    ["ftp", 21],
    ["ftps", 990],
    ["news", 119],
    ["snews", 563],
    ["nntp", 119],
    ["nntps", 563],
    ["dict", 2628],
    ["gemini", 1965],
  ])("the port of %s is known: %i", (scheme, own) => {
    for (const ports of [{}, { ports: [own] }]) {
      const policy = readPolicy({ schemes: [scheme], hosts: ["*"], ...ports });
      for (const port of ["", `:${own}`]) expect(idsOf(`${scheme}://www.w3.org${port}/`, policy)).toEqual([]);
    }
    const policy = readPolicy({ schemes: [scheme], hosts: ["*"], ports: [25] });
    expect(idsOf(`${scheme}://www.w3.org:25/`, policy)).toEqual(["blocked-port"]);
  });

  it("ports are a list, or the default of the scheme", () => {
    const policy = readPolicy({ schemes: ["http", "https", "x"], hosts: ["*"], ports: [443, 8443] });
    expect(idsOf("https://www.w3.org/", policy)).toEqual([]);
    expect(idsOf("https://www.w3.org:8443/", policy)).toEqual([]);
    expect(idsOf("http://www.w3.org/", policy)).toContain("port-not-allowed");
    expect(idsOf("x://www.w3.org/", policy)).toContain("port-not-allowed");
  });

  it("a userinfo may be allowed (RFC 3986 §3.2.1)", () => {
    const policy = readPolicy({ schemes: ["https"], hosts: ["*"], allowUserinfo: true });
    expect(guard("https://u:p@www.w3.org/", policy)).toMatchObject({
      allowed: true,
      text: "https://u:p@www.w3.org/",
    });
  });

  it.each([
    `https://b.s3.amazonaws.com/k?X-Amz-Credential=${KEY_ID}%2F20261122%2Fus-east-1%2Fs3%2Faws4_request&X-Amz-Signature=${"0a1b".repeat(16)}`,
    `https://maps.googleapis.com/maps/api/js?key=${["AI", "za", "Ab1_-".repeat(7)].join("")}`,
    `https://www.w3.org/?t=${TOKEN}&access_token=a1b2c3d4e5f6a7b8#${TOKEN}`,
    `https://www.w3.org/#${TOKEN}`,
    `https://www.w3.org/a/${TOKEN}`,
  ])("%s: what is secret in it is the sender's own, and a fragment is not sent (§3.5)", (reference) => {
    expect(idsOf(reference)).toEqual([]);
    expect(idsOf(reference.replace(/[^/]*\/\/[^/]*/, "http://10.0.0.1"))).toEqual(["private-address"]);
  });

  it("says of a text with characters outside ASCII that an IRI is mapped first (RFC 3987 §3.1)", () => {
    const [reason] = guard("https://例え.jp/", OPEN).reasons;
    expect([reason?.id, reason?.message.id]).toEqual(["not-a-reference", "denied-not-ascii"]);
    expect(guard(toUri("https://例え.jp/", { toAscii }), OPEN).allowed).toBe(true);
  });

  it("a disagreement of readers may be allowed, and is not unless it is", () => {
    const reference = "HTTP://www.w3.org/";
    expect(idsOf(reference)).toContain("parsers-disagree");
    const policy = readPolicy({ schemes: ["http"], hosts: ["*"], allowDisagreement: true });
    expect(idsOf(reference, policy)).not.toContain("parsers-disagree");
  });

  it("no reason tells a password", () => {
    for (const reference of [
      "http://u:s3cr3t@h:1/",
      "http://u:s3cr3t@h/ b",
      "//u:s3cr3t@h/",
      "http://u:s3cr3t@[::1]/",
    ]) {
      expect(JSON.stringify(guard(reference, OPEN))).not.toContain("s3cr3t");
    }
  });

  it("what is handed on is read alike by all, or was judged by every reader", () => {
    for (const reference of ["http://WWW.w3.org", "https://www.w3.org/a?b#c", "http://www.w3.org:80/%41"]) {
      const { text = "" } = guard(reference, OPEN);
      expect(isReadAlike(text), text).toBe(true);
    }
  });

  it("needs strings and a policy", () => {
    expect(() => guard(1 as unknown as string, OPEN)).toThrow("the reference must be a string");
    expect(() => guard("http://h/", null as unknown as object)).toThrow("a policy is an object");
  });
});

describe("guard.address", () => {
  it.each(["8.8.8.8", "2606:4700::1111", "::ffff:8.8.8.8", "64:ff9b::808:808"])(
    "%s may be dialled",
    (address) => {
      expect(guard.address(address, {}).allowed).toBe(true);
    },
  );

  it.each([
    ["127.0.0.1", "loopback-address"],
    ["::ffff:10.0.0.1", "private-address"],
    ["2002:808:808::1", "embedded-address"],
    ["2001:db8::1", "documentation-address"],
    ["fe80::1%eth0", "link-local-address"],
    ["example.org", "not-an-address"],
    ["127.1", "not-an-address"],
  ])("%s may not: %s", (address, id) => {
    const { allowed, reasons } = guard.address(address, {});
    expect([allowed, reasons[0]?.id]).toEqual([false, id]);
  });

  it("an address that is allowed does not open what is embedded in it", () => {
    const policy = { allowAddresses: ["2002::/16"] };
    expect(guard.address("2002:808:808::1", policy).allowed).toBe(true);
    expect(guard.address("2002:7f00:1::1", policy).reasons.map(({ id }) => id)).toEqual(["loopback-address"]);
    expect(guard.address("::ffff:10.0.0.1", { allowAddresses: ["10.0.0.0/8"] }).allowed).toBe(true);
  });
});

describe("guard.redirect (RFC 9110 §10.2.2)", () => {
  it.each([
    ["https://www.w3.org/a/", "b", "https://www.w3.org/a/b"],
    ["http://www.w3.org/", "https://www.w3.org/", "https://www.w3.org/"],
    ["http://www.w3.org/a", "//www.ietf.org/", "http://www.ietf.org/"],
    ["http://www.w3.org/a", "?q", "http://www.w3.org/a?q"],
  ])("from %s to %s leads to %s", (from, to, text) => {
    expect(guard.redirect(from, to, OPEN)).toMatchObject({ allowed: true, text });
  });

  it.each([
    ["https://www.w3.org/", "http://www.w3.org/", "downgrade"],
    ["http://www.w3.org/", "http://127.0.0.1/", "loopback-address"],
    ["http://www.w3.org/", "//[::1]/", "loopback-address"],
    ["http://www.w3.org/", "///evil.example/", "host-missing"],
    ["http://www.w3.org/", "/\\evil.example/", "not-a-reference"],
    ["http://www.w3.org/", "http:evil.example", "host-missing"],
    ["http://www.w3.org/", "file:///etc/passwd", "scheme-not-allowed"],
    ["http://www.w3.org/", "gopher://www.w3.org/", "scheme-not-allowed"],
  ])("from %s to %s is denied: %s", (from, to, id) => {
    const { allowed, reasons } = guard.redirect(from, to, OPEN);
    expect(allowed).toBe(false);
    expect(reasons.map((reason) => reason.id)).toContain(id);
  });

  it("denies a malformed triplet, which is no error (§2.1)", () => {
    expect(idsOf("http://%/")).toContain("not-a-reference");
    expect(guard.redirect("http://www.w3.org/", "http://%zz.example/", OPEN).allowed).toBe(false);
  });

  it("needs a URI to come from", () => {
    expect(() => guard.redirect("/a", "b", OPEN)).toThrow();
    expect(() => guard.redirect("http://h/", 1 as unknown as string, OPEN)).toThrow(TypeError);
  });
});
