// The documents of urlcanon about its canonicalizers, and its tables; where they have a character that no
// URI has, it is encoded here.

import { errorOf } from "@urikit/abnf/error-of";
import { isUri } from "urikit";
import { describe, expect, it } from "vitest";
import { CANONICALIZATION_RULES, canonicalizationSteps, canonicalize } from "./canonicalize.ts";

describe("precise: URLs that load the same in a browser", () => {
  it.each([
    ["ends", "  http://www.google.com/ \u0001", "http://www.google.com/"],
    ["line-breaks", "h\tt\nt\rp://h\to\ns\rt:9\t0\n0\r0/p\tath", "http://host:9000/path"],
    ["default-scheme", "www.google.com", "http://www.google.com/"],
    ["default-scheme", "//example.org/a", "http://example.org/a"],
    ["default-scheme: a host with a port is not a scheme", "example.org:8080/a", "http://example.org:8080/a"],
    ["scheme-case", "HTTP://a/", "http://a/"],
    ["backslashes", "http:\\\\www.google.com\\foo", "http://www.google.com/foo"],
    ["backslashes: not in a query", "http://a/?b\\c", "http://a/?b%5Cc"],
    ["backslashes: only of the Web", "sc://a/b\\c", "sc://a/b%5Cc"],
    ["slashes-before-host", "http:///a/b", "http://a/b"],
    ["slashes-before-host", "https:example.com/", "https://example.com/"],
    ["slashes-before-host: of a file", "file:a/b/c", "file:///a/b/c"],
    ["slashes-before-host: of a file", "file:/%2e%2e/a", "file:///a"],
    ["slashes-before-host: only of the Web", "ftps:/example.com/", "ftps:/example.com/"],
    ["userinfo", "http://@ho@st/a/b", "http://st/a/b"],
    ["userinfo", "telnet://user:pass@foobar.com:23/", "telnet://foobar.com:23/"],
    ["percent-encoding", "http://host/%25%2536%2531", "http://host/a"],
    ["percent-encoding", "http://host/%%36%31?%%300", "http://host/a?%00"],
    ["percent-encoding", "http://host/%2525252525252525", "http://host/%25"],
    ["percent-encoding", "http://host/%%%25%32%35asd%%", "http://host/%25%25%25asd%25%25"],
    ["percent-encoding", "http://example.com/(%28:%3A%29)/@asdf%40", "http://example.com/((::))/@asdf@"],
    ["percent-encoding", "http://evil.com/foo#bar#baz", "http://evil.com/foo#bar%23baz"],
    ["percent-encoding", "http://example.com/foo%2©zbar", "http://example.com/foo%252%C2%A9zbar"],
    [
      "percent-encoding: what would be a delimiter stays",
      "http://host%23.com/a%2Fb%3Fc",
      "http://host%23.com/a%2Fb%3Fc",
    ],
    [
      "percent-encoding: what would be a delimiter stays",
      "http://h/?%26=%26&%3d=%2B",
      "http://h/?%26=%26&%3D=%2B",
    ],
    ["percent-encoding: what no URI has", "http://example.com/%3A%3a%3C%3c", "http://example.com/::%3C%3C"],
    ["percent-encoding: of the Web alone decoded again", "urn:a:%2541%2f", "urn:a:%2541%2F"],
    ["percent-encoding: a percent sign alone", "wow:%1G", "wow:%251G"],
    ["host-dots", "http://www..google.com.../", "http://www.google.com/"],
    ["ip-address", "http://192.0x00A80001/", "http://192.168.0.1/"],
    ["ip-address", "http://3279880203/blah", "http://195.127.0.11/blah"],
    ["ip-address", "http://%31%36%38%2e%31%38%38%2e%39%39%2e%32%36/", "http://168.188.99.26/"],
    ["ip-address", "non-special://[1:2:0:0:5:0:0:0]/", "non-special://[1:2:0:0:5::]/"],
    ["ip-address: not an address", "http://09/", "http://09/"],
    ["host-name", "https://faß.ExAmPlE/", "https://xn--fa-hia.example/"],
    ["host-name", "http://%e2%98%83.net", "http://xn--n3h.net/"],
    ["host-name: only of the Web", "sc://faß.ExAmPlE/", "sc://fa%C3%9F.ExAmPlE/"],
    ["host-name: one that has no ASCII form", "http://%20leadingspace.com/", "http://%20leadingspace.com/"],
    ["default-port", "https://foo:443/", "https://foo/"],
    ["default-port", "ws://foo:0080/", "ws://foo/"],
    ["default-port", "http://foo:/", "http://foo/"],
    ["default-port: another one", "https://foo:80/", "https://foo:80/"],
    ["dot-segments", "http://example.com/foo/%2e./%2e%2e/.%2e/%2e.bar", "http://example.com/..bar"],
    ["dot-segments", "about:/../", "about:/"],
    ["dot-segments: without a slash they may be data", "nonspecial:%2e%2e/a", "nonspecial:../a"],
    ["slashes", "http://host.com//twoslashes?more//slashes", "http://host.com/twoslashes?more//slashes"],
    ["empty-path", "http://notrailingslash.com?a", "http://notrailingslash.com/?a"],
    ["empty-path: only of the Web", "sc://a?b", "sc://a?b"],
    ["query-order", "http://example.com/?c=d&a=b", "http://example.com/?a=b&c=d"],
    ["an empty query and an empty fragment stay", "http://www.google.com/q?#", "http://www.google.com/q?#"],
    ["other schemes", "tag:joe@example.org,2001:foo/bar", "tag:joe@example.org,2001:foo/bar"],
    ["other schemes", "lolscheme:x x#x x", "lolscheme:x%20x#x%20x"],
  ])("%s: %j", (_, text, expected) => {
    expect(canonicalize(text, "precise")).toBe(expected);
    expect(isUri(expected)).toBe(true);
  });
});

describe("semantic: and without the fragment", () => {
  it("http://www.evil.com/blah#frag", () => {
    expect(canonicalize("http://www.evil.com/blah#frag")).toBe("http://www.evil.com/blah");
    expect(canonicalize("http://www.evil.com/blah#frag", "precise")).toBe("http://www.evil.com/blah#frag");
  });
});

describe("aggressive: similar to what the Wayback Machine does", () => {
  const id = "9682993c8daa2c5497996114facdc805";
  it.each([
    ["https", "https://foo.com/", "http://foo.com/"],
    ["www", "https://www12.foo.com/", "http://foo.com/"],
    ["www: not of another name", "http://www2foo.com/", "http://www2foo.com/"],
    ["default-port: of the scheme as it was", "http://www.chub.org:443/foo", "http://chub.org:443/foo"],
    ["default-port: of the scheme as it was", "https://www.chub.org:443/foo", "http://chub.org/foo"],
    ["path-case", "http://www.flickr.com/photos/36050182@N05/a", "http://flickr.com/photos/36050182@n05/a"],
    ["path-case: of triplets it stays", "http://a/%C3%89B", "http://a/%C3%89b"],
    ["query-case", "http://example.com/foo?X=Y", "http://example.com/foo?x=y"],
    ["query-order-again", "http://example.com/foo?b&A", "http://example.com/foo?a&b"],
    ["query-session", `http://a/?a=1&PHPSESSID=${id}&b`, "http://a/?a=1&b"],
    ["query-session", `http://a/?sid=${id}&ASPSESSIONIDAQBSDSRT=EOHBLBDDPFCLHKPGGKLILNAM`, "http://a/"],
    ["query-session", "http://a/?CFID=330&CFTOKEN=57-a&jsessionid=a63098d96360$B0$D9$A&b", "http://a/?b"],
    ["query-session: too short for one", "http://a/?sid=1&sessionid=2", "http://a/?sessionid=2&sid=1"],
    ["path-session", "http://a/(S(4hqa0555fwsecu455xqckv45))/m.aspx", "http://a/m.aspx"],
    ["path-session", "http://a/(4hqa0555fwsecu455xqckv45)/m.aspx?p", "http://a/m.aspx?p"],
    [
      "path-session",
      "http://a/(a(4hqa0555fwsecu455xqckv45)S(4hqa0555fwsecu455xqckv45))/m.aspx",
      "http://a/m.aspx",
    ],
    [
      "path-session: only before .aspx",
      "http://a/(4hqa0555fwsecu455xqckv45)/m",
      "http://a/(4hqa0555fwsecu455xqckv45)/m",
    ],
    ["path-session", "http://a/b/;jsessionid=E85FAC04E331FFCA55549B10B7C7A4FA", "http://a/b"],
    ["trailing-slash", "http://a/b/", "http://a/b"],
    ["ampersands", "http://a/?&&a=1&&&&b=2&", "http://a/?a=1&b=2"],
    ["empty-query", "http://a/foo?&", "http://a/foo"],
    ["other schemes stay", "urn:A:B?=C", "urn:A:B?=C"],
  ])("%s: %s", (_, text, expected) => {
    expect(canonicalize(text, "aggressive")).toBe(expected);
  });
});

describe("steps", () => {
  it("say what was done, and why", () => {
    expect(canonicalizationSteps("HTTP://u@a/#b")).toEqual([
      {
        name: "scheme-case",
        reason: "schemes are alike in either case (RFC 3986 §6.2.2.1)",
        before: "HTTP://u@a/#b",
        after: "http://u@a/#b",
      },
      {
        name: "userinfo",
        reason: "a name and a password say who asks, and not for what",
        before: "http://u@a/#b",
        after: "http://a/#b",
      },
      {
        name: "fragment",
        reason: "a fragment is not sent to the server",
        before: "http://a/#b",
        after: "http://a/",
      },
    ]);
    expect(canonicalizationSteps("http://a/")).toEqual([]);
  });

  it("each has a name of its own and a reason", () => {
    const names = CANONICALIZATION_RULES.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(CANONICALIZATION_RULES.every(({ reason }) => reason.length > 10)).toBe(true);
  });
});

describe("what no canonical URI comes about from", () => {
  it.each([
    ["", "missing-host"],
    ["http://", "missing-host"],
    ["http:%2e/a", "missing-host"],
    ["http://a:b/", "invalid-port"],
    ["http://[::1/", "invalid-ip-literal"],
    ["http://a/\ud800", "lone-surrogate"],
  ])("%j: %s", (text, code) => {
    expect(errorOf(() => canonicalize(text)).code).toBe(code);
  });

  it("a password is in no message", () => {
    const error = errorOf(() => canonicalize("http://user:secret@[/"));
    expect(`${error.message}${error.reason}`).not.toContain("secret");
  });

  it("a value that is not a string, and a level that does not exist, are a TypeError", () => {
    // as: what a caller without types might hand over
    expect(() => canonicalize(5 as unknown as string)).toThrow(TypeError);
    expect(() => canonicalize("http://a/", "mild" as "precise")).toThrow(TypeError);
  });

  it("a long URL takes linear time", () => {
    const long = `http://a/${"%25".repeat(100_000)}41${"/..".repeat(100_000)}?${"&b".repeat(100_000)}`;
    expect(canonicalize(long, "aggressive")).toMatch(/^http:\/\/a\//);
  });
});
