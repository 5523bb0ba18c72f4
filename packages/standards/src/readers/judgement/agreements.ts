/**
 * The readers that agree with one another: those that find the same scheme, host and port in a reference, and how bad
 * it is that two sets of them do not.
 */

import { type Destination, destinationBy, destinationFor, keyOf } from "../reading/destination.ts";
import type { AskedProgram } from "../reading/programs.ts";
import {
  programNamed,
  READERS_IN_USE,
  READERS_OPTIONS,
  type ReaderId,
  type ReadersOptions,
  readerOf,
  readersOptions,
  spokesmanOf,
} from "../reading/readers.ts";
import type { Written } from "../reading/written.ts";
import { judgement, type PlaceVerdict } from "./judgement.ts";

/** Readers that agree about a reference. A property is absent where there is nothing to say. */
export interface Agreement {
  readonly readers: readonly ReaderId[];
  /** `false`: they refuse the reference. */
  readonly valid: boolean;
  /** In lower case. */
  readonly scheme?: string;
  /** In lower case, its triplets decoded, an IPv6 address in brackets, without a zone; absent if it is empty. */
  readonly host?: string;
  /** Absent if it is the default port of the scheme; `false` where they throw an error when they are asked for it. */
  readonly port?: string | false;
}

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
export function agreements(reference: string, options: ReadersOptions = {}): readonly Agreement[] {
  if (typeof reference !== "string") throw new TypeError("the reference must be a string");
  const { readers = READERS_IN_USE } = readersOptions(options, READERS_OPTIONS);
  return agreementsBy(readers, (reader) => destinationFor(reader, reference));
}

/** The same for readers whose destinations are known. */
function agreementsBy(
  readers: readonly ReaderId[],
  destinationOfReader: (reader: ReaderId) => Destination | undefined,
): readonly Agreement[] {
  const sets = new Map<
    string,
    { readonly readers: ReaderId[]; readonly place: Omit<Agreement, "readers"> }
  >();
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

/** The readers that agree, each program by what it has read. */
export function setsOf(
  reference: string,
  readers: readonly ReaderId[],
  asked: readonly AskedProgram[],
): readonly Agreement[] {
  const destinations = new Map<ReaderId, Destination | undefined>(
    asked.map(({ program, reading }) => [
      readerOf(program),
      reading && destinationBy(program, reference, { reading }),
    ]),
  );
  return agreementsBy(readers, (reader) =>
    destinations.has(reader) ? destinations.get(reader) : destinationFor(reader, reference),
  );
}

/** Whether one of two sets has a program. */
export function hasProgram({ between }: Pick<JudgedPair, "between">): boolean {
  return between.some((set) => programNamed(spokesmanOf(set)) !== undefined);
}

/** Two sets of readers that do not agree about a reference, and how bad that is. */
export interface JudgedPair {
  /**
   * `dangerous`: they go to different hosts, to different ports of one, or by different schemes; or only one goes to a
   * host, where no authority is written and browsers need no authority, as in `http:evil.example`. `caution`: only one
   * set finds a host; or no authority is written, so that every host is a guess. `different`: only one accepts the
   * reference, reports its scheme, or reports its port.
   */
  readonly verdict: PlaceVerdict;
  readonly what: "host" | "scheme" | "port" | "validity";
  readonly between: readonly [Agreement, Agreement];
}

type Judged = Omit<JudgedPair, "between">;

/** Each two of some sets, and how bad it is that they do not agree: the worst first. */
export function judgedPairs(sets: readonly Agreement[], written: Written): readonly JudgedPair[] {
  return sets
    .flatMap((one, at) => sets.slice(at + 1).map((other) => [one, other] as const))
    .map((between) => ({ between, ...judged(between, written) }))
    .sort((one, other) => rankOf(one) - rankOf(other));
}

/** The worst that can be said of two sets. */
function judged([one, other]: JudgedPair["between"], written: Written): Judged {
  if (!one.valid || !other.valid) return { verdict: "different", what: "validity" };
  return judgement(one, other, written) ?? { verdict: "different", what: "scheme" };
}

const VERDICTS = ["dangerous", "caution", "different"] as const;

const ASPECTS = ["host", "scheme", "port", "validity"] as const;

function rankOf({ verdict, what }: Judged): number {
  return VERDICTS.indexOf(verdict) * ASPECTS.length + ASPECTS.indexOf(what);
}
