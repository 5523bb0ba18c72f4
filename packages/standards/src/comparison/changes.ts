/**
 * What changed from edition to edition, as the documents themselves tell it in their summaries of changes, and how
 * such a change is recognized in a reference that two editions see differently.
 */

import { isInPassword } from "urikit";
import type { EditionError, EditionId } from "../edition.ts";
import { partsOf } from "../parts.ts";
import { mergesWithNothing, WHATWG_CAUSES } from "./causes.ts";
import type { Examined } from "./reading.ts";

/** A reference that two editions see differently. */
export interface Seen {
  readonly reference: string;
  readonly base: string | undefined;
  readonly earlier: Examined;
  readonly later: Examined;
  /** Of the one that does not accept it, where they differ in that. */
  readonly error: EditionError | undefined;
}

/** A change, by the edition that brought it in. The first that fits explains the difference. */
export interface Change {
  readonly edition: EditionId;
  readonly what: "validity" | "target";
  readonly when: (seen: Seen) => boolean;
  readonly why: (seen: Seen) => string;
  readonly sections: readonly string[];
}

/** The character at which an edition ceases to accept a reference, if it may be named: no part of a password. */
function stopsAt({ reference, error }: Seen, characters: string): boolean {
  const index = error?.index ?? -1;
  if (isInPassword(reference, index)) return false;
  const character = reference[index];
  return character !== undefined && characters.includes(character);
}

function isWidened({ earlier, later }: Seen): boolean {
  return !earlier.reading.valid && later.reading.valid;
}

function isNarrowed({ earlier, later }: Seen): boolean {
  return earlier.reading.valid && !later.reading.valid;
}

function stopsIn({ error }: Seen, ...rules: readonly string[]): boolean {
  return error !== undefined && rules.includes(error.rule);
}

/** "RFC 1738 forbids `~`; RFC 2396 allows it". */
function forbids(character: string): (seen: Seen) => string {
  return ({ earlier, later }) =>
    `${earlier.standard.name} forbids \`${character}\`; ${later.standard.name} allows it`;
}

function named(sentence: (earlier: string, later: string) => string): (seen: Seen) => string {
  return ({ earlier, later }) => sentence(earlier.standard.name, later.standard.name);
}

const QUERY_ONLY = /^\?/;

const VALIDITY: readonly Change[] = [
  {
    edition: "rfc1808",
    what: "validity",
    when: (seen) => isWidened(seen) && partsOf(seen.reference).scheme === undefined,
    why: named((earlier, later) => `${earlier} describes absolute URLs only; ${later} has relative ones`),
    sections: ["RFC 1738 §2.3", "RFC 1808 §2"],
  },
  {
    edition: "rfc1808",
    what: "validity",
    when: (seen) => isWidened(seen) && stopsAt(seen, "#"),
    why: named(
      (earlier, later) => `${earlier} has no fragment in a URL; ${later} sets it aside, and accepts the rest`,
    ),
    sections: ["RFC 1738 §2.2", "RFC 1808 §2.4.1"],
  },
  {
    edition: "url-syntax-05",
    what: "validity",
    when: (seen) => isWidened(seen) && stopsAt(seen, "~"),
    why: forbids("~"),
    sections: ["RFC 1738 §2.2", "url-syntax-05 F.2", "RFC 2396 G.2"],
  },
  {
    edition: "url-syntax-05",
    what: "validity",
    when: (seen) => isWidened(seen) && seen.earlier.standard.id === "rfc1738" && stopsIn(seen, "port"),
    why: named((earlier, later) => `${earlier} has no empty port; ${later} has`),
    sections: ["RFC 1738 §3.1", "url-syntax-05 F.3"],
  },
  {
    edition: "rfc1808",
    what: "validity",
    when: (seen) => isWidened(seen) && seen.earlier.standard.id === "rfc1738",
    why: (seen) =>
      `RFC 1738 asks a URL to match the production of its scheme, and here ${seen.error?.message}; ${seen.later.standard.name} has one syntax for all schemes`,
    sections: ["RFC 1738 §5", "RFC 1808 §2.2"],
  },
  {
    edition: "url-syntax-05",
    what: "validity",
    when: (seen) => isNarrowed(seen) && stopsIn(seen, "site", "user", "password", "host", "port"),
    why: (seen) =>
      `${seen.earlier.standard.name} says little of a net_loc; ${seen.later.standard.name} asks for a host, and ${seen.error?.message}`,
    sections: ["RFC 1808 §2.2", "url-syntax-05 §4.3.1"],
  },
  {
    edition: "url-syntax-05",
    what: "validity",
    when: (seen) => isWidened(seen) && stopsAt(seen, "/"),
    why: named((earlier, later) => `${earlier} has no empty first segment in a path; ${later} has`),
    sections: ["RFC 1808 §2.2", "url-syntax-05 §4.3.2"],
  },
  {
    edition: "rfc2396",
    what: "validity",
    when: (seen) => isWidened(seen) && stopsAt(seen, "[]"),
    why: named(
      (earlier, later) => `${earlier} knows no brackets; ${later} has them for IPv6 addresses, by RFC 2732`,
    ),
    sections: ["RFC 2732 §3"],
  },
  {
    edition: "rfc2396",
    what: "validity",
    when: (seen) => isWidened(seen) && stopsIn(seen, "site", "user", "password", "host", "port"),
    why: named(
      (earlier, later) =>
        `${earlier} asks for a host name or number; ${later} accepts any name of a registry there`,
    ),
    sections: ["url-syntax-05 §4.3.1", "RFC 2396 §3.2.1", "RFC 2396 G.4"],
  },
  {
    edition: "rfc2396",
    what: "validity",
    when: (seen) => isNarrowed(seen) && QUERY_ONLY.test(seen.reference),
    why: named(
      (earlier, later) =>
        `${earlier} derives a reference that is a query only; the BNF of ${later} does not, though its Appendix C resolves one`,
    ),
    sections: ["RFC 2396 §5", "RFC 2396 C.1"],
  },
  {
    edition: "rfc2396",
    what: "validity",
    when: (seen) => isNarrowed(seen) && /^[0-9+.-][A-Za-z0-9+.-]*:/.test(seen.reference),
    why: named((earlier, later) => `${earlier} lets a scheme begin as it likes; ${later} asks for a letter`),
    sections: ["RFC 2396 G.2"],
  },
  {
    edition: "rfc2396",
    what: "validity",
    when: (seen) => isNarrowed(seen) && /^[A-Za-z][A-Za-z0-9+.-]*:(?:#|$)/.test(seen.reference),
    why: named((earlier, later) => `${later} asks for something behind the scheme; ${earlier} does not`),
    sections: ["RFC 2396 §3"],
  },
  {
    edition: "rfc2396bis-01",
    what: "validity",
    when: (seen) => isWidened(seen) && QUERY_ONLY.test(seen.reference),
    why: named((earlier, later) => `${earlier} derives no empty path before a query; ${later} does`),
    sections: ["RFC 2396 §5", "rfc2396bis-01 G.2"],
  },
  {
    edition: "rfc2396bis-01",
    what: "validity",
    when: (seen) => isWidened(seen) && /^[A-Za-z][A-Za-z0-9+.-]*:(?:#|$)/.test(seen.reference),
    why: named((earlier, later) => `${earlier} asks for something behind the scheme; ${later} does not`),
    sections: ["RFC 2396 §3", "rfc2396bis-01 G.2"],
  },
  {
    edition: "rfc2396bis-01",
    what: "validity",
    when: (seen) => isNarrowed(seen) && stopsIn(seen, "authority") && seen.reference.includes("["),
    why: named(
      (earlier, later) => `${earlier} has the ABNF of RFC 2373 for addresses; that of ${later} is exact`,
    ),
    sections: ["RFC 2732 §3", "rfc2396bis-01 G.1"],
  },
  {
    edition: "rfc2396bis-01",
    what: "validity",
    when: (seen) => isNarrowed(seen) && stopsAt(seen, "[]"),
    why: named(
      (earlier, later) =>
        `${earlier} admits brackets to queries and fragments, by RFC 2732; ${later} has them in addresses and opaque parts only`,
    ),
    sections: ["RFC 2732 §3", "rfc2396bis-01 G.1"],
  },
  {
    edition: "rfc3986",
    what: "validity",
    when: (seen) => isWidened(seen) && /\/\/(?:[^/?#]*@)?\[v/i.test(seen.reference),
    why: named((earlier, later) => `${earlier} has IPv6 addresses in brackets; ${later} later versions too`),
    sections: ["rfc2396bis-01 §3.2.2", "RFC 3986 §3.2.2", "RFC 3986 D.1"],
  },
  {
    edition: "rfc3986",
    what: "validity",
    when: (seen) => isNarrowed(seen) && partsOf(seen.reference).authority !== undefined,
    why: (seen) =>
      `${seen.earlier.standard.name} reads the authority as the name of a registry; ${seen.later.standard.name} knows only userinfo, host and port: ${seen.error?.message}`,
    sections: ["rfc2396bis-01 §3.2.1", "RFC 3986 §3.2", "RFC 3986 D.2"],
  },
  {
    edition: "rfc3986",
    what: "validity",
    when: (seen) => isNarrowed(seen) && stopsAt(seen, "[]"),
    why: named(
      (earlier, later) => `${earlier} admits brackets to an opaque part; ${later} has them in a host only`,
    ),
    sections: ["rfc2396bis-01 §3", "RFC 3986 §3.2.2"],
  },
  {
    edition: "whatwg",
    what: "validity",
    when: (seen) =>
      isNarrowed(seen) && seen.base === undefined && partsOf(seen.reference).scheme === undefined,
    why: named((earlier, later) => `${earlier} has relative references; ${later} parses none without a base`),
    sections: ["RFC 3986 §4.2", "WHATWG URL §4.4"],
  },
  {
    edition: "whatwg",
    what: "validity",
    when: isNarrowed,
    why: (seen) =>
      `${seen.earlier.standard.name} derives it; ${seen.later.standard.name} has rules for hosts, ports and bases of its own: ${seen.error?.message}`,
    sections: ["RFC 3986 Appendix A", "WHATWG URL §4.4"],
  },
  {
    edition: "whatwg",
    what: "validity",
    when: (seen) => isWidened(seen) && seen.reference.includes("\\"),
    why: named(
      (earlier, later) =>
        `${earlier} knows no \`\\\`; ${later} takes it for \`/\` where the scheme is special`,
    ),
    sections: ["RFC 3986 §2", "WHATWG URL §4.4"],
  },
  {
    edition: "whatwg",
    what: "validity",
    when: isWidened,
    why: (seen) =>
      `${seen.earlier.standard.name} does not accept it: ${seen.error?.message}; ${seen.later.standard.name} repairs what it reads`,
    sections: ["RFC 3986 §2", "WHATWG URL §4.4"],
  },
];

function differsInCurrentDocument({ earlier, later }: Seen): boolean {
  const isCurrent = ({ reading }: Examined) => reading.target?.startsWith("current document") === true;
  return isCurrent(earlier) !== isCurrent(later);
}

function hasDots(text: string): boolean {
  return /(?:^|\/)\.\.?(?:\/|$)/.test(text);
}

function lacksTarget({ reading }: Examined): boolean {
  return reading.target === undefined;
}

const TARGET: readonly Change[] = [
  {
    edition: "rfc2396",
    what: "target",
    when: ({ later }) => lacksTarget(later),
    why: () => "what is opaque has no hierarchy",
    sections: ["url-syntax-05 §5", "RFC 2396 §5"],
  },
  {
    edition: "url-syntax-05",
    what: "target",
    when: ({ earlier }) => lacksTarget(earlier),
    why: () => "any absolute URL serves as a base, whatever its scheme",
    sections: ["RFC 1808 §2", "RFC 1808 §2.3", "url-syntax-05 §5"],
  },
  {
    edition: "rfc3986",
    what: "target",
    when: ({ earlier }) => lacksTarget(earlier),
    why: () => "every URI has a path, and serves as a base",
    sections: ["rfc2396bis-01 §5", "RFC 3986 §5.1", "RFC 3986 D.2"],
  },
  {
    edition: "url-syntax-05",
    what: "target",
    when: differsInCurrentDocument,
    why: () => "a reference without a URL is to the current document, whatever the base",
    sections: ["RFC 1808 §4, step 2", "url-syntax-05 F.4"],
  },
  {
    edition: "url-syntax-05",
    what: "target",
    when: ({ reference }) => QUERY_ONLY.test(reference),
    why: () => "a query without a path takes the place of the last segment, which it kept before",
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
    why: () => "params are no longer a component, so that the dot-segments in them are removed like others",
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
    why: () => "the query is separated from the path before they are merged",
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
    why: () => "a same-document reference has a target like others, which happens to be the base",
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
    why: () => "an encoded dot is a dot in a segment of dots",
    sections: ["RFC 3986 §5.2.4", "WHATWG URL §4.1"],
  },
  ...WHATWG_CAUSES.map(
    ({ when, why, section }): Change => ({
      edition: "whatwg",
      what: "target",
      when: ({ reference, base, later }) => when({ reference, base, host: later.destination?.host }),
      why: () => why,
      sections: [...new Set(["RFC 3986 §5.2", section, "WHATWG URL §4.4"])],
    }),
  ),
  {
    edition: "whatwg",
    what: "target",
    when: () => true,
    why: () => "what is parsed is written in a form of its own",
    sections: ["RFC 3986 §5.2", "WHATWG URL §4.4"],
  },
];

/** All that is known, in the order in which explanations are tried. */
export const CHANGES: readonly Change[] = [...VALIDITY, ...TARGET];
