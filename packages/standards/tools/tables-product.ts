// What scripts/standards.js writes first: the tables, by their paths in the repository.
import { EDITIONS, type TabledEdition, tablesOf } from "./tables.ts";

const FOLDER = "packages/standards/src/editions";

export function products(root: string): ReadonlyMap<string, string> {
  const ids = Object.keys(EDITIONS) as TabledEdition[];
  return new Map(ids.map((id) => [`${FOLDER}/${id}/tables.ts`, tablesOf(`${root}/${FOLDER}`, id)]));
}
