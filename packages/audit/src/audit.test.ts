/** The findings of an audit, and their places. */

import { describe, expect, it } from "vitest";
import { said } from "../test/said.ts";
import { audit } from "./audit.ts";

const idsOf = (reference: string) => audit(reference).map(({ id }) => id);

it("RFC 3986 §7.5: a password is found where it stands, and never told", () => {
  const [first] = audit("ftp://me:secret@example.org/");
  expect(first).toMatchObject({ id: "password", severity: "danger", component: "userinfo", from: 9, to: 15 });
  expect(JSON.stringify(audit("ftp://me:secret@example.org/"))).not.toContain("secret");
});

it.each(["http://%/", "http://%25%zz.example/", "//u:%@h%", "http://h/?u=http%3A//x%", "http://h/%2"])(
  "RFC 3986 §2.1: a malformed triplet is no error of the audit: %s",
  (text) => {
    expect(audit(text).map(({ id }) => id)).toContain("not-a-reference");
  },
);

it("RFC 3986 §7.5: a login before what only looks like an @ is not told", () => {
  expect(JSON.stringify(audit("http://me:secret\uff20example.org/"))).not.toContain("secret");
});

describe("what is unusual (000-20, 001-30, 001-57, 002-80, 002-83, 003-30, 003-72, 003-77, 004-24)", () => {
  it.each([
    ["http://www.w3.org/", []],
    ["HTTP://www.w3.org/", ["upper-case-scheme"]],
    ["http://Example.com/", ["upper-case-host"]],
    ["http://user@example.com/", ["user"]],
    ["http://user:pw@example.com/", ["password"]],
    ["http://user:@example.com/", ["user", "empty-password"]],
    ["http://8.8.8.8/", ["address-host"]],
    ["http://[v1.x]/", ["future-address"]],
    ["http://localhost/", ["loopback-name"]],
    ["http://example.com./", ["final-dot"]],
    ["http://xn--mnchen-3ya.example/", ["internationalized-host"]],
    ["http://example.com:/", ["empty-port"]],
    ["ftp://example.com:65536/", ["impossible-port"]],
    ["http://example.com:80/", ["default-port"]],
    ["http://example.com:81/", ["reserved-port"]],
    ["http://example.com:8080/", ["other-port"]],
    ["/a/../b", ["dot-segments"]],
    ["/a//b", ["empty-segments"]],
    ["/a%2Fb", ["encoded-slash"]],
    ["/a%5Cb", ["encoded-backslash"]],
    ["/a?", ["empty-query"]],
    ["/a#", ["empty-fragment"]],
    ["/%00", ["encoded-nul"]],
    ["/%0D", ["encoded-line-break"]],
    ["/%252F", ["double-encoded-delimiter"]],
    ["/%41", ["unneeded-encoding"]],
    ["/%FF", ["not-utf8"]],
    ["/%C3%A9", []],
    ["#a", []],
    ["//example.com/", ["network-path"]],
    ["example.com:80/a", ["scheme-like-host"]],
    ["c:/a", ["scheme-like-drive"]],
    ["https//example.com/", ["scheme-without-colon", "empty-segments"]],
    ["http:example.com", ["hidden-host"]],
    ["http:/example.com/", ["hidden-host"]],
    ["http:", []],
  ])("%s: %j", (text, ids) => {
    expect(idsOf(text)).toEqual(ids);
  });

  it.each([
    ["http://127.1/", "127.0.0.1"],
    ["http://0x7f.0.0.1/", "127.0.0.1"],
    ["http://2130706433/", "127.0.0.1"],
    ["http://0300.0250.1/", "192.168.0.1"],
    ["http://%31%32%37.1/", "127.0.0.1"],
  ])(
    "RFC 3986 §7.4, Wikipedia §Syntax (000-24, 003-76, 004-63): %s, many programs read as %s",
    (text, address) => {
      expect(said(audit(text).find(({ id }) => /ipv4$/.test(id))?.message)).toContain(` is ${address} `);
    },
  );

  it("RFC 3986 §7.4 (004-63): numbers that make no address", () => {
    expect(idsOf("http://999.1.1.1/")).toContain("malformed-ipv4");
  });

  const notDns = (text: string) =>
    audit(text).filter(({ id }) => ["not-dns-syntax", "long-label", "long-host"].includes(id));

  it.each([
    ["http://my_host.example/", '"_" is not a letter'],
    [`http://${"a".repeat(70)}.example/`, "a label has 70 octets"],
    [
      `http://${Array.from({ length: 51 }, () => "abcde").join(".")}/`,
      "307 octets in DNS, and no more than 255",
    ],
    ["http://-a.example/", "hyphen"],
    ["http://a..example/", "a label is empty"],
  ])("RFC 3986 §3.2.2 (004-30): %s is not in DNS syntax", (text, words) => {
    expect(said(notDns(text)[0]?.message)).toContain(words);
  });

  it.each([
    "http://b%C3%BCcher.example/",
    "http://example.org./",
    "http://xn--bcher-kva.example/",
    "http://127.1/",
    "http:///",
    "gs://my_bucket/a",
  ])("RFC 3986 §3.2.2 (004-30): %s is, or has a form that is, or is no name of DNS", (text) => {
    expect(notDns(text)).toEqual([]);
  });
});

it("a text that is not a URI reference is audited too", () => {
  expect(idsOf("http://me:secret@example.org/a b")).toContain("password");
});

it("no password is found where there is none", () => {
  expect(idsOf("http://example.org/a:b@c")).not.toContain("password");
  expect(idsOf("http://me@example.org:80/")).not.toContain("password");
});

it("what is not a string is a TypeError", () => {
  expect(() => audit(undefined as unknown as string)).toThrow(TypeError);
});
