/** RFC 3986 §7.6: where programs disagree; and what one look tells is what they all say. */

import { eachOf, extent } from "@urikit/abnf/extent";
import { PROGRAMS } from "@urikit/programs";
import { recording } from "@urikit/recordings";
import { agreements, confusions, EDITIONS, readerOf } from "@urikit/standards";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { said } from "../../test/said.ts";
import { audit } from "../audit.ts";
import { allReaders, dangerAmong, hasOneHost, SOME_READERS } from "./parsers.ts";
import { isSure } from "./sure.ts";

/** All but the clients that take another scheme for a host: nobody gives them one. */
const ALL = [...EDITIONS.map(({ id }) => id), ...PROGRAMS.map(readerOf)].filter(
  (reader) => reader !== "needle" && reader !== "superagent",
);

/** The hosts, schemes and ports that readers find, where they find any. */
function placesOf(text: string): readonly (readonly (string | undefined)[])[] {
  const sets = agreements(text, { readers: ALL }).filter(({ valid }) => valid);
  const each = (values: readonly (string | false | undefined)[]) =>
    [...new Set(values)].filter((value) => typeof value === "string");
  return [each(sets.map(({ host }) => host)), each(sets.map(({ scheme }) => scheme))];
}

/** References that one look may judge, and some that it must not. */
const PIECES = [
  ...'aA0-_.@\\/?#:[]^|"<{;&=%! ~é',
  "//",
  ":80",
  "%41",
  "%2f",
  "%40",
  "%00",
  "..",
  "http://",
  "evil.example",
  "%zz",
  "u:p@",
  "\uff0f",
  "\u2028",
];

describe("one look", () => {
  it("tells only of texts that all readers take to one place", () => {
    const texts = fc
      .tuple(
        fc.constantFrom(
          "http://a.b/",
          "HTTPS://A-1.b",
          "ws://a.b",
          "ftp://a.b/",
          "http://a_b.c",
          "http://a.b:8/",
          "http://a.b:",
          "http://a.b?",
          "http://a-1.b:80#",
          "http://1.2.3.4",
          "ws://10.20.30.255:8/",
          "https://1.2.3.4?",
        ),
        fc.string({ unit: fc.constantFrom(...PIECES), maxLength: 8 }),
      )
      .map((parts) => parts.join(""))
      .filter(isSure);
    fc.assert(
      fc.property(texts, (text) => {
        for (const places of placesOf(text)) expect(places.length, `${text}: ${places}`).toBeLessThan(2);
      }),
      { seed: 13, numRuns: extent(40, 150) },
    );
  });

  it("tells of no reference whose readers are recorded, and differ", () => {
    let told = 0;
    for (const { reference } of eachOf(4, recording())) {
      if (!isSure(reference) || reference.length > 250) continue; // that a name is too long for DNS is another finding
      told += 1;
      for (const places of placesOf(reference))
        expect(places.length, `${reference}: ${places}`).toBeLessThan(2);
    }
    expect(told).toBeGreaterThan(20);
  });

  it("asks only some readers where all that find a host find the same", () => {
    const texts = fc
      .tuple(
        fc.constantFrom("http://", "http://a", "https://b."),
        fc.string({ unit: fc.constantFrom(..."!\"$&'()*+,.=^_`{|}~aB0-/"), maxLength: 6 }),
        fc.constantFrom("", ".example/", "a/"),
      )
      .map((parts) => parts.join(""))
      .filter(hasOneHost);
    fc.assert(
      fc.property(texts, (text) => {
        expect(dangerAmong(text, SOME_READERS), text).toBe(dangerAmong(text, allReaders()));
      }),
      { seed: 14, numRuns: extent(50, 200) },
    );
  });

  it.each([
    "http://a\\@b/",
    "http://a.b?c@d",
    "http://a.b#c\\",
    "http://a.b:080/",
    "http://1.2.3.04/",
    "http://1.2.3/",
    "http://1.2.3.256/",
    "http://a.1b/",
    "http://u@a.b/",
    "http://a\tb/",
    "http:///a",
    "x://a.b/",
  ])("leaves %j to the programs", (text) => {
    expect(isSure(text)).toBe(false);
  });
});

describe("RFC 3986 §7.6: readers that differ", () => {
  const found = (text: string) => audit(text).filter(({ id }) => /^(?:parsers|hidden|at-after)/.test(id));

  it("names who goes where, and where in the text", () => {
    const text = "http://good.example\\@evil.example/";
    const [first] = found(text);
    expect(first?.id).toBe("parsers-disagree");
    expect(text.slice(first?.from, first?.to)).toBe("good.example\\@evil.example");
    expect(said(first?.message)).toMatch(/`good\.example`.*`evil\.example`|`evil\.example`.*`good\.example`/);
  });

  it("tells no password", () => {
    expect(JSON.stringify(audit("http://u:geheim\\@a.example@b.example/"))).not.toContain("geheim");
  });

  it("has no finding where old editions only refuse or find no host", () => {
    for (const text of [
      "http://a.example.",
      "http://192.0.2.1?x",
      "http://example.com:/",
      "//a.example/",
      "gs://[a]_b/c",
      "http://[v1.a]/",
    ])
      expect(found(text), text).toEqual([]);
  });

  it("asks the standard and browsers about the target, where there is a base", () => {
    const base = "http://good.example/a/b";
    const withBase = (text: string) => audit(text, { base }).map(({ id }) => id);
    for (const text of ["http:evil", "/\\evil.example/", "\t//evil.example/"])
      expect(
        withBase(text).filter((id) => /^(?:parsers-disagree|hidden-host)$/.test(id)),
        text,
      ).not.toEqual([]);
    for (const text of ["c", "?d", "../e", "//good.example/", "#f", ""])
      expect(withBase(text), text).not.toContain("parsers-disagree");
  });

  it("finds the host that only browsers find, and says what it is", () => {
    expect(found("http:///127.0.0.1/").map(({ id }) => id)).toContain("hidden-host");
    expect(audit("http:///127.0.0.1/").map(({ id }) => id)).toContain("loopback-address");
    expect(found("/a//b").map(({ id }) => id)).toEqual([]);
  });

  it.each(['http://"www.example.org/', "http://'a.example/", "https://{host}/path"])(
    "RFC 3986 §7.6: %s is a danger, as it is dangerous for standards: a client goes to this machine, and others to a host",
    (text) => {
      expect(confusions(text)[0]?.verdict).toBe("dangerous");
      expect(audit(text)[0]).toMatchObject({ id: "parsers-disagree", severity: "danger" });
    },
  );

  it("RFC 9110 §4.2.1: a text without a host confuses nobody about where it is", () => {
    expect(audit("http://").map(({ id }) => id)).not.toContain("parsers-disagree");
  });
});
