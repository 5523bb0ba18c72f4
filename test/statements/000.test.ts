/** Wikipedia, “Uniform Resource Identifier”, section “Syntax”: the statements that no test next to the code proves. */

import { schemeOf, standardSchemes } from "@urikit/schemes";
import { toPosixPath } from "@urikit/schemes/native-path";
import { rfc2396, rfc3986 } from "@urikit/standards";
import fc from "fast-check";
import { isUri, isUriReference, parse } from "urikit";
import { describe, expect, test } from "vitest";

/** A URI of each scheme, most of them examples of the documents. */
const EXAMPLES = [
  "ftp://ftp.is.co.za/rfc/rfc1808.txt",
  "http://www.ietf.org/rfc/rfc2396.txt",
  "https://example.org/a?b",
  "ws://example.org/a",
  "wss://example.org/a",
  "gopher://gopher.tc.umn.edu:70/11/Mailing%20Lists/",
  "mailto:John.Doe@example.com",
  "news:comp.infosystems.www.servers.unix",
  "nntp://news.example/comp.infosystems.www.misc/1",
  "telnet://192.0.2.16:80/",
  "wais://wais.example/database?search",
  "file://vms.host.edu/disk$user/my/notes/note12345.txt",
  "prospero://host.dom//pros/name",
  "ldap://[2001:db8::7]/c=GB?objectClass?one",
  "tel:+1-816-555-1212",
  "urn:oasis:names:specification:docbook:dtd:xml:4.1.2",
  "data:text/plain;charset=us-ascii,a%20b",
  "mid:960830.1639@example.com",
  "cid:foo4@example.com",
];

test("whatever a scheme reads is a URI of the generic syntax (000-2, 004-2)", () => {
  const inserted = fc.constantFrom(..."a1:/?#[]@%;=+., <é\n", "//", "%41", "[::1]", ":1");
  for (const example of EXAMPLES) {
    const scheme = schemeOf(example, standardSchemes);
    const at = fc.integer({ min: example.indexOf(":") + 1, max: example.length });
    expect(scheme?.read(example), example).toBeDefined();
    expect(isUri(example), example).toBe(true);
    fc.assert(
      fc.property(at, inserted, (index, text) => {
        const changed = example.slice(0, index) + text + example.slice(index);
        if (!isUri(changed)) expect(() => scheme?.read(changed), changed).toThrow();
      }),
    );
  }
});

test("first defined in RFC 2396 of August 1998, finalized in RFC 3986 of January 2005 (000-3)", () => {
  expect([rfc2396.name, rfc2396.date]).toEqual(["RFC 2396", "1998-08"]);
  expect([rfc3986.name, rfc3986.date]).toEqual(["RFC 3986", "2005-01"]);
});

test("an IPv4 address has dots and decimal numbers, an IPv6 address has brackets (000-23)", () => {
  expect(parse("http://192.0.2.16/").hostKind).toBe("ipv4");
  expect(parse("http://3221225984/").hostKind).toBe("reg-name");
  expect(parse("http://[2001:db8::7]/").hostKind).toBe("ipv6");
  expect(isUriReference("http://2001:db8::7/")).toBe(false);
});

test("a path that looks like one of a file system is one only if the scheme says so (000-28, 001-26, 002-34, 003-25)", () => {
  for (const text of ["http://host.dom/etc/motd", "ftp://host.dom/etc/motd", "/etc/motd"])
    expect(() => toPosixPath(text), text).toThrow();
  expect(toPosixPath("file:///etc/motd")).toBe("/etc/motd");
});

describe("which characters may be used where", () => {
  const PLACES: ReadonlyMap<string, (character: string) => string> = new Map([
    ["scheme", (character) => `s${character}:`],
    ["userinfo", (character) => `s://u${character}@h`],
    ["host", (character) => `s://h${character}`],
    ["path", (character) => `s:/p${character}`],
    ["query", (character) => `s:?q${character}`],
    ["fragment", (character) => `s:#f${character}`],
  ]);

  /** The components that end with the character, where it is data. */
  function placesOf(character: string): string[] {
    const found = [...PLACES].filter(([component, text]) => {
      const reference = text(character);
      if (!isUriReference(reference)) return false;
      const parsed = parse(reference);
      return String(parsed[component as "host"]).endsWith(character);
    });
    return found.map(([component]) => component);
  }

  test("+ everywhere, the other sub-delims everywhere but in the scheme (000-37)", () => {
    const everywhere = [...PLACES.keys()];
    expect(placesOf("+")).toEqual(everywhere);
    for (const character of "!$&'()*,;=") expect(placesOf(character), character).toEqual(everywhere.slice(1));
  });

  test(": in userinfo, path, query and fragment; @ and / in path, query and fragment (000-38)", () => {
    expect(placesOf(":")).toEqual(["userinfo", "path", "query", "fragment"]);
    for (const character of "@/") expect(placesOf(character)).toEqual(["path", "query", "fragment"]);
  });

  test("? in query and fragment (000-39)", () => {
    expect(placesOf("?")).toEqual(["query", "fragment"]);
  });
});
