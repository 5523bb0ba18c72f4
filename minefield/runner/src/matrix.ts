/** Readers and kinds of references: how far each reader agrees, in the references of a kind, with a standard or with the others. */

import { hostsOf, REFUSED } from "./hosts.ts";
import { commonKinds, kindsOf } from "./kinds.ts";
import type { MinefieldRecord, Reader } from "./record.ts";
import { type Count, outcomes, recordedAnswers, type Standard } from "./score.ts";

/** That with which readers are compared: a standard, or the host that most readers find. */
export const MEASURES = ["rfc3986", "urlStandard", "readers"] as const;

export type Measure = (typeof MEASURES)[number];

export interface Matrix {
  readonly kinds: readonly string[];
  /** For each reader the count for each kind: of how many references its answer agrees. */
  readonly rows: readonly (readonly Count[])[];
}

/** The counts of all readers. */
export function matrix(
  records: readonly MinefieldRecord[],
  readers: readonly Reader[],
  measure: Measure,
): Matrix {
  const kinds = commonKinds(records);
  const places = new Map(kinds.map((kind, at) => [kind, at]));
  const columns = records.map((record) => kindsOf(record).flatMap((kind) => places.get(kind) ?? []));
  const agreeing =
    measure === "readers" ? withMost(records, readers) : withStandard(records, readers, measure);
  const rows = readers.map((_, reader) => {
    const counts = kinds.map(() => ({ right: 0, of: 0 }));
    for (const [at, own] of columns.entries()) {
      const agrees = agreeing(reader, at);
      if (agrees === undefined) continue;
      for (const column of own) {
        const count = counts[column];
        if (count === undefined) continue;
        count.of++;
        if (agrees) count.right++;
      }
    }
    return counts;
  });
  return { kinds, rows };
}

/** Whether a reader agrees about a record, both by their places; undefined if it is not asked. */
type Agreeing = (reader: number, record: number) => boolean | undefined;

function withStandard(
  records: readonly MinefieldRecord[],
  readers: readonly Reader[],
  standard: Standard,
): Agreeing {
  const judged = readers.map((reader) => outcomes(records, recordedAnswers(records, reader), standard));
  return (reader, record) => {
    const outcome = judged[reader]?.[record];
    return outcome === "not asked" ? undefined : outcome === "right";
  };
}

/** The host that most readers find, or that they refuse; of several that are equally common, each. */
function withMost(records: readonly MinefieldRecord[], readers: readonly Reader[]): Agreeing {
  const hosts = hostsOf(records, readers);
  const most = records.map(({ base }, at) => (base === undefined ? mostCommon(hosts, at) : undefined));
  return (reader, record) => most[record]?.has(hosts[reader]?.[record] ?? REFUSED);
}

function mostCommon(hosts: readonly Int32Array[], at: number): ReadonlySet<number> {
  const counts = new Map<number, number>();
  for (const own of hosts) {
    const host = own[at] ?? REFUSED;
    counts.set(host, (counts.get(host) ?? 0) + 1);
  }
  const greatest = Math.max(...counts.values());
  return new Set([...counts].filter(([, count]) => count === greatest).map(([host]) => host));
}
