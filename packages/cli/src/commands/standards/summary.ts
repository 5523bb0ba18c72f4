/** The first words of `uri standards` on a reference: the verdict, where readers in use go, and who refuses it. */

import {
  type Difference,
  isHostGuessed,
  READERS_IN_USE,
  type Reader,
  type ReaderDestination,
  type SideBySide,
} from "@urikit/standards";
import { printable } from "urikit";
import { shorten } from "../../display/layout.ts";
import { safeText } from "../../display/masking.ts";
import { areAllInUse, namesOf, ownName } from "./readers.ts";
import { refusalWord } from "./refusal-word.ts";

/** What is told of a reference: the comparison, and where readers go, both without passwords. */
export interface Told {
  /** As it was given: it is never shown whole. */
  readonly reference: string;
  readonly comparison: SideBySide;
  readonly destinations: readonly ReaderDestination[];
}

/** One line: the verdict, and readers with the places that they go to. */
export function summaryOf(told: Told): string {
  const { verdict } = told.comparison;
  return `${verdict.toUpperCase()}  ${(verdict === "rejected" ? rejection(told) : groupsOf(told)).join(" · ")}`;
}

/** All editions refuse it, and no program goes anywhere, except by a guess. */
function rejection({ reference, comparison, destinations }: Told): readonly string[] {
  const refusing = destinations.filter((one) => !leads(one)).flatMap(({ readers }) => readers);
  const areAll = destinations.every((one) => !leads(one));
  return [refusalBy(refusing, comparison, reference), ...(areAll ? [] : ["others: no host, or a guess"])];
}

/** Readers that are told of together. */
interface Group {
  readonly place: string;
  readonly readers: Reader[];
}

/**
 * Readers in use with their places, the most first, and at the end those that refuse the reference. An older edition, or
 * Appendix B, is there only where no reader in use says the same.
 */
function groupsOf({ reference, comparison, destinations }: Told): readonly string[] {
  const placeOf = placesBy(comparison, destinations, isHostGuessed(reference, comparison.base));
  const inUse = grouped(destinations, placeOf, (reader) => READERS_IN_USE.includes(reader));
  const others = grouped(destinations, placeOf, (reader) => !READERS_IN_USE.includes(reader));
  const own = others.filter(({ place }) => !inUse.some((group) => group.place === place));
  const groups = [...inUse, ...own];
  const going = groups.filter(({ place }) => place !== REFUSED).sort(byNumber);
  const refusing = groups.filter(({ place }) => place === REFUSED);
  const isShared = groups.length === 1;
  return [
    ...going.map(({ place, readers }) => `${isShared ? "all readers" : named(readers)}: ${place}`),
    ...refusing.map(({ readers }) => refusalBy(readers, comparison, reference)),
  ];
}

function byNumber(one: Group, other: Group): number {
  return other.readers.length - one.readers.length;
}

const REFUSED = "refused";
const NO_HOST = "no host";
const EMPTY_HOST = "empty host";

function grouped(
  destinations: readonly ReaderDestination[],
  placeOf: (destination: ReaderDestination) => string,
  isAsked: (reader: Reader) => boolean,
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

function named(readers: readonly Reader[]): string {
  const names = namesOf(readers);
  if (areAllInUse(readers)) return "programs in use";
  if (names.length <= MOST_NAMES + 1) return names.join(", ");
  return `${names.slice(0, MOST_NAMES).join(", ")} and ${names.length - MOST_NAMES} more`;
}

/** In cells. The table shows more of it. */
const LONGEST_PLACE = 60;

/** How a place is told, as far as readers differ in it. */
function placesBy(
  { base, differences }: SideBySide,
  destinations: readonly ReaderDestination[],
  isGuess: boolean,
): (destination: ReaderDestination) => string {
  const alarming = differences.filter(({ dangerous, caution }) => dangerous || caution);
  const differsIn = (what: Difference["what"]) => alarming.some((one) => one.what === what);
  const hosts = new Set(destinations.filter(leads).map(({ host }) => host));
  const isOnlyTarget =
    differsIn("target") && !["host", "scheme", "port"].some((what) => differsIn(what as "host"));
  return (destination) => {
    if (!leads(destination)) return REFUSED;
    if (isOnlyTarget && hosts.size <= 1)
      return shorten(targetOf(destination, base !== undefined), LONGEST_PLACE);
    const server = shorten(serverOf(destination, differsIn("scheme")), LONGEST_PLACE);
    return isGuess && destination.host !== undefined ? `${server} (a guess)` : server;
  };
}

/** Whether readers accept the reference, or go somewhere: with a base, some editions have a target for what they do not accept. */
export function leads({ valid, host, target }: ReaderDestination): boolean {
  return valid || host !== undefined || target !== undefined;
}

/** The path, or with a base the target. */
export function targetOf({ target, resource }: ReaderDestination, hasBase: boolean): string {
  if (hasBase) return target === undefined ? "no target" : safeText(target);
  return resource === undefined ? "" : printable(resource) || "empty path";
}

/** The host and the port, and the scheme where that matters. */
export function serverOf({ scheme, host, emptyHost, port }: ReaderDestination, hasScheme: boolean): string {
  const before = hasScheme && scheme !== undefined ? `${printable(scheme)}:` : "";
  const none = emptyHost ? EMPTY_HOST : NO_HOST;
  if (host === undefined) return before === "" ? none : `${before} ${none}`;
  const after = port === undefined ? "" : `:${port === false ? "?" : printable(port)}`;
  return `${before && `${before}//`}${printable(host)}${after}`;
}

/** Who refuses it, and why in a word, as far as an edition says it. */
function refusalBy(readers: readonly Reader[], { standards }: SideBySide, reference: string): string {
  const { id, error } =
    standards.filter((one) => one.id !== "whatwg" && readers.includes(one.id)).at(-1) ?? {};
  const word = error && refusalWord(reference, error);
  if (id === undefined || word === undefined) return `${named(readers)}: refused`;
  const areEditions = readers.every((reader) => standards.some((one) => one.id === reader));
  return `${named(readers)}: refused (${areEditions ? word : `${ownName(id)}: ${word}`})`;
}
