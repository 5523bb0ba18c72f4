/** References that some readers take for one host, and others for another: a row for each, with who goes where. */

import { inFamilies, ownName } from "@urikit/explain/readers";
import type { HabitIdea } from "@urikit/programs";
import { agreements, confusingReferences, READERS } from "@urikit/standards";
import { type HostProblem, hostProblemOf } from "./host-problem.ts";

/** Two hosts: of each, what a person typed. */
export interface TwoHosts {
  readonly trusted: string;
  readonly feared: string;
}

/** Where a reader goes, as a letter: to the host that is trusted, to the one that is feared, to another, or nowhere. */
export const ROLES = { trusted: "t", feared: "f", other: "o", refused: "-" } as const;
export type Role = keyof typeof ROLES;

export interface ConfusingRow {
  readonly reference: string;
  /** The habits that it is made for. */
  readonly habits: readonly HabitIdea[];
  /** A letter for each reader, in the order of `readers`. */
  readonly roles: string;
}

/** A reader, and the column of its letter. */
export interface Column {
  readonly id: string;
  readonly name: string;
}

export interface Confused {
  readonly readers: readonly Column[];
  /** Those with the same habits next to each other. */
  readonly rows: readonly ConfusingRow[];
}

export type ConfusedAnswer =
  | { readonly problems: Readonly<Partial<Record<keyof TwoHosts, HostProblem>>> }
  | { readonly isSame: true }
  | Confused;

/** The references for two hosts, or why there are no references. White space around a host, as it is pasted, is left out. */
export function confusedBy(hosts: TwoHosts): ConfusedAnswer {
  const [trusted, feared] = [hosts.trusted.trim(), hosts.feared.trim()];
  const [ofTrusted, ofFeared] = [hostProblemOf(trusted), hostProblemOf(feared)];
  if (ofTrusted !== undefined || ofFeared !== undefined)
    return { problems: { ...(ofTrusted && { trusted: ofTrusted }), ...(ofFeared && { feared: ofFeared }) } };
  if (trusted.toLowerCase() === feared.toLowerCase()) return { isSame: true };
  const groups = new Map<string, ConfusingRow[]>();
  for (const { reference, uses } of confusingReferences(trusted, feared)) {
    const row = { reference, habits: uses, roles: rolesOf(reference, { trusted, feared }) };
    groups.set(uses.join(" "), [...(groups.get(uses.join(" ")) ?? []), row]);
  }
  return { readers: COLUMNS, rows: [...groups.values()].flat() };
}

const ALL = inFamilies(READERS);
const COLUMNS: readonly Column[] = ALL.map((id) => ({ id, name: ownName(id) }));

function rolesOf(reference: string, { trusted, feared }: TwoHosts): string {
  const roles = new Map<string, string>();
  for (const { host, valid, readers } of agreements(reference, { readers: READERS })) {
    const role = !valid ? "refused" : (hostRole(host, { trusted, feared }) ?? "other");
    for (const reader of readers) roles.set(reader, ROLES[role]);
  }
  return ALL.map((reader) => roles.get(reader) ?? ROLES.refused).join("");
}

function hostRole(host: string | undefined, { trusted, feared }: TwoHosts): Role | undefined {
  if (host === trusted.toLowerCase()) return "trusted";
  return host === feared.toLowerCase() ? "feared" : undefined;
}

/** The rows where the check sees the trusted host and the client goes to the feared one; of a reader that is not given, any. */
export function attacksOn(
  { readers, rows }: Confused,
  { check, client }: { readonly check: string; readonly client: string },
): readonly ConfusingRow[] {
  const [of, by] = [check, client].map((id) => readers.findIndex((one) => one.id === id)) as [number, number];
  return rows.filter(
    ({ roles }) =>
      (of < 0 || roles[of] === ROLES.trusted) &&
      (by < 0 || roles[by] === ROLES.feared) &&
      (of >= 0 || by >= 0 || roles.includes(ROLES.feared)),
  );
}
