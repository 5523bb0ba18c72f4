// RFC 3986 §3.1, and every specification of a scheme: what is read can be built, and means the same again.

import { derived } from "@urikit/abnf/texts";
import { type PlanStep, schemeOf, standardSchemes } from "@urikit/schemes";
import fc from "fast-check";
import { expect } from "vitest";
import { compare, isNormal, isUriReference, normalize, parse } from "../../src/index.ts";
import { type Law, law } from "./law.ts";
import { unlessRefused } from "./values.ts";

/** A scheme whatever its reading is. */
interface AnyScheme {
  readonly rules?: readonly unknown[] | undefined;
  read(reference: string): unknown;
  build(reading: unknown): string;
}

function anySchemeOf(text: string): AnyScheme | undefined {
  return schemeOf(text, standardSchemes) as AnyScheme | undefined; // it builds only what it has read itself
}

/** The pieces of which references of schemes are made. */
const piece = fc.constantFrom(
  ..."/:;@?&=,.~",
  ...[
    "//",
    "//h",
    "//:389",
    "//u:p@h:21",
    "//[::1]",
    "//%C3%BC.example",
    "a",
    "b.example",
    "1",
    "%41",
    "%2F",
    "%0D%0A",
    "%FF",
    "%00",
    "%25",
  ],
  ...[
    "a@b.example",
    ";type=i",
    ";TYPE=A",
    "?subject=x",
    "?to=c@d",
    "&",
    "?",
    "#",
    "%c3%A9",
    "ONE",
    "%6F",
    "localhost",
    ";EXT=1-2",
    ";x=a%0D%0Ab",
    "+1-201",
    ";ext=2",
    "isbn:",
    "text/plain",
    ";base64,",
    "_",
    "(b=*)",
    "sub",
  ],
  ...[
    "//totp/",
    "?secret=MFRGGZDF",
    "&issuer=",
    "?xt=urn:a1:b",
    "&xt.1=",
    "!/",
    "jar:",
    "file:",
    "a:",
    "null/",
    "d0360e2f-caee-469f-9a2f-87d5b0456f6f",
    "//bafkreigh2akiscaildcqabsyg3dfr6chu3fgpregiymsck7e7aqa4s52zy",
    "//cid.ipfs.io/",
    "//u;a=b@h",
    "~",
  ],
  ...[
    "//u;AUTH=*@h/",
    ";UIDVALIDITY=1",
    "/;UID=1",
    "/;SECTION=1.TEXT",
    "/;PARTIAL=0.9",
    ";URLAUTH=anonymous",
    "?SUBJECT%20a",
    "?%7B1+%7D%0D%0Aa",
    "&-",
    "&U,BTFw-",
    "//a@b.example/",
    "?message;a=b",
    ";c=d",
    "sha-256-32;f4OxZQ",
    "sha-256-32;7f83b165",
    "sha-256-128;f4OxZX_x_FO5LcGBSKHWXQ",
    "?ct=",
    "uuid:F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6",
    "+1,+2",
    "?body=",
    "ddc/22/eng//004.678",
    "//h/*",
    "?+a?=b",
    "?q=",
    ";mode=octet",
    "1,2;crs=wgs84;u=0",
  ],
);

const ofAScheme = fc
  .tuple(
    fc.constantFrom(...standardSchemes.keys()),
    fc.oneof(
      fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join("")),
      derived("hier-part"),
    ),
  )
  .map(([name, rest]) => `${name}:${rest}`)
  .filter(isUriReference);

/**
 * By syntax, dot-segments are removed from every path (§6.2.2.3), though a scheme may refuse the text that was there; and
 * triplets are decoded in a URN and a tag (§6.2.2.2), where RFC 8141 §3.1 and RFC 4151 §2.4 have them make another name,
 * and in a DID, where DID Core §3.1 allows %7E and not ~.
 */
const CHANGED_BY_SYNTAX = /\/(?:\.|%2E){1,2}(?:[/?#]|$)|^(?:urn|tag|did):.*%/i;

/** Protocols that have no lines. */
const COUNTED: ReadonlySet<string> = new Set(["ldap", "coap"]);

/** The steps of a plan and of the one that follows it; none if there is no plan. */
function stepsOf(text: string): readonly PlanStep[] {
  const plan = unlessRefused(() => schemeOf(text, standardSchemes)?.plan(text));
  return [...(plan?.steps ?? []), ...(plan?.next?.steps ?? [])];
}

/** An IPv6 address is written in its canonical text (RFC 5952). */
const hostOf = (host: string | undefined) =>
  host && parse(normalize(`x://${host}`, { level: "scheme" })).host;

export const schemeReadings: readonly Law[] = [
  law(
    "a reference that its scheme reads is built of what was read, and read as the same",
    [ofAScheme],
    (text) => {
      const scheme = anySchemeOf(text);
      const reading = unlessRefused(() => scheme?.read(text));
      if (scheme === undefined || reading === undefined) return;
      const built = unlessRefused(() => scheme.build(reading));
      if (built !== undefined) expect(scheme.read(built)).toEqual(reading);
    },
  ),
  law("no line that a plan sends holds a CR, LF or NUL of the reference", [ofAScheme], (text) => {
    for (const step of stepsOf(text)) {
      if (step.do !== "send") continue;
      const lines = String.fromCharCode(...step.octets).split("\r\n");
      for (const line of lines) expect(line).not.toMatch(/[\0\r\n]/);
    }
  }),
  law("§7.2: nothing else in a plan holds a CR, LF or NUL, but what may have lines", [ofAScheme], (text) => {
    for (const step of stepsOf(text)) {
      // LDAP and CoAP count octets (RFC 4511 §5.1, RFC 7252 §3.1), a file name may have lines, and a body has (RFC 6068 §5).
      if (step.do === "open" || (step.do === "request" && COUNTED.has(step.of))) continue;
      const shown = JSON.stringify(step, (name, value) =>
        name === "octets" || (step.do === "compose" && name === "fields") ? undefined : value,
      );
      expect(shown.replaceAll("\\\\", "")).not.toMatch(/\\[rn]|\\u0000/);
    }
  }),
  law("§3.2.2: a plan dials ASCII: an A-label, or an address without brackets", [ofAScheme], (text) => {
    for (const step of stepsOf(text)) {
      if (step.do === "connect") expect(step.host ?? "").toMatch(/^[!$&'()*+,;=\-.0-9:A-Z_a-z~]*$/);
    }
  }),
  law(
    "§6.2.3: the normal form on level scheme is normal by syntax, and keeps what no rule may touch",
    [ofAScheme],
    (text) => {
      const normal = normalize(text, { level: "scheme", schemes: standardSchemes });
      expect(isNormal(normal)).toBe(true);
      const [before, after] = [parse(normalize(text)), parse(normal)];
      // `file://localhost/` is the same as `file:///`, and `file:/` (RFC 8089 §2).
      if (after.scheme !== "file") expect(after.host).toBe(hostOf(before.host));
      expect(after.userinfo).toBe(before.userinfo);
      expect(after.fragment).toBe(before.fragment);
    },
  ),
  law(
    "§6.2.3: a scheme without rules of its own reads a reference as it reads its normal form",
    [ofAScheme],
    (text) => {
      const scheme = anySchemeOf(text);
      const reading = unlessRefused(() => scheme?.read(normalize(text)));
      if (scheme === undefined || scheme.rules !== undefined || reading === undefined) return;
      const { host, port, path } = parse(text);
      // An address is rewritten (RFC 5952), and so is a port, though it is code after `javascript:`; and an empty path
      // as "/", which is one empty segment.
      if (host?.startsWith("[") || path === "" || (port !== undefined && !/^[1-9]/.test(port))) return;
      const normal = normalize(text, { level: "scheme", schemes: standardSchemes });
      expect(scheme.read(normal)).toEqual(reading);
    },
  ),
  law("§6.2.3: a scheme reads a reference if, and only if, it reads its normal form", [ofAScheme], (text) => {
    const scheme = schemeOf(text, standardSchemes);
    const normal = normalize(text, { level: "scheme", schemes: standardSchemes });
    const isRead = (reference: string) => unlessRefused(() => scheme?.read(reference)) !== undefined;
    expect([normal, isRead(normal)]).toEqual([normal, isRead(normalize(text))]);
    if (!CHANGED_BY_SYNTAX.test(text)) expect([normal, isRead(normal)]).toEqual([normal, isRead(text)]);
  }),
  law(
    "§6.2.2: what is built of the reading of a reference, and of that of its normal form, is equivalent",
    [ofAScheme],
    (text) => {
      const scheme = anySchemeOf(text);
      if (scheme === undefined || CHANGED_BY_SYNTAX.test(text)) return;
      const built = (reference: string) => unlessRefused(() => scheme.build(scheme.read(reference)));
      const [own, normal] = [built(text), built(normalize(text))];
      if (own === undefined || normal === undefined) expect([text, own]).toEqual([text, normal]);
      else expect([own, compare(own, normal, { schemes: standardSchemes }).equivalent]).toEqual([own, true]);
    },
  ),
  law(
    "§2.3: what a scheme reads, it reads with an unreserved character as a triplet",
    [ofAScheme, fc.nat()],
    (text, chance) => {
      const scheme = schemeOf(text, standardSchemes);
      if (scheme === undefined || CHANGED_BY_SYNTAX.test(`${text}%`)) return;
      const pathFrom = parse(text).range("path")?.from ?? 0;
      const places = [...text.matchAll(/%..|[\w.~-]/g)].filter(
        ({ 0: found, index }) => index >= pathFrom && found.length === 1,
      );
      const place = places[chance % places.length]?.index;
      if (place === undefined) return;
      const triplet = `%${text.charCodeAt(place).toString(16).toUpperCase()}`;
      const encoded = text.slice(0, place) + triplet + text.slice(place + 1);
      const isRead = (reference: string) => unlessRefused(() => scheme.read(reference)) !== undefined;
      expect([encoded, isRead(encoded)]).toEqual([encoded, isRead(text)]);
    },
  ),
  law("§6.2.3: a reference and its normal form on level scheme are equivalent", [ofAScheme], (text) => {
    const normal = normalize(text, { level: "scheme", schemes: standardSchemes });
    expect(compare(text, normal, { schemes: standardSchemes }).equivalent).toBe(true);
    expect(normalize(normal, { level: "scheme", schemes: standardSchemes })).toBe(normal);
  }),
];
