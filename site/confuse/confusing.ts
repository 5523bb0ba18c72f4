/** References that some readers take for one host, and others for another: in groups by the habits they are made for. */

import { namesOf } from "@urikit/explain/readers";
import type { HabitIdea } from "@urikit/programs";
import { agreements, type ConfusingReference, confusingReferences, READERS } from "@urikit/standards";
import { type HostProblem, hostProblemOf } from "./host-problem.ts";

/** Two hosts: of each, what a person typed. */
export interface TwoHosts {
  readonly trusted: string;
  readonly feared: string;
}

/** Readers that go to one host. */
export interface HostReaders {
  /** Undefined where they find no host. */
  readonly host: string | undefined;
  readonly role: "trusted" | "feared" | "other" | "refused";
  readonly names: readonly string[];
}

export interface ShownConfusing extends ConfusingReference {
  /** All editions and programs, those together that go to one host. */
  readonly readers: readonly HostReaders[];
}

export interface ConfusingGroup {
  /** The habits that these references are made for. */
  readonly habits: readonly HabitIdea[];
  readonly references: readonly ShownConfusing[];
}

export type ConfusedAnswer =
  | { readonly problems: Readonly<Partial<Record<keyof TwoHosts, HostProblem>>> }
  | { readonly isSame: true }
  | { readonly groups: readonly ConfusingGroup[]; readonly count: number };

/** The references for two hosts, or why there are no references. White space around a host, as it is pasted, is left out. */
export function confusedBy(hosts: TwoHosts): ConfusedAnswer {
  const [trusted, feared] = [hosts.trusted.trim(), hosts.feared.trim()];
  const [ofTrusted, ofFeared] = [hostProblemOf(trusted), hostProblemOf(feared)];
  if (ofTrusted !== undefined || ofFeared !== undefined)
    return { problems: { ...(ofTrusted && { trusted: ofTrusted }), ...(ofFeared && { feared: ofFeared }) } };
  if (trusted.toLowerCase() === feared.toLowerCase()) return { isSame: true };
  const found = confusingReferences(trusted, feared);
  const groups = new Map<string, ConfusingReference[]>();
  for (const one of found) {
    const key = one.uses.join(" ");
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  const roles = { trusted: trusted.toLowerCase(), feared: feared.toLowerCase() };
  return { count: found.length, groups: [...groups.values()].map((group) => groupOf(group, roles)) };
}

function groupOf(references: readonly ConfusingReference[], hosts: TwoHosts): ConfusingGroup {
  const uses = references[0]?.uses ?? [];
  return {
    habits: uses,
    references: references.map((one) => ({ ...one, readers: readersOf(one.reference, hosts) })),
  };
}

const ROLES = ["trusted", "feared", "other", "refused"] as const;

/** Who goes where: to the one host, to the other, elsewhere, nowhere. */
function readersOf(reference: string, hosts: TwoHosts): readonly HostReaders[] {
  const groups = new Map<
    string,
    { host: string | undefined; role: HostReaders["role"]; readers: string[] }
  >();
  const sets = agreements(reference, { readers: READERS });
  for (const { host, valid, readers } of sets) {
    const role = !valid ? "refused" : (ROLES.find((one) => hostOf(one, hosts) === host) ?? "other");
    const key = `${role} ${host ?? ""}`;
    const group = groups.get(key) ?? { host, role, readers: [] };
    group.readers.push(...readers);
    groups.set(key, group);
  }
  return [...groups.values()]
    .sort((one, another) => ROLES.indexOf(one.role) - ROLES.indexOf(another.role))
    .map(({ host, role, readers }) => ({
      host,
      role,
      names: namesOf(READERS.filter((reader) => readers.includes(reader))),
    }));
}

function hostOf(role: HostReaders["role"], { trusted, feared }: TwoHosts): string | false {
  return role === "trusted" ? trusted : role === "feared" ? feared : false;
}
