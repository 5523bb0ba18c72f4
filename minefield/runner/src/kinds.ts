/** The kinds of references: a reference that was put together of several odd pieces has the kind of each, such as `port, path`. */

import type { MinefieldRecord } from "./record.ts";

/** The fewest references that make a kind a column of a table: of fewer, a share says nothing. */
const FEWEST = 12;

/** The kinds of a reference, each alone. */
export function kindsOf({ kind }: Pick<MinefieldRecord, "kind">): readonly string[] {
  return kind.split(", ");
}

/** The kinds of which there are enough references, in the order of the lists. */
export function commonKinds(records: readonly MinefieldRecord[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const record of records)
    for (const kind of kindsOf(record)) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].filter(([, count]) => count >= FEWEST).map(([kind]) => kind);
}
