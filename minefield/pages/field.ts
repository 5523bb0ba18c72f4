/** The data with what all pages ask of it, each computed once. */

import { readers as allReaders, records as allRecords } from "../data.ts";
import { leftOut as allLeftOut, type LeftOut } from "../recorded/left-out.ts";
import { hostsOf, partings, WITH_BASE } from "../runner/src/hosts.ts";
import { type Matrix, type Measure, matrix } from "../runner/src/matrix.ts";
import type { MinefieldRecord, Reader } from "../runner/src/record.ts";
import { share } from "../runner/src/report.ts";
import {
  type Answers,
  type Conformance,
  type Count,
  conformance,
  recordedAnswers,
} from "../runner/src/score.ts";

/** A reader with how it keeps both standards. */
export interface Scored {
  readonly reader: Reader;
  readonly answers: Answers;
  readonly rfc3986: Conformance;
  readonly urlStandard: Conformance;
}

/** Two readers, and the places of the records that lead them to different hosts. */
export interface Pair {
  readonly one: Scored;
  readonly other: Scored;
  readonly apart: readonly number[];
}

/** Another reader, the records that lead to another host there, and how often both find the same host, or refuse. */
export interface OtherReader {
  readonly other: Scored;
  readonly apart: readonly MinefieldRecord[];
  readonly same: Count;
}

export interface Field {
  readonly records: readonly MinefieldRecord[];
  /** By their languages, and in each the one first that keeps most of RFC 3986. */
  readonly scored: readonly Scored[];
  readonly matrices: Readonly<Record<Measure, Matrix>>;
  /** Those first that differ most often. */
  readonly pairs: readonly Pair[];
  /** The other readers of one, those first that differ from it most often. */
  othersOf(one: Scored): readonly OtherReader[];
  readonly leftOut: readonly LeftOut[];
}

let known: Field | undefined;

/** The data of the repository. */
export function field(): Field {
  known ??= fieldOf(allRecords(), allReaders(), allLeftOut());
  return known;
}

/** The same of any data. */
export function fieldOf(
  records: readonly MinefieldRecord[],
  readers: readonly Reader[],
  leftOut: readonly LeftOut[],
): Field {
  const scored = readers
    .map((reader): Scored => {
      const answers = recordedAnswers(records, reader);
      return {
        reader,
        answers,
        rfc3986: conformance(records, answers, "rfc3986"),
        urlStandard: conformance(records, answers, "urlStandard"),
      };
    })
    .sort(
      (a, b) =>
        a.reader.language.localeCompare(b.reader.language, "en") ||
        share(b.rfc3986.all) - share(a.rfc3986.all),
    );
  const sorted = scored.map(({ reader }) => reader);
  const hosts = hostsOf(records, sorted);
  return {
    records,
    scored,
    matrices: {
      rfc3986: matrix(records, sorted, "rfc3986"),
      urlStandard: matrix(records, sorted, "urlStandard"),
      readers: matrix(records, sorted, "readers"),
    },
    pairs: pairsOf(scored, hosts),
    othersOf: (one) =>
      scored
        .filter((other) => other !== one)
        .map((other) => otherReader(one, other, { records, scored, hosts }))
        .sort((a, b) => b.apart.length - a.apart.length),
    leftOut,
  };
}

type Hosts = readonly Int32Array[];

function pairsOf(scored: readonly Scored[], hosts: Hosts): readonly Pair[] {
  return scored
    .flatMap((one, at) =>
      scored.slice(at + 1).map((other, after): Pair => {
        const [a = NOTHING, b = NOTHING] = [hosts[at], hosts[at + 1 + after]];
        return { one, other, apart: partings(a, b) };
      }),
    )
    .sort((a, b) => b.apart.length - a.apart.length);
}

function otherReader(
  one: Scored,
  other: Scored,
  { records, scored, hosts }: Pick<Field, "records" | "scored"> & { readonly hosts: Hosts },
): OtherReader {
  const [a = NOTHING, b = NOTHING] = [hosts[scored.indexOf(one)], hosts[scored.indexOf(other)]];
  const apart = partings(a, b).flatMap((at) => records[at] ?? []);
  const asked = a.filter((host) => host !== WITH_BASE).length;
  const right = a.filter((host, at) => host !== WITH_BASE && host === b[at]).length;
  return {
    other,
    apart: apart.sort((x, y) => x.reference.length - y.reference.length),
    same: { right, of: asked },
  };
}

const NOTHING = new Int32Array();

/** The readers of each language, in the order of the languages. */
export function byLanguage(scored: readonly Scored[]): ReadonlyMap<string, readonly Scored[]> {
  const groups = new Map<string, Scored[]>();
  for (const one of scored)
    groups.set(one.reader.language, [...(groups.get(one.reader.language) ?? []), one]);
  return groups;
}

/** The page of a reader, from `docs`. */
export function pageOf({ id }: Reader): string {
  return `minefield/${id.replace(/[^a-z0-9.-]/gi, "-")}.md`;
}

/** Its version, or its id as well where others have the same version: those of one language. */
export function nameOf({ id, version }: Reader, all: readonly Scored[]): string {
  const isShared = all.some(({ reader }) => reader.id !== id && reader.version === version);
  return isShared ? `${version} (${id})` : version;
}
