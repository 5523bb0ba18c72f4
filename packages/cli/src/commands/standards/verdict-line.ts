/** What `uri standards` prints for a line of a list: words that a program can search for. */

import type { Difference, SideBySide } from "@urikit/standards";

/**
 * The line for a line of a list: the verdict; then which editions reject the reference, unless all do; and between
 * which readers it is dangerous, or asks for caution.
 */
export function verdictLine({ standards, differences, verdict }: SideBySide): string {
  if (verdict === "rejected") return "rejected by all";
  const rejected = standards.filter(({ valid }) => !valid).map(({ id }) => id);
  const dangers = differences.filter(({ dangerous, caution }) =>
    verdict === "dangerous" ? dangerous : caution === true,
  );
  const aspects = [...new Set(dangers.map(({ what }) => what))];
  const pairs = aspects.map(
    (aspect) => `${aspect}=${pairsOf(dangers.filter(({ what }) => what === aspect))}`,
  );
  return [verdict, ...(rejected.length > 0 ? [`rejected=${rejected.join()}`] : []), ...pairs].join(" ");
}

function pairsOf(differences: readonly Difference[]): string {
  return differences.map(({ between }) => between.join("/")).join();
}
