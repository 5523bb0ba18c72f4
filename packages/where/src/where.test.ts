/** What expressions mean, word by word, in the terms of RFC 3986: the table in docs/where.md. */

import { describe, expect, it } from "vitest";
import { judgesFor } from "./judges.ts";
import { where } from "./where.ts";

/** A reference, an expression, and whether it matches. */
type Row = readonly [text: string, expression: string, matches: boolean];

const COMPONENTS: readonly Row[] = [
  ["HTTP://a/", "scheme = http", true],
  ["http://a/", "scheme = HTTPS", false],
  ["http://a/", "SCHEME IN (ftp, HTTP)", true],
  ["http://Example.ORG/", "host = example.org", true],
  ["http://ex%41mple.org/", "host = EXAMPLE.org", true],
  ["http://example.org./", "host = example.org", false],
  ["http://www.example.org/", "host ~ .example.org", true],
  ["http://WWW.example.org./", "host ~ .Example.org", true],
  ["http://example.org/", "host ~ .example.org", false],
  ["http://badexample.org/", "host ~ .example.org", false],
  ["http://a.example.org.evil.test/", "host ~ .example.org", false],
  ["http://a.example.org.evil.test/", "host *= .example.org", true],
  ["http://badexample.org/", "host ~ example.org", true],
  ["http://a.b/", "host $= .B", true],
  ["http://u@a/", "userinfo = u", true],
  ["http://u@A:8/", "authority = u@a:8", true],
  ["http://U@a:8/", "authority = u@a:8", false],
  ["http://a/B", "path = /b", false],
  ["http://a/%7eb/c", "path ^= /~b", true],
  ["http://a/~b/c", "path ^= /%7Eb", true],
  ["http://a/%2f", "path = /%2F", true],
  ["http://a/%2f", "path = //", false],
  ["http://a/b/../c", "path = /c", false],
  ["http://a/b/admin/c", "segment = admin", true],
  ["http://a/badmin", "segment = admin", false],
  ["http://a/", 'segment = ""', true],
  ["http://a", "segment", false],
  ["a/b", "segment = a", true],
  ["http://a/?q", "query = q", true],
  ["http://a/#f", "fragment = f", true],
  ["http://a/#f", "text $= '#f'", true],
  ["HTTP://a/", "text ^= http", false],
];

const PORTS: readonly Row[] = [
  ["http://a:443/", "port = 443", true],
  ["http://a:0443/", "port = 443", true],
  ["http://a:99999999999999999/", "port > 65535", true],
  ["http://a:80/", "port != 443", true],
  ["http://a/", "port != 443", true],
  ["http://a/", "port = 80", false],
  ["http://a:/", "port", true],
  ["http://a:/", 'port = ""', true],
  ["http://a:/", "port < 1024", false],
  ["http://a:9/", "port < 10 and port <= 9 and port >= 9 and not port > 9", true],
  ["http://a:80/", "port in (80, 443)", true],
];

const UNDEFINED: readonly Row[] = [
  ["a", "host", false],
  ["a", "not host", true],
  ["///p", "host", true],
  ["///p", 'host = ""', true],
  ["a", 'host = ""', false],
  ["a", "host != b", true],
  ["a?", "query", true],
  ["a", "scheme", false],
];

const PAIRS: readonly Row[] = [
  ["?token=x", "query.token", true],
  ["?a&token", "query.token", true],
  ["?a&token", 'query.token = ""', false],
  ["?tok%65n=x%20y", 'query.token = "x y"', true],
  ["?token=a&token=b", "query.token = b", true],
  ["?token=a&token=b", "query.token != b", false],
  ["?Token=x", "query.token", false],
  ["?a%20b=1", 'query."a b" = 1', true],
  ["#?token=x", "query.token", false],
];

const INVALID: readonly Row[] = [
  ["http://a b/", "invalid", true],
  ["http://a b/", "valid", false],
  ["http://a b/", "not valid", true],
  ["http://a/", "valid and not invalid", true],
  ["http://a b/", "host = a", false],
  ["http://a b/", "host != a", false],
  ["http://a b/", "not host = a", false],
  ["http://a b/", "not (host = a or path = b)", false],
  ["http://a b/", "host or invalid", true],
  ["http://a b/", "not (host and invalid)", false],
  ["http://a b/", "not (host and valid)", true],
  ["http://a b/", 'text ~ "a b"', true],
  ["http://a b/", "not text ~ x", true],
  ["http://a b/", "code = forbidden-character", true],
  ["http://a/", "code = forbidden-character", false],
  ["http://a/", "code != forbidden-character", true],
  ["http://a b/", "code", true],
  ["a b", "equivalent to a", false],
  ["a b", "not equivalent to a", false],
  ["HTTP://A:80", "equivalent to http://a/", true],
];

it.each([...COMPONENTS, ...PORTS, ...UNDEFINED, ...PAIRS, ...INVALID])(
  "%s: %s: %s",
  (text, expression, matches) => {
    expect(where(expression)(text)).toBe(matches);
  },
);

const JUDGED: readonly Row[] = [
  ["ftp://me:secret@example.org/", "danger", true],
  ["ftp://me:secret@example.org/", "finding = password", true],
  ["ftp://me:secret@example.org/", "finding in (rare-ipv4, password)", true],
  ["ftp://me:secret@example.org/", "finding ^= pass", true],
  ["ftp://me:secret@example.org/", "severity >= warning", true],
  ["https://example.org/", "finding", false],
  ["https://example.org/", "clean", true],
  ["https://example.org/", "severity < hint", true],
  ["https://example.org/", "severity != danger", true],
  ["http://good.example\\@evil.example/", "programs disagree", true],
  ["http://good.example\\@evil.example/", "danger and invalid", true],
  ["http://good.example\\@evil.example/", "not clean", true],
  ["http://10.1.2.3/", "host in cidr 10.0.0.0/8", true],
  ["http://11.1.2.3/", "host in cidr 10.0.0.0/8", false],
  ["http://[2001:db8::1]/", "host in cidr 2001:db8::/32", true],
  ["http://0x0a.1/", "host in cidr 10.0.0.0/8", false],
  ["http://a/", "host in cidr 10.0.0.0/8", false],
  ["a", "host in cidr 10.0.0.0/8", false],
  ["a b", "not host in cidr 10.0.0.0/8", false],
  ["http://a/", "denied by strict", true],
  ["https://example.org/", "denied by strict", false],
  ["a b", "denied", true],
];

const policy = () => ({ schemes: ["https"], hosts: ["*"] });

it.each(JUDGED)("%s: %s: %s", async (text, expression, matches) => {
  expect(where(expression, await judgesFor(expression, { policy }))(text)).toBe(matches);
});

describe("fields that the caller knows", () => {
  it("are words, compared without regard to case, of what is no reference too", () => {
    const matches = (expression: string, text = "http://a/") =>
      where(expression, { fields: ["rel", "label"] })(text, { rel: ["me", "Next"] });
    expect(matches("rel = ME and REL = next and scheme = http")).toBe(true);
    expect(matches("rel != me or label")).toBe(false);
    expect(matches("rel ^= ne and not label", "a b")).toBe(true);
    expect(matches("label != x")).toBe(true);
  });

  it("are no words where the caller has not named them, and need no other judge", async () => {
    expect(() => where("rel = me")).toThrow(/there is no word `rel`/);
    expect(await judgesFor("rel = me", { fields: ["rel"] })).toEqual({ fields: ["rel"] });
    expect(where("rel", { fields: ["rel"] })("a")).toBe(false);
  });
});

describe("where", () => {
  it("names the judge that is missing, or the policy", async () => {
    expect(() => where("danger")).toThrow(/needs the judge audit/);
    expect(() => where("host in cidr 10.0.0.0/8")).toThrow(/needs the judge cidr/);
    expect(() => where("denied")).toThrow(/needs the judge denied/);
    await expect(judgesFor("denied")).rejects.toThrow(/policy must be a function/);
  });

  it("refuses a finding that does not exist, and a block that is not one", async () => {
    for (const [expression, message] of [
      ["finding = passwrd", "there is no finding `passwrd` (at 10)"],
      ["host in cidr 10.0.0.1/8", "`10.0.0.1/8` is not a block of addresses, such as 10.0.0.0/8 (at 13)"],
    ] as const) {
      const judges = await judgesFor(expression);
      expect(() => where(expression, judges)).toThrow(message);
    }
  });

  it("loads nothing for an expression that asks for components alone", async () => {
    expect(await judgesFor("host = a and not invalid")).toEqual({});
  });
});
