/**
 * Why two editions read a reference differently: the changes from edition to edition, as the documents themselves
 * describe them in their summaries of changes, the peculiarities of some editions, and how each is recognized in a
 * reference. The first that fits is the reason.
 */

import { isInPassword } from "urikit";
import type { EditionError } from "../edition.ts";
import type { EditionId } from "../editions.ts";
import { partsOf, serverOf } from "../parts.ts";
import type { ExaminedEdition, Reader } from "./reading.ts";

/** A reference that two editions, or an edition and a program that only splits it, read differently. */
export interface Case {
  readonly reference: string;
  readonly base: string | undefined;
  /** The later of the two editions, or the only one. */
  readonly later: ExaminedEdition;
}

/** A reference that two editions read differently. */
export interface EditionsCase extends Case {
  readonly earlier: ExaminedEdition;
  /** The error of the edition that does not accept it, if only one does. */
  readonly error: EditionError | undefined;
}

/** A peculiarity of some editions in finding a host: the reason why one of them leads to another place. */
export interface Peculiarity {
  readonly of: readonly EditionId[];
  readonly when: (one: Case) => boolean;
  readonly why: string;
  readonly section: string;
}

/** A change, and the edition that brought it. */
export interface Change {
  readonly edition: EditionId;
  readonly what: "validity" | "target";
  readonly when: (one: EditionsCase) => boolean;
  readonly why: (one: EditionsCase) => string;
  readonly sections: readonly string[];
}

/** Whether the base has no path, and the path of the reference is to be merged with it. */
function mergesWithNothing({ reference, base }: Case): boolean {
  const { scheme, authority, path } = partsOf(reference);
  return (
    base !== undefined &&
    partsOf(base).path === "" &&
    scheme === undefined &&
    authority === undefined &&
    path !== ""
  );
}

/** WHATWG URL §3.1, "Special schemes", except `file`, whose slashes divide a host from a path. */
const SPECIAL = new Set(["ftp", "http", "https", "ws", "wss"]);

function specialScheme(reference: string): string | undefined {
  const scheme = partsOf(reference).scheme?.toLowerCase();
  return scheme !== undefined && SPECIAL.has(scheme) ? scheme : undefined;
}

/** WHATWG URL §4.4, "special relative or authority state". */
function repeatsScheme({ reference, base }: Case): boolean {
  const scheme = specialScheme(reference);
  if (scheme === undefined || base === undefined) return false;
  return partsOf(base).scheme?.toLowerCase() === scheme && !reference.startsWith("//", scheme.length + 1);
}

/** Whether a host of numbers is not the one that stands in the text. */
function findsNumbers({ reference, later }: Case): boolean {
  const host = later.destination?.host ?? "";
  return /^[0-9.]+$/.test(host) && serverOf(partsOf(reference).authority ?? "").host !== host;
}

const WHATWG_PECULIARITIES: readonly Peculiarity[] = [
  {
    of: ["whatwg"],
    when: repeatsScheme,
    why: "the WHATWG URL Standard ignores a scheme that equals the base's, as parsers before RFC 3986 did (§5.2.2)",
    section: "RFC 3986 §5.2.2",
  },
  {
    of: ["whatwg"],
    when: ({ reference }) => /^file:[/\\]*[A-Za-z][:|](?![^/\\?#])/i.test(reference),
    why: "in the WHATWG URL Standard, a letter and a colon after the slashes of a file URL are a drive, which belongs to the path",
    section: "WHATWG URL §4.4",
  },
  {
    of: ["whatwg"],
    when: ({ reference }) => specialScheme(reference) !== undefined && !/^\w+:\/\/(?![/\\])/.test(reference),
    why: "in the WHATWG URL Standard, the slashes after a special scheme are optional, and a host follows, however many there are",
    section: "WHATWG URL §4.4",
  },
  {
    of: ["whatwg"],
    when: findsNumbers,
    why: "in the WHATWG URL Standard, a host that ends in a number is an IPv4 address of one to four numbers, which may be octal or hexadecimal",
    section: "WHATWG URL §3.5",
  },
  {
    of: ["whatwg"],
    when: ({ reference }) => /[^\0-\x7f]|%[89A-F]/i.test(partsOf(reference).authority ?? ""),
    why: "the WHATWG URL Standard maps the characters of a domain to those that it is registered with",
    section: "WHATWG URL §3.3",
  },
];

const PECULIARITIES: readonly Peculiarity[] = [
  ...WHATWG_PECULIARITIES,
  {
    of: ["url-syntax-05", "rfc2396"],
    when: mergesWithNothing,
    why: "with a base that has no path, url-syntax-05 and RFC 2396 add no slash",
    section: "RFC 2396 §5.2, step 6a",
  },
  {
    of: ["rfc1738", "rfc1808"],
    when: ({ reference }) => /^[^/?#]*\/\/[^/?#]*\?/.test(reference),
    why: "before url-syntax-05, only a slash ended a host, and a question mark did not",
    section: "url-syntax-05 F.2",
  },
];

/** The peculiarity that only one of two readers has, and that the reference shows. */
export function peculiarityOf(readers: readonly [Reader, Reader], one: Case): Peculiarity | undefined {
  const has = ({ of }: Peculiarity, reader: Reader) => reader !== "appendix-b" && of.includes(reader);
  return PECULIARITIES.find(
    (peculiarity) => has(peculiarity, readers[0]) !== has(peculiarity, readers[1]) && peculiarity.when(one),
  );
}

/** Whether an edition stops accepting a reference at one of some characters, which must not be part of a password. */
function stopsAt({ reference, error }: EditionsCase, characters: string): boolean {
  const index = error?.index ?? -1;
  if (isInPassword(reference, index)) return false;
  const character = reference[index];
  return character !== undefined && characters.includes(character);
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

const QUERY_ONLY = /^\?/;
/** A scheme, and nothing after it but a fragment. */
const SCHEME_ONLY = /^[A-Za-z][A-Za-z0-9+.-]*:(?:#|$)/;

const VALIDITY: readonly Change[] = [
  {
    edition: "rfc1808",
    what: "validity",
    when: (one) => isWidened(one) && partsOf(one.reference).scheme === undefined,
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
    edition: "url-syntax-05",
    what: "validity",
    when: (one) => isWidened(one) && one.earlier.edition.id === "rfc1738" && stopsIn(one, "port"),
    why: withNames((earlier, later) => `${earlier} does not allow an empty port; ${later} does`),
    sections: ["RFC 1738 §3.1", "url-syntax-05 F.3"],
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
        `${earlier} says little about a net_loc; ${later} requires a host, and ${error}`,
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
    when: (one) => isWidened(one) && stopsAt(one, "[]"),
    why: withNames(
      (earlier, later) => `${earlier} has no brackets; ${later} has them for IPv6 addresses, by RFC 2732`,
    ),
    sections: ["RFC 2732 §3"],
  },
  {
    edition: "rfc2396",
    what: "validity",
    when: (one) => isWidened(one) && stopsIn(one, "site", "user", "password", "host", "port"),
    why: withNames(
      (earlier, later) =>
        `${earlier} requires a host name or number; ${later} accepts any name of a registry there`,
    ),
    sections: ["url-syntax-05 §4.3.1", "RFC 2396 §3.2.1", "RFC 2396 G.4"],
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
    when: (one) => isNarrowed(one) && /^[0-9+.-][A-Za-z0-9+.-]*:/.test(one.reference),
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

function lacksTarget({ reading }: ExaminedEdition): boolean {
  return reading.target === undefined;
}

const TARGET: readonly Change[] = [
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
    why: () => "with a base that has no path, no slash is added",
    sections: ["RFC 1808 §2.1", "url-syntax-05 §5.2, step 6a"],
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
    when: ({ reference }) => QUERY_ONLY.test(reference),
    why: () => "a query without a path keeps the last segment, as it did in RFC 1808",
    sections: ["RFC 2396 §5.2, step 6", "rfc2396bis-01 G.2", "RFC 3986 §5.2.2", "RFC 3986 D.2"],
  },
  {
    edition: "rfc2396bis-01",
    what: "target",
    when: mergesWithNothing,
    why: () => "with a base that has no path, a slash is added",
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
    when: ({ reference }) => hasDots(partsOf(reference).path),
    why: () => "dot-segments above the root, and in paths that need no merging, are removed as well",
    sections: ["rfc2396bis-01 §5.2, step 7", "RFC 3986 §5.2.4", "RFC 3986 D.2"],
  },
  {
    edition: "whatwg",
    what: "target",
    when: ({ reference }) => /%2e/i.test(reference),
    why: () => "in a segment of dots, an encoded dot is a dot",
    sections: ["RFC 3986 §5.2.4", "WHATWG URL §4.1"],
  },
  ...WHATWG_PECULIARITIES.map(
    ({ when, why, section }): Change => ({
      edition: "whatwg",
      what: "target",
      when,
      why: () => why,
      sections: [...new Set(["RFC 3986 §5.2", section, "WHATWG URL §4.4"])],
    }),
  ),
  {
    edition: "whatwg",
    what: "target",
    when: () => true,
    why: () => "a parsed URL is written in a form of its own",
    sections: ["RFC 3986 §5.2", "WHATWG URL §4.4"],
  },
];

/** All known changes, in the order in which they are tried as reasons. */
export const CHANGES: readonly Change[] = [...VALIDITY, ...TARGET];
