/** How the readings of one reference differ from edition to edition, and why. */

import type { Statement } from "urikit/words";
import { EDITIONS, type EditionId } from "../../editions.ts";
import { statement } from "../../statement.ts";
import { type Judgement, judgement, type PlaceVerdict } from "../judgement/judgement.ts";
import { type AspectVerdict, marks } from "../judgement/verdict.ts";
import { shownText } from "../reading/hidden-pieces.ts";
import { firstDifference, type Place } from "../reading/places.ts";
import { type ReaderId, readerName, SPLITTER_NAME } from "../reading/readers.ts";
import {
  type Comparison,
  type ExaminedEdition,
  examineAll,
  isSameTarget,
  type ReaderTarget,
} from "../reading/reading.ts";
import { examineSplitter } from "../reading/splitter.ts";
import { ageOf, hostChange, type Reason, reasonFor, validityChange } from "./changes.ts";
import { renamingsIn } from "./renamings.ts";
import { shownPart, type Visible } from "./shown-part.ts";

/** One difference between two readers: an edition, and the next that reads the reference differently. */
export interface Difference extends AspectVerdict {
  readonly between: readonly [ReaderId, ReaderId];
  /** One sentence; no value of it has a password. */
  readonly why: Statement;
  /** The part of the sentence that says why they differ, where it is known: it is, wherever they are dangerous. */
  readonly reason?: Statement;
  /** The sections that it comes from, of both documents. */
  readonly sections: readonly string[];
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
      const problem = error?.problem ?? statement("not-valid");
      return {
        between: [earlier.edition.id, later.edition.id],
        what: "validity",
        why:
          change?.why ??
          statement("only-one-accepts", rejecting.edition.name, problem, accepting.edition.name),
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
    const sentence = statement(
      "both-sentences",
      placeSentence(earlier, what, comparison),
      placeSentence(later, what, comparison),
    );
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
  const reason = change?.why ?? statement("host-may-be-missing");
  const sentence = statement(
    "both-sentences",
    statement("reader-tells-no-host", edition.name),
    statement("reader-goes-to", readerName(finding), host),
  );
  return {
    between,
    what: "host",
    why: withReason(sentence, reason),
    reason,
    sections: present(edition.sections.authority, ...(change?.sections ?? ["RFC 3986 Appendix B"])),
    dangerous: false,
    caution: true,
  };
}

/** Two readers that lead to different places, without the sections. */
interface PlaceDifference extends Pick<Difference, "between" | "what"> {
  readonly verdict: PlaceVerdict;
  readonly sentence: Statement;
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

/** The sections that there are, each once. */
function present(...sections: readonly (string | undefined)[]): string[] {
  return [...new Set(sections.filter((section) => section !== undefined))];
}

function withReason(sentence: Statement, reason: Statement | undefined): Statement {
  return reason === undefined ? sentence : statement("sentence-because", sentence, reason);
}

type PlaceAspect = "scheme" | "host" | "port";

function placeSentence(
  { edition, place }: LeadingEdition,
  what: PlaceAspect,
  comparison: Comparison,
): Statement {
  const value = place[what];
  return placeWords(edition.name, value && shown(value, edition.id, comparison), what);
}

function placeWords(reader: string | Statement, value: string | undefined, what: PlaceAspect): Statement {
  if (what === "host")
    return value
      ? statement("reader-goes-to", reader, value)
      : statement("reader-finds-no-host-in-it", reader);
  return value
    ? statement(`reader-reads-${what}`, reader, value)
    : statement(`reader-reads-no-${what}`, reader);
}

/** A part of a place that is not a part of a password. */
function shown(
  part: string,
  reader: EditionId | "appendix-b",
  { reference, base, hidden }: Comparison,
): string {
  const editions = EDITIONS.filter(({ id }) => id === reader);
  const again = (visible: Visible) =>
    reader === "appendix-b"
      ? examineSplitter(visible.reference, visible.base).place
      : examineAll(editions, visible.reference, { base: visible.base }).examined[0]?.place;
  return shownText(shownPart(part, { reference, base }, again), hidden);
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
  const isExplained = what !== "resource" && readsBackslashes(one, comparison);
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

/** Whether an edition reads a backslash as a slash. */
function readsBackslashes({ edition }: ExaminedEdition, { reference }: Comparison): boolean {
  return edition.id === "whatwg" && reference.includes("\\");
}

function serverSentence(one: LeadingEdition, what: PlaceAspect, comparison: Comparison): Statement {
  const own = placeSentence(one, what, comparison);
  const found = comparison.splitter.place[what];
  const value = found && shown(found, "appendix-b", comparison);
  return statement(
    "both-sentences",
    readsBackslashes(one, comparison) ? statement("reading-backslashes", own) : own,
    what === "host" ? foundHost(value) : placeWords(SPLITTER_NAME, value, what),
  );
}

function foundHost(host: string | undefined): Statement {
  return host
    ? statement("reader-finds-host", SPLITTER_NAME, host)
    : statement("reader-finds-none", SPLITTER_NAME);
}

function resourceSentence(one: LeadingEdition, comparison: Comparison): Statement {
  const { splitter, hidden } = comparison;
  return statement(
    "both-sentences",
    editionSentence(one, comparison),
    statement("reader-finds-target", SPLITTER_NAME, shownText(splitter.target, hidden)),
  );
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
    .filter(([one, other]) => !isSameTarget(one.reading.target, other.reading.target))
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
  const sentence = statement(
    "both-sentences",
    editionSentence(earlier, comparison),
    editionSentence(later, comparison),
  );
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

function editionSentence(
  { edition, reading, target: ownTarget }: ExaminedEdition,
  comparison: Comparison,
): Statement {
  const { target, noTarget } = reading;
  if (target !== undefined) return targetSentence(edition.name, target, comparison);
  if (ownTarget !== undefined)
    return statement("reader-asks-for", edition.name, shownText(ownTarget, comparison.hidden));
  return statement("reader-has-no-target", edition.name, noTarget?.reason ?? statement("not-valid"));
}

/** Where a reader is led by a reference with its base. */
export function targetSentence(
  reader: string | Statement,
  target: ReaderTarget,
  { hidden }: Pick<Comparison, "hidden">,
): Statement {
  if ("uri" in target) return statement("reader-resolves-to", reader, shownText(target.uri, hidden));
  const document = statement("current-document", shownText(target.document, hidden));
  return statement("reader-takes-for-document", reader, document);
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

function normalFormDifferences({ examined, hidden }: Comparison): Difference[] {
  const normalizing = examined.filter(({ reading }) => reading.normal !== undefined);
  return neighbours(normalizing)
    .filter(([earlier, later]) => earlier.reading.normal !== later.reading.normal)
    .map(([earlier, later]) => ({
      between: [earlier.edition.id, later.edition.id],
      what: "normal form",
      why: normalFormSentence(earlier, later, hidden),
      sections: present(earlier.edition.sections.normalForm, later.edition.sections.normalForm),
      dangerous: false,
    }));
}

function normalFormSentence(
  { edition: earlier, reading: { normal: one = "" } }: ExaminedEdition,
  { edition: later, reading: { normal: other = "" } }: ExaminedEdition,
  hidden: readonly string[],
): Statement {
  const [first, second] = [shownText(one, hidden), shownText(other, hidden)];
  if (first === second) return statement("normal-passwords", earlier.name, later.name);
  return statement("normal-forms", earlier.name, first, later.name, second);
}
