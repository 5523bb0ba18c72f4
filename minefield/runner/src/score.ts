/**
 * How a reader stands to the standards, to RFC 3986 and to the URL Standard apart, and to the readers of the recording.
 *
 * A reference counts only if the reader's purpose takes it: one that refuses every relative reference, or every scheme but
 * those of the Web, does so by design.
 */

import {
  type Answer,
  answerIn,
  type Component,
  type MinefieldRecord,
  type Reader,
  type Reading,
} from "./record.ts";
import { differing, hostOf, isSameTarget } from "./same.ts";

/** How many were right, of how many. */
export interface Count {
  readonly right: number;
  readonly of: number;
}

/** What a reader did otherwise than a standard says. */
export interface Failure {
  readonly record: MinefieldRecord;
  /** `refused`: it must be accepted. `accepted`: it must be refused. Else the component, or the target, that is wrong. */
  readonly what: "refused" | "accepted" | "target" | Component;
}

/** How a reader keeps a standard. */
export interface Conformance {
  /** References that are valid, and that it accepts. */
  readonly accepts: Count;
  /** References that are invalid, and that it refuses. */
  readonly refuses: Count;
  /** References that are valid, that it accepts, and whose components are right. */
  readonly components: Count;
  /** Targets that are right; of none for what does not resolve. */
  readonly targets: Count;
  /** All questions, of which those are right whose whole answer is right. */
  readonly all: Count;
  readonly failures: readonly Failure[];
}

/** How a reader stands beside another one. */
export interface Neighbour {
  readonly reader: Reader;
  /** References that both refuse, or that lead both to the same host. */
  readonly same: Count;
  /** References that both accept, and that lead them to different hosts: the shortest first. */
  readonly apart: readonly MinefieldRecord[];
}

/** The answers of a reader, in the order of the records; undefined where it gave none. */
export type Answers = readonly (Answer | undefined)[];

export type Standard = "rfc3986" | "urlStandard";

/** What a recorded reader answered. */
export function recordedAnswers(records: readonly MinefieldRecord[], { id, resolves }: Reader): Answers {
  return records.map(({ reads, target }) => ({
    reads: answerIn(reads, id) ?? false,
    ...(resolves && target !== undefined && { target: answerIn(target, id) ?? false }),
  }));
}

/** How the answers keep a standard. */
export function conformance(
  records: readonly MinefieldRecord[],
  answers: Answers,
  standard: Standard,
): Conformance {
  const counts = { accepts: count(), refuses: count(), components: count(), targets: count(), all: count() };
  const failures: Failure[] = [];
  for (const [at, what] of outcomes(records, answers, standard).entries()) {
    const record = records[at];
    if (record === undefined || what === "not asked") continue;
    const isRight = what === "right";
    add(counts.all, isRight);
    if (!isRight) failures.push({ record, what });
    if (record.base !== undefined) add(counts.targets, isRight);
    else if (record[standard].reads === false) add(counts.refuses, isRight);
    else {
      add(counts.accepts, what !== "refused");
      if (what !== "refused") add(counts.components, isRight);
    }
  }
  return { ...counts, failures };
}

/** What became of a question, by a standard. */
export type Judgement = "right" | "not asked" | Failure["what"];

/** How each answer stands to a standard, in the order of the records. */
export function outcomes(
  records: readonly MinefieldRecord[],
  answers: Answers,
  standard: Standard,
): readonly Judgement[] {
  const takes = purpose(records, answers);
  return records.map((record, at) => {
    const { reads, target } = record[standard];
    if (!takes(record)) return "not asked";
    const answer = answers[at] ?? { reads: false };
    return record.base === undefined
      ? judgedReading(reads, answer.reads)
      : judgedTarget(target ?? false, answer.target);
  });
}

type Counting = { right: number; of: number };

const count = (): Counting => ({ right: 0, of: 0 });

function add(to: Counting, isRight: boolean): void {
  to.of++;
  if (isRight) to.right++;
}

function judgedReading(expected: Reading, read: Reading): Judgement {
  if (expected === false) return read === false ? "right" : "accepted";
  if (read === false) return "refused";
  return differing(expected, read) ?? "right";
}

/** What is invalid has no target; whether a reader refuses it is asked without a base. */
function judgedTarget(expected: string | false, read: string | false | undefined): Judgement {
  if (read === undefined || expected === false) return "not asked";
  return isSameTarget(expected, read) ? "right" : "target";
}

const OF_THE_WEB = new Set(["http", "https", "ws", "wss", "ftp"]);

/** Which references the purpose of a reader takes: all with a base, and of the others those of a sort of which it accepts one. */
function purpose(
  records: readonly MinefieldRecord[],
  answers: Answers,
): (record: MinefieldRecord) => boolean {
  const accepted = new Set(
    records.filter((record, at) => record.base === undefined && answers[at]?.reads).map(sortOf),
  );
  return (record) => record.base !== undefined || sortOf(record) === "web" || accepted.has(sortOf(record));
}

/** By RFC 3986, which has a scheme for every valid reference that is not relative; what is invalid belongs to the Web. */
function sortOf({ rfc3986 }: MinefieldRecord): "web" | "other" | "relative" {
  if (rfc3986.reads === false) return "web";
  const [scheme] = rfc3986.reads;
  if (typeof scheme !== "string") return "relative";
  return OF_THE_WEB.has(scheme.toLowerCase()) ? "web" : "other";
}

/** How the answers stand beside those of the recorded readers: the most dangerous neighbour first. */
export function neighbours(
  records: readonly MinefieldRecord[],
  answers: Answers,
  readers: readonly Reader[],
): readonly Neighbour[] {
  return readers
    .map((reader) => neighbour(records, answers, reader))
    .sort((a, b) => b.apart.length - a.apart.length);
}

function neighbour(records: readonly MinefieldRecord[], answers: Answers, reader: Reader): Neighbour {
  const same = count();
  const apart: MinefieldRecord[] = [];
  for (const [at, record] of records.entries()) {
    if (record.base !== undefined) continue;
    const [one, other] = [answers[at]?.reads ?? false, answerIn(record.reads, reader.id) ?? false];
    const meet = one === false || other === false ? one === other : hostOf(one) === hostOf(other);
    add(same, meet);
    if (!meet && one !== false && other !== false && hostOf(one) !== "" && hostOf(other) !== "")
      apart.push(record);
  }
  return { reader, same, apart: apart.sort((a, b) => a.reference.length - b.reference.length) };
}
