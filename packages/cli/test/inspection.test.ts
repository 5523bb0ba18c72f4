import { parse } from "urikit";
import { describe, expect, it } from "vitest";
import { anatomyOf } from "../src/commands/inspect/facts.ts";
import { reservedIn } from "../src/commands/inspect/reserved.ts";
import { remarksOn } from "../src/commands/inspect/warnings.ts";

const remarked = (text: string) => remarksOn(parse(text)).map(({ code }) => code);

describe("what is unusual", () => {
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
    [`/${"a".repeat(8001)}`, ["very-long"]],
  ])("%s: %j", (text, codes) => {
    expect(remarked(text)).toEqual(codes);
  });

  it("names no password", () => {
    expect(JSON.stringify(remarksOn(parse("http://user:secret@EXAMPLE.com:/")))).not.toContain("secret");
  });
});

describe("which reserved characters have a meaning where (§2.2)", () => {
  const roles = (text: string) =>
    reservedIn(parse(text)).map(({ character, component, role, count }) => [
      character,
      component,
      role,
      count,
    ]);

  it("tells delimiters from data", () => {
    expect(roles("http://u:v@[::1]:8/a:b/c@d?e/f=g#h?i")).toEqual([
      [":", "scheme", "delimiter", 1],
      ["//", "authority", "delimiter", 1],
      [":", "userinfo", "convention", 1],
      ["@", "authority", "delimiter", 1],
      ["[", "host", "delimiter", 1],
      [":", "host", "delimiter", 2],
      ["]", "host", "delimiter", 1],
      [":", "authority", "delimiter", 1],
      ["/", "path", "delimiter", 2],
      [":", "path", "data", 1],
      ["@", "path", "data", 1],
      ["?", "query", "delimiter", 1],
      ["/", "query", "data", 1],
      ["=", "query", "convention", 1],
      ["#", "fragment", "delimiter", 1],
      ["?", "fragment", "data", 1],
    ]);
  });

  it("tells what is encoded so that it does not delimit, and what is encoded for another reason", () => {
    expect(roles("a%2Fb%41%20")).toEqual([["%2F", "path", "data", 1]]);
  });
});

describe("anatomy", () => {
  it("gives the numbers of an address and its canonical text (§3.2.2, RFC 5952)", () => {
    expect(anatomyOf(parse("http://192.0.2.16/")).address).toEqual({
      numbers: [192, 0, 2, 16],
      canonical: "192.0.2.16",
    });
    expect(anatomyOf(parse("http://[2001:DB8:0:0::7]/")).address).toEqual({
      numbers: [0x2001, 0xdb8, 0, 0, 0, 0, 0, 7],
      canonical: "[2001:db8::7]",
    });
  });

  it("takes a path of the web apart as people do", () => {
    const webPath = (text: string) => anatomyOf(parse(text)).webPath;
    expect(webPath("http://a/questions/3456/my-document")).toEqual({
      program: "/questions",
      pathinfo: "/3456/my-document",
      slug: "my-document",
    });
    expect(webPath("http://a/cgi-bin/x.cgi/y?z")).toEqual({ program: "/cgi-bin/x.cgi", pathinfo: "/y" });
    expect(webPath("http://a/b")).toBeUndefined();
    expect(webPath("ftp://a/b/c")).toBeUndefined();
  });
});
