/**
 * The readers that a reference confuses: those that agree with one another about the scheme, host and port, and what
 * distinguishes them from the others. A filter of one set before a client of another is a hole.
 */

import type { Statement } from "urikit/words";
import { EDITIONS } from "../../editions.ts";
import { statement } from "../../statement.ts";
import {
  type Agreement,
  agreements,
  hasProgram,
  type JudgedPair,
  judgedPairs,
  setsOf,
} from "../judgement/agreements.ts";
import { marks } from "../judgement/verdict.ts";
import { destinationFor } from "../reading/destination.ts";
import { hiddenPieces, shownText } from "../reading/hidden-pieces.ts";
import type { AskedProgram } from "../reading/programs.ts";
import { isReadAlike } from "../reading/read-alike.ts";
import {
  READERS_OPTIONS,
  type ReaderId,
  type ReadersOptions,
  readerName,
  readersOptions,
  spokesmanOf,
} from "../reading/readers.ts";
import { examineAll } from "../reading/reading.ts";
import { isGuessed, writtenIn } from "../reading/written.ts";
import { hostChange, reasonFor } from "./changes.ts";
import type { Difference } from "./differences.ts";
import { type PartingAspect, partingsOf, type ReaderParting, refusalOf, settlingHabits } from "./parting.ts";
import { shownPart } from "./shown-part.ts";

/** Two sets of readers that do not agree about a reference. */
export interface Confusion extends JudgedPair {
  /**
   * The habits that distinguish them, of one reader of each set, programs before editions: without it, or with that of
   * the other, the one would agree with the other. Where no single habit does that, those that settled what they differ
   * in; no habits where the readers are editions.
   */
  readonly partings: readonly ReaderParting[];
  /** The part of the sentence that says why they differ, where it is known. */
  readonly reason?: Statement;
  /** One sentence; no value of it has a password. */
  readonly why: Statement;
}

/**
 * Each two sets of readers that do not agree about a reference, read without a base, and the habit that distinguishes
 * them: the worst first. It is empty where all readers agree, also if all refuse. Unless readers are given, they are
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
 * first?.partings.map(({ reader, idea }) => `${reader}: ${idea}`);
 * // => ["urllib: authority", "urllib3: authority"]
 * ```
 */
export function confusions(reference: string, options: ReadersOptions = {}): readonly Confusion[] {
  options = readersOptions(options, READERS_OPTIONS);
  if (typeof reference === "string" && options.readers === undefined && isReadAlike(reference)) return [];
  return confusionsBetween(reference, agreements(reference, options));
}

/** The confusions between some sets. */
function confusionsBetween(reference: string, sets: readonly Agreement[]): readonly Confusion[] {
  const written = writtenIn(reference);
  const hidden = hiddenPieces([reference]);
  const text: Text = { reference, hidden, isGuessed: isGuessed(written) };
  return judgedPairs(sets, written).map((pair) => explained(pair, text));
}

/** The text that readers do not agree about. */
interface Text {
  readonly reference: string;
  /** The pieces of it that no sentence may show. */
  readonly hidden: readonly string[];
  /** Whether a host that is found in it is a guess. */
  readonly isGuessed: boolean;
}

function explained(pair: JudgedPair, text: Text): Confusion {
  const [one, other] = pair.between;
  const readers = [spokesmanOf(one), spokesmanOf(other)] as const;
  const { partings, reason } = parted(text.reference, readers, pair);
  const sentence = statement(
    "both-sentences",
    factAbout(readers[0], { ...one, what: pair.what }, text),
    factAbout(readers[1], { ...other, what: pair.what }, text),
  );
  return {
    ...pair,
    partings,
    ...(reason === undefined
      ? { why: sentence }
      : { reason, why: statement("sentence-because", sentence, reason) }),
  };
}

function parted(
  reference: string,
  readers: readonly [ReaderId, ReaderId],
  { what, between }: JudgedPair,
): Pick<Confusion, "partings"> & { readonly reason: Statement | undefined } {
  if (what === "validity") {
    const refused = readers.filter((_reader, at) => between[at]?.valid === false);
    const partings = refused.flatMap((reader) => refusalOf(reference, reader));
    return { partings, reason: editionProblem(reference, refused) ?? wordsOf(partings) };
  }
  const found = partingsOf(reference, readers, what);
  const own = editionsReason(reference, editionsOf(between), what);
  if (found.length > 0) return { partings: found, reason: own ?? wordsOf(found) };
  const reason = own ?? editionsReason(reference, readers, what);
  const partings = settlingHabits(reference, readers, what);
  return { partings, reason: reason ?? wordsOf(partings) };
}

/** The fault for an edition that refuses the reference; undefined for a program. */
function editionProblem(reference: string, [reader]: readonly ReaderId[]): Statement | undefined {
  return EDITIONS.find(({ id }) => id === reader)?.check(reference)?.problem;
}

/**
 * An edition of each set, where one set has editions alone: the documents describe why it differs. Nothing else is a
 * reason there, since a program has no habit that an edition lacks.
 */
function editionsOf(between: JudgedPair["between"]): readonly ReaderId[] {
  if (between.every((set) => hasProgram({ between: [set, set] }))) return [];
  const editions = between.map(({ readers }) => EDITIONS.find(({ id }) => readers.includes(id))?.id);
  return editions.every((id) => id !== undefined) ? editions : [];
}

function wordsOf(partings: readonly ReaderParting[]): Statement | undefined {
  const [first, ...others] = partings.map(({ reader, says }) =>
    statement("reader-does", readerName(reader), says),
  );
  return others.reduce((one, other) => one && statement("both-sentences", one, other), first);
}

/** Why two editions differ, where that is known. */
function editionsReason(
  reference: string,
  readers: readonly ReaderId[],
  what: PartingAspect,
): Statement | undefined {
  const editions = EDITIONS.filter(({ id }) => readers.includes(id));
  const comparison = examineAll(editions, reference, { base: undefined });
  const [earlier, later] = comparison.examined;
  if (earlier === undefined) return undefined;
  const isOnlyOneHost = later !== undefined && Boolean(earlier.place?.host) !== Boolean(later.place?.host);
  const change = what === "host" && isOnlyOneHost ? hostChange(comparison, earlier, later) : undefined;
  return (change ?? reasonFor(comparison, { earlier, later, what }))?.why;
}

/** The reading of the reference, as far as the sets differ in it. */
function factAbout(
  reader: ReaderId,
  { what, valid, scheme, host, port }: Agreement & Pick<JudgedPair, "what">,
  { reference, hidden, isGuessed }: Text,
): Statement {
  const name = readerName(reader);
  const shown = (part: string) =>
    shownText(
      shownPart(part, { reference }, (visible) => destinationFor(reader, visible.reference)),
      hidden,
    );
  if (what === "validity") return statement(valid ? "reader-accepts" : "reader-refuses", name);
  if (what === "scheme")
    return scheme === undefined
      ? statement("reader-finds-no-scheme", name)
      : statement("reader-finds-scheme", name, shown(scheme));
  if (what === "host")
    return host === undefined
      ? statement("reader-finds-no-host", name)
      : statement(isGuessed ? "reader-guesses" : "reader-goes-to", name, shown(host));
  if (port === false) return statement("reader-throws-for-port", name);
  return port === undefined
    ? statement("reader-goes-to-default-port", name)
    : statement("reader-goes-to-port", name, shown(port));
}

/** The differences of sets of readers, one of which has a program; those of editions alone are told edition by edition. */
export function programDifferences(
  reference: string,
  readers: readonly ReaderId[],
  asked: readonly AskedProgram[],
): readonly Difference[] {
  return confusionsBetween(reference, setsOf(reference, readers, asked))
    .filter(hasProgram)
    .map(differenceOf);
}

function differenceOf({
  verdict,
  what,
  between: [one, other],
  partings,
  reason,
  why,
}: Confusion): Difference {
  return {
    between: [spokesmanOf(one), spokesmanOf(other)],
    what,
    why,
    ...(reason === undefined ? {} : { reason }),
    sections: [...new Set(partings.map(({ source }) => source))],
    ...marks(verdict),
  };
}
