import { parse } from "urikit";
import { describe, expect, it } from "vitest";
import { warningsFor } from "./warnings.ts";

const codesFor = (text: string) => warningsFor(parse(text)).map(({ code }) => code);

describe("what is unusual (000-20, 001-57, 003-30, 004-24)", () => {
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

  it("names no password", () => {
    expect(JSON.stringify(warningsFor(parse("http://user:secret@EXAMPLE.com:/")))).not.toContain("secret");
  });
});
