/**
 * Who is confused by a reference: the readers that agree with one another about the scheme, host and port, and what
 * parts them from the others. A filter of one set before a client of another is a hole.
 */

import { quoted } from "./comparison/differences.ts";
import { hiddenPieces, withoutPieces } from "./comparison/hidden-pieces.ts";
import { isGuessed, judgement, type PlaceVerdict, type Written, writtenIn } from "./comparison/judgement.ts";
import { readerName } from "./comparison/reader-name.ts";
import { examineAll, type Reader } from "./comparison/reading.ts";
import { reasonFor } from "./comparison/reasons.ts";
import { shownPart } from "./comparison/shown-part.ts";
import {
  type Parting,
  type PartingAspect,
  partingsOf,
  refusalOf,
  settlingHabits,
} from "./confusion/parting.ts";
import { type Destination, destinationFor, keyOf } from "./confusion/places.ts";
import { programNamed, readerOf } from "./confusion/program-readers.ts";
import { isReadAlike } from "./confusion/read-alike.ts";
import { EDITIONS } from "./editions.ts";
import { PROGRAMS } from "./programs.ts";

/** Readers that agree about a reference. A property is absent where there is nothing to say. */
export interface Agreement {
  readonly readers: readonly Reader[];
  /** `false`: they refuse the reference. */
  readonly valid: boolean;
  /** In lower case. */
  readonly scheme?: string;
  /** In lower case, its triplets decoded, an IPv6 address in brackets, without a zone; absent if it is empty. */
  readonly host?: string;
  /** Absent if it is the default port of the scheme; `false` where they throw an error when they are asked for it. */
  readonly port?: string | false;
}

/** Two sets of readers that do not agree about a reference. */
export interface Confusion {
  /**
   * `dangerous`: they go to different hosts, to different ports of one, or by different schemes; or only one goes to a
   * host, where no authority is written and browsers need none, as in `http:evil.example`. `caution`: only one set
   * finds a host; or no authority is written, so that every host is a guess. `different`: only one accepts the
   * reference, tells its scheme, or tells its port.
   */
  readonly verdict: PlaceVerdict;
  readonly what: "host" | "scheme" | "port" | "validity";
  readonly between: readonly [Agreement, Agreement];
  /**
   * The habits that part them, of one reader of each set, programs before editions: without it, or with that of the
   * other, the one would agree with the other. Where no single habit does that, those that settled what they differ
   * in; none where the readers are editions.
   */
  readonly partings: readonly Parting[];
  /** The part of the sentence that says why they differ, where it is known. */
  readonly reason?: string;
  /** One printable sentence, without a password. */
  readonly why: string;
}

/** Who reads. */
export interface ReadersOptions {
  /** Editions, programs, and `appendix-b`. */
  readonly readers?: readonly Reader[];
}

/**
 * What is in use today: all programs of {@link PROGRAMS}, RFC 3986, which many others follow, and the URL Standard, which
 * browsers, Node and undici do.
 */
export const READERS_IN_USE: readonly Reader[] = [
  ...EDITIONS.map(({ id }) => id).filter((id) => id === "rfc3986" || id === "whatwg"),
  ...PROGRAMS.map(readerOf),
];

/**
 * The sets of readers that agree about the scheme, host and port of a reference, read without a base: the largest first,
 * and those that refuse it last. Unless readers are given, they are {@link READERS_IN_USE}.
 *
 * @throws {TypeError} If `reference` is not a string, or there is no such reader.
 *
 * @example
 * ```ts
 * import { agreements } from "@urikit/standards";
 *
 * const sets = agreements("http://good.example\\@evil.example/", { readers: ["whatwg", "php", "urllib", "go"] });
 * sets.map(({ host, readers }) => `${host}: ${readers.join(", ")}`);
 * // => ["evil.example: php, urllib", "good.example: whatwg", "undefined: go"]
 * ```
 */
export function agreements(
  reference: string,
  { readers = READERS_IN_USE }: ReadersOptions = {},
): readonly Agreement[] {
  if (typeof reference !== "string") throw new TypeError("the reference must be a string");
  return agreementsBy(readers, (reader) => destinationFor(reader, reference));
}

/** The same for readers whose destinations are known. */
export function agreementsBy(
  readers: readonly Reader[],
  destinationOfReader: (reader: Reader) => Destination | undefined,
): readonly Agreement[] {
  const sets = new Map<string, { readonly readers: Reader[]; readonly place: Omit<Agreement, "readers"> }>();
  for (const reader of readers) {
    const destination = destinationOfReader(reader);
    const key = keyOf(destination);
    const set = sets.get(key) ?? { readers: [], place: placeOf(destination) };
    set.readers.push(reader);
    sets.set(key, set);
  }
  return [...sets.values()]
    .map(({ readers: agreeing, place }) => ({ readers: agreeing, ...place }))
    .sort(
      (one, other) => Number(other.valid) - Number(one.valid) || other.readers.length - one.readers.length,
    );
}

function placeOf(destination: Destination | undefined): Omit<Agreement, "readers"> {
  if (destination === undefined) return { valid: false };
  const { scheme, host, port = false } = destination;
  return {
    valid: true,
    ...(scheme === "" ? {} : { scheme }),
    ...(host === "" ? {} : { host }),
    ...(port === "" ? {} : { port }),
  };
}

/**
 * Each two sets of readers that do not agree about a reference, read without a base, and the habit that parts them: the
 * worst first. It is empty where all readers agree, be it that all refuse. Unless readers are given, they are
 * {@link READERS_IN_USE}.
 *
 * @throws {TypeError} If `reference` is not a string, or there is no such reader.
 *
 * @example
 * ```ts
 * import { confusions } from "@urikit/standards";
 *
 * confusions("http://example.org/"); // => []
 * const readers = ["urllib", "urllib3"] as const;
 * const [first] = confusions("http://good.example\\@evil.example/", { readers });
 * first?.verdict; // => "dangerous"
 * first?.partings.map(({ reader, says }) => `${reader} ${says}`);
 * // => ["urllib reads an authority after two slashes, up to `/`, `?` or `#`", "urllib3 reads an authority after two slashes, up to `/`, `?`, `#` or a backslash"]
 * ```
 */
export function confusions(reference: string, options: ReadersOptions = {}): readonly Confusion[] {
  if (typeof reference === "string" && options.readers === undefined && isReadAlike(reference)) return [];
  return confusionsBetween(reference, agreements(reference, options));
}

/** The confusions between some sets. */
export function confusionsBetween(reference: string, sets: readonly Agreement[]): readonly Confusion[] {
  const written = writtenIn(reference);
  const goes = isGuessed(written) ? "guesses" : "goes to";
  return judgedPairs(sets, written).map((pair) => explained(pair, reference, goes));
}

/** Each two of some sets, and how bad it is that they do not agree: the worst first. */
export function judgedPairs(sets: readonly Agreement[], written: Written): readonly JudgedPair[] {
  return sets
    .flatMap((one, at) => sets.slice(at + 1).map((other) => [one, other] as const))
    .map((between) => ({ between, ...judged(between, written) }))
    .sort((one, other) => rankOf(one) - rankOf(other));
}

/** The worst that can be said of two sets. */
function judged([one, other]: Confusion["between"], written: Written): Judged {
  if (!one.valid || !other.valid) return { verdict: "different", what: "validity" };
  return judgement(one, other, written) ?? { verdict: "different", what: "scheme" };
}

type Judged = Pick<Confusion, "verdict" | "what">;

const VERDICTS = ["dangerous", "caution", "different"] as const;
const ASPECTS = ["host", "scheme", "port", "validity"] as const;

function rankOf({ verdict, what }: Judged): number {
  return VERDICTS.indexOf(verdict) * ASPECTS.length + ASPECTS.indexOf(what);
}

/** Two sets that are judged. */
export type JudgedPair = Judged & Pick<Confusion, "between">;

function explained(pair: JudgedPair, reference: string, goes: Fact["goes"]): Confusion {
  const [one, other] = pair.between;
  const readers = [spokesmanOf(one), spokesmanOf(other)] as const;
  const { partings, reason } = parted(reference, readers, pair);
  const { what } = pair;
  const facts = [
    factAbout({ reader: readers[0], set: one, what, goes, reference }),
    factAbout({ reader: readers[1], set: other, what, goes, reference }),
  ];
  const sentence = withoutPieces(facts.join("; "), hiddenPieces(reference));
  return {
    ...pair,
    partings,
    ...(reason === undefined ? { why: sentence } : { reason, why: `${sentence}: ${reason}` }),
  };
}

function parted(
  reference: string,
  readers: readonly [Reader, Reader],
  { what, between }: JudgedPair,
): Pick<Confusion, "partings"> & { readonly reason: string | undefined } {
  if (what === "validity") {
    const partings = readers.flatMap((reader, at) =>
      between[at]?.valid ? [] : refusalOf(reference, reader),
    );
    return { partings, reason: wordsOf(partings) };
  }
  const found = partingsOf(reference, readers, what);
  if (found.length > 0) return { partings: found, reason: wordsOf(found) };
  const reason = editionsReason(reference, readers, what);
  const partings = settlingHabits(reference, readers, what);
  return { partings, reason: reason ?? wordsOf(partings) };
}

function wordsOf(partings: readonly Parting[]): string | undefined {
  const sentences = partings.map(({ reader, says }) => `${readerName(reader)} ${says}`);
  return sentences.length === 0 ? undefined : sentences.join("; ");
}

/** One of a set, to speak of: a program before an edition, for its habits are known. */
export function spokesmanOf({ readers }: Agreement): Reader {
  const known = readers.find((reader) => programNamed(reader) !== undefined) ?? readers[0];
  return known as Reader; // a set has a reader
}

/** Why two editions differ, where that is known. */
function editionsReason(
  reference: string,
  readers: readonly Reader[],
  what: PartingAspect,
): string | undefined {
  const editions = EDITIONS.filter(({ id }) => readers.includes(id));
  const comparison = examineAll(editions, reference, { base: undefined });
  const [earlier, later] = comparison.examined;
  if (earlier === undefined) return undefined;
  return reasonFor(comparison, { earlier, later, what })?.why;
}

/** What a reader makes of the reference, as far as the sets differ in it. */
function factAbout({ reader, set, what, goes, reference }: Fact): string {
  const { valid, scheme, host, port } = set;
  const name = readerName(reader);
  const shown = (part: string) =>
    quoted(shownPart(part, { reference }, (visible) => destinationFor(reader, visible.reference)));
  if (what === "validity") return `${name} ${valid ? "accepts" : "refuses"} it`;
  if (what === "scheme")
    return `${name} finds ${scheme === undefined ? "no scheme" : `the scheme ${shown(scheme)}`}`;
  if (what === "host") return host === undefined ? `${name} finds no host` : `${name} ${goes} ${shown(host)}`;
  if (port === false) return `${name} throws an error for the port`;
  return `${name} goes to ${port === undefined ? "the default port" : `port ${shown(port)}`}`;
}

interface Fact extends Pick<Judged, "what"> {
  readonly reader: Reader;
  readonly set: Agreement;
  readonly goes: "goes to" | "guesses";
  readonly reference: string;
}
