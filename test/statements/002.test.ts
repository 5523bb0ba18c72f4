/** RFC 1738: the statements that no test next to the code proves. */

import { file, ftp, http, standardSchemes } from "@urikit/schemes";
import { rfc1738 } from "@urikit/standards";
import { encode } from "urikit";
import { describe, expect, test } from "vitest";

const valid = (url: string) => rfc1738.check(url) === undefined;

/** Expects that RFC 1738 derives each of these texts. */
const admits = (...urls: readonly string[]) => expect(urls.filter((url) => !valid(url))).toEqual([]);

/** Expects that it does not derive any of them. */
const refuses = (...urls: readonly string[]) => expect(urls.filter(valid)).toEqual([]);

const sorted = (characters: string) => [...characters].sort();

test("RFC 1738 §2.1: a scheme has letters, digits, +, . and - (002-2)", () => {
  admits("a:x", "x-1.+:x", "1:x", "+:x");
  refuses(":x", "a_b:x", "a%41:x", "a~:x", "a b:x");
});

describe("RFC 1738 §2.2: characters that must be encoded", () => {
  const places = ["http://h/", "ftp://h/", "ftp://", "mailto:a@b", "x:"];
  const everywhere = (characters: Iterable<string>) =>
    [...characters].flatMap((character) => places.map((before) => before + character));
  const octets = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => String.fromCharCode(from + index));

  test("no graphic character: 00 to 1F, 7F and 80 to FF (002-7)", () => {
    refuses(...everywhere([...octets(0, 0x1f), "\x7f", ...octets(0x80, 0xff)]));
    admits("x:%00%1F%7F%80%FF");
  });

  test("the space (002-8)", () => refuses(...everywhere(" ")));

  test("<, > and the quotation mark (002-9)", () => refuses(...everywhere('<>"')));

  test("#, even where fragments mean nothing (002-10)", () => refuses(...everywhere("#"), "x:a#b"));

  test("%, which stands only before two hexadecimal digits (002-11)", () => {
    refuses(...everywhere(["%", "%4", "%4g"]));
    expect(encode("%", "segment")).toBe("%25");
  });

  test("what gateways change (002-12)", () => refuses(...everywhere("{}|\\^~[]`")));
});

test("RFC 1738 §2.2: only seven characters may be reserved (002-13)", () => {
  expect(sorted(rfc1738.classes.reserved)).toEqual(sorted(";/?:@=&"));
});

test("RFC 1738 §2.2: only letters, digits, $-_.+!*'(), and the reserved stand unencoded (002-15)", () => {
  expect(sorted(rfc1738.classes.unreserved)).toEqual(sorted("$-_.+!*'(),"));
  for (let code = 0x21; code < 0x7f; code++) {
    const character = String.fromCharCode(code);
    const may = /[A-Za-z0-9]/.test(character) || `$-_.+!*'(),;/?:@=&`.includes(character);
    expect(valid(`x:${character}`), character).toBe(may);
  }
});

test("RFC 1738 §2.3: the names of ftp, http and file are hierarchical (002-17)", () => {
  expect(ftp.read("ftp://h/a/b/c")).toMatchObject({ directories: ["a", "b"], name: "c" });
  expect(http.read("http://h/a/b/c")).toMatchObject({ segments: ["a", "b", "c"] });
  expect(file.read("file://h/a/b/c")).toMatchObject({ segments: ["a", "b", "c"] });
});

test("RFC 1738 §3.1: :, @ and / in a user name or password are encoded (002-21)", () => {
  const reading = { host: "h", user: "a:b@c/d", password: ":@/", directories: [], name: "" };
  expect(ftp.build(reading)).toMatch(/^ftp:\/\/a%3Ab%40c%2Fd:%3A%40%2F@h/);
  refuses("ftp://a:b:c@h/", "ftp://a@b@h/");
  expect(rfc1738.components("ftp://a/b@h/")).toMatchObject({ host: "a" });
});

test("RFC 1738 §4: schemes of today that follow its common syntax are read by it (002-61)", () => {
  for (const name of ["https", "ws", "wss"]) {
    expect(rfc1738.components(`${name}://h:8/p`)).toMatchObject({ host: "h", port: "8", "url-path": "p" });
    expect(standardSchemes.get(name)?.read(`${name}://h:8/p`)).toMatchObject({ host: "h", port: 8 });
  }
});

describe("RFC 1738 §5: the productions, by the letter", () => {
  test("ip-schemepart: with and without a url-path (002-65)", () => {
    admits("ftp://h", "ftp://h/", "ftp://h/a", "telnet://h");
    refuses("ftp:h", "ftp:/h", "telnet:h", "ftp://");
  });

  test("login, hostport, host, port, user and password (002-66)", () => {
    admits("ftp://u:p@h:1/", "ftp://@h/", "ftp://:p@h/", "ftp://;?&=$-_.+!*'(),%00:;?&=@h/");
    admits("ftp://a.b-c.d1/", "ftp://1a.b/", "ftp://1.2.3.4/", "ftp://999.2.3.4/", "ftp://h:00021/");
    refuses("ftp://a.1b/", "ftp://-a/", "ftp://a-/", "ftp://a_b/", "ftp://a..b/", "ftp://a./", "ftp://%41/");
    refuses("ftp://1.2.3/", "ftp://h:/", "ftp://h:a/", "ftp://h:+1/", "ftp://u:p:q@h/");
  });

  test("ftpurl, fpath, fsegment and ftptype (002-67)", () => {
    admits("ftp://h/a/b//c/", "ftp://h/?:@&=", ...[..."AIDaid"].map((type) => `ftp://h/a;type=${type}`));
    refuses("ftp://h/a;b", "ftp://h/a;type=x", "ftp://h/a;type=", "ftp://h/a;type=ai", "ftp://h/;type=a/b");
  });

  test("fileurl (002-68)", () => {
    admits("file://h/a", "file://localhost/a", "file:///a", "file://h/", "file:///a?:@&=");
    refuses("file://h", "file:a", "file:/a", "file://h:1/a", "file://u@h/a", "file:///a;b");
  });

  test("httpurl, hpath, hsegment and search (002-69)", () => {
    admits("http://h", "http://h/", "http://h/a", "http://h/a?b", "http://h:8/?b", "http://h/?");
    admits("http://h/a;b:c@d&e=f//?a;b:c@d&e=f");
    refuses("http://u@h/", "http:h", "http:/h", "http://h?a", "http://h/?a?b", "http://h/?a/b");
  });

  test("gopherurl, gtype, selector and gopher+_string (002-70)", () => {
    admits("gopher://h", "gopher://h/", "gopher://h/1", "gopher://h/1s", "gopher://h/1s%09q%09+x");
    admits("gopher://h/;/?:@&=%3B");
    refuses("gopher://u@h/", "gopher:h", "gopher:/h");
  });

  test("mailtourl and encoded822addr (002-71)", () => {
    admits("mailto:a@b", "mailto:a.b%25c@d", "mailto:;/?:@&=");
    refuses("mailto:", "mailto:<a@b>", "mailto:a b");
  });

  test("newsurl, grouppart, group and article (002-72)", () => {
    admits("news:*", "news:a", "news:a1-.+_", "news:a@b", "news:;/?:&=$!%20@b.c", "news:a@1.2.3.4");
    refuses("news:", "news:**", "news:1a", "news:a!", "news:@b", "news:a@", "news:a@b_c");
  });

  test("nntpurl (002-73)", () => {
    admits("nntp://h/a", "nntp://h/a/1", "nntp://h:1/a/0001");
    refuses("nntp://h", "nntp://h/", "nntp://h/a/", "nntp://h/a/b", "nntp://u@h/a", "nntp:a/1");
  });

  test("telneturl (002-74)", () => {
    admits("telnet://h", "telnet://h/", "telnet://u:p@h:1/");
    refuses("telnet://h/a", "telnet:h", "telnet://h//");
  });

  test("waisurl: database, index and document (002-75)", () => {
    admits(
      "wais://h/d",
      "wais://h/",
      "wais://h/d?",
      "wais://h/d?a;b:c@d&e=f",
      "wais://h/d/t/p",
      "wais://h///",
    );
    refuses("wais://h", "wais://h/a;b", "wais://u@h/a", "wais://h/d?a/b", "wais://h/d/t", "wais://h/d/t/p/q");
  });

  test("prosperourl, ppath, fieldspec (002-76)", () => {
    admits("prospero://h/a", "prospero://h/", "prospero://h//a/?:@&=", "prospero://h/a;b=c;d=e");
    admits("prospero://h/;=", "prospero://h/a;?:@&=?:@&");
    refuses(
      "prospero://h",
      "prospero://u@h/a",
      "prospero://h/a;b",
      "prospero://h/a;b=c=d",
      "prospero://h/a;b/c=d",
    );
  });

  test("escape, unreserved, uchar and xchar (002-78)", () => {
    admits("x:%00%aF%Fa", "x:azAZ09$-_.+!*'(),;/?:@&=");
    refuses("x:%0", "x:%0g", "x:%g0", "x:~", "x:[");
  });
});
