/**
 * Why two editions read a reference differently: the changes from edition to edition, as the documents themselves
 * describe them in their summaries of changes, the peculiarities of some editions, and how each is recognized in a
 * reference. The first that fits is the reason.
 */

import type { ReaderError } from "@urikit/programs";
import { isInPassword } from "urikit/display";
import type { Statement } from "urikit/words";
import { EDITIONS, type EditionId } from "../../editions.ts";
import { partsOf, serverOf } from "../../parts.ts";
import { statement } from "../../statement.ts";
import { firstDifference, type PLACE_ASPECTS } from "../reading/places.ts";
import type { Comparison, ExaminedEdition } from "../reading/reading.ts";
import { repairFor } from "./whatwg-repairs.ts";

/** A reference that two editions read differently. */
export interface EditionsCase {
  readonly reference: string;
  readonly base: string | undefined;
  readonly earlier: ExaminedEdition;
  readonly later: ExaminedEdition;
  /** The error of the edition that does not accept it, if only one does. */
  readonly error: ReaderError | undefined;
}

/** Why two readers read a reference differently. */
export interface Reason {
  readonly why: Statement;
  readonly sections: readonly string[];
}

/** A change, and the edition that brought it. */
interface Change {
  readonly edition: EditionId;
  readonly when: (one: EditionsCase) => boolean;
  readonly why: (one: EditionsCase) => Statement;
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
  return changeWithin(TARGET, one, until);
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
  return changeWithin(VALIDITY, one, ageOf(one.later.edition.id));
}

/** The change that explains a difference: an edition after the earlier one, up to the one of that age, brought it. */
function changeWithin(changes: readonly Change[], one: EditionsCase, until: number): Reason | undefined {
  const earlier = ageOf(one.earlier.edition.id);
  const change = changes.find(
    ({ edition, when }) => earlier < ageOf(edition) && ageOf(edition) <= until && when(one),
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

type ChangeId = Parameters<typeof statement>[0];

/** A sentence with the names of the two editions. */
function withNames(id: ChangeId): Change["why"] {
  return ({ earlier, later }) => statement(id, earlier.edition.name, later.edition.name);
}

/** The same, with what is wrong for the one that does not accept the reference. */
function withError(id: ChangeId): Change["why"] {
  return ({ earlier, later, error }) =>
    statement(id, earlier.edition.name, later.edition.name, error?.problem ?? statement("not-valid"));
}

/** A sentence about any two editions. */
function plain(id: ChangeId): Change["why"] {
  return () => statement(id);
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

/** In the order in which they are tried as reasons, as the two lists below are. */
const VALIDITY: readonly Change[] = [
  {
    edition: "rfc1808",
    when: (one) => isWidened(one) && !/^[A-Za-z0-9+.-]+:/.test(one.reference),
    why: withNames("change-relative-urls-come"),
    sections: ["RFC 1738 §2.3", "RFC 1808 §2"],
  },
  {
    edition: "rfc1808",
    when: (one) => isWidened(one) && stopsAt(one, "#"),
    why: withNames("change-fragments-come"),
    sections: ["RFC 1738 §2.2", "RFC 1808 §2.4.1"],
  },
  {
    edition: "url-syntax-05",
    when: (one) => isWidened(one) && stopsAt(one, "~"),
    why: withNames("change-tilde-is-allowed"),
    sections: ["RFC 1738 §2.2", "url-syntax-05 F.2", "RFC 2396 G.2"],
  },
  {
    edition: "rfc1808",
    when: (one) => isWidened(one) && stopsAtEmptyPort(one),
    why: withNames("change-empty-port-is-allowed"),
    sections: ["RFC 1738 §3.1", "RFC 1808 §2.2", "url-syntax-05 F.3"],
  },
  {
    edition: "rfc1808",
    when: (one) => isWidened(one) && one.earlier.edition.id === "rfc1738",
    why: withError("change-one-syntax-for-all-schemes"),
    sections: ["RFC 1738 §5", "RFC 1808 §2.2"],
  },
  {
    edition: "url-syntax-05",
    when: (one) => isNarrowed(one) && stopsIn(one, "site", "user", "password", "host", "port"),
    why: withError("change-host-is-required"),
    sections: ["RFC 1808 §2.2", "url-syntax-05 §4.3.1"],
  },
  {
    edition: "url-syntax-05",
    when: (one) => isWidened(one) && stopsAt(one, "/"),
    why: withNames("change-empty-first-segment-is-allowed"),
    sections: ["RFC 1808 §2.2", "url-syntax-05 §4.3.2"],
  },
  {
    edition: "rfc2396",
    when: (one) => isWidened(one) && stopsAt(one, "[]") && !isInAuthority(one),
    why: withNames("change-brackets-become-reserved"),
    sections: ["RFC 2732 §3 (3)"],
  },
  {
    edition: "rfc2396",
    when: (one) => isWidened(one) && stopsAt(one, "[]"),
    why: withNames("change-brackets-come-for-addresses"),
    sections: ["RFC 2732 §3"],
  },
  {
    edition: "rfc2396",
    when: (one) => isWidened(one) && stopsInSite(one) && !knowsHost(one.later),
    why: withNames("change-registry-names-come"),
    sections: ["url-syntax-05 §4.3.1", "RFC 2396 §3.2.1", "RFC 2396 G.4"],
  },
  {
    edition: "rfc2396",
    when: (one) => isWidened(one) && stopsInSite(one) && one.later.place?.host?.endsWith(".") === true,
    why: withNames("change-host-may-end-in-dot"),
    sections: ["url-syntax-05 §4.3.1", "RFC 2396 §3.2.2"],
  },
  {
    edition: "rfc2396",
    when: (one) => isWidened(one) && stopsInSite(one) && one.reference.includes("@"),
    why: withNames("change-userinfo-comes"),
    sections: ["url-syntax-05 §4.3.1", "RFC 2396 §3.2.2", "RFC 2396 G.2"],
  },
  {
    edition: "rfc2396",
    when: (one) => isNarrowed(one) && QUERY_ONLY.test(one.reference),
    why: withNames("change-lone-query-goes"),
    sections: ["RFC 2396 §5", "RFC 2396 C.1"],
  },
  {
    edition: "rfc2396",
    when: (one) => isNarrowed(one) && DIGIT_SCHEME.test(one.reference),
    why: withNames("change-scheme-begins-with-letter"),
    sections: ["RFC 2396 G.2"],
  },
  {
    edition: "rfc2396",
    when: (one) => isNarrowed(one) && SCHEME_ONLY.test(one.reference),
    why: withNames("change-later-requires-text-after-scheme"),
    sections: ["RFC 2396 §3"],
  },
  {
    edition: "rfc2396bis-01",
    when: (one) => isWidened(one) && QUERY_ONLY.test(one.reference),
    why: withNames("change-empty-path-before-query-comes"),
    sections: ["RFC 2396 §5", "rfc2396bis-01 G.2"],
  },
  {
    edition: "rfc2396bis-01",
    when: (one) => isWidened(one) && SCHEME_ONLY.test(one.reference),
    why: withNames("change-text-after-scheme-is-no-longer-required"),
    sections: ["RFC 2396 §3", "rfc2396bis-01 G.2"],
  },
  {
    edition: "rfc2396bis-01",
    when: (one) => isWidened(one) && stopsAt(one, "[]"),
    why: withNames("change-opaque-part-may-begin-with-bracket"),
    sections: ["RFC 2396 §3", "rfc2396bis-01 G.1"],
  },
  {
    edition: "rfc2396bis-01",
    when: (one) => isNarrowed(one) && stopsIn(one, "authority") && one.reference.includes("["),
    why: withNames("change-address-grammar-is-exact"),
    sections: ["RFC 2732 §3", "rfc2396bis-01 G.1"],
  },
  {
    edition: "rfc2396bis-01",
    when: (one) => isNarrowed(one) && stopsAt(one, "[]"),
    why: withNames("change-brackets-leave-queries"),
    sections: ["RFC 2732 §3", "rfc2396bis-01 G.1"],
  },
  {
    edition: "rfc3986",
    when: (one) => isWidened(one) && /\/\/(?:[^/?#]*@)?\[v/i.test(one.reference),
    why: withNames("change-later-addresses-come"),
    sections: ["rfc2396bis-01 §3.2.2", "RFC 3986 §3.2.2", "RFC 3986 D.1"],
  },
  {
    edition: "rfc3986",
    when: (one) => isNarrowed(one) && partsOf(one.reference).authority !== undefined,
    why: withError("change-registry-names-go"),
    sections: ["rfc2396bis-01 §3.2.1", "RFC 3986 §3.2", "RFC 3986 D.2"],
  },
  {
    edition: "rfc3986",
    when: (one) => isNarrowed(one) && stopsAt(one, "[]"),
    why: withNames("change-brackets-leave-opaque-parts"),
    sections: ["rfc2396bis-01 §3", "RFC 3986 §3.2.2"],
  },
  {
    edition: "whatwg",
    when: (one) => isNarrowed(one) && one.base === undefined && partsOf(one.reference).scheme === undefined,
    why: withNames("change-relative-references-need-base"),
    sections: ["RFC 3986 §4.2", "WHATWG URL §4.4"],
  },
  {
    edition: "whatwg",
    when: isNarrowed,
    why: withError("change-parser-has-own-rules"),
    sections: ["RFC 3986 Appendix A", "WHATWG URL §4.4"],
  },
  {
    edition: "whatwg",
    when: (one) => isWidened(one) && one.reference.includes("\\"),
    why: withNames("change-backslash-is-slash"),
    sections: ["RFC 3986 §2", "WHATWG URL §4.4"],
  },
  {
    edition: "whatwg",
    when: isWidened,
    why: withError("change-parser-repairs"),
    sections: ["RFC 3986 §2", "WHATWG URL §4.4"],
  },
];

function differsInCurrentDocument({ earlier, later }: EditionsCase): boolean {
  return isCurrentDocument(earlier) !== isCurrentDocument(later);
}

function isCurrentDocument({ reading }: ExaminedEdition): boolean {
  return reading.target !== undefined && "document" in reading.target;
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
    when: hasEmptyAuthority,
    why: plain("change-empty-net-loc-was-absent"),
    sections: ["RFC 1808 §2.4.3", "RFC 1808 §4, step 3", "url-syntax-05 §5.2, step 4"],
  },
  {
    edition: "rfc2396",
    when: ({ reference }) => DIGIT_SCHEME.test(reference),
    why: plain("change-scheme-could-begin-with-digit"),
    sections: ["url-syntax-05 §4.1", "RFC 2396 G.2"],
  },
  {
    edition: "url-syntax-05",
    when: ({ reference }) => /^[^/?#]*\/\/[^/?#]*\?/.test(reference),
    why: plain("change-question-mark-ends-host"),
    sections: ["RFC 1808 §2.4.3", "url-syntax-05 F.2"],
  },
  {
    edition: "rfc2396",
    when: ({ later }) => lacksTarget(later),
    why: plain("change-opaque-has-no-hierarchy"),
    sections: ["url-syntax-05 §5", "RFC 2396 §5"],
  },
  {
    edition: "url-syntax-05",
    when: ({ earlier }) => lacksTarget(earlier),
    why: plain("change-any-absolute-url-is-base"),
    sections: ["RFC 1808 §2", "RFC 1808 §2.3", "url-syntax-05 §5"],
  },
  {
    edition: "rfc3986",
    when: ({ earlier }) => lacksTarget(earlier),
    why: plain("change-every-uri-is-base"),
    sections: ["rfc2396bis-01 §5", "RFC 3986 §5.1", "RFC 3986 D.2"],
  },
  {
    edition: "url-syntax-05",
    when: differsInCurrentDocument,
    why: plain("change-current-document-comes"),
    sections: ["RFC 1808 §4, step 2", "url-syntax-05 F.4"],
  },
  {
    edition: "url-syntax-05",
    when: ({ reference }) => QUERY_ONLY.test(reference),
    why: plain("change-lone-query-replaces-segment"),
    sections: ["RFC 1808 §4, step 5", "url-syntax-05 §5.2, step 6"],
  },
  {
    edition: "url-syntax-05",
    when: ({ reference }) => reference.startsWith(";"),
    why: plain("change-params-join-segments"),
    sections: ["RFC 1808 §4, step 5", "url-syntax-05 F.4"],
  },
  {
    edition: "url-syntax-05",
    when: ({ reference }) => /^[^;]*;.*\/\.\.?(?:\/|$)/s.test(partsOf(reference).path),
    why: plain("change-dots-in-params-go"),
    sections: ["RFC 1808 §2.4.5", "RFC 1808 §4, step 6", "url-syntax-05 F.4"],
  },
  {
    edition: "url-syntax-05",
    when: ({ reference }) => hasDots(partsOf(reference).query?.replace(/^[^/]*/, "") ?? ""),
    why: plain("change-query-goes-through-buffer"),
    sections: ["RFC 1808 §2.4.4", "url-syntax-05 §5.2, step 6"],
  },
  {
    edition: "url-syntax-05",
    when: mergesWithNothing,
    why: plain("change-no-slash-after-empty-base-path"),
    sections: ["RFC 1808 §2.1", "url-syntax-05 §5.2, step 6a"],
  },
  {
    edition: "rfc2396bis-01",
    when: ({ reference }) => QUERY_ONLY.test(reference),
    why: plain("change-lone-query-keeps-segment"),
    sections: ["RFC 2396 §5.2, step 6", "rfc2396bis-01 G.2", "RFC 3986 §5.2.2", "RFC 3986 D.2"],
  },
  {
    edition: "rfc2396",
    when: ({ reference }) => reference.includes("?"),
    why: plain("change-query-is-separated-first"),
    sections: ["url-syntax-05 §5.2, step 6", "RFC 2396 §5.2"],
  },
  {
    edition: "rfc2396bis-01",
    when: mergesWithNothing,
    why: plain("change-no-slash-after-empty-base-path"),
    sections: ["RFC 2396 §5.2, step 6a", "rfc2396bis-01 G.2"],
  },
  {
    edition: "rfc3986",
    when: differsInCurrentDocument,
    why: plain("change-current-document-goes"),
    sections: ["rfc2396bis-01 §4.2", "RFC 3986 §4.4", "RFC 3986 D.2"],
  },
  {
    edition: "rfc3986",
    when: (one) => mergesWithNothing(one) && partsOf(one.base ?? "").authority === undefined,
    why: plain("change-slash-only-after-authority"),
    sections: ["rfc2396bis-01 §5.2", "RFC 3986 §5.2.3"],
  },
  {
    edition: "rfc3986",
    when: ({ reference, base = "" }) =>
      hasDots(partsOf(reference).path) || (isMerged(reference) && hasDots(partsOf(base).path)),
    why: plain("change-all-dot-segments-go"),
    sections: ["rfc2396bis-01 §5.2, step 7", "RFC 3986 §5.2.4", "RFC 3986 D.2"],
  },
];

/** Only one of the two knows a host. */
const HOST: readonly Change[] = [
  {
    edition: "rfc1808",
    when: ({ reference, earlier }) =>
      earlier.edition.id === "rfc1738" && /^(?:mailto|news):/i.test(reference),
    why: plain("change-mailto-and-news-had-no-host"),
    sections: ["RFC 1738 §3.5", "RFC 1738 §3.6", "RFC 1808 §2.2"],
  },
  {
    edition: "rfc2396bis-01",
    when: ({ earlier, later }) => earlier.edition.id === "rfc2396" && knowsHost(later),
    why: plain("change-last-label-may-begin-with-digit"),
    sections: ["RFC 2396 §3.2.2", "rfc2396bis-01 §3.2.2", "rfc2396bis-01 G.1"],
  },
  {
    edition: "rfc2396bis-01",
    when: ({ earlier }) => earlier.edition.id === "rfc2396" && earlier.place?.host?.endsWith(".") === true,
    why: plain("change-dot-after-single-label-goes"),
    sections: ["RFC 2396 §3.2.2", "rfc2396bis-01 §3.2.2", "rfc2396bis-01 G.1"],
  },
  {
    edition: "rfc2396bis-01",
    when: ({ earlier }) => earlier.edition.id === "rfc2396" && knowsHost(earlier),
    why: plain("change-labels-become-limited"),
    sections: ["RFC 2396 §3.2.2", "rfc2396bis-01 §3.2.2", "rfc2396bis-01 G.1"],
  },
  {
    edition: "url-syntax-05",
    when: ({ earlier }) => earlier.edition.id === "rfc1808" && !knowsHost(earlier),
    why: plain("change-net-loc-is-not-a-login"),
    sections: ["RFC 1808 §2.2", "RFC 1738 §3.1"],
  },
  {
    edition: "rfc3986",
    when: ({ earlier, later }) => !knowsHost(earlier) && later.edition.id === "rfc3986",
    why: plain("change-registry-name-becomes-host"),
    sections: ["RFC 3986 §3.2.2", "RFC 3986 D.2"],
  },
  {
    edition: "whatwg",
    when: ({ earlier }) => !knowsHost(earlier),
    why: plain("change-host-follows-last-at"),
    sections: ["WHATWG URL §4.4"],
  },
  {
    edition: "rfc2396",
    when: () => true,
    why: plain("change-one-reads-a-server"),
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
  return changeWithin(HOST, { reference, base, earlier, later, error: undefined }, ageOf(later.edition.id));
}
