/** What the recording says of two readers, and of a reader in a kind of references. */

import { between, type Parting } from "@urikit/minefield/between";
import { hostsOf, WITH_BASE } from "@urikit/minefield/hosts";
import { kindsOf } from "@urikit/minefield/kinds";
import { type Matrix, type Measure, matrix } from "@urikit/minefield/matrix";
import {
  answerIn,
  COMPONENTS,
  type MinefieldRecord,
  type Reader,
  type Reading,
} from "@urikit/minefield/record";
import { type Judgement, outcomes, recordedAnswers } from "@urikit/minefield/score";

/** The recording, as it is loaded. */
export interface Recorded {
  readonly records: readonly MinefieldRecord[];
  readonly readers: readonly Reader[];
}

/** What a person asks. The names are ids of readers, or the beginnings of ids; nobody need have them. */
export interface Question {
  readonly filter: string;
  readonly client: string;
  readonly measure: Measure;
  /** Whether the table is asked for, which takes longest. */
  readonly withMatrix: boolean;
  /** The square of the table whose references are asked for. */
  readonly square: { readonly reader: string; readonly kind: string } | undefined;
}

/** Two readers, and the references that lead them to different hosts, the shortest first. */
export interface PairAnswer {
  readonly filter: Reader;
  readonly client: Reader;
  readonly partings: readonly Parting[];
}

/** A reference on which a reader does not agree. */
export interface Disagreement {
  readonly reference: string;
  readonly base: string | undefined;
  readonly what: Exclude<Judgement, "right" | "not asked"> | "other";
  /** What it reads, and what is read by that with which it is compared; undefined: refused, or no target. */
  readonly read: string | undefined;
  readonly expected: string | undefined;
}

export interface SquareAnswer {
  readonly reader: Reader;
  readonly kind: string;
  readonly asked: number;
  readonly disagreements: readonly Disagreement[];
}

export interface Answer {
  readonly readers: readonly Reader[];
  readonly count: number;
  readonly pair: PairAnswer | undefined;
  readonly matrix: (Matrix & { readonly measure: Measure }) | undefined;
  readonly square: SquareAnswer | undefined;
}

/** Answers questions about a recording; a table is made once. */
export class Field {
  readonly #recorded: Recorded;
  readonly #matrices = new Map<Measure, Matrix>();

  constructor({ records, readers }: Recorded) {
    this.#recorded = { records, readers: inOrder(readers) };
  }

  answer({ filter, client, measure, withMatrix, square }: Question): Answer {
    const { records, readers } = this.#recorded;
    const [one, other] = [readerNamed(readers, filter), readerNamed(readers, client)];
    return {
      readers,
      count: records.length,
      pair: one && other && { filter: one, client: other, partings: between(records, one, other) },
      matrix: withMatrix ? { ...this.#matrix(measure), measure } : undefined,
      square: square && this.#square(square, measure),
    };
  }

  #matrix(measure: Measure): Matrix {
    const { records, readers } = this.#recorded;
    const known = this.#matrices.get(measure) ?? matrix(records, readers, measure);
    this.#matrices.set(measure, known);
    return known;
  }

  #square({ reader: id, kind }: { readonly reader: string; readonly kind: string }, measure: Measure) {
    const { records, readers } = this.#recorded;
    const reader = readerNamed(readers, id);
    const own = records.filter((record) => kindsOf(record).includes(kind));
    if (reader === undefined || own.length === 0) return undefined;
    const { asked, disagreements } =
      measure === "readers"
        ? againstMost(own, reader, readers)
        : againstStandard(own, records, reader, measure);
    return {
      reader,
      kind,
      asked,
      disagreements: [...disagreements].sort((a, b) => lengthOf(a) - lengthOf(b)),
    };
  }
}

function lengthOf({ reference, base = "" }: Disagreement): number {
  return reference.length + base.length;
}

/** By languages, and in each by their names. */
function inOrder(readers: readonly Reader[]): readonly Reader[] {
  return [...readers].sort(
    (a, b) => a.language.localeCompare(b.language, "en") || a.id.localeCompare(b.id, "en"),
  );
}

/** The reader of that id; of several versions of it, the last. */
export function readerNamed(readers: readonly Reader[], name: string): Reader | undefined {
  return (
    readers.find(({ id }) => id === name) ?? readers.filter(({ id }) => id.startsWith(`${name}@`)).at(-1)
  );
}

type Disagreements = Pick<SquareAnswer, "asked" | "disagreements">;

/** What the purpose of a reader takes is judged by all records, and not only by those of a kind. */
function againstStandard(
  own: readonly MinefieldRecord[],
  all: readonly MinefieldRecord[],
  reader: Reader,
  standard: "rfc3986" | "urlStandard",
): Disagreements {
  const judged = outcomes(all, recordedAnswers(all, reader), standard);
  const places = new Map(all.map((record, at) => [record, at]));
  const asked = own.flatMap((record) => {
    const what = judged[places.get(record) ?? -1] ?? "not asked";
    return what === "not asked" ? [] : [{ record, what }];
  });
  const disagreements = asked.flatMap(({ record, what }): readonly Disagreement[] => {
    if (what === "right") return [];
    const { reference, base } = record;
    const answers =
      base === undefined
        ? { read: told(answerIn(record.reads, reader.id)), expected: told(record[standard].reads) }
        : {
            read: answerIn(record.target, reader.id) || undefined,
            expected: record[standard].target || undefined,
          };
    return [{ reference, base, what, ...answers }];
  });
  return { asked: asked.length, disagreements };
}

function againstMost(
  own: readonly MinefieldRecord[],
  reader: Reader,
  readers: readonly Reader[],
): Disagreements {
  const hosts = hostsOf(own, readers);
  const mine = hosts[readers.indexOf(reader)];
  const disagreements: Disagreement[] = [];
  let asked = 0;
  for (const [at, record] of own.entries()) {
    if (mine?.[at] === WITH_BASE) continue;
    asked++;
    const most = mostCommon(hosts.map((one) => one[at] ?? WITH_BASE));
    if (mine === undefined || most.has(mine[at] ?? WITH_BASE)) continue;
    const other = readers.find((_, who) => most.has(hosts[who]?.[at] ?? WITH_BASE));
    disagreements.push({
      reference: record.reference,
      base: undefined,
      what: "other",
      read: hostTold(answerIn(record.reads, reader.id)),
      expected: hostTold(other && answerIn(record.reads, other.id)),
    });
  }
  return { asked, disagreements };
}

function mostCommon(hosts: readonly number[]): ReadonlySet<number> {
  const counts = new Map<number, number>();
  for (const host of hosts) counts.set(host, (counts.get(host) ?? 0) + 1);
  const greatest = Math.max(...counts.values());
  return new Set([...counts].filter(([, count]) => count === greatest).map(([host]) => host));
}

/** A reading on a line, by the names of its components; undefined if it is refused. */
function told(reading: Reading | undefined): string | undefined {
  if (reading === undefined || reading === false) return undefined;
  return COMPONENTS.flatMap((name, at) => {
    const value = reading[at];
    return value === null || value === undefined || value === ""
      ? []
      : [`${name} ${value === false ? "✗" : value}`];
  }).join(", ");
}

/** A host that is found; empty if there is no host. */
function hostTold(reading: Reading | undefined): string | undefined {
  return reading === undefined || reading === false ? undefined : reading[2] || "";
}
