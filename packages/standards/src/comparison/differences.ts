/** How the readings of one reference differ from edition to edition, and why. */

import { maskPassword, printable } from "urikit";
import { EDITIONS, type EditionId } from "../editions.ts";
import { type Judgement, judgement, type PlaceVerdict } from "./judgement.ts";
import { firstDifference, type Place } from "./places.ts";
import { readerName, SPLITTER_NAME } from "./reader-name.ts";
import { type Comparison, type ExaminedEdition, examineAll, type Reader } from "./reading.ts";
import { ageOf, hostChange, type Reason, reasonFor, validityChange } from "./reasons.ts";
import { renamingsIn } from "./renamings.ts";
import { shownPart, type Visible } from "./shown-part.ts";
import { examineSplitter } from "./splitter.ts";

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
   * Whether the two go to different hosts, to different ports of one, or by different schemes, or only one goes to a host
   * though no authority is written: by the target, if there is one. Another name or spelling for the same thing is not
   * dangerous.
   */
  readonly dangerous: boolean;
  /**
   * `true` where only one of the two tells the host, or where a host is guessed, as no authority is written; and where
   * the two ask one server for different paths or queries. Absent elsewhere.
   */
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
    const judged = judgement(earlier.place, later.place, comparison.written);
    if (judged === undefined) return [];
    const { what } = judged;
    const reason = reasonFor(comparison, { earlier, later, what });
    const sentence = [earlier, later].map((one) => placeSentence(one, what, comparison)).join("; ");
    const authorities = [earlier.edition.sections.authority, later.edition.sections.authority];
    const between = [earlier.edition.id, later.edition.id] as const;
    return [placeDifference({ ...judged, between, sentence, reason }, authorities)];
  });
}

/** Each edition with the next, where one tells no host and the other does; or the only one with Appendix B. */
function unknownHosts(comparison: Comparison): Difference[] {
  const { examined, splitter } = comparison;
  const leading = examined.filter(leadsSomewhere);
  const last = leading.at(-1);
  if (last !== undefined && !leading.some(knowsHost) && splitter.place.host)
    return [
      cautionAbout({
        between: [last.edition.id, "appendix-b"],
        unknowing: last,
        host: shown(splitter.place.host, "appendix-b", comparison),
      }),
    ];
  return neighbours(leading).flatMap(([earlier, later]) => {
    const unknowing = [earlier, later].find((one) => !knowsHost(one));
    const knowing = [earlier, later].find(knowsHost);
    if (unknowing === undefined || !knowing?.place.host) return [];
    const between = [earlier.edition.id, later.edition.id] as const;
    const host = shown(knowing.place.host, knowing.edition.id, comparison);
    return [cautionAbout({ between, unknowing, host, change: hostChange(comparison, earlier, later) })];
  });
}

interface UnknownHost extends Pick<Difference, "between"> {
  readonly unknowing: ExaminedEdition;
  /** As the other reader finds it, and as it may be shown. */
  readonly host: string;
  readonly change?: Reason | undefined;
}

function cautionAbout({ between, unknowing: { edition }, host, change }: UnknownHost): Difference {
  const finding = between.find((reader) => reader !== edition.id) ?? "appendix-b";
  const reason = change?.why ?? "a program that asks for the host may find none";
  return {
    between,
    what: "host",
    why: `${edition.name} tells no host; ${readerName(finding)} goes to ${host}: ${reason}`,
    reason,
    sections: present(edition.sections.authority, ...(change?.sections ?? ["RFC 3986 Appendix B"])),
    dangerous: false,
    caution: true,
  };
}

/** Two readers that lead to different places, without the sections. */
interface PlaceDifference extends Pick<Difference, "between" | "what"> {
  readonly verdict: PlaceVerdict;
  readonly sentence: string;
  readonly reason: Reason | undefined;
}

function placeDifference(
  { between, what, verdict, sentence, reason }: PlaceDifference,
  sections: readonly (string | undefined)[],
): Difference {
  return {
    between,
    what,
    why: withReason(sentence, reason?.why),
    ...(reason && { reason: reason.why }),
    sections: present(...sections, ...(reason?.sections ?? [])),
    ...marks(verdict),
  };
}

/** How bad it is, as a difference says it. */
export function marks(verdict: PlaceVerdict): Pick<Difference, "dangerous" | "caution"> {
  return { dangerous: verdict === "dangerous", ...(verdict === "caution" ? { caution: true as const } : {}) };
}

/** The sections that there are, each once. */
function present(...sections: readonly (string | undefined)[]): string[] {
  return [...new Set(sections.filter((section) => section !== undefined))];
}

function withReason(sentence: string, reason: string | undefined): string {
  return reason === undefined ? sentence : `${sentence}: ${reason}`;
}

type PlaceAspect = "scheme" | "host" | "port";

function placeSentence(
  { edition, place }: LeadingEdition,
  what: PlaceAspect,
  comparison: Comparison,
): string {
  const value = place[what];
  return `${edition.name} ${placeWords(value && shown(value, edition.id, comparison), what)}`;
}

function placeWords(value: string | undefined, what: PlaceAspect): string {
  if (what === "host") return value ? `goes to ${value}` : "finds no host in it";
  return value ? `reads the ${what} ${value}` : `reads no ${what}`;
}

/** A part of a place that is not a part of a password, in quotation marks. */
function shown(part: string, reader: EditionId | "appendix-b", { reference, base }: Comparison): string {
  const editions = EDITIONS.filter(({ id }) => id === reader);
  const again = (visible: Visible) =>
    reader === "appendix-b"
      ? examineSplitter(visible.reference, visible.base).place
      : examineAll(editions, visible.reference, { base: visible.base }).examined[0]?.place;
  return quoted(shownPart(part, { reference, base }, again));
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
    const judged = judgedLeaders(one, { place: splitter.place }, comparison);
    if (judged === undefined) return [];
    if (judged.what === "resource" && (isShared || one !== last)) return [];
    return [splitterDifference(comparison, one, judged)];
  });
}

interface LeaderJudgement extends Pick<Judgement, "verdict"> {
  readonly what: Judgement["what"] | "resource";
}

/** The worst that can be said of two that both lead somewhere; of one that tells no host, only what it asks for. */
function judgedLeaders(
  { place: one }: Pick<LeadingEdition, "place">,
  { place: other }: Pick<LeadingEdition, "place">,
  { written }: Comparison,
): LeaderJudgement | undefined {
  const areHostsKnown = one.host !== undefined && other.host !== undefined;
  const judged = areHostsKnown ? judgement(one, other, written) : undefined;
  if (judged !== undefined) return judged;
  return firstDifference(one, other) === "resource" ? { verdict: "caution", what: "resource" } : undefined;
}

function splitterDifference(
  comparison: Comparison,
  one: LeadingEdition,
  { verdict, what }: LeaderJudgement,
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
  const difference = placeDifference(
    {
      between: [one.edition.id, "appendix-b"],
      what: aspect,
      verdict,
      sentence,
      reason: isExplained ? undefined : reason,
    },
    [cited, "RFC 3986 Appendix B"],
  );
  return isExplained && reason ? { ...difference, reason: reason.why } : difference;
}

const READING_BACKSLASHES = ", reading `\\` as `/`";

function serverSentence(one: LeadingEdition, what: PlaceAspect, comparison: Comparison): string {
  const isRead = one.edition.id === "whatwg" && comparison.reference.includes("\\");
  const slashes = isRead ? READING_BACKSLASHES : "";
  const found = comparison.splitter.place[what];
  const value = found && shown(found, "appendix-b", comparison);
  const finds = what === "host" ? `finds ${value || "none"}` : placeWords(value, what);
  return `${placeSentence(one, what, comparison)}${slashes}; ${SPLITTER_NAME} ${finds}`;
}

function resourceSentence(one: LeadingEdition, { splitter }: Comparison): string {
  return `${targetSentence(one)}; ${SPLITTER_NAME} finds ${quoted(splitter.target)}`;
}

/**
 * Each edition that resolves with the next; and each that has a target with the next that has one, where they lead to
 * different places. Without a base, only where they ask one server for different resources.
 */
function targetDifferences(comparison: Comparison): Difference[] {
  const { base, examined } = comparison;
  const judged = neighbours(examined.filter(hasTarget)).flatMap((pair): JudgedPair[] => {
    const found = judgedLeaders(...pair, comparison);
    return found && (base !== undefined || found.what === "resource") ? [{ pair, ...found }] : [];
  });
  const others = base === undefined ? [] : neighbours(examined.filter(resolves));
  const spelledOtherwise = others
    .filter(([one, other]) => one.reading.target !== other.reading.target)
    .filter(([one, other]) => !judged.some(({ pair }) => pair[0] === one && pair[1] === other))
    .map((pair): JudgedPair => ({ pair, verdict: "different" }));
  return [...judged, ...spelledOtherwise]
    .sort((one, other) => ageOf(one.pair[1].edition.id) - ageOf(other.pair[1].edition.id))
    .map((one) => targetDifference(comparison, one));
}

type EditionPair = readonly [ExaminedEdition, ExaminedEdition];

interface JudgedPair extends Pick<Judgement, "verdict"> {
  readonly pair: EditionPair;
}

function targetDifference(
  comparison: Comparison,
  { pair: [earlier, later], verdict }: JudgedPair,
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
    ...marks(verdict),
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
