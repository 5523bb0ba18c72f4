/** The confused readers: the attacks of the literature, and the habit that opens each. */

import type { Statement } from "urikit/words";
import { describe, expect, it, test } from "vitest";
import { said } from "../../../test/said.ts";
import { agreements, confusions, READERS, READERS_IN_USE, type ReaderId, sideBySide } from "../../index.ts";

const words = (statement: Statement | undefined) => statement && said(statement);

/** The habits that part the worst two sets, such as `curl ends …`. */
function partings(reference: string, readers: readonly ReaderId[]): string[] {
  const [worst] = confusions(reference, { readers });
  return worst?.partings.map(({ reader, says }) => `${reader} ${said(says)}`) ?? [];
}

describe("confusions", () => {
  it("Orange Tsai, Black Hat 2017: which @ ends the userinfo", () => {
    const reference = "http://foo@evil.example:80@good.example/";
    const readers = ["php", "urllib3", "go", "java-uri"] as const;
    expect(agreements(reference, { readers })).toEqual([
      { readers: ["php", "urllib3", "go"], valid: true, scheme: "http", host: "good.example" },
      { readers: ["java-uri"], valid: true, scheme: "http" },
    ]);
    expect(confusions(reference, { readers })).toMatchObject([{ verdict: "caution", what: "host" }]);
    expect(partings(reference, readers)).toEqual([
      "java-uri finds host, port and userinfo only in an authority that is a server; the name of a registry has none",
    ]);
    expect(partings(reference, ["java-url", "go"])).toEqual([
      "java-url finds no host if there is more than one `@`",
    ]);
  });

  it("WHATWG URL §4.4, RFC 3986 §3.2: where the authority ends at a backslash", () => {
    const reference = "http://good.example\\@evil.example/";
    const [worst] = confusions(reference);
    expect(worst).toMatchObject({ verdict: "dangerous", what: "host" });
    expect(agreements(reference, { readers: ["urllib", "php", "whatwg", "rfc3986"] })).toMatchObject([
      { host: "evil.example", valid: true },
      { host: "good.example", valid: true },
      { valid: false },
    ]);
    expect(partings(reference, ["urllib", "urllib3"])).toEqual([
      "urllib reads an authority after two slashes, up to `/`, `?` or `#`",
      "urllib3 reads an authority after two slashes, up to `/`, `?`, `#` or a backslash",
    ]);
    expect(words(confusions(reference, { readers: ["urllib", "whatwg"] })[0]?.reason)).toContain(
      "reads `\\` as `/`",
    );
    expect(confusions(reference, { readers: ["urllib", "rfc3986"] })).toMatchObject([
      { verdict: "different", what: "validity", partings: [{ reader: "rfc3986" }] },
    ]);
  });

  it("RFC 1808 §2.1: where an edition alone differs, its documents give the reason, and no sentence is said twice", () => {
    const { differences } = sideBySide("http://h:/", undefined, { readers: READERS });
    const why = (between: string) =>
      words(differences.find((one) => one.between.join() === between)?.why)?.replace(/^.*?: /, "");
    expect(why("chromium,rfc1808")).toBe(
      "RFC 1808 derives almost any net_loc, and this one is not a login of RFC 1738 §3.1",
    );
    expect(why("chromium,rfc1738")).toBe(
      "the port is empty: without a port there is no colon (RFC 1738 §3.1)",
    );
  });

  it("inet_aton(3): numbers that are an address for curl and browsers, and a name for others", () => {
    expect(partings("http://0x7f.1/", ["curl", "urllib"])).toEqual([
      "curl reads one to four numbers, octal and hexadecimal ones too, as an IPv4 address",
    ]);
    expect(confusions("http://0x7f.1/", { readers: ["curl", "whatwg"] })).toEqual([]);
  });

  it("Claroty and Snyk 2022: a host where there is no scheme", () => {
    expect(confusions("evil.example/a", { readers: ["urllib", "urllib3"] })).toMatchObject([
      { verdict: "caution", what: "host", partings: [{ reader: "urllib3" }] },
    ]);
    // curl guesses the scheme, which is not written; the other finds a scheme and no host.
    expect(confusions("localhost:80", { readers: ["urllib", "curl"] })).toMatchObject([
      { verdict: "caution", what: "host" },
    ]);
  });

  it("RFC 3986 §3.2.3: a port is dangerous where it differs, and the default port is none", () => {
    expect(confusions("http://a.example:080/", { readers: ["urllib", "curl", "rfc3986"] })).toEqual([]);
    expect(confusions("http://a.example:+81/", { readers: ["php", "java-url", "urllib"] })).toMatchObject([
      { verdict: "different", what: "port" },
    ]);
  });

  it("RFC 5952 §4, RFC 4007 §11: hosts in one form: brackets, case, zeros, a zone, empty for absent", () => {
    const one = { readers: ["go", "urllib", "curl", "urllib3", "php", "whatwg", "rfc3986"] as const };
    expect(agreements("HTTP://[0:0::A]/", one)).toEqual([
      { readers: one.readers, valid: true, scheme: "http", host: "[::a]" },
    ]);
    expect(agreements("http://[fe80::1%25eth0]/", { readers: ["go", "urllib3", "curl"] })).toEqual([
      { readers: ["go", "urllib3", "curl"], valid: true, scheme: "http", host: "[fe80::1]" },
    ]);
    expect(agreements("file:///a", { readers: ["ruby", "go", "whatwg"] })).toEqual([
      { readers: ["ruby", "go", "whatwg"], valid: true, scheme: "file" },
    ]);
  });

  it("RFC 3986 §3.2.3: Perl keeps an empty port in the host, which is not another host", () => {
    expect(confusions("http://a.example:/", { readers: ["perl", "whatwg", "go"] })).toEqual([]);
    expect(agreements("http://A:/", { readers: ["perl", "go"] })).toMatchObject([{ host: "a" }]);
  });

  it("RFC 3986 §3.2.2: Perl writes the octets of a host in Punycode, each as a character: it is another name", () => {
    const [first] = confusions("http://b%C3%BCcher.example/", { readers: ["perl", "whatwg"] });
    expect([first?.verdict, ...(first?.between.map(({ host }) => host) ?? [])]).toEqual([
      "dangerous",
      "xn--bcher-lka6y.example",
      "xn--bcher-kva.example",
    ]);
  });

  it("RFC 3986 §2.4: a host is decoded once, be it by the program or here", () => {
    const readers = ["go", "urllib"] as const;
    expect(confusions("http://%256cocalhost/", { readers })).toEqual([]);
    expect(agreements("http://%256cocalhost/", { readers })).toMatchObject([{ host: "%6cocalhost" }]);
    expect(agreements("http://%6cocalhost/", { readers: ["urllib", "whatwg"] })).toMatchObject([
      { host: "localhost" },
    ]);
  });

  it("RFC 3986 §3.2.2: PHP looks a host up as it is written, triplets too", () => {
    const [first] = confusions("http://%6cocalhost/", { readers: ["php", "whatwg"] });
    expect([first?.verdict, ...(first?.between.map(({ host }) => host) ?? [])]).toEqual([
      "dangerous",
      "%6cocalhost",
      "localhost",
    ]);
  });

  it("is empty where all agree, be it that all refuse", () => {
    expect(confusions("http://www.example.org/a?b")).toEqual([]);
    expect(confusions("http://a b/", { readers: ["curl", "go", "rfc3986"] })).toEqual([]);
    expect(agreements("http://a b/", { readers: ["curl", "go"] })).toEqual([
      { readers: ["curl", "go"], valid: false },
    ]);
  });

  it("has the worst first", () => {
    const readers = ["rfc3986", "whatwg", "php"] as const;
    const found = confusions("http://good.example\\@evil.example/", { readers });
    const verdicts = found.map(({ verdict }) => verdict);
    expect(verdicts).toEqual(["dangerous", "different", "different"]);
  });

  it("asks a program that only splits (RFC 3986 Appendix B)", () => {
    const readers = ["appendix-b", "urllib3"] as const;
    expect(words(confusions("http://a.example\\@b.example/", { readers })[0]?.why)).toContain(
      "a parser that only splits (Appendix B) goes to `b.example`",
    );
  });

  it.each([
    ["http://u:se@cret@good.example/", /se@|cret/],
    ["http://u:secret@good.example\\@evil.example/", /secret/],
    ["http://u:12/34@good.example/", /12|34/],
    ["http://u:zq#xj@good.example/", /zq|xj/],
  ])("RFC 3986 §3.2.1: shows no part of the password of %s", (reference, password) => {
    for (const { why } of confusions(reference, { readers: READERS }))
      expect(said(why)).not.toMatch(password);
    for (const { why } of sideBySide(reference, undefined, { readers: READERS }).differences)
      expect(said(why)).not.toMatch(password);
  });

  it("shows a host that its reader also finds where the password is masked", () => {
    const sentences = confusions("http://u:secret@0x7f.1/").map(({ why }) => said(why));
    expect(sentences.join()).toContain("`127.0.0.1`");
  });

  it("refuses what is not a text, and a reader that there is not", () => {
    expect(() => confusions(1 as never)).toThrow(TypeError);
    expect(() => confusions("http://a.example", { readers: ["netscape" as never] })).toThrow(TypeError);
  });
});

test("the readers in use are the programs, RFC 3986 and the URL Standard", () => {
  expect(READERS_IN_USE.slice(0, 2)).toEqual(["rfc3986", "whatwg"]);
  expect(READERS_IN_USE).toContain("curl");
});
