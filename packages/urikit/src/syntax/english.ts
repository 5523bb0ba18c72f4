/**
 * The English of urikit, by area, so that what makes an error of one area does not load the others. An error of a code
 * has its sentence under that code: what was expected and the rule and, where there is more to say, the fault. A
 * statement whose id is its English, with hyphens for the spaces, needs no sentence: it is in `PLAIN`.
 */

import type { UriErrorCode } from "./errors.ts";
import { type Catalogue, say, statement } from "./statement.ts";

const byCode = (expected: string, _rule: string, fault = `expected ${expected}`): string => fault;

/** The frame of every reason. */
const FRAME = {
  reason: (problem, section) => `${problem} (${section})`,
  "reason-with-advice": (problem, section, advice) => `${problem} (${section}); ${advice}`,
} satisfies Catalogue;

/** The ids that are their English. */
export const PLAIN = /* @__PURE__ */ plain(
  "a-space",
  "a-tab",
  "a-backslash",
  "a-double-quote",
  "this",
  "the-end",
  "a-scheme",
  "the-userinfo",
  "a-host",
  "an-IPv6-address",
  "a-path",
  "a-query",
  "a-fragment",
  "brackets-around-an-address",
  "leave-it-out",
  "browsers-look-for-a-host-here",
  "a-whole-surrogate-pair",
  "whole-characters",
  "only-digits",
  "a-value",
  "a-domain-name",
  "a-literal",
  "a-literal-or-an-expression",
  "the-value-of-one-text",
  "a-shorter-template",
);

function plain<const Id extends string>(...ids: readonly Id[]): Readonly<Record<Id, () => string>> {
  const entries = ids.map((id) => [id, () => say({}, statement(id))] as const);
  return Object.fromEntries(entries) as Record<Id, () => string>; // its keys are the ids
}

/** Triplets and surrogates (§2.1, §2.5). */
const TRIPLETS = {
  "malformed-percent-encoding": byCode,
  "lone-surrogate": byCode,
  "two-digits": () => 'two hexadecimal digits after "%"',
  "write-percent": () => "write a percent sign as %25",
} satisfies Catalogue;

/** Data that is encoded and decoded (§2.1, §2.5). */
export const OCTETS = /* @__PURE__ */ Object.assign({}, FRAME, TRIPLETS, {
  "invalid-utf-8": byCode,
  "invalid-for-charset": byCode,
  "utf-8-of-a-character": () => "the UTF-8 of a character",
  "octets-of": (charset) => `octets of ${charset}`,
} satisfies Catalogue);

/** A character that has no name. */
export const CHARACTERS = {
  "the-character": (character) => `"${character}"`,
  "write-as": (text) => `write it as ${text}`,
} satisfies Catalogue;

/** Options that a function does not have, or lacks. */
export const OPTIONS = {
  "unknown-option": (what, key, ...known) => `${key} is not a key of ${what}: known are ${known.join(", ")}`,
  "mistyped-option": (what, key, meant) => `${key} is not a key of ${what}: did you mean ${meant}?`,
  "option-of-none": (what, key) => `${key} is not a key of ${what}: there are none`,
  "missing-option": (what, key) => `${what} must have the member ${key}`,
} satisfies Catalogue;

/** The grammar of references (§3). */
export const SYNTAX = /* @__PURE__ */ Object.assign(
  {},
  /* @__PURE__ */ Object.assign({}, FRAME, TRIPLETS),
  CHARACTERS,
  {
    "not-allowed-in": (character, place) => `${character} is not allowed in ${place}`,
    "this-is-an-IRI": (character) =>
      `${character} is not allowed in a URI: this is an IRI (RFC 3987); toUri of urikit/iri maps it`,
    "no-scheme": () => "a scheme, which begins with a letter",
    "a-port": () => "a port, which holds only digits",
    "invalid-ip-literal": byCode,
    "zone-identifier": byCode,
    "a-]": () => 'a "]" for this "["',
    IPvFuture: () => '"v", hexadecimal digits, "." and an address',
    IPv6address: () => 'an IPv6 address: eight groups of hexadecimal digits, or fewer and "::"',
    "no-zone": () => '"]", because zone identifiers are not part of a URI (RFC 9844)',
    "after-]": () => 'a port or a path after "]"',
    "taken-for-slash": () => 'browsers take it for a "/"',
    "write-A-label": () => "for a name, write its A-label",
    "write-%40": () => "in the userinfo, write it as %40",
    "write-ssh": () => "for SSH, write ssh://user@host/a",
    "write-dot": () => 'for a path, write "./" before it (§4.2)',
    "write-file": () => "for Windows, write file:///C:/a",
    "encode-password": () => "percent-encode the password",
  } satisfies Catalogue,
);

/** The kinds of references (§4). */
export const KINDS = /* @__PURE__ */ Object.assign({}, FRAME, {
  "scheme-not-allowed": byCode,
  "missing-scheme": byCode,
  "fragment-not-allowed": byCode,
  "relative-reference-needed": () => "a relative reference, which has no scheme",
  "uri-needed": () => "a URI, which begins with a scheme",
  "absolute-uri-needed": () => "an absolute URI, which has no fragment",
  "resolve-it": () => "resolve it against a base",
} satisfies Catalogue);

/** Bases and targets (§5.1, §5.2). */
export const RESOLVED = /* @__PURE__ */ Object.assign({}, FRAME, {
  "relative-base": byCode,
  "not-relativizable": byCode,
  "base-with-scheme": () => "a base with a scheme",
  "base-second": () => "the base comes second: resolve(reference, base)",
  "target-without-dots": () => "a target without dot-segments",
} satisfies Catalogue);

/** Components that become a text (§5.3). */
export const COMPOSED = /* @__PURE__ */ Object.assign({}, FRAME, {
  "component-mismatch": byCode,
  "path-with-slash": () => 'a path that begins with "/"',
  "component-as-given": (component) => `a ${component} that reads back as given`,
} satisfies Catalogue);

/** Pairs that become a query. */
export const QUERIES = /* @__PURE__ */ Object.assign({}, FRAME, {
  "component-mismatch": byCode,
  "a-filled-pair": () => "a key or a value in the only pair of a query",
} satisfies Catalogue);

/** The characters expected in a place; no reason mentions them. */
export const PLACES = {
  "a-character-of": (place) => `a character of ${place}`,
} satisfies Catalogue;

/** Faults that are not repaired. */
export const REPAIRED = { backslash: byCode } satisfies Catalogue;

/** Values in literal text. */
export const VALUES = /* @__PURE__ */ Object.assign({}, FRAME, {
  "literal-refused": (problem) => `the literal text is not a reference: ${problem}`,
  "value-refused": (number, component, expected) =>
    `value ${number}, in the ${component}, must be ${expected}`,
  "missing-value": byCode,
  "structure-change": byCode,
  "dot-segment": byCode,
  "scheme-not-listed": byCode,
  "lone-surrogate": byCode,
  "invalid-port": byCode,
  "invalid-ip-literal": byCode,
  "whole-labels": () => "all of it or, in a host, whole labels",
  "one-value-not-segments": () => "one value; segments([…]) are one or more whole segments of a path",
  "one-value-not-list": () => "one value; to insert a list, use segments([…])",
  "listed-scheme": () => "one that is listed",

  "no-dot-segment": () => "something other than a dot-segment, even encoded",
  "filled-segment": () => "filled, unless it is the last one",
  "path-kept": () => "one that keeps the path",
  "name-not-address": () => "a name, not an address",
  "fitting-value": () => "one that fits",
} satisfies Catalogue);

/** The faults of the host of an IRI. */
export const HOST_FAULTS = {
  "no-ascii-form": () => "the host has no ASCII form",
  "no-ascii-form-because": (reason) => `the host has no ASCII form: ${reason}`,
} satisfies Catalogue;

/** IRIs (RFC 3987). */
export const IRIS = /* @__PURE__ */ Object.assign({}, SYNTAX, HOST_FAULTS, {
  "is-not": (character, expected) => `${character} is not ${expected}`,
  "not-character-of": (character, place) => `${character} is not a character of ${place}`,
  "ascii-address": () => "an address, which must be ASCII",
  "invalid-domain-name": byCode,
} satisfies Catalogue);

/** The faults of a URI Template. Other languages may say the sentence of the code alone. */
export const TEMPLATE_FAULTS = {
  "unopened-brace": () => '"}" has no "{"',
  "unclosed-expression": () => 'the expression has no "}"',
  "nameless-expression": () => "an expression must name a variable",
  "reserved-operator": (operator) => `the operator "${operator}" is reserved for later extensions`,
  "prefix-without-length": () => '":" must be followed by a number from 1 to 9999, without leading zeros',
  "not-after-variable": (character, name) => `${character} must not follow the variable "${name}"`,
  "prefix-of-members": (prefix, name) =>
    `":${prefix}" takes the first characters of a text, and the value of "${name}" has members`,
  "two-ways": (example) => `the template is ambiguous: "${example}" could come about in two ways`,
  "two-values": (example, one, other) =>
    `the template is ambiguous: "${example}" could be ${one} or ${other}`,
  "any-of-these": (names) => `a value by itself could be any of ${names}`,
  "any-of-these-and-more": (names) => `a value by itself could be any of ${names} and so on`,
  "too-large": () => "the template is too large to find out whether it is ambiguous",
} satisfies Catalogue;

/** URI Templates (RFC 6570). */
export const TEMPLATES = /* @__PURE__ */ Object.assign(
  {},
  /* @__PURE__ */ Object.assign({}, FRAME, CHARACTERS),
  TEMPLATE_FAULTS,
  {
    "not-allowed-in-template": (character) => `${character} is not allowed in a template`,
    "invalid-expression": byCode,
    "composite-prefix": byCode,
    "ambiguous-template": byCode,
    "operator-or-name": () => "an operator or the name of a variable",
    "variable-name": () =>
      'the name of a variable: letters, digits, "_" and triplets, with single dots between them',
    "closed-expression": () => 'an expression with its "}"',
    "prefix-length": () => "a number from 1 to 9999, without leading zeros",
    "comma-or-brace": () => '"," or "}"',
    "modifier-or-brace": () => '"," or "}", ":" or "*"',
    "delimited-expressions": () => "expressions separated by characters that their values cannot have",
    "one-variable": () => "one variable, or an operator that writes names",
    "one-expression-each": (example) => `give each an expression of its own, such as ${example}`,
  } satisfies Catalogue,
);

/** Domain names (UTS 46), by the codes of their errors. */
export const DOMAIN_NAMES = /* @__PURE__ */ Object.assign({}, FRAME, {
  "label-a-label-not-ascii": () => 'a label that begins with "xn--" must be ASCII',
  "label-invalid-punycode": () => 'the text after "xn--" must be Punycode',
  "label-needless-punycode": () => 'the Punycode after "xn--" must encode more than ASCII',
  "label-not-normal": () => "a label must be in Normalization Form C",
  "label-reserved-hyphens": () => 'a label must not have "--" in its third and fourth position',
  "label-outer-hyphen": () => 'a label must neither begin nor end with "-"',
  "label-reserved-prefix": () => 'the text that Punycode encodes must not begin with "xn--"',
  "label-full-stop": () => "a label must not have a full stop in it",
  "label-leading-mark": () => "a label must not begin with a combining mark",
  "label-disallowed-character": () => "the character is not allowed in a label",
  "label-not-letter-digit-hyphen": () => 'the only ASCII characters of a label are letters, digits and "-"',
  "label-misplaced-non-joiner": () =>
    "U+200C must follow a virama, or be between letters that it keeps from joining",
  "label-misplaced-joiner": () => "U+200D must follow a virama",
  "label-bidi-start": () => "in a domain with text from right to left, a label must begin with a letter",
  "label-bidi-left-in-right": () => "a label from right to left must not have characters from left to right",
  "label-bidi-right-end": () => "a label from right to left must end with its letters or digits",
  "label-bidi-mixed-digits": () => "a label from right to left must not have both European and Arabic digits",
  "label-bidi-right-in-left": () => "a label from left to right must not have characters from right to left",
  "label-bidi-left-end": () =>
    "in a domain with text from right to left, a label from left to right must end with a letter or a digit",
  "label-not-encodable": () => "the label must be one that Punycode can encode",
  "label-domain-length": () => "a domain must have 1 to 253 octets",
  "label-label-length": () => "a label must have 1 to 63 octets",
} satisfies Catalogue);

/** Names that are not in DNS syntax. */
export const DNS_NAMES = {
  "name-too-long-for-dns": (octets, most) =>
    `the name takes ${octets} octets in DNS, and no more than ${most} are allowed`,
  "empty-label": () => "a label is empty",
  "not-in-dns-label": (character) => `${character} is not a letter, a digit or a hyphen`,
  "hyphen-at-end-of-label": () => "a label neither begins nor ends with a hyphen",
  "label-too-long-for-dns": (octets, most) =>
    `a label has ${octets} octets, and no more than ${most} are allowed`,
} satisfies Catalogue;

/** Text from right to left in IRIs (RFC 3987 §4). */
export const BIDI = {
  "bidi-formatting": () => "an IRI must not contain bidirectional formatting characters",
  "bidi-mixed-directions": (component) => `a part of the ${component} uses characters of both directions`,
  "bidi-start": (component) =>
    `a part of the ${component} with characters from right to left does not begin with one`,
  "bidi-end": (component) =>
    `a part of the ${component} with characters from right to left does not end with one`,
} satisfies Catalogue;

/** Why a text is not a safe link. */
export const LINKS = {
  "link-empty": () => "there is no text",
  "link-invalid": () => "this is not a reference that programs read alike",
  "link-scheme": (scheme) => `the scheme "${scheme}" is not allowed`,
  "link-turned": () => "characters turn the text around",
  "link-character-reference": () => "a character reference of HTML could become a scheme or a host",
  "link-userinfo": () => "a userinfo looks like the host, and is not the host",
  "link-without-host": () => "browsers would look for a host elsewhere",
} satisfies Catalogue;

/** Why a reference is not canonical. */
export const CANONICITY = {
  "needless-encoding": () => "a character is percent-encoded needlessly",
  "encoded-address": () => "an address is percent-encoded",
  "lower-case-triplet": () => "a percent-encoding has lower-case digits",
  "capitals-in-scheme": () => "the scheme has capital letters",
  "capitals-in-host": () => "the host has capital letters",
  "has-dot-segments": () => 'the path has dot-segments ("." or "..")',
  "colon-without-port": () => "a colon is not followed by a port",
  "port-is-default": () => "the port is the default of the scheme",
  "zeros-before-port": () => "the port begins with zeros",
  "path-left-empty": () => 'the path is empty, where the scheme means "/"',
  "ipv6-not-canonical": () => "the IPv6 address is not in its canonical form",
  "octets-not-utf-8": () => "percent-encoded octets are not UTF-8",
  "changed-by-scheme": (rule) => `the scheme's rule ${rule} would change it`,
} satisfies Catalogue;

/** The sentence of every code. */
export const CODES = {
  "forbidden-character": byCode,
  "non-ascii": byCode,
  "malformed-percent-encoding": byCode,
  "misplaced-delimiter": byCode,
  "invalid-scheme": byCode,
  "invalid-ip-literal": byCode,
  "zone-identifier": byCode,
  "invalid-port": byCode,
  "missing-scheme": byCode,
  "scheme-not-allowed": byCode,
  "fragment-not-allowed": byCode,
  "relative-base": byCode,
  backslash: byCode,
  "lone-surrogate": byCode,
  "invalid-utf-8": byCode,
  "invalid-for-charset": byCode,
  "not-relativizable": byCode,
  "component-mismatch": byCode,
  "missing-value": byCode,
  "structure-change": byCode,
  "dot-segment": byCode,
  "scheme-not-listed": byCode,
  "invalid-domain-name": byCode,
  "wrong-scheme": byCode,
  "invalid-for-scheme": byCode,
  "missing-host": byCode,
  "userinfo-not-allowed": byCode,
  "protocol-line-break": byCode,
  "access-refused": byCode,
  "no-plan": byCode,
  "invalid-expression": byCode,
  "composite-prefix": byCode,
  "ambiguous-template": byCode,
  "invalid-surt": byCode,
} satisfies Catalogue<UriErrorCode>;

/**
 * The English of an error of a package that reads more than the standard.
 *
 * @param faults That of what exactly is wrong.
 */
export function englishOf(code: UriErrorCode, faults: Catalogue = {}): Catalogue {
  return { ...FRAME, ...CHARACTERS, [code]: byCode, ...faults };
}
