/** Every kind of finding, by its id: the one source of the pages, of `uri explain`, and of the advice. */

import {
  type Explanation,
  explanationOf,
  type FindingExample,
  type FindingGroup,
  type FindingRow,
} from "./finding.ts";
import { CARELESS } from "./findings/careless.ts";
import { DESTINATION } from "./findings/destination.ts";
import { EXAMPLES } from "./findings/examples.ts";
import { GUARD_REASONS } from "./findings/guard-reasons.ts";
import { MISLEADING } from "./findings/misleading.ts";
import { PARSERS } from "./findings/parsers.ts";
import { SENSITIVE } from "./findings/sensitive.ts";
import { SMUGGLING } from "./findings/smuggling.ts";

const KINDS = { ...SENSITIVE, ...MISLEADING, ...DESTINATION, ...SMUGGLING, ...PARSERS, ...CARELESS };

/** The id of a kind of finding. */
export type FindingId = keyof typeof KINDS;

const GROUPS: readonly (readonly [FindingGroup, Readonly<Record<string, FindingRow>>])[] = [
  ["sensitive", SENSITIVE],
  ["misleading", MISLEADING],
  ["destination", DESTINATION],
  ["smuggling", SMUGGLING],
  ["parsers", PARSERS],
  ["careless", CARELESS],
];

/**
 * Every kind of finding, group by group.
 *
 * @example
 * ```ts
 * import { FINDINGS } from "@urikit/audit";
 *
 * FINDINGS.filter(({ group, severity }) => group === "sensitive" && severity === "danger").map(({ id }) => id);
 * // => ["password", "secret-by-shape"]
 * ```
 */
export const FINDINGS: readonly Explanation[] = GROUPS.flatMap(([group, kinds]) =>
  Object.entries(kinds).map(([id, kind]) => explanationOf(id, group, kind, exampleOf(id as FindingId))),
);

function exampleOf(id: FindingId): FindingExample {
  return EXAMPLES[id];
}

const BY_ID: ReadonlyMap<string, Explanation> = new Map(
  [...GUARD_REASONS, ...FINDINGS].map((one) => [one.id, one]),
);

/**
 * All that is known about a kind of finding, or about a reason of the guard; undefined if there is no such id.
 *
 * @example
 * ```ts
 * import { explain } from "@urikit/audit";
 *
 * explain("password")?.severity; // => "danger"
 * explain("port-not-allowed")?.group; // => "policy"
 * explain("nonsense"); // => undefined
 * ```
 */
export function explain(id: string): Explanation | undefined {
  return BY_ID.get(id);
}

/** The row of a kind in the tables. */
export function rowOf(id: FindingId): FindingRow {
  return KINDS[id];
}
