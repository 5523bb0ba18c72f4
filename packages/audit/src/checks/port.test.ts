/** RFC 3986 §3.2.3, §7.2; Fetch §2.9: ports. */

import { expect, test } from "vitest";
import { idsIn, partsWith } from "../../test/where.ts";

test.each([
  ["http://example.org:25/", "blocked-port", "25"],
  ["wss://example.org:6667/", "blocked-port", "6667"],
  ["http://example.org:81/", "reserved-port", "81"],
  ["ldap://example.org:25/", "reserved-port", "25"],
  ["http://example.org:8080/", "other-port", "8080"],
  ["http://example.org:0/", "impossible-port", "0"],
  ["http://example.org:65536/", "impossible-port", "65536"],
  ["http://example.org:080/", "port-with-zeros", "080"],
  ["https://example.org:443/", "default-port", "443"],
  ["http://example.org:/", "empty-port", ":"],
])("%s: %s is %j", (text, id, part) => {
  expect(partsWith(id, text)).toEqual([part]);
});

test("nothing is said of the port of a scheme that is not known", () => {
  expect(idsIn("foo://example.com:8042/over/there?name=ferret#nose")).toEqual([]);
});

test("a port of a million digits is one finding", () => {
  expect(idsIn(`http://example.org:${"9".repeat(1_000_000)}/`)).toContain("impossible-port");
});
