/** Readers that were thought of and are not recorded, with the reason of each: the page of the minefield names them. */

import { readFileSync } from "node:fs";

/** A reader that is not recorded. */
export interface LeftOut {
  readonly name: string;
  /** Why it cannot be had, or is not worth a recorder: a clause, without a full stop. */
  readonly reason: string;
}

/** All of them, in the order of their names. */
export function leftOut(): readonly LeftOut[] {
  const all = JSON.parse(
    readFileSync(new URL("./left-out.json", import.meta.url), "utf8"),
  ) as readonly LeftOut[];
  return [...all].sort((one, other) => one.name.localeCompare(other.name, "en"));
}
