// What scripts/standards.js writes last: the page, by its path in the repository.
import { thirtyYears } from "./thirty-years.ts";

export function products(): ReadonlyMap<string, string> {
  return new Map([["docs/thirty-years.md", thirtyYears()]]);
}
