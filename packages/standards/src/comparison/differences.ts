/** How the readings of one reference differ from edition to edition, and why. */

import { maskPassword, printable } from "urikit";
import { firstDifference, type PLACE_ASPECTS, type Place } from "./places.ts";
import { readerName, SPLITTER_NAME } from "./reader-name.ts";
import type { Comparison, ExaminedEdition, Reader } from "./reading.ts";
import { ageOf, hostChange, type Reason, reasonFor, validityChange } from "./reasons.ts";
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
  /** The part of the sentence that says why they differ, where it is known: it is, wherever they are dangerous. */
  readonly reason?: string;
  /** The sections that it comes from, of both documents. */
  readonly sections: readonly string[];
  /**
   * Whether the two lead to different places: both have a target for the reference, or accept it, and differ in its
   * scheme, host, port, or path and query, all in their canonical spelling. Another name or spelling for the same
   * thing is not dangerous.
   */
  readonly dangerous: boolean;
  /** `true` where one of the two tells no host, and the other does; absent elsewhere. */
  readonly caution?: true;
}

/** Every difference from one edition to the next, and to a program that only splits the reference. */
export function differencesOf(comparison: Comparison): readonly Difference[] {
  return [
    ...validityDifferences(comparison),
    ...destinationDifferences(comparison),
    ...splitterDifferences(comparison),
    ...unknownHosts(comparison),
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
      const change = validityChange({ reference, base, earlier, later, error });
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

/** An edition, and the place that it leads to. */
type LeadingEdition = ExaminedEdition & { readonly place: Place };

function leadsSomewhere(examined: ExaminedEdition): examined is LeadingEdition {
  return examined.place !== undefined;
}

type KnowingEdition = ExaminedEdition & { readonly place: Place & { readonly host: string } };

function knowsHost(examined: ExaminedEdition): examined is KnowingEdition {
  return examined.place?.host !== undefined;
}

/** Each edition with the next, where both know a host and lead to different ones. */
function destinationDifferences(comparison: Comparison): Difference[] {
  return neighbours(comparison.examined.filter(knowsHost)).flatMap(([earlier, later]) => {
    const what = firstDifference(earlier.place, later.place);
    if (what === undefined || what === "resource") return [];
    const reason = reasonFor(comparison, { earlier, later, what });
    const sentence = `${placeSentence(earlier, what)}; ${placeSentence(later, what)}`;
    const authorities = [earlier.edition.sections.authority, later.edition.sections.authority];
    return [
      dangerous({ between: [earlier.edition.id, later.edition.id], what, sentence, reason }, authorities),
    ];
  });
}

/** Each edition with the next, where one tells no host and the other does; or the only one with Appendix B. */
function unknownHosts(comparison: Comparison): Difference[] {
  const { examined, splitter } = comparison;
  const leading = examined.filter(leadsSomewhere);
  const last = leading.at(-1);
  if (last !== undefined && !leading.some(knowsHost) && splitter.place.host)
    return [
      cautionAbout({ between: [last.edition.id, "appendix-b"], unknowing: last, host: splitter.place.host }),
    ];
  return neighbours(leading).flatMap(([earlier, later]) => {
    const unknowing = [earlier, later].find((one) => !knowsHost(one));
    const host = [earlier, later].find(knowsHost)?.place.host;
    if (unknowing === undefined || !host) return [];
    const between = [earlier.edition.id, later.edition.id] as const;
    return [cautionAbout({ between, unknowing, host, change: hostChange(comparison, earlier, later) })];
  });
}

interface UnknownHost extends Pick<Difference, "between"> {
  readonly unknowing: ExaminedEdition;
  /** As the other reader finds it. */
  readonly host: string;
  readonly change?: Reason | undefined;
}

function cautionAbout({ between, unknowing: { edition }, host, change }: UnknownHost): Difference {
  const finding = between.find((reader) => reader !== edition.id) ?? "appendix-b";
  const reason = change?.why ?? "a program that asks for the host may find none";
  return {
    between,
    what: "host",
    why: `${edition.name} tells no host; ${readerName(finding)} goes to ${quoted(host)}: ${reason}`,
    reason,
    sections: present(edition.sections.authority, ...(change?.sections ?? ["RFC 3986 Appendix B"])),
    dangerous: false,
    caution: true,
  };
}

/** A dangerous difference without its sections. */
interface Danger extends Pick<Difference, "between" | "what"> {
  readonly sentence: string;
  readonly reason: Reason | undefined;
}

function dangerous(
  { between, what, sentence, reason }: Danger,
  sections: readonly (string | undefined)[],
): Difference {
  return {
    between,
    what,
    why: withReason(sentence, reason?.why),
    ...(reason && { reason: reason.why }),
    sections: present(...sections, ...(reason?.sections ?? [])),
    dangerous: true,
  };
}

/** The sections that there are, each once. */
function present(...sections: readonly (string | undefined)[]): string[] {
  return [...new Set(sections.filter((section) => section !== undefined))];
}

function withReason(sentence: string, reason: string | undefined): string {
  return reason === undefined ? sentence : `${sentence}: ${reason}`;
}

type PlaceAspect = "scheme" | "host" | "port";

function placeSentence({ edition, place }: LeadingEdition, what: PlaceAspect): string {
  return `${edition.name} ${placeWords(place, what)}`;
}

function placeWords(place: Place, what: PlaceAspect): string {
  const value = place[what];
  if (what === "host") return value ? `goes to ${quoted(value)}` : "finds no host in it";
  return value ? `reads the ${what} ${quoted(value)}` : `reads no ${what}`;
}

/**
 * Of the editions that lead to one server, the last, compared with a program that only splits. Its target is compared
 * with that of the last of all, unless an edition has the same: then the editions differ already.
 */
function splitterDifferences(comparison: Comparison): Difference[] {
  const { examined, splitter } = comparison;
  const servers = new Map(
    examined.filter(knowsHost).map((one) => [JSON.stringify({ ...one.place, resource: "" }), one] as const),
  );
  const leading = examined.filter(leadsSomewhere);
  const last = leading.at(-1);
  const isShared = leading.some(({ place }) => place.resource === splitter.place.resource);
  const compared = [...servers.values(), ...(last === undefined || knowsHost(last) ? [] : [last])];
  return compared.flatMap((one) => {
    const what = firstDifference(one.place, splitter.place);
    if (what === undefined) return [];
    if (what === "resource" && (isShared || one !== last)) return [];
    return [splitterDifference(comparison, one, what)];
  });
}

function splitterDifference(
  comparison: Comparison,
  one: LeadingEdition,
  what: (typeof PLACE_ASPECTS)[number],
): Difference {
  const reason = reasonFor(comparison, { earlier: one, later: undefined, what });
  const sentence =
    what === "resource" ? resourceSentence(one, comparison) : serverSentence(one, what, comparison);
  const cited =
    what === "resource"
      ? (one.edition.sections.resolution ?? one.edition.sections.authority)
      : one.edition.sections.authority;
  const aspect = what === "resource" ? "target" : what;
  const isExplained = sentence.includes(READING_BACKSLASHES);
  const danger = dangerous(
    {
      between: [one.edition.id, "appendix-b"],
      what: aspect,
      sentence,
      reason: isExplained ? undefined : reason,
    },
    [cited, "RFC 3986 Appendix B"],
  );
  return isExplained && reason ? { ...danger, reason: reason.why } : danger;
}

const READING_BACKSLASHES = ", reading `\\` as `/`";

function serverSentence(one: LeadingEdition, what: PlaceAspect, { reference, splitter }: Comparison): string {
  const slashes = one.edition.id === "whatwg" && reference.includes("\\") ? READING_BACKSLASHES : "";
  const { host } = splitter.place;
  const finds = what === "host" ? `finds ${host ? quoted(host) : "none"}` : placeWords(splitter.place, what);
  return `${placeSentence(one, what)}${slashes}; ${SPLITTER_NAME} ${finds}`;
}

function resourceSentence(one: LeadingEdition, { splitter }: Comparison): string {
  return `${targetSentence(one)}; ${SPLITTER_NAME} finds ${quoted(splitter.target)}`;
}

/**
 * Each edition that resolves with the next; and each that has a target with the next that has one, which is dangerous
 * if they lead to different places. Without a base, only what is dangerous.
 */
function targetDifferences(comparison: Comparison): Difference[] {
  const { base, examined } = comparison;
  const dangers = neighbours(examined.filter(hasTarget)).filter(([one, other]) => {
    const what = firstDifference(one.place, other.place);
    return base === undefined ? what === "resource" : what !== undefined;
  });
  const others =
    base === undefined ? [] : neighbours(examined.filter(resolves)).filter((pair) => !isAmong(dangers, pair));
  const pairs = [...dangers, ...others.filter(([one, other]) => one.reading.target !== other.reading.target)];
  return pairs
    .sort(([, one], [, other]) => ageOf(one.edition.id) - ageOf(other.edition.id))
    .map(([earlier, later]) =>
      targetDifference(comparison, [earlier, later], isAmong(dangers, [earlier, later])),
    );
}

type EditionPair = readonly [ExaminedEdition, ExaminedEdition];

function isAmong(pairs: readonly EditionPair[], [earlier, later]: EditionPair): boolean {
  return pairs.some(([one, other]) => one === earlier && other === later);
}

function targetDifference(
  comparison: Comparison,
  [earlier, later]: EditionPair,
  isDangerous: boolean,
): Difference {
  const what = firstDifference(earlier.place ?? NOWHERE, later.place ?? NOWHERE) ?? "resource";
  const reason = reasonFor(comparison, { earlier, later, what });
  const sentence = `${targetSentence(earlier)}; ${targetSentence(later)}`;
  const own = present(earlier.edition.sections.resolution, later.edition.sections.resolution);
  return {
    between: [earlier.edition.id, later.edition.id],
    what: "target",
    why: withReason(sentence, reason?.why),
    ...(reason && { reason: reason.why }),
    sections: reason === undefined ? own : [...reason.sections],
    dangerous: isDangerous,
  };
}

const NOWHERE: Place = { scheme: "", host: undefined, port: undefined, resource: undefined };

function hasTarget(examined: ExaminedEdition): examined is LeadingEdition {
  return examined.place?.resource !== undefined;
}

/** Whether an edition has a target for the reference, or accepts it and has a way to resolve references. */
function resolves({ edition, reading }: ExaminedEdition): boolean {
  if (reading.target !== undefined) return true;
  return reading.valid && reading.noTarget !== undefined && edition.sections.resolution !== undefined;
}

function targetSentence({ edition, reading, target: ownTarget }: ExaminedEdition): string {
  const { target } = reading;
  if (target === undefined && ownTarget !== undefined) return `${edition.name} asks for ${quoted(ownTarget)}`;
  if (target === undefined)
    return `${edition.name} has no target for it, because ${reading.noTarget?.reason}`;
  return target.startsWith("current document")
    ? `${edition.name} takes it for the ${target}`
    : `${edition.name} resolves it to ${quoted(target)}`;
}

/** Whether two editions that both have a place lead to different ones. */
export function leadElsewhere(one: ExaminedEdition, other: ExaminedEdition): boolean {
  if (one.place === undefined || other.place === undefined) return false;
  return firstDifference(one.place, other.place) !== undefined;
}

/** Whether an edition leads to another place than a program that only splits the text. */
export function splitsElsewhere({ place }: ExaminedEdition, { splitter }: Comparison): boolean {
  return place !== undefined && firstDifference(place, splitter.place) !== undefined;
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
      why: normalFormSentence(earlier, later),
      sections: present(earlier.edition.sections.normalForm, later.edition.sections.normalForm),
      dangerous: false,
    }));
}

function normalFormSentence(earlier: ExaminedEdition, later: ExaminedEdition): string {
  const [one, other] = [quoted(earlier.reading.normal ?? ""), quoted(later.reading.normal ?? "")];
  if (one === other)
    return `${earlier.edition.name} and ${later.edition.name} spell the password differently in its normal form`;
  return `${earlier.edition.name} normalizes it to ${one}; ${later.edition.name} to ${other}`;
}

/** A text from outside, as a sentence shows it. */
export function quoted(text: string): string {
  return `\`${printable(maskPassword(text))}\``;
}
