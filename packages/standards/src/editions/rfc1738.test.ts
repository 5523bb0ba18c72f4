// RFC 1738: the URLs of its text, and the forms that §3 describes.
import { describe, expect, test } from "vitest";
import { said } from "../../test/said.ts";
import { rfc1738 } from "./rfc1738.ts";

describe("RFC 1738: the URLs of its text are valid (002-23)", () => {
  test.each([
    "http://www.acl.lanl.gov/URI/archive/uri-archive.index.html", // §1
    "ftp://@host.com/", // §3.1
    "ftp://host.com/",
    "ftp://foo:@host.com/",
    "ftp://myname@host.dom/%2Fetc/motd", // §3.2.2
    "ftp://myname@host.dom/etc/motd",
    "ftp://myname@host.dom//etc/motd",
    "news:*", // §3.6
    "news:comp.infosystems.www.misc",
    "file://vms.host.edu/disk$user/my/notes/note12345.txt", // §3.10
    "prospero://host.dom//pros/name", // §3.11
    "ftp://info.cern.ch/pub/www/doc;type=d", // Appendix
    "ftp://ds.internic.net/rfc",
    "ftp://ds.internic.net/rfc/rfc1436.txt;type=a", // References
    "ftp://boombox.micro.umn.edu/pub/gopher/gopher_protocol/Gopher+/Gopher+.txt",
    "ftp://quake.think.com/pub/wais/doc/protspec.txt",
  ])("%s", (reference) => expect(rfc1738.check(reference)).toBeUndefined());

  test("the example of the Appendix has a fragment, which no production derives: the wrapper contains more than a URL", () => {
    expect(rfc1738.check("http://ds.internic.net/instructions/overview.html#WARNING")).toMatchObject({
      index: 49,
      rule: "hsegment",
    });
  });
});

describe("RFC 1738: references that are not valid (002-20, 002-23, 002-24)", () => {
  test.each([
    ["http://host/~user", 12, "hpath", "§2.2: ~ is unsafe"],
    ["http://host/[a]", 12, "hpath", "§2.2: brackets are unsafe"],
    ["http://user@host/", 11, "httpurl", "§3.3: no user name or password is allowed"],
    ["http://host?a", 11, "host", "§3.3: the search part follows a path"],
    ["http://host:/", 12, "port", "§3.1: if the port is omitted, the colon is as well"],
    ["ftp://host/a;b", 13, "ftpurl", "§3.2.2: ; is reserved"],
    ["ftp://host/a;TYPE=i", 13, "ftpurl", "literals have a case, since ftptype lists both"],
    ["mailto:", 7, "encoded822addr", "§3.5: an address"],
    ["nntp://host/group/x", 18, "nntpurl", "§3.7: a number"],
    ["//host/", 0, "scheme", "absolute URLs only"],
    ["", 0, "scheme", "absolute URLs only"],
    [
      "ftp:anything",
      4,
      "ftpurl",
      "§5: a URL of a scheme that it defines must match the production of that scheme",
    ],
  ])("%s: %i, %s (%s)", (reference, index, rule) => {
    expect(rfc1738.check(reference)).toMatchObject({ index, rule });
  });

  test.each([
    ["http://127.1/", "RFC 1738 §3.1", /"127\.1" is not a host: the last label .* four numbers/],
    ["http://a-.b/", "RFC 1738 §3.1", /"a-\.b" is not a host: each label/],
    ["http://host?a", "RFC 1738 §3.1", /"\?" is not allowed in host/],
    ["wais://h/db?s/t", "RFC 1738 §3.9", /"\/" is not allowed in search/],
    ["file:///c|/x", "RFC 1738 §3.10", /"\|" is not allowed in fsegment/],
    ["http://h/a?b#c", "RFC 1738 §3.3", /search/],
    ["file://test", "RFC 1738 §3.10", /^.*the text ends before fileurl is complete/],
    ["nntp://host", "RFC 1738 §3.7", /ends before nntpurl is complete/],
    ["ftp://ftp.exam%00le.org/x", "RFC 1738 §3.1", /"%" is not allowed in host/],
    ["ftp://h:80x/", "RFC 1738 §3.1", /"x" is not allowed in port/],
    ["http://h:/", "RFC 1738 §3.1", /the port is empty/],
    ["ftp://h:", "RFC 1738 §3.1", /the port is empty/],
  ])("§3: the section of the scheme at hand, and what a host is: %s", (reference, section, message) => {
    const error = rfc1738.check(reference);
    expect([error?.section, error && said(error.problem)]).toEqual([section, expect.stringMatching(message)]);
  });

  test("§4: a scheme that it does not define follows the general syntax (002-64)", () => {
    expect(rfc1738.check("x-any:?/;@:&=")).toBeUndefined();
    expect(rfc1738.check("https://host/~")).toMatchObject({ index: 13 });
  });

  test("§2.1: the case of a scheme does not matter (002-3)", () => {
    expect(rfc1738.check("HTTP://host/")).toBeUndefined();
    expect(rfc1738.check("HTTP://user@host/")).toBeDefined();
  });
});

describe("RFC 1738 §3: the parts of each scheme (002-1, 002-19, 002-25)", () => {
  const parts = (reference: string) => rfc1738.components(reference);

  test.each([
    [
      "§3.1",
      "ftp://foo:@host.com/",
      { user: "foo", password: "", host: "host.com", "url-path": "", path: "" },
    ],
    [
      "§3.1: the slash is not part of the url-path",
      "ftp://h//etc",
      { host: "h", "url-path": "/etc", path: "/etc" },
    ],
    ["§3.2.2", "ftp://h/a/b;type=i", { host: "h", "url-path": "a/b;type=i", path: "a/b", typecode: "i" }],
    ["§3.3", "http://h:8/a?b", { host: "h", port: "8", "url-path": "a?b", path: "a", searchpart: "b" }],
    [
      "§3.4.1",
      "gopher://h/7s%09q%09+",
      {
        host: "h",
        "url-path": "7s%09q%09+",
        gophertype: "7",
        selector: "s",
        search: "q",
        "gopher+_string": "+",
      },
    ],
    ["§3.5", "mailto:a@b", { "rfc822-addr-spec": "a@b" }],
    ["§3.6", "news:a.b", { "newsgroup-name": "a.b" }],
    ["§3.6", "news:1@b", { "message-id": "1@b" }],
    ["§3.7", "nntp://h/g/1", { host: "h", "url-path": "g/1", "newsgroup-name": "g", "article-number": "1" }],
    ["§3.8", "telnet://u:p@h/", { user: "u", password: "p", host: "h", "url-path": "" }],
    ["§3.9", "wais://h/d?s", { host: "h", "url-path": "d?s", database: "d", search: "s" }],
    ["§3.9", "wais://h/d/t/p", { host: "h", "url-path": "d/t/p", database: "d", wtype: "t", wpath: "p" }],
    ["§3.10", "file:///p", { host: "", "url-path": "p", path: "p" }],
    [
      "§3.11",
      "prospero://h/n;a=b;c=d",
      { host: "h", "url-path": "n;a=b;c=d", hsoname: "n", fields: "a=b;c=d" },
    ],
    ["§2.1", "x-y:z", { schemepart: "z" }],
    ["§3.1, for a scheme yet to come", "x-y://u@h/z", { user: "u", host: "h", "url-path": "z" }],
  ])("%s: %s", (_section, reference, expected) => {
    expect(parts(reference)).toEqual({ scheme: reference.slice(0, reference.indexOf(":")), ...expected });
  });
});

test("RFC 1738 §2.3: it resolves nothing, and has no normal form (002-16)", () => {
  expect(rfc1738.resolve("http://a/", "http://b/")).toMatchObject({ kind: "none", section: "RFC 1738 §2.3" });
  expect(rfc1738.normalize("HTTP://a/")).toBeUndefined();
});

test("RFC 1738 §3.5, §3.6 (002-79): mailto and news have no host, whatever begins with slashes", () => {
  for (const reference of ["mailto://u@good.example?x@evil.example", "news://h/x@y"])
    expect(rfc1738.destination(reference)).toMatchObject({ host: undefined, hostKnown: false });
  expect(rfc1738.destination("mailto:a@b")).toMatchObject({ host: undefined, hostKnown: true });
  expect(rfc1738.destination("nntp://h/g/1")).toMatchObject({ host: "h" });
});
