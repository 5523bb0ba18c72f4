/** The first words of `uri standards` on a reference: the verdict, where readers in use go, and who refuses it. */

import {
  type Difference,
  isHostGuessed,
  READERS_IN_USE,
  type ReaderDestination,
  type ReaderId,
  type ReaderTarget,
  type SideBySide,
} from "@urikit/standards";
import { printable } from "urikit/display";
import { type Statement, statement } from "urikit/words";
import { shorten } from "../layout/layout.ts";
import { safeText } from "../reference/masking.ts";
import { ENGLISH } from "../words/english.ts";
import type { ReferenceId, Words } from "../words/words.ts";
import { areAllInUse, namesOf, ownName } from "./names.ts";
import { refusalWord } from "./refusal-word.ts";

/** The report on a reference: the comparison, and where readers go, both without passwords. */
export interface Told {
  /** As it was given: it is never shown whole. */
  readonly reference: string;
  readonly comparison: SideBySide;
  readonly destinations: readonly ReaderDestination[];
}

/** One line: the verdict, and readers with the places that they go to. */
export function summaryOf(told: Told, words: Words): string {
  const { verdict } = told.comparison;
  const groups = verdict === "rejected" ? rejection(told, words) : groupsOf(told, words);
  return `${words.text(`verdict-${verdict}`)}  ${groups.join(" · ")}`;
}

/** All editions refuse it, and no program goes anywhere, except by a guess. */
function rejection({ reference, comparison, destinations }: Told, words: Words): readonly string[] {
  const refusing = destinations.filter((one) => !leads(one)).flatMap(({ readers }) => readers);
  const areAll = destinations.every((one) => !leads(one));
  const others = areAll ? [] : [words.text("reader-others-nowhere")];
  return [refusalBy(refusing, { comparison, reference, words }), ...others];
}

/** Readers that are told of together. */
interface Group {
  readonly place: string;
  readonly readers: ReaderId[];
}

/**
 * Readers in use with their places, the most first, and at the end those that refuse the reference. An older edition, or
 * Appendix B, is there only where no reader in use says the same.
 */
function groupsOf({ reference, comparison, destinations }: Told, words: Words): readonly string[] {
  const isGuess = isHostGuessed(reference, comparison.base);
  const placeOf = placesBy(comparison, destinations, { isGuess, words });
  const inUse = grouped(destinations, placeOf, (reader) => READERS_IN_USE.includes(reader));
  const others = grouped(destinations, placeOf, (reader) => !READERS_IN_USE.includes(reader));
  const own = others.filter(({ place }) => !inUse.some((group) => group.place === place));
  const groups = [...inUse, ...own];
  const going = groups.filter(({ place }) => place !== REFUSED).sort(byNumber);
  const refusing = groups.filter(({ place }) => place === REFUSED);
  const isShared = groups.length === 1;
  return [
    ...going.map(({ place, readers }) =>
      words.text("of-readers", isShared ? statement("reader-all") : named(readers), place),
    ),
    ...refusing.map(({ readers }) => refusalBy(readers, { comparison, reference, words })),
  ];
}

function byNumber(one: Group, other: Group): number {
  return other.readers.length - one.readers.length;
}

/** No place: the readers refuse the reference. */
const REFUSED = "";

function grouped(
  destinations: readonly ReaderDestination[],
  placeOf: (destination: ReaderDestination) => string,
  isAsked: (reader: ReaderId) => boolean,
): readonly Group[] {
  const groups = new Map<string, Group>();
  for (const destination of destinations) {
    const readers = destination.readers.filter(isAsked);
    if (readers.length === 0) continue;
    const place = placeOf(destination);
    const group = groups.get(place) ?? { place, readers: [] };
    groups.set(place, group);
    group.readers.push(...readers);
  }
  return [...groups.values()];
}

/** More names are only counted: the table has them all. */
const MOST_NAMES = 5;

function named(readers: readonly ReaderId[]): Statement<ReferenceId> {
  const names = namesOf(readers);
  if (areAllInUse(readers)) return statement("reader-in-use");
  if (names.length <= MOST_NAMES + 1) return statement("reader-names", ...names);
  const first = statement("reader-names", ...names.slice(0, MOST_NAMES));
  return statement("reader-and-more", first, names.length - MOST_NAMES);
}

/** In cells. The table shows more of it. */
const LONGEST_PLACE = 60;

/** How a place is told, as far as readers differ in it. */
function placesBy(
  { base, differences }: SideBySide,
  destinations: readonly ReaderDestination[],
  { isGuess, words }: { readonly isGuess: boolean; readonly words: Words },
): (destination: ReaderDestination) => string {
  const alarming = differences.filter(({ dangerous, caution }) => dangerous || caution);
  const differsIn = (what: Difference["what"]) => alarming.some((one) => one.what === what);
  const hosts = new Set(destinations.filter(leads).map(({ host }) => host));
  const isOnlyTarget =
    differsIn("target") && !["host", "scheme", "port"].some((what) => differsIn(what as "host"));
  return (destination) => {
    if (!leads(destination)) return REFUSED;
    if (isOnlyTarget && hosts.size <= 1)
      return shorten(targetOf(destination, base !== undefined, words), LONGEST_PLACE);
    const server = shorten(serverOf(destination, differsIn("scheme"), words), LONGEST_PLACE);
    return isGuess && destination.host !== undefined ? words.text("reader-guess", server) : server;
  };
}

/**
 * Whether readers accept the reference, or go somewhere: with a base, some editions have a target for what they do not accept.
 */
export function leads({ valid, host, target }: ReaderDestination): boolean {
  return valid || host !== undefined || target !== undefined;
}

/** A target in words: the document that contains a reference is not a URI. */
export function targetText(target: ReaderTarget): string {
  return "uri" in target ? target.uri : `current document${target.document}`;
}

/** The path, or with a base the target. */
export function targetOf(
  { target, resource }: ReaderDestination,
  hasBase: boolean,
  words: Words = ENGLISH,
): string {
  if (hasBase) return target === undefined ? words.text("reader-no-target") : safeText(targetText(target));
  return resource === undefined ? "" : printable(resource) || words.text("reader-empty-path");
}

/** The host and the port, and the scheme where that matters. */
export function serverOf(
  { scheme, host, emptyHost, port }: ReaderDestination,
  hasScheme: boolean,
  words: Words = ENGLISH,
): string {
  const before = hasScheme && scheme !== undefined ? `${printable(scheme)}:` : "";
  const none = words.text(emptyHost ? "reader-empty-host" : "reader-no-host");
  if (host === undefined) return before === "" ? none : `${before} ${none}`;
  const after = port === undefined ? "" : `:${port === false ? "?" : printable(port)}`;
  return `${before && `${before}//`}${printable(host)}${after}`;
}

interface Refused {
  readonly comparison: SideBySide;
  readonly reference: string;
  readonly words: Words;
}

/** The readers that refuse it, and why in a word, as far as an edition gives a reason. */
function refusalBy(readers: readonly ReaderId[], { comparison, reference, words }: Refused): string {
  const { standards } = comparison;
  const { id, error } =
    standards.filter((one) => one.id !== "whatwg" && readers.includes(one.id)).at(-1) ?? {};
  const word = error && refusalWord(reference, error);
  if (id === undefined || word === undefined)
    return words.text("of-readers", named(readers), statement("reader-refused"));
  const areEditions = readers.every((reader) => standards.some((one) => one.id === reader));
  const why = areEditions ? word : statement("reader-refused-by", ownName(id), word);
  return words.text("of-readers", named(readers), statement("reader-refused-for", why));
}
