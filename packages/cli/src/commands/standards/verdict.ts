/** The one word for what the editions make of a reference, the same for a single one and for a line of a list. */

import type { Difference } from "@urikit/standards";

/** `alike`, though words and spellings may differ. */
export type Verdict = "alike" | "different" | "dangerous";

/** The word for the differences of a reference. */
export function verdictOn(differences: readonly Difference[]): Verdict {
  if (differences.some(({ dangerous }) => dangerous)) return "dangerous";
  return differences.some(changesReading) ? "different" : "alike";
}

/** Whether a difference is more than another name for a part, or another normal form. */
export function changesReading({ what }: Difference): boolean {
  return what !== "components" && what !== "normal form";
}
