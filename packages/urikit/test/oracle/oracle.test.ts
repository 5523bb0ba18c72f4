// urikit and the oracle say the same of some values, the same in each run; and the oracle gives the results that the
// standards print.

import { readdirSync, readFileSync } from "node:fs";
import { ABNORMAL_EXAMPLES, BASE, NORMAL_EXAMPLES } from "@urikit/abnf/rfc3986-examples";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { HOSTS, URIS } from "./grammar.ts";
import { iriOf, uriOf } from "./iri.ts";
import { ORACLE_LAWS } from "./laws.ts";
import { derives } from "./matching.ts";
import { normalForm } from "./normal-form.ts";
import { targetText } from "./resolution.ts";

test.each(ORACLE_LAWS.map((law) => [law.name, law] as const))("%s", (_name, { values, accepts }) => {
  let accepted = 0;
  const property = fc.property(values, (given) => {
    if (accepts(...given)) accepted++;
  });
  fc.assert(property, { numRuns: 200 });
  expect(accepted).toBeGreaterThan(0);
});

describe("the oracle gives what is printed", () => {
  test.each([...NORMAL_EXAMPLES, ...ABNORMAL_EXAMPLES])("RFC 3986 §5.4: %s is %s", (reference, target) => {
    expect(targetText(reference, BASE)).toBe(target);
  });

  test("RFC 3986 §5.4.2: for parsers that are not strict", () => {
    expect(targetText("http:g", BASE, false)).toBe("http://a/b/c/g");
  });

  test("RFC 3986 §1.1.2: the examples are URIs", () => {
    for (const text of [
      "ftp://ftp.is.co.za/rfc/rfc1808.txt",
      "ldap://[2001:db8::7]/c=GB?objectClass?one",
      "mailto:John.Doe@example.com",
      "tel:+1-816-555-1212",
      "urn:oasis:names:specification:docbook:dtd:xml:4.1.2",
    ])
      expect([text, derives(URIS.URI, text)]).toEqual([text, true]);
    expect(derives(HOSTS.IPv6address, "1:2:3:4:5:6:7:8:9")).toBe(false);
  });

  test("RFC 3986 §6.2.2", () => {
    expect(normalForm("eXAMPLE://a/./b/../b/%63/%7bfoo%7d")).toBe("example://a/b/c/%7Bfoo%7D");
  });

  test("RFC 3987 §3.1 and §3.2", () => {
    expect(uriOf("http://www.example.org/red%09rosé#red")).toBe("http://www.example.org/red%09ros%C3%A9#red");
    expect(uriOf("http://example.com/\u{10300}")).toBe("http://example.com/%F0%90%8C%80");
    expect(iriOf("http://www.example.org/D%C3%BCrst")).toBe("http://www.example.org/Dürst");
    expect(iriOf("http://www.example.org/D%FCrst")).toBe("http://www.example.org/D%FCrst");
    expect(iriOf("http://xn--99zt52a.example.org/%e2%80%ae")).toBe(
      "http://xn--99zt52a.example.org/%E2%80%AE",
    );
  });
});

test("the oracle imports nothing of urikit: only the laws between the two do", () => {
  const folder = new URL("./", import.meta.url);
  const files = readdirSync(folder).filter((file) => !/^laws\.ts$|\.(?:test|prove)\.ts$/.test(file));
  expect(files.length).toBeGreaterThan(5);
  for (const file of files) {
    const imports = readFileSync(new URL(file, folder), "utf8").match(/(?:from|import)\s*\(?"[^"]*"/g) ?? [];
    expect([file, imports.filter((one) => !one.startsWith('from "./'))]).toEqual([file, []]);
  }
});
