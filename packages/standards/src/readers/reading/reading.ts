/** How one edition reads a reference. */

import type { ReadDestination, ReaderError } from "@urikit/programs";
import type { OptionNames } from "urikit/foundation";
import type { Statement } from "urikit/words";
import type { Edition, EditionComponents, EditionResolveOptions, EditionTarget } from "../../edition.ts";
import { EDITIONS, type EditionId } from "../../editions.ts";
import { partsOf, withoutFragment } from "../../parts.ts";
import { hiddenPieces } from "./hidden-pieces.ts";
import { canonicalPlace, type Place } from "./places.ts";
import { READERS_OF_STANDARDS, type ReadersOptions, readersOptions } from "./readers.ts";
import { type ExaminedSplitter, examineSplitter } from "./splitter.ts";
import { type Written, writtenIn } from "./written.ts";

/**
 * Where a reference leads with its base: a URI, or the document that contains it, whatever the base (RFC 2396 §4.2),
 * with the fragment and its number sign, or nothing.
 */
export type ReaderTarget = { readonly uri: string } | { readonly document: string };

/** The same for two targets. */
export function isSameTarget(one: ReaderTarget | undefined, other: ReaderTarget | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The reading of a reference by one edition. A property is absent where there is nothing to say. */
export interface EditionReading {
  readonly id: EditionId;
  /** Whether the edition accepts the reference. */
  readonly valid: boolean;
  /** Why not. */
  readonly error?: ReaderError;
  /** The narrowest rule of the edition's grammar that derives it. */
  readonly kind?: string;
  /** The components in the edition's own terms. */
  readonly components?: EditionComponents;
  /** The target with the base. */
  readonly target?: ReaderTarget;
  /** Why there is no target. */
  readonly noTarget?: { readonly reason: Statement; readonly section: string };
  /** The host that it leads to, as the edition finds it; absent where there is no host, or it is not known. */
  readonly host?: string;
  /** The normal form by the edition's own rules, those of the scheme included. */
  readonly normal?: string;
  /** The program that reads as the edition says, and its version, where the reading is not by its document alone. */
  readonly implementation?: string;
}

/** An edition, its reading of a reference, and the part of the reading that is compared. */
export interface ExaminedEdition {
  readonly edition: Edition<EditionId>;
  readonly reading: EditionReading;
  /** Where a program that follows the edition is led; undefined if the edition has no target, and does not accept it. */
  readonly place: Place | undefined;
  /** The text of the target that leads there; undefined if there is no target. */
  readonly target: string | undefined;
}

/** A reference, and all editions with their readings of it, the oldest first. */
export interface Comparison {
  readonly reference: string;
  readonly base: string | undefined;
  readonly written: Written;
  readonly examined: readonly ExaminedEdition[];
  readonly splitter: ExaminedSplitter;
  /** The pieces of the two texts that no sentence may show. */
  readonly hidden: readonly string[];
}

/** The readings of a reference, with the base if there is one. */
export function examineAll(
  editions: readonly Edition<EditionId>[],
  reference: string,
  options: { readonly base: string | undefined } & EditionResolveOptions,
): Comparison {
  const { base, ...resolveOptions } = options;
  return {
    reference,
    base,
    written: writtenIn(reference, base === undefined ? undefined : partsOf(base).scheme),
    examined: editions.map((edition) => examine(edition, { reference, base, options: resolveOptions })),
    splitter: examineSplitter(reference, base),
    hidden: hiddenPieces([reference, base ?? ""]),
  };
}

interface Question {
  readonly reference: string;
  readonly base: string | undefined;
  readonly options: EditionResolveOptions;
}

/** The reading of a reference by an edition. */
function examine(edition: Edition<EditionId>, question: Question): ExaminedEdition {
  const { reference, base, options } = question;
  const error = edition.check(reference, base);
  const target = base === undefined ? undefined : edition.resolve(reference, base, options);
  const text = target === undefined ? absoluteTarget(edition, reference) : absoluteText(target, base ?? "");
  const destination =
    text === undefined ? ownDestination(edition, question, error) : edition.destination(text);
  return {
    edition,
    reading: {
      id: edition.id,
      valid: error === undefined,
      ...defined({ error, kind: edition.kind(reference), components: edition.components(reference, base) }),
      ...(target && targetMembers(target)),
      ...defined({
        host: destination?.host || undefined,
        normal: edition.normalize(reference, { level: "scheme" }),
        implementation: edition.implementation,
      }),
    },
    target: text,
    place:
      destination &&
      canonicalPlace(destination, text === undefined ? undefined : partsOf(withoutFragment(text))),
  };
}

/** The target of a reference that has a scheme: it depends on no base, so any will do. */
function absoluteTarget(edition: Edition, reference: string): string | undefined {
  if (edition.destination(reference)?.scheme === undefined) return undefined;
  const target = edition.resolve(reference, "about:blank");
  return target.kind === "uri" ? target.text : undefined;
}

/** The destination of a reference without a target: with a base, only an absolute one leads anywhere. */
function ownDestination(
  edition: Edition,
  { reference, base }: Question,
  error: ReaderError | undefined,
): ReadDestination | undefined {
  if (error) return undefined;
  const destination = edition.destination(reference, base);
  return base === undefined || destination?.scheme !== undefined ? destination : undefined;
}

/** Except for the fragment, the current document is the one that the base identifies. */
function absoluteText(target: EditionTarget, base: string): string | undefined {
  if (target.kind === "uri") return target.text;
  return target.kind === "current-document" ? withoutFragment(base) : undefined;
}

function targetMembers(target: EditionTarget): Pick<EditionReading, "target" | "noTarget"> {
  if (target.kind === "uri") return { target: { uri: target.text } };
  if (target.kind === "none") return { noTarget: { reason: target.reason, section: target.section } };
  return { target: { document: target.fragment === undefined ? "" : `#${target.fragment}` } };
}

/** The properties that are defined. */
function defined<T extends object>(properties: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const entries = Object.entries(properties).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [K in keyof T]?: Exclude<T[K], undefined> }; // undefined ones are gone
}

/** How the editions resolve, and who reads. */
export interface SideBySideOptions extends EditionResolveOptions, ReadersOptions {}

/** The names of {@link SideBySideOptions}. */
export const SIDE_BY_SIDE_OPTIONS: OptionNames<SideBySideOptions> = {
  surplus: true,
  strict: true,
  readers: true,
};

/** The readings of the editions among the readers. */
export function compareEditions(
  reference: string,
  base: string | undefined,
  options: SideBySideOptions = {},
): Comparison {
  if (typeof reference !== "string") throw new TypeError("the reference must be a string");
  if (base !== undefined && typeof base !== "string") throw new TypeError("the base must be a string");
  const { readers = READERS_OF_STANDARDS, ...resolveOptions } = readersOptions(options, SIDE_BY_SIDE_OPTIONS);
  const editions = EDITIONS.filter(({ id }) => readers.includes(id));
  return examineAll(editions, reference, { ...resolveOptions, base });
}
