import { parse } from "urikit";
import { describe, expect, it } from "vitest";
import { warningsFor } from "./warnings.ts";

const codesFor = (text: string) => warningsFor(parse(text)).map(({ code }) => code);

describe("what is unusual (000-20, 001-30, 001-57, 002-80, 002-83, 003-30, 003-72, 003-77, 004-24)", () => {
  it.each([
    ["http://example.com/", []],
    ["HTTP://example.com/", ["uppercase-scheme"]],
    ["http://Example.com/", ["uppercase-host"]],
    ["http://user@example.com/", ["userinfo"]],
    ["http://user:pw@example.com/", ["userinfo", "password"]],
    ["http://user:@example.com/", ["userinfo"]],
    ["http:///", ["empty-host"]],
    ["http://192.0.2.16/", ["address"]],
    ["http://[::1]/", ["address"]],
    ["http://[v1.x]/", ["future-address"]],
    ["http://0x7f.1/", ["address-like-name"]],
    ["http://2130706433/", ["address-like-name"]],
    ["http://localhost/", ["host-without-dot"]],
    ["http://example.com./", ["host-with-final-dot"]],
    ["http://ex%41mple.com/", ["encoded-host", "encoded-unreserved"]],
    ["http://xn--mnchen-3ya.example/", ["internationalized-host"]],
    ["http://example.com:/", ["empty-port"]],
    ["ftp://example.com:0/", ["port-zero"]],
    ["ftp://example.com:65536/", ["port-too-large"]],
    ["http://example.com:80/", ["default-port"]],
    ["http://example.com:8080/", ["other-port"]],
    ["/a/../b", ["dot-segments"]],
    ["/a/%2e%2E/b", ["encoded-dot-segments", "encoded-unreserved"]],
    ["/a//b", ["empty-segments"]],
    ["/a%2Fb", ["encoded-slash"]],
    ["/a%5cb", ["encoded-backslash"]],
    ["/a?", ["empty-query"]],
    ["/a#", ["empty-fragment"]],
    ["/%00", ["encoded-nul"]],
    ["/%0D", ["encoded-control"]],
    ["/%252F", ["encoded-twice"]],
    ["/%41", ["encoded-unreserved"]],
    ["/%FF", ["not-utf-8"]],
    ["/%C3%A9", []],
    ["", ["same-document"]],
    ["#a", ["same-document"]],
    ["www.example.com/a", ["suffix-reference"]],
    ["//example.com/", ["network-path"]],
    ["example.com:80/a", ["scheme-like-host"]],
    ["c:/a", ["scheme-like-drive"]],
    ["https//example.com/", ["scheme-without-colon", "empty-segments"]],
    ["http:example.com", ["host-for-browsers"]],
    ["http:/example.com/", ["host-for-browsers"]],
    ["http:///path", ["host-for-browsers", "empty-host"]],
    ["foo:///path", ["empty-host"]],
    ["http:", []],
    [`/${"a".repeat(8001)}`, ["very-long"]],
  ])("%s: %j", (text, codes) => {
    expect(codesFor(text)).toEqual(codes);
  });

  const messageFor = (text: string, code: string) =>
    warningsFor(parse(text)).find((warning) => warning.code === code)?.message;

  it.each([
    ["http://127.1/", "127.0.0.1"],
    ["http://0x7f.0.0.1/", "127.0.0.1"],
    ["http://2130706433/", "127.0.0.1"],
    ["http://0300.0250.1/", "192.168.0.1"],
    ["http://%31%32%37.1/", "127.0.0.1"],
  ])(
    "RFC 3986 §7.4, Wikipedia §Syntax (000-24, 003-76, 004-63): %s, many programs read as %s",
    (text, address) => {
      expect(messageFor(text, "address-like-name")).toContain(`the IPv4 address ${address}`);
    },
  );

  it("RFC 3986 §7.4 (004-63): numbers that make no address", () => {
    expect(messageFor("http://999.1.1.1/", "address-like-name")).toContain("do not make one");
  });

  it.each([
    ["http://my_host.example/", '"_" is not a letter'],
    [`http://${"a".repeat(70)}.example/`, "a label has 70 octets"],
    [
      `http://${Array.from({ length: 51 }, () => "abcde").join(".")}/`,
      "307 octets in DNS, and no more than 255",
    ],
    ["http://-a.example/", "hyphen"],
    ["http://a..example/", "a label is empty"],
    ["http://a_b._c.example/", "and 1 more"],
    ["file://my_host/a", '"_" is not a letter'],
  ])("RFC 3986 §3.2.2 (004-30): %s is not in DNS syntax", (text, words) => {
    expect(messageFor(text, "not-dns-syntax")).toContain(words);
  });

  it.each([
    "http://b%C3%BCcher.example/",
    "http://example.org./",
    "http://xn--bcher-kva.example/",
    "http://127.1/",
    "http:///",
  ])("RFC 3986 §3.2.2 (004-30): %s is, or has a form that is", (text) => {
    expect(messageFor(text, "not-dns-syntax")).toBeUndefined();
  });

  it("names no password", () => {
    expect(JSON.stringify(warningsFor(parse("http://user:secret@EXAMPLE.com:/")))).not.toContain("secret");
  });
});
