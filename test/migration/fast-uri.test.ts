// fast-uri 4 and its replacement, side by side: the tests of fast-uri, and texts that no test has.

import { createRequire } from "node:module";
import { proof } from "@urikit/abnf/extent";
import { fastUri } from "@urikit/drop-ins";
import { describe, expect, it } from "vitest";
import { ownSuiteOn } from "./own-suite.ts";
import { expectReasons, type Reason, type UriLibrary } from "./side-by-side.ts";

const old: UriLibrary = createRequire(import.meta.url)("fast-uri");

/** Our API, as `require` gives it. */
function ours() {
  const api = { ...fastUri };
  return Object.assign(api, { default: api, fastUri: api });
}

/** The assertions of fast-uri that do not hold, and who is right by which section. */
const DIFFERENT: Readonly<Record<string, readonly string[]>> = {
  "RFC 3986 §3.2: an authority with two at signs is malformed, and nothing of it is given": [
    'a second "@" cannot move the authority to a different host: ',
    'schemes without domain hosts keep encoding reg-name data: "foo://a@b@evil.example/"',
    "schemes without domain hosts keep encoding reg-name data: stopped: Error: URI host is malformed.",
  ],
  "RFC 3986 §3.2.2: a host with a control or a space is malformed; browsers ignore a tab there": [
    "host normalization percent-encodes interior C0 controls and spaces: parse U+00",
    "host normalization percent-encodes interior C0 controls and spaces: normalize U+00",
    "host normalization percent-encodes interior C0 controls and spaces: stopped: Error: URI host is malformed.",
    "host encoding preserves URI and IRI behavior: CRLF is not emitted literally",
  ],
  "RFC 5952 §5: an IPv4 address at the end is written for addresses that are known to hold one": [
    "valid IPv6, IPvFuture, embedded IPv4, and zone forms normalize safely: http://[1:2:3:4:5:6:192.0.2.1]/ has the expected host",
    "valid IPv6, IPvFuture, embedded IPv4, and zone forms normalize safely: http://[1:2:3:4:5:6:192.0.2.1]/ normalizes safely",
  ],
  "RFC 6068 §2, RFC 5321 §2.3.5: the domain of an address is a name; no number becomes an IPv4 address": [
    "Mailto domain fast path agrees with the WHATWG parser: matches new URL for 1.2.3",
    "Mailto domain fast path agrees with the WHATWG parser: matches new URL for 127.1",
    "Mailto domain fast path agrees with the WHATWG parser: matches new URL for 12",
    "Mailto domain fast path agrees with the WHATWG parser: matches new URL for 0x7f.1",
    "Mailto domain fast path agrees with the WHATWG parser: IPv4 shorthand is still applied",
  ],
  "RFC 3986 §4.2: a first segment with a colon gets ./ before it; %3A is other data (§2.2)": [
    "serialize uses the RFC 3986 path character set without opening escapes: only escapes a colon where path-noscheme requires it",
    "suffix reference escapes a first-segment colon instead of emitting a scheme: escapes the leading-segment colon to %3A",
    'serialize keeps path-noscheme colon escaping: "./foo:bar"',
    "URI Serialize: Colon path",
    'uri-js compatibility serialize: Compatibility serialize: {"path":"foo:bar"}',
    "URI Serialization: Colon path",
  ],
  "RFC 3986 §5.2.2: a reference that is malformed has no target, as a suffix either": [
    'suffix reference escapes a first-segment colon instead of emitting a scheme: stopped: Error: URI path must start with "/" when authority is present.',
  ],
  "RFC 3986 §6.2.2.1: in %255c the triplet is %25, and the host in lower case": [
    "hostname normalization never decodes an escape more than once: normalize does not activate a nested backslash",
  ],
  "RFC 3986 §3.2.2, §6.2.1: a host with triplets is a valid reg-name, and equals itself": [
    "host conversion failures are not treated as comparable URLs: equal rejects a failed host conversion",
    "host conversion failures are not treated as comparable URLs: resolve propagates a host conversion failure",
  ],
  "RFC 3986 §3.3: a path that begins with // gets /. before it; /%2F is other data (§2.2)": [
    "URI Serialize: Double slash path",
    'uri-js compatibility serialize: Compatibility serialize: {"path":"//path"}',
    "URI Serialization: Double slash path",
  ],
  "RFC 6068 §2: the brackets of a domain literal are percent-encoded": [
    "Mailto serialization does not let recipient data inject URI structure: encodes delimiters in user@[x?subject=Injected]",
    "Mailto serialization does not let recipient data inject URI structure: a valid domain literal keeps its delimiters",
  ],
};

describe("the tests of fast-uri 4.2.3", () => {
  it("hold, except those that are against a standard", () => {
    const { held, failed } = ownSuiteOn(ours());
    const expected = Object.values(DIFFERENT).flat();
    expect(failed.map(({ test, says }) => `${test}: ${says}`).sort()).toEqual([...expected].sort());
    expect(held).toBe(3_088);
  });

  proof("all hold on fast-uri itself: what runs them is right", () => {
    expect(ownSuiteOn(old)).toEqual({ held: 3_215, failed: [] });
  });
});

const isMailto = (text: string) => /^mailto:/i.test(text);
const authorityOf = (text: string) => /^(?:[^:/?#]*:)?\/\/([^/?#]*)/.exec(text)?.[1];

/** Where the two differ. */
const REASONS: readonly Reason[] = [
  {
    why: "a reference does not begin with a colon",
    section: "RFC 3986 §4.2",
    applies: ({ text }, { hasError }) => text.startsWith(":") && hasError,
  },
  {
    why: "of a malformed authority nothing is given, nor of what follows it",
    section: "RFC 3986 §3.2",
    applies: (theirs, { hasError, components }) =>
      theirs.hasError && hasError && components.host === undefined,
  },
  {
    why: "what stands in a host must be allowed there",
    section: "RFC 3986 §3.2.2",
    applies: ({ text }, { hasError }) => hasError && /[\t |@[\]]/.test(authorityOf(text) ?? ""),
  },
  {
    why: "a triplet is allowed in a host",
    section: "RFC 3986 §3.2.2",
    applies: (theirs, { hasError }) =>
      theirs.hasError && !hasError && /%/.test(authorityOf(theirs.text) ?? ""),
  },
  {
    why: "the userinfo is given encoded, as all other components are",
    section: "RFC 3986 §3.2.1",
    applies: ({ components }, ours) => components.userinfo !== ours.components.userinfo,
  },
  {
    why: "a name that ends in a number and is no address is a name; the URL Standard refuses it",
    section: "RFC 3986 §3.2.2",
    applies: ({ text, target }, ours) =>
      target === undefined &&
      ours.target !== undefined &&
      /[.][0-9]+[.]?(?::[0-9]*)?$/.test(authorityOf(text) ?? ""),
  },
  {
    why: "/. stands before a path that begins with //",
    section: "RFC 3986 §3.3",
    applies: (_, { normalized, target }) => /\/\.\/\//.test(normalized + target),
  },
  {
    why: "IPv6 addresses are written by RFC 5952",
    section: "RFC 5952 §5",
    applies: ({ text }) => text.includes("[1::1.2.3.4]"),
  },
  {
    why: "the domain of an address is kept, and told if it is none",
    section: "RFC 6068 §2",
    applies: ({ text }) => isMailto(text),
  },
  {
    why: "a text has one error, and it is another",
    section: "RFC 3986 §2.1, §3.1",
    applies: (theirs, { hasError }) => theirs.hasError && hasError,
  },
];

describe("texts that tell readers apart", () => {
  it("each difference has a reason", () => expectReasons(old, ours(), REASONS, 2_000));
});
