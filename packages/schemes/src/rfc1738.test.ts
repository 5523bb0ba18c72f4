/** RFC 1738 §3 and §5, production by production: what each admits, and what it does not. */

import { describe, expect, it } from "vitest";
import type { Scheme } from "./parts/define-scheme.ts";
import { schemeOf } from "./set.ts";
import { standardSchemes } from "./standard.ts";

const reads = (text: string) => schemeOf(text, standardSchemes)?.read(text);

/** `$`: what it admits; `!`: what it does not. */
const PRODUCTIONS: readonly (readonly [
  name: string,
  accepted: readonly string[],
  refused: readonly string[],
])[] = [
  [
    "ip-schemepart: with and without its url-path",
    ["ftp://h", "ftp://h/", "ftp://h/a"],
    ["ftp:h", "ftp:/h", "ftp:///a"],
  ],
  [
    "login",
    [
      "ftp://h/",
      "ftp://@h/",
      "ftp://u@h/",
      "ftp://u:@h/",
      "ftp://u:p@h/",
      "ftp://:p@h/",
      "telnet://u:p@h:24/",
    ],
    ["ftp://u:p:q@h/", "telnet://u:p:q@h/"],
  ],
  ["hostport", ["http://h:80/", "http://h/"], ["http://:80/", "http:///"]],
  ["host: hostname", ["http://a.b-c.d1/", "http://h/", "http://1a.b/"], ["http://a%2Fb/", "http://a%20b/"]],
  ["host: hostnumber", ["http://192.0.2.1/", "ftp://127.0.0.1/x"], []],
  ["port", ["http://h:1/", "http://h:65535/", "http://h:00080/"], ["http://h:65536/"]],
  ["user, password: uchar ; ? & =", ["ftp://a;&=%3F:b;&=%3F@h/", "telnet://$-_.+!*'(),:%40@h/"], []],
  [
    "ftpurl, ftptype",
    [..."AIDaid"].map((type) => `ftp://h/a;type=${type}`),
    ["ftp://h/a;type=b", "ftp://h/a;type=", "ftp://h/a;type=ai"],
  ],
  [
    "fpath, fsegment",
    ["ftp://h/a/b//c/", "ftp://h/?:@&=", "ftp://h/$-_.+!*'(),%00"],
    ["ftp://h/a;b", "ftp://h/;type=a/b"],
  ],
  [
    "fileurl",
    ["file://h/a", "file://localhost/a", "file:///a", "file://h/"],
    ["file://h", "file:a", "file://h:1/a"],
  ],
  [
    "httpurl",
    ["http://h", "http://h/", "http://h/a", "http://h/a?b", "http://h:8/?b"],
    ["http://u@h/", "http:h", "http:/h"],
  ],
  ["hpath, hsegment, search", ["http://h/a;b:c@d&e=f//?a;b:c@d&e=f"], []],
  [
    "gopherurl, gtype, selector, gopher+_string",
    [
      "gopher://h",
      "gopher://h/",
      "gopher://h/1",
      "gopher://h/1s",
      "gopher://h/1s%09",
      "gopher://h/1s%09q%09",
      "gopher://h/1s%09q%09+x",
      "gopher://h/;/?:@&=%3B",
    ],
    ["gopher://u@h/", "gopher://h/%09", "gopher://h/1%0A", "gopher://h/1%0D", "gopher:h"],
  ],
  ["mailtourl, encoded822addr", ["mailto:a@b", "mailto:a.b%25c@d"], ["mailto:a", "mailto://a@b"]],
  ["newsurl, grouppart", ["news:*", "news:a", "news:a@b"], ["news:a/b", "news:*@"]],
  ["group", ["news:a1-.+_", "nntp://h/A"], ["news:a!", "news:a:b", "nntp://h/a*"]],
  ["article", ["news:a;/:&=$-_.+!*'(),%20b@c.d".replace("%20", "%25")], ["news:@c", "news:a@"]],
  [
    "nntpurl",
    ["nntp://h/a", "nntp://h/a/1", "nntp://h:1/a/1"],
    ["nntp://h", "nntp://h/", "nntp://h/a/", "nntp://h/a/b", "nntp:a/1"],
  ],
  ["telneturl", ["telnet://h", "telnet://h/", "telnet://u:p@h:1/"], ["telnet://h/a", "telnet:h"]],
  [
    "waisdatabase",
    ["wais://h/d", "wais://h/", "wais://h/$-_.+!*'(),%2F"],
    ["wais://h", "wais://h/a;b", "wais://u@h/a"],
  ],
  ["waisindex", ["wais://h/d?", "wais://h/d?a;b:c@d&e=f"], ["wais://h?a", "wais://h/d?a/b"]],
  [
    "waisdoc",
    ["wais://h/d/t/p", "wais://h/d//"],
    ["wais://h/d/t", "wais://h/d/t/p/q", "wais://h/d/t/p?s", "wais://h/d/t/a=b"],
  ],
  [
    "prosperourl, ppath, psegment",
    ["prospero://h/a", "prospero://h/", "prospero://h//a/?:@&="],
    ["prospero://h", "prospero://u@h/a"],
  ],
  [
    "fieldspec, fieldname, fieldvalue",
    ["prospero://h/a;b=c;d=e", "prospero://h/;?:@&=?:@&"],
    ["prospero://h/a;b", "prospero://h/a;b=c=d", "prospero://h/a;b/c=d"],
  ],
];

describe.each(PRODUCTIONS)("RFC 1738 §5: %s", (_, accepted, refused) => {
  it.each(accepted)("admits %s", (text) => {
    expect(reads(text)).toBeDefined();
  });

  if (refused.length > 0) {
    it.each(refused)("does not admit %s", (text) => {
      expect(() => reads(text)).toThrow();
    });
  }
});

describe("RFC 1738 §5: scheme letters count alike in either case; otherurl is any URI", () => {
  it.each(["FTP://h/", "HtTp://h/", "NEWS:a", "MailTo:a@b"])("%s", (text) => {
    expect(reads(text)).toBeDefined();
  });

  it("no scheme is known of another URL", () => {
    expect(schemeOf("x-other:/a;b", standardSchemes)).toBeUndefined();
  });
});

/** The references that RFC 1738 admits and the current specification does not, and the reverse. */
describe("where the heirs differ", () => {
  it.each([
    ["RFC 8089 §2: a file has no query; §5 had ? in fsegment", "file:///a?b"],
    ["RFC 6068 §2: an address has no raw /, &, ; or =; §5 had all of xchar", "mailto:a/b@c"],
    ["RFC 5538: ? begins a query; §5 had it in article", "news:a?b@c"],
  ])("%s: taken back", (_, text) => {
    expect(() => reads(text)).toThrow();
  });

  it.each([
    ["RFC 3986 §3.2.2: a reg-name is not only a hostname", "http://a_b/"],
    ["RFC 3986 §3.2.2: an IP-literal", "http://[::1]/"],
    ["RFC 3986 §3.2.3: an empty port", "http://h:/"],
    ["RFC 3986 §2.3: ~ is unreserved", "http://h/~a"],
    ["RFC 9110 §4.2.1: a query without a path", "http://h?a"],
    ["RFC 6068 §2: no address, or many", "mailto:"],
    ["RFC 5538 §4: a news server", "news://h/a"],
    ["RFC 5538 §4: nothing, for all newsgroups", "news:"],
    ["RFC 5538 §4: a pattern", "news:*a"],
    ["RFC 5538 §4: several wildcards", "news:**"],
    ["RFC 5538 §3: a group with another first character", "nntp://h/.a"],
    ["RFC 5538 §3: a group with triplets", "nntp://h/a%2Fb"],
    ["RFC 5538 §7: userinfo", "news://u:p@h/a"],
    ["RFC 8089 §2: no authority", "file:/a"],
  ])("%s: added", (_, text) => {
    expect(reads(text)).toBeDefined();
  });
});

describe("RFC 1738: its examples", () => {
  it.each([
    "http://www.acl.lanl.gov/URI/archive/uri-archive.index.html",
    "ftp://@host.com/",
    "ftp://host.com/",
    "ftp://foo:@host.com/",
    "ftp://myname@host.dom/%2Fetc/motd",
    "ftp://myname@host.dom/etc/motd",
    "ftp://myname@host.dom//etc/motd",
    "news:comp.infosystems.www.misc",
    "news:*",
    "file://vms.host.edu/disk$user/my/notes/note12345.txt",
    "prospero://host.dom//pros/name",
    "ftp://info.cern.ch/pub/www/doc;type=d",
    "ftp://ds.internic.net/rfc",
    "http://ds.internic.net/instructions/overview.html#WARNING",
    "ftp://ds.internic.net/rfc/rfc1436.txt;type=a",
    "ftp://boombox.micro.umn.edu/pub/gopher/gopher_protocol/Gopher+/Gopher+.txt",
    "ftp://info.cern.ch/pub/www/doc/http-spec.txt.Z",
  ])("%s", (text) => {
    // Each builds what it has read, which the type of the union does not show.
    const scheme = schemeOf(text, standardSchemes) as Scheme<object>;
    expect(scheme.build(scheme.read(text))).toBe(text.replace(/#.*/, ""));
  });
});
