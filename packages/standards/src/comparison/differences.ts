/** How the readings of one reference differ from edition to edition, and why. */

import { maskPassword, printable } from "urikit";
import { EDITIONS, type EditionId } from "../editions.ts";
import { partsOf } from "../parts.ts";
import { type CanonicalDestination, canonicalDestination, splitterDestination } from "./destinations.ts";
import type { Comparison, ExaminedEdition, Reader } from "./reading.ts";
import { CHANGES, type Change, type EditionsCase, peculiarityOf } from "./reasons.ts";
import { renamingsIn } from "./renamings.ts";

/** The aspect in which two readings differ. */
export type DifferenceAspect =
  | "validity"
  | "scheme"
  | "host"
  | "port"
  | "target"
  | "components"
  | "normal form";

/** One difference between two readers: an edition, and the next that reads the reference differently. */
export interface Difference {
  readonly between: readonly [Reader, Reader];
  readonly what: DifferenceAspect;
  /** One printable sentence, without a password. */
  readonly why: string;
  /** The sections that it comes from, of both documents. */
  readonly sections: readonly string[];
  /**
   * Whether the two lead to different places: they accept the reference, and differ in its scheme, host, port or
   * target, all in their canonical spelling. Another name or spelling for the same thing is not dangerous.
   */
  readonly dangerous: boolean;
}

/** Every difference from one edition to the next, and to a program that only splits the reference. */
export function differencesOf(comparison: Comparison): readonly Difference[] {
  return [
    ...validityDifferences(comparison),
    ...destinationDifferences(comparison),
    ...splitterDifferences(comparison),
    ...targetDifferences(comparison),
    ...componentDifferences(comparison),
    ...normalFormDifferences(comparison),
  ];
}

/** Each of some editions with the next. */
function neighbours<T extends ExaminedEdition>(examined: readonly T[]): (readonly [T, T])[] {
  return examined.slice(1).flatMap((later, index) => {
    const earlier = examined[index];
    return earlier === undefined ? [] : [[earlier, later] as const];
  });
}

function validityDifferences({ reference, base, examined }: Comparison): Difference[] {
  return neighbours(examined)
    .filter(([earlier, later]) => earlier.reading.valid !== later.reading.valid)
    .map(([earlier, later]) => {
      const [rejecting, accepting] = earlier.reading.valid ? [later, earlier] : [earlier, later];
      const error = rejecting.reading.error;
      const change = changeFor("validity", { reference, base, earlier, later, error });
      const verdict = `${rejecting.edition.name} does not accept it: ${error?.message}`;
      return {
        between: [earlier.edition.id, later.edition.id],
        what: "validity",
        why: change?.why ?? `${verdict}; ${accepting.edition.name} accepts it`,
        sections: change?.sections ?? (error ? [error.section] : []),
        dangerous: false,
      };
    });
}

/** The change that explains a difference: an edition after the earlier one, up to the later one, brought it. */
function changeFor(
  what: Change["what"],
  one: EditionsCase,
): { readonly why: string; readonly sections: readonly string[] } | undefined {
  const [earlier, later] = [ageOf(one.earlier.edition.id), ageOf(one.later.edition.id)];
  const change = CHANGES.find(
    (change) =>
      change.what === what &&
      earlier < ageOf(change.edition) &&
      ageOf(change.edition) <= later &&
      change.when(one),
  );
  return change && { why: change.why(one), sections: change.sections };
}

/** The place of an edition in their order. */
function ageOf(id: EditionId): number {
  return EDITIONS.findIndex((edition) => edition.id === id);
}

/** An edition that accepts the reference and knows the host that it leads to. */
interface LeadingEdition extends ExaminedEdition {
  readonly destination: CanonicalDestination & { readonly host: string };
}

function leadsSomewhere(examined: ExaminedEdition): examined is LeadingEdition {
  return examined.destination?.host !== undefined;
}

const PLACE = ["scheme", "host", "port"] as const;
type PlaceAspect = (typeof PLACE)[number];

function destinationDifferences({ reference, base, examined }: Comparison): Difference[] {
  return neighbours(examined.filter(leadsSomewhere)).flatMap(([earlier, later]) => {
    const what = firstDifference(earlier.destination, later.destination);
    if (what === undefined) return [];
    const between = [earlier.edition.id, later.edition.id] as const;
    const peculiarity = peculiarityOf(between, { reference, base, later });
    const [one, other] = [destinationSentence(earlier, what), destinationSentence(later, what)];
    return [
      {
        between,
        what,
        why: withReason(`${one}; ${other}`, peculiarity?.why),
        sections: present(
          earlier.edition.sections.authority,
          later.edition.sections.authority,
          peculiarity?.section,
        ),
        dangerous: true,
      },
    ];
  });
}

/** The sections that there are, each once. */
function present(...sections: readonly (string | undefined)[]): string[] {
  return [...new Set(sections.filter((section) => section !== undefined))];
}

function withReason(sentence: string, reason: string | undefined): string {
  return reason === undefined ? sentence : `${sentence}: ${reason}`;
}

function firstDifference(one: CanonicalDestination, other: CanonicalDestination): PlaceAspect | undefined {
  return PLACE.find((aspect) => one[aspect] !== other[aspect]);
}

function destinationSentence({ edition, destination }: LeadingEdition, what: PlaceAspect): string {
  return `${edition.name} ${placeWords(destination, what)}`;
}

function placeWords(destination: CanonicalDestination, what: PlaceAspect): string {
  const value = destination[what];
  if (what === "host") return value ? `goes to ${quoted(value)}` : "finds no host in it";
  return value ? `reads the ${what} ${quoted(value)}` : `reads no ${what}`;
}

/** Of the editions that lead to one place, the last is compared with a program that only splits. */
function splitterDifferences({ reference, base, examined }: Comparison): Difference[] {
  const split = canonicalDestination(splitterDestination(reference, base));
  const byPlace = new Map(
    examined.filter(leadsSomewhere).map((one) => [JSON.stringify(one.destination), one] as const),
  );
  return [...byPlace.values()].flatMap((later) => {
    const what = firstDifference(later.destination, split);
    if (what === undefined) return [];
    const between = [later.edition.id, "appendix-b"] as const;
    const slashes = reference.includes("\\") ? ", reading `\\` as `/`" : "";
    const peculiarity = slashes ? undefined : peculiarityOf(between, { reference, base, later });
    const finds =
      what === "host" ? `finds ${split.host ? quoted(split.host) : "none"}` : placeWords(split, what);
    const sentence = `${destinationSentence(later, what)}${slashes}; a parser that only splits (Appendix B) ${finds}`;
    return [
      {
        between,
        what,
        why: withReason(sentence, peculiarity?.why),
        sections: present(later.edition.sections.authority, "RFC 3986 Appendix B", peculiarity?.section),
        dangerous: true,
      },
    ];
  });
}

function targetDifferences({ reference, base, examined }: Comparison): Difference[] {
  const resolving = examined.filter(resolves);
  return neighbours(resolving).flatMap(([earlier, later], index) => {
    if (earlier.reading.target === later.reading.target) return [];
    const change = changeFor("target", { reference, base, earlier, later, error: undefined });
    const accepting = resolving.slice(0, index + 1).filter(({ reading }) => reading.valid && reading.target);
    const last = accepting.at(-1);
    return [
      {
        between: [earlier.edition.id, later.edition.id],
        what: "target",
        why: withReason(`${targetSentence(earlier)}; ${targetSentence(later)}`, change?.why),
        sections:
          change?.sections ?? present(earlier.edition.sections.resolution, later.edition.sections.resolution),
        dangerous: later.reading.valid && last !== undefined && leadElsewhere(last, later),
      },
    ];
  });
}

/** Whether an edition has a target for the reference, or accepts it and has a way to resolve references. */
function resolves({ edition, reading }: ExaminedEdition): boolean {
  if (reading.target !== undefined) return true;
  return reading.valid && reading.noTarget !== undefined && edition.sections.resolution !== undefined;
}

function targetSentence({ edition, reading }: ExaminedEdition): string {
  const { target } = reading;
  if (target === undefined)
    return `${edition.name} has no target for it, because ${reading.noTarget?.reason}`;
  return target.startsWith("current document")
    ? `${edition.name} takes it for the ${target}`
    : `${edition.name} resolves it to ${quoted(target)}`;
}

/** Whether two accepted readings lead to different places, by their targets. */
export function leadElsewhere(one: ExaminedEdition, other: ExaminedEdition): boolean {
  const haveTargets = one.resource !== undefined && other.resource !== undefined;
  return (haveTargets && one.resource !== other.resource) || reachElsewhere(one, other);
}

/** Whether two readings whose hosts are known lead to different hosts, by another scheme or to another port. */
export function reachElsewhere(one: ExaminedEdition, other: ExaminedEdition): boolean {
  if (!leadsSomewhere(one) || !leadsSomewhere(other)) return false;
  return firstDifference(one.destination, other.destination) !== undefined;
}

/** Whether an accepted reading leads to another host, scheme or port than a program that only splits the text. */
export function splitsElsewhere(one: ExaminedEdition, reference: string, base: string | undefined): boolean {
  if (!leadsSomewhere(one)) return false;
  const split = canonicalDestination(splitterDestination(reference, base));
  return firstDifference(one.destination, split) !== undefined;
}

function componentDifferences({ examined }: Comparison): Difference[] {
  return renamingsIn(examined).map(({ between, why, sections }) => ({
    between,
    what: "components",
    why,
    sections,
    dangerous: false,
  }));
}

function normalFormDifferences({ examined }: Comparison): Difference[] {
  const normalizing = examined.filter(({ reading }) => reading.normal !== undefined);
  return neighbours(normalizing)
    .filter(([earlier, later]) => earlier.reading.normal !== later.reading.normal)
    .map(([earlier, later]) => ({
      between: [earlier.edition.id, later.edition.id],
      what: "normal form",
      why: `${earlier.edition.name} normalizes it to ${quoted(earlier.reading.normal ?? "")}; ${later.edition.name} to ${quoted(later.reading.normal ?? "")}`,
      sections: [earlier.edition.sections.normalForm ?? "", later.edition.sections.normalForm ?? ""],
      dangerous: false,
    }));
}

function quoted(text: string): string {
  return `\`${printable(partsOf(text).authority === undefined ? text : maskPassword(text))}\``;
}
