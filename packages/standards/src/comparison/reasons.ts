/**
 * Why two editions read a reference differently: the changes from edition to edition, as the documents themselves
 * describe them in their summaries of changes, the peculiarities of some editions, and how each is recognized in a
 * reference. The first that fits is the reason.
 */

import { isInPassword } from "urikit";
import type { EditionError } from "../edition.ts";
import { EDITIONS, type EditionId } from "../editions.ts";
import { partsOf, serverOf } from "../parts.ts";
import { firstDifference, type PLACE_ASPECTS } from "./places.ts";
import type { Comparison, ExaminedEdition } from "./reading.ts";
import { repairFor } from "./whatwg-repairs.ts";

/** A reference that two editions read differently. */
export interface EditionsCase {
  readonly reference: string;
  readonly base: string | undefined;
  readonly earlier: ExaminedEdition;
  readonly later: ExaminedEdition;
  /** The error of the edition that does not accept it, if only one does. */
  readonly error: EditionError | undefined;
}

/** Why two readers read a reference differently. */
export interface Reason {
  readonly why: string;
  readonly sections: readonly string[];
}

/** A change, and the edition that brought it. */
interface Change {
  readonly edition: EditionId;
  /** `host`: only one of the two knows a host. */
  readonly what: "validity" | "host" | "target";
  readonly when: (one: EditionsCase) => boolean;
  readonly why: (one: EditionsCase) => string;
  readonly sections: readonly string[];
}

/** Whether the base has no path, and the path of the reference is to be merged with it. */
function mergesWithNothing({ reference, base }: EditionsCase): boolean {
  const { scheme, authority, path } = partsOf(reference);
  return (
    base !== undefined &&
    partsOf(base).path === "" &&
    scheme === undefined &&
    authority === undefined &&
    path !== ""
  );
}

/** Two editions that lead to different places, or one and a program that only splits (Appendix B). */
export interface PlacePair {
  readonly earlier: ExaminedEdition;
  /** Undefined for a program that only splits. */
  readonly later: ExaminedEdition | undefined;
  readonly what: (typeof PLACE_ASPECTS)[number];
}

/** Why two readers lead to different places; undefined if nothing that is known fits. */
export function reasonFor(comparison: Comparison, pair: PlacePair): Reason | undefined {
  const { reference, base } = comparison;
  const { earlier, later = earlier } = pair;
  const repair = whatwgReason(comparison, pair);
  if (repair !== undefined) return repair;
  const one: EditionsCase = { reference, base, earlier, later, error: undefined };
  const until = pair.later === undefined ? ageOf("rfc3986") : ageOf(later.edition.id);
  return changeWithin("target", one, until);
}

/** The reason, if one of the two is the URL Standard, and it is the one that leads elsewhere than Appendix B does. */
function whatwgReason({ reference, base, splitter }: Comparison, pair: PlacePair): Reason | undefined {
  const whatwg = [pair.earlier, pair.later].find((one) => one?.edition.id === "whatwg");
  if (whatwg?.place === undefined) return undefined;
  if (firstDifference(whatwg.place, splitter.place) === undefined) return undefined;
  return repairFor({ reference, base, place: whatwg.place, what: pair.what });
}

/** The change that explains why only one of two editions accepts a reference. */
export function validityChange(one: EditionsCase): Reason | undefined {
  return changeWithin("validity", one, ageOf(one.later.edition.id));
}

/** The change that explains a difference: an edition after the earlier one, up to the one of that age, brought it. */
function changeWithin(what: Change["what"], one: EditionsCase, until: number): Reason | undefined {
  const earlier = ageOf(one.earlier.edition.id);
  const change = CHANGES.find(
    (change) =>
      change.what === what &&
      earlier < ageOf(change.edition) &&
      ageOf(change.edition) <= until &&
      change.when(one),
  );
  return change && { why: change.why(one), sections: change.sections };
}

/** The place of an edition in their order. */
export function ageOf(id: EditionId): number {
  return EDITIONS.findIndex((edition) => edition.id === id);
}

/** Whether an edition stops accepting a reference at one of some characters, which must not be part of a password. */
function stopsAt({ reference, error }: EditionsCase, characters: string): boolean {
  const index = error?.index ?? -1;
  if (isInPassword(reference, index)) return false;
  const character = reference[index];
  return character !== undefined && characters.includes(character);
}

/** Whether it stops before the path begins. */
function isInAuthority({ reference, error }: EditionsCase): boolean {
  const { scheme = "", authority } = partsOf(reference);
  return authority !== undefined && (error?.index ?? 0) <= scheme.length + 3 + authority.length;
}

function stopsIn({ error }: EditionsCase, ...rules: readonly string[]): boolean {
  return error !== undefined && rules.includes(error.rule);
}

/** Whether only the later edition accepts the reference. */
function isWidened({ earlier, later }: EditionsCase): boolean {
  return !earlier.reading.valid && later.reading.valid;
}

/** Whether only the earlier edition accepts the reference. */
function isNarrowed({ earlier, later }: EditionsCase): boolean {
  return earlier.reading.valid && !later.reading.valid;
}

/** A sentence with the names of the two editions. */
function withNames(sentence: (earlier: string, later: string) => string): (one: EditionsCase) => string {
  return ({ earlier, later }) => sentence(earlier.edition.name, later.edition.name);
}

/** The same, with the message of the one that does not accept the reference. */
function withError(
  sentence: (earlier: string, later: string, error: string) => string,
): (one: EditionsCase) => string {
  return ({ earlier, later, error }) =>
    sentence(earlier.edition.name, later.edition.name, error?.message ?? "it is not valid");
}

/** Whether an edition stops accepting a reference where its port would begin, which is empty. */
function stopsAtEmptyPort({ reference, error }: EditionsCase): boolean {
  const { scheme = "", authority } = partsOf(reference);
  if (authority === undefined || serverOf(authority).port !== "") return false;
  return error?.index === scheme.length + "://".length + authority.length;
}

/** Whether an edition knows the host to which it leads. */
function knowsHost({ place }: ExaminedEdition): boolean {
  return place?.host !== undefined;
}

/** Whether an edition stops accepting a reference in its site. */
function stopsInSite(one: EditionsCase): boolean {
  return stopsIn(one, "site", "user", "password", "host", "port");
}

const QUERY_ONLY = /^\?/;
/** A scheme, and nothing after it but a fragment. */
const SCHEME_ONLY = /^[A-Za-z][A-Za-z0-9+.-]*:(?:#|$)/;

const DIGIT_SCHEME = /^[0-9+.-][A-Za-z0-9+.-]*:/;

const VALIDITY: readonly Change[] = [
  {
    edition: "rfc1808",
    what: "validity",
    when: (one) => isWidened(one) && !/^[A-Za-z0-9+.-]+:/.test(one.reference),
    why: withNames((earlier, later) => `${earlier} describes only absolute URLs; ${later} has relative ones`),
    sections: ["RFC 1738 §2.3", "RFC 1808 §2"],
  },
  {
    edition: "rfc1808",
    what: "validity",
    when: (one) => isWidened(one) && stopsAt(one, "#"),
    why: withNames(
      (earlier, later) => `${earlier} has no fragment in a URL; ${later} sets it aside and accepts the rest`,
    ),
    sections: ["RFC 1738 §2.2", "RFC 1808 §2.4.1"],
  },
  {
    edition: "url-syntax-05",
    what: "validity",
    when: (one) => isWidened(one) && stopsAt(one, "~"),
    why: withNames((earlier, later) => `${earlier} forbids \`~\`; ${later} allows it`),
    sections: ["RFC 1738 §2.2", "url-syntax-05 F.2", "RFC 2396 G.2"],
  },
  {
    edition: "rfc1808",
    what: "validity",
    when: (one) => isWidened(one) && stopsAtEmptyPort(one),
    why: withNames((earlier, later) => `${earlier} does not allow an empty port; ${later} does`),
    sections: ["RFC 1738 §3.1", "RFC 1808 §2.2", "url-syntax-05 F.3"],
  },
  {
    edition: "rfc1808",
    what: "validity",
    when: (one) => isWidened(one) && one.earlier.edition.id === "rfc1738",
    why: withError(
      (earlier, later, error) =>
        `${earlier} requires a URL to match the production of its scheme, and here ${error}; ${later} has one syntax for all schemes`,
    ),
    sections: ["RFC 1738 §5", "RFC 1808 §2.2"],
  },
  {
    edition: "url-syntax-05",
    what: "validity",
    when: (one) => isNarrowed(one) && stopsIn(one, "site", "user", "password", "host", "port"),
    why: withError(
      (earlier, later, error) =>
        `${earlier} accepts almost anything as net_loc; ${later} requires a host, and ${error}`,
    ),
    sections: ["RFC 1808 §2.2", "url-syntax-05 §4.3.1"],
  },
  {
    edition: "url-syntax-05",
    what: "validity",
    when: (one) => isWidened(one) && stopsAt(one, "/"),
    why: withNames(
      (earlier, later) => `${earlier} does not allow an empty first segment in a path; ${later} does`,
    ),
    sections: ["RFC 1808 §2.2", "url-syntax-05 §4.3.2"],
  },
  {
    edition: "rfc2396",
    what: "validity",
    when: (one) => isWidened(one) && stopsAt(one, "[]") && !isInAuthority(one),
    why: withNames(
      (earlier, later) =>
        `${earlier} has no brackets; RFC 2732 adds them to the reserved characters of ${later}, and so to every \`uric\``,
    ),
    sections: ["RFC 2732 §3 (3)"],
  },
  {
    edition: "rfc2396",
    what: "validity",
    when: (one) => isWidened(one) && stopsAt(one, "[]"),
    why: withNames(
      (earlier, later) => `${earlier} has no brackets; ${later} has them for IPv6 addresses, by RFC 2732`,
    ),
    sections: ["RFC 2732 §3"],
  },
  {
    edition: "rfc2396",
    what: "validity",
    when: (one) => isWidened(one) && stopsInSite(one) && !knowsHost(one.later),
    why: withNames(
      (earlier, later) =>
        `${earlier} requires a host name or number; ${later} accepts any name of a registry there`,
    ),
    sections: ["url-syntax-05 §4.3.1", "RFC 2396 §3.2.1", "RFC 2396 G.4"],
  },
  {
    edition: "rfc2396",
    what: "validity",
    when: (one) => isWidened(one) && stopsInSite(one) && one.later.place?.host?.endsWith(".") === true,
    why: withNames(
      (earlier, later) => `${earlier} allows no dot at the end of a host name; ${later} allows one`,
    ),
    sections: ["url-syntax-05 §4.3.1", "RFC 2396 §3.2.2"],
  },
  {
    edition: "rfc2396",
    what: "validity",
    when: (one) => isWidened(one) && stopsInSite(one) && one.reference.includes("@"),
    why: withNames(
      (earlier, later) =>
        `${earlier} reads a user and a password, which contain no colon; ${later} reads a userinfo, which may contain some`,
    ),
    sections: ["url-syntax-05 §4.3.1", "RFC 2396 §3.2.2", "RFC 2396 G.2"],
  },
  {
    edition: "rfc2396",
    what: "validity",
    when: (one) => isNarrowed(one) && QUERY_ONLY.test(one.reference),
    why: withNames(
      (earlier, later) =>
        `${earlier} derives a reference that is only a query; the BNF of ${later} does not, though its Appendix C resolves one`,
    ),
    sections: ["RFC 2396 §5", "RFC 2396 C.1"],
  },
  {
    edition: "rfc2396",
    what: "validity",
    when: (one) => isNarrowed(one) && DIGIT_SCHEME.test(one.reference),
    why: withNames(
      (earlier, later) =>
        `${earlier} lets a scheme begin with a digit, "+", "-" or "."; ${later} requires a letter`,
    ),
    sections: ["RFC 2396 G.2"],
  },
  {
    edition: "rfc2396",
    what: "validity",
    when: (one) => isNarrowed(one) && SCHEME_ONLY.test(one.reference),
    why: withNames((earlier, later) => `${later} requires something after the scheme; ${earlier} does not`),
    sections: ["RFC 2396 §3"],
  },
  {
    edition: "rfc2396bis-01",
    what: "validity",
    when: (one) => isWidened(one) && QUERY_ONLY.test(one.reference),
    why: withNames((earlier, later) => `${earlier} derives no empty path before a query; ${later} does`),
    sections: ["RFC 2396 §5", "rfc2396bis-01 G.2"],
  },
  {
    edition: "rfc2396bis-01",
    what: "validity",
    when: (one) => isWidened(one) && SCHEME_ONLY.test(one.reference),
    why: withNames((earlier, later) => `${earlier} requires something after the scheme; ${later} does not`),
    sections: ["RFC 2396 §3", "rfc2396bis-01 G.2"],
  },
  {
    edition: "rfc2396bis-01",
    what: "validity",
    when: (one) => isWidened(one) && stopsAt(one, "[]"),
    why: withNames(
      (earlier, later) =>
        `${earlier} does not let an opaque part begin with a bracket; ${later} adds brackets to \`uric-no-slash\``,
    ),
    sections: ["RFC 2396 §3", "rfc2396bis-01 G.1"],
  },
  {
    edition: "rfc2396bis-01",
    what: "validity",
    when: (one) => isNarrowed(one) && stopsIn(one, "authority") && one.reference.includes("["),
    why: withNames(
      (earlier, later) => `${earlier} has the ABNF of RFC 2373 for addresses; that of ${later} is exact`,
    ),
    sections: ["RFC 2732 §3", "rfc2396bis-01 G.1"],
  },
  {
    edition: "rfc2396bis-01",
    what: "validity",
    when: (one) => isNarrowed(one) && stopsAt(one, "[]"),
    why: withNames(
      (earlier, later) =>
        `${earlier} allows brackets in queries and fragments, by RFC 2732; ${later} allows them only in addresses and opaque parts`,
    ),
    sections: ["RFC 2732 §3", "rfc2396bis-01 G.1"],
  },
  {
    edition: "rfc3986",
    what: "validity",
    when: (one) => isWidened(one) && /\/\/(?:[^/?#]*@)?\[v/i.test(one.reference),
    why: withNames(
      (earlier, later) =>
        `${earlier} allows only IPv6 addresses in brackets; ${later} allows later versions too`,
    ),
    sections: ["rfc2396bis-01 §3.2.2", "RFC 3986 §3.2.2", "RFC 3986 D.1"],
  },
  {
    edition: "rfc3986",
    what: "validity",
    when: (one) => isNarrowed(one) && partsOf(one.reference).authority !== undefined,
    why: withError(
      (earlier, later, error) =>
        `${earlier} reads the authority as the name of a registry; ${later} has only userinfo, host and port: ${error}`,
    ),
    sections: ["rfc2396bis-01 §3.2.1", "RFC 3986 §3.2", "RFC 3986 D.2"],
  },
  {
    edition: "rfc3986",
    what: "validity",
    when: (one) => isNarrowed(one) && stopsAt(one, "[]"),
    why: withNames(
      (earlier, later) => `${earlier} allows brackets in an opaque part; ${later} allows them only in a host`,
    ),
    sections: ["rfc2396bis-01 §3", "RFC 3986 §3.2.2"],
  },
  {
    edition: "whatwg",
    what: "validity",
    when: (one) => isNarrowed(one) && one.base === undefined && partsOf(one.reference).scheme === undefined,
    why: withNames(
      (earlier, later) => `${earlier} has relative references; ${later} parses none without a base`,
    ),
    sections: ["RFC 3986 §4.2", "WHATWG URL §4.4"],
  },
  {
    edition: "whatwg",
    what: "validity",
    when: isNarrowed,
    why: withError(
      (earlier, later, error) =>
        `${earlier} derives it; ${later} has its own rules for hosts, ports and bases: ${error}`,
    ),
    sections: ["RFC 3986 Appendix A", "WHATWG URL §4.4"],
  },
  {
    edition: "whatwg",
    what: "validity",
    when: (one) => isWidened(one) && one.reference.includes("\\"),
    why: withNames(
      (earlier, later) =>
        `${earlier} does not allow \`\\\`; ${later} reads it as \`/\` where the scheme is special`,
    ),
    sections: ["RFC 3986 §2", "WHATWG URL §4.4"],
  },
  {
    edition: "whatwg",
    what: "validity",
    when: isWidened,
    why: withError(
      (earlier, later, error) =>
        `${earlier} does not accept it: ${error}; ${later} repairs the text that it reads`,
    ),
    sections: ["RFC 3986 §2", "WHATWG URL §4.4"],
  },
];

function differsInCurrentDocument({ earlier, later }: EditionsCase): boolean {
  return isCurrentDocument(earlier) !== isCurrentDocument(later);
}

function isCurrentDocument({ reading }: ExaminedEdition): boolean {
  return reading.target?.startsWith("current document") === true;
}

function hasDots(text: string): boolean {
  return /(?:^|\/)\.\.?(?:\/|$)/.test(text);
}

/** Whether the path of a reference is merged with that of the base. */
function isMerged(reference: string): boolean {
  const { scheme, authority, path } = partsOf(reference);
  return scheme === undefined && authority === undefined && !path.startsWith("/");
}

function lacksTarget({ reading }: ExaminedEdition): boolean {
  return reading.target === undefined && reading.noTarget !== undefined;
}

/** Whether the text after a scheme begins with an empty authority. */
function hasEmptyAuthority({ reference }: EditionsCase): boolean {
  return partsOf(reference).authority === "";
}

const TARGET: readonly Change[] = [
  {
    edition: "url-syntax-05",
    what: "target",
    when: hasEmptyAuthority,
    why: () => "RFC 1808 counts an empty net_loc as absent, and keeps that of the base",
    sections: ["RFC 1808 §2.4.3", "RFC 1808 §4, step 3", "url-syntax-05 §5.2, step 4"],
  },
  {
    edition: "rfc2396",
    what: "target",
    when: ({ reference }) => DIGIT_SCHEME.test(reference),
    why: () => 'until RFC 2396, a scheme could begin with a digit, "+", "-" or "."',
    sections: ["url-syntax-05 §4.1", "RFC 2396 G.2"],
  },
  {
    edition: "url-syntax-05",
    what: "target",
    when: ({ reference }) => /^[^/?#]*\/\/[^/?#]*\?/.test(reference),
    why: () => "before url-syntax-05, only a slash ended a host, and a question mark did not",
    sections: ["RFC 1808 §2.4.3", "url-syntax-05 F.2"],
  },
  {
    edition: "rfc2396",
    what: "target",
    when: ({ later }) => lacksTarget(later),
    why: () => "an opaque URI has no hierarchy",
    sections: ["url-syntax-05 §5", "RFC 2396 §5"],
  },
  {
    edition: "url-syntax-05",
    what: "target",
    when: ({ earlier }) => lacksTarget(earlier),
    why: () => "any absolute URL can be a base, whatever its scheme",
    sections: ["RFC 1808 §2", "RFC 1808 §2.3", "url-syntax-05 §5"],
  },
  {
    edition: "rfc3986",
    what: "target",
    when: ({ earlier }) => lacksTarget(earlier),
    why: () => "every URI has a path, and can be a base",
    sections: ["rfc2396bis-01 §5", "RFC 3986 §5.1", "RFC 3986 D.2"],
  },
  {
    edition: "url-syntax-05",
    what: "target",
    when: differsInCurrentDocument,
    why: () => "a reference without a URL refers to the current document, whatever the base",
    sections: ["RFC 1808 §4, step 2", "url-syntax-05 F.4"],
  },
  {
    edition: "url-syntax-05",
    what: "target",
    when: ({ reference }) => QUERY_ONLY.test(reference),
    why: () => "a query without a path now replaces the last segment, which was kept before",
    sections: ["RFC 1808 §4, step 5", "url-syntax-05 §5.2, step 6"],
  },
  {
    edition: "url-syntax-05",
    what: "target",
    when: ({ reference }) => reference.startsWith(";"),
    why: () => "params are no longer a component, but part of a segment",
    sections: ["RFC 1808 §4, step 5", "url-syntax-05 F.4"],
  },
  {
    edition: "url-syntax-05",
    what: "target",
    when: ({ reference }) => /;.*\/\.\.?(?:\/|$)/s.test(partsOf(reference).path),
    why: () => "params are no longer a component, so the dot-segments in them are removed like others",
    sections: ["RFC 1808 §2.4.5", "RFC 1808 §4, step 6", "url-syntax-05 F.4"],
  },
  {
    edition: "url-syntax-05",
    what: "target",
    when: ({ reference }) => hasDots(partsOf(reference).query?.replace(/^[^/]*/, "") ?? ""),
    why: () => "the query goes through the buffer in which dot-segments are removed",
    sections: ["RFC 1808 §2.4.4", "url-syntax-05 §5.2, step 6"],
  },
  {
    edition: "url-syntax-05",
    what: "target",
    when: mergesWithNothing,
    why: () => "with a base that has no path, url-syntax-05 and RFC 2396 add no slash",
    sections: ["RFC 1808 §2.1", "url-syntax-05 §5.2, step 6a"],
  },
  {
    edition: "rfc2396bis-01",
    what: "target",
    when: ({ reference }) => QUERY_ONLY.test(reference),
    why: () => "a query without a path keeps the last segment, as it did in RFC 1808",
    sections: ["RFC 2396 §5.2, step 6", "rfc2396bis-01 G.2", "RFC 3986 §5.2.2", "RFC 3986 D.2"],
  },
  {
    edition: "rfc2396",
    what: "target",
    when: ({ reference }) => reference.includes("?"),
    why: () => "the query is separated from the path before the paths are merged",
    sections: ["url-syntax-05 §5.2, step 6", "RFC 2396 §5.2"],
  },
  {
    edition: "rfc2396bis-01",
    what: "target",
    when: mergesWithNothing,
    why: () => "with a base that has no path, url-syntax-05 and RFC 2396 add no slash",
    sections: ["RFC 2396 §5.2, step 6a", "rfc2396bis-01 G.2"],
  },
  {
    edition: "rfc3986",
    what: "target",
    when: differsInCurrentDocument,
    why: () => "a same-document reference has a target like any other, which happens to be the base",
    sections: ["rfc2396bis-01 §4.2", "RFC 3986 §4.4", "RFC 3986 D.2"],
  },
  {
    edition: "rfc3986",
    what: "target",
    when: (one) => mergesWithNothing(one) && partsOf(one.base ?? "").authority === undefined,
    why: () => "only a base with an authority, and without a path, adds a slash",
    sections: ["rfc2396bis-01 §5.2", "RFC 3986 §5.2.3"],
  },
  {
    edition: "rfc3986",
    what: "target",
    when: ({ reference, base = "" }) =>
      hasDots(partsOf(reference).path) || (isMerged(reference) && hasDots(partsOf(base).path)),
    why: () => "dot-segments above the root, and in paths that need no merging, are removed as well",
    sections: ["rfc2396bis-01 §5.2, step 7", "RFC 3986 §5.2.4", "RFC 3986 D.2"],
  },
];

const HOST: readonly Change[] = [
  {
    edition: "rfc1808",
    what: "host",
    when: ({ reference, earlier }) =>
      earlier.edition.id === "rfc1738" && /^(?:mailto|news):/i.test(reference),
    why: () => "RFC 1738 gives mailto and news URLs no host; RFC 1808 has one syntax for all schemes",
    sections: ["RFC 1738 §3.5", "RFC 1738 §3.6", "RFC 1808 §2.2"],
  },
  {
    edition: "rfc2396bis-01",
    what: "host",
    when: ({ earlier, later }) => earlier.edition.id === "rfc2396" && knowsHost(later),
    why: () => "in RFC 2396 the last label of a host name begins with a letter; in rfc2396bis-01 it need not",
    sections: ["RFC 2396 §3.2.2", "rfc2396bis-01 §3.2.2", "rfc2396bis-01 G.1"],
  },
  {
    edition: "rfc2396bis-01",
    what: "host",
    when: ({ earlier }) => earlier.edition.id === "rfc2396" && earlier.place?.host?.endsWith(".") === true,
    why: () => "rfc2396bis-01 no longer derives a single label with a dot after it as a host name",
    sections: ["RFC 2396 §3.2.2", "rfc2396bis-01 §3.2.2", "rfc2396bis-01 G.1"],
  },
  {
    edition: "rfc2396bis-01",
    what: "host",
    when: ({ earlier }) => earlier.edition.id === "rfc2396" && knowsHost(earlier),
    why: () =>
      "rfc2396bis-01 limits the labels of a host name to 63 characters, and the numbers of an address to 255",
    sections: ["RFC 2396 §3.2.2", "rfc2396bis-01 §3.2.2", "rfc2396bis-01 G.1"],
  },
  {
    edition: "url-syntax-05",
    what: "host",
    when: ({ earlier }) => earlier.edition.id === "rfc1808" && !knowsHost(earlier),
    why: () => "RFC 1808 derives almost any net_loc, and this one is not a login of RFC 1738 §3.1",
    sections: ["RFC 1808 §2.2", "RFC 1738 §3.1"],
  },
  {
    edition: "rfc3986",
    what: "host",
    when: ({ earlier, later }) => !knowsHost(earlier) && later.edition.id === "rfc3986",
    why: () => "RFC 3986 takes the name of a registry for a host",
    sections: ["RFC 3986 §3.2.2", "RFC 3986 D.2"],
  },
  {
    edition: "whatwg",
    what: "host",
    when: ({ earlier }) => !knowsHost(earlier),
    why: () => "the WHATWG URL Standard has no names of registries, and reads a host after the last `@`",
    sections: ["WHATWG URL §4.4"],
  },
  {
    edition: "rfc2396",
    what: "host",
    when: () => true,
    why: () => "only one of the two reads a server there, and the other the name of a registry",
    sections: ["RFC 2396 §3.2.1", "RFC 2396 §3.2.2"],
  },
];

/** Why only one of two editions knows a host, if a document says it. */
export function hostChange(
  comparison: Comparison,
  earlier: ExaminedEdition,
  later: ExaminedEdition,
): Reason | undefined {
  const { reference, base } = comparison;
  return changeWithin("host", { reference, base, earlier, later, error: undefined }, ageOf(later.edition.id));
}

/** All known changes, in the order in which they are tried as reasons. */
const CHANGES: readonly Change[] = [...VALIDITY, ...HOST, ...TARGET];
