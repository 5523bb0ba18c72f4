// What scripts/standards.js writes first: the tables, by their paths in the repository.
import { EDITIONS, type TabledEdition, tablesOf } from "./tables.ts";

const STANDARDS = "packages/urikit/src/standards";

export function products(root: string): ReadonlyMap<string, string> {
  const ids = Object.keys(EDITIONS) as TabledEdition[];
  return new Map(ids.map((id) => [`${STANDARDS}/${id}/tables.ts`, tablesOf(`${root}/${STANDARDS}`, id)]));
}
