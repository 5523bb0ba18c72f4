// RFC 3987 §3.1, §8, UTS #46: an IRI is judged as the URI that it is mapped to, and that URI is handed on.
import { isUri } from "urikit";
import { toAscii, URL_STANDARD } from "urikit/idna";
import { toUri } from "urikit/iri";
import { describe, expect, it } from "vitest";
import { guard } from "./guard.ts";
import { readPolicy } from "./policy.ts";

const OPEN = { schemes: ["http", "https"], hosts: ["*"] };
const STRICT = readPolicy(OPEN, { mapIri: (iri) => toUri(iri, { toAscii }) });
const AS_BROWSERS = readPolicy(OPEN, {
  mapIri: (iri) => toUri(iri, { toAscii: (name) => toAscii(name, URL_STANDARD) }),
});

const ids = (iri: string, policy = STRICT) => guard(iri, policy).reasons.map(({ id }) => id);

describe("a policy that maps IRIs", () => {
  it.each([
    ["https://bücher.example/ä?ö#ü", "https://xn--bcher-kva.example/%C3%A4?%C3%B6"],
    ["https://例え.テスト.example/", "https://xn--r8jz45g.xn--zckzah.example/"],
    ["https://BÜCHER.example/", "https://xn--bcher-kva.example/"],
    ["https://www.example.org/rosé", "https://www.example.org/ros%C3%A9"],
    ["https://www．example。org/", "https://www.example.org/"],
    ["https://exam\u00adple.org/", "https://example.org/"],
  ])("hands on the URI of %s", (iri, text) => {
    expect(guard(iri, STRICT)).toMatchObject({ allowed: true, text });
    expect(guard(iri, readPolicy(OPEN)).reasons[0]?.message.id).toBe("denied-not-ascii");
  });

  it("judges the names that it lists, in ASCII", () => {
    const only = readPolicy(
      { schemes: ["https"], hosts: ["xn--bcher-kva.example"] },
      { mapIri: STRICT.mapIri },
    );
    expect(guard("https://bücher.example/", only).allowed).toBe(true);
    expect(ids("https://bucher.example/", only)).toEqual(["host-not-allowed"]);
    expect(ids("https://b\u00fc\u0441her.example/", only)).toEqual(["host-not-allowed"]); // a Cyrillic с
  });

  it("judges the target of a redirect alike", () => {
    const from = "https://www.w3.org/a/";
    expect(guard.redirect(from, "../ä", STRICT).text).toBe("https://www.w3.org/%C3%A4");
    expect(guard.redirect(from, "//bücher.example/", STRICT).text).toBe("https://xn--bcher-kva.example/");
    expect(guard.redirect(from, "//ｌｏｃａｌｈｏｓｔ/", STRICT).reasons[0]?.id).toBe("loopback-name");
    expect(guard.redirect(from, "http://bücher.example/", STRICT).reasons[0]?.id).toBe("downgrade");
    expect(guard.redirect(from, "/ä", readPolicy(OPEN)).reasons[0]?.id).toBe("not-a-reference");
  });

  it("leaves a reference in ASCII as it is, and throws what is not of the IRI", () => {
    const broken = readPolicy(OPEN, {
      mapIri: () => {
        throw new RangeError("mine");
      },
    });
    expect(guard("https://a.example/", broken).allowed).toBe(true);
    expect(() => guard("https://ä.example/", broken)).toThrow(RangeError);
  });
});

/** Texts that look like one place and lead to another, and the reason that each is denied for. */
const HOSTILE: readonly (readonly [iri: string, reason: string])[] = [
  ["http://ｌｏｃａｌｈｏｓｔ/", "loopback-name"],
  ["http://loca\u00adlhost/", "loopback-name"],
  ["http://local\u200bhost/", "loopback-name"],
  ["http://ⓛⓞⓒⓐⓛⓗⓞⓢⓣ/", "loopback-name"],
  ["http://localhoſt/", "loopback-name"],
  ["http://１２７.０.０.１/", "loopback-address"],
  ["http://127。0。0。1/", "loopback-address"],
  ["http://127．0．0．1/", "loopback-address"],
  ["http://①②⑦.⓪.⓪.①/", "loopback-address"],
  ["http://𝟏𝟐𝟕.𝟎.𝟎.𝟏/", "loopback-address"],
  ["http://127\u00ad.0.0.1/", "loopback-address"],
  ["http://１６９.２５４.１６９.２５４/", "metadata-address"],
  ["http://¹⁰.0.0.1/", "private-address"],
  ["http://１２７.１/", "rare-ipv4"],
  ["http://０ｘ７ｆ.1/", "rare-ipv4"],
  ["http://２１３０７０６４３３/", "rare-ipv4"],
  ["http://metadata。google。internal/", "metadata-name"],
  ["http://a.example@ｌｏｃａｌｈｏｓｔ/", "credentials-not-allowed"],
  ["http://10.0.0.1.nip。io/", "address-name"],
  ["http://a\u202e.example/", "not-a-reference"],
  ["http://a\u2066b.example/", "not-a-reference"],
  ["http://אa.example/", "not-a-reference"],
  ["http://a.example／b/", "not-a-reference"],
  ["http://a.example？b/", "not-a-reference"],
  ["http://a.example＃b/", "not-a-reference"],
  ["http://a.example＠b/", "not-a-reference"],
  ["http://a.example：80/", "not-a-reference"],
  ["http://a℀b.example/", "not-a-reference"],
  ["http://a＼b.example/", "not-a-reference"],
  ["http://［::1］/", "not-a-reference"],
  ["http://ä\\@localhost/", "not-a-reference"],
  ["http://\u00ad/", "not-a-reference"],
  ["http://ä\ud800.example/", "not-a-reference"],
  ["http://a.example:８０/", "not-a-reference"],
  ["ｈttp://a.example/", "not-a-reference"],
  ["//bücher.example/", "not-absolute"],
  ["javascript:ä", "scheme-not-allowed"],
];

it("a fullwidth percent sign decodes nothing", () => {
  expect(ids("http://a％2eexample/", STRICT)).toEqual(["not-a-reference"]);
  expect(ids("http://a％2eexample/", AS_BROWSERS)).toEqual(["encoded-host"]);
});

describe.each([
  ["as IDNA is strict", STRICT],
  ["as browsers map", AS_BROWSERS],
])("%s", (_name, policy) => {
  it.each(HOSTILE)("denies %j: %s", (iri, reason) => {
    expect(ids(iri, policy)).toContain(reason);
    expect(guard(iri, policy).allowed).toBe(false);
  });

  it.each(HOSTILE)("a text that is handed on for a variant of %j is a URI in ASCII", (iri) => {
    for (const path of ["", "ä", "\u202e", "%2e", "?é", "#\u0085"]) {
      const { text } = guard(iri.replace(/\/$/, ".org/") + path, policy);
      expect(text === undefined || isUri(text)).toBe(true);
    }
  });
});
