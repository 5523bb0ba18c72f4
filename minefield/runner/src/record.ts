/** The shapes of the data: what stands in a line of `minefield.jsonl`, and in `readers.json`. */

/** The components of a reading, in this order; those at the end that are absent are left out. */
export const COMPONENTS = ["scheme", "userinfo", "host", "port", "path", "query"] as const;

export type Component = (typeof COMPONENTS)[number];

/**
 * The components of a reading, `null` where one is absent, or empty for a reader that does not tell the two apart; `false`
 * for a port: the reader throws an error when it is asked for it. Or `false` for the whole: the reader refuses the reference.
 */
export type Reading = readonly (string | false | null)[] | false;

/** Answers by readers, whose ids are joined by spaces; `others` are those that stand nowhere else. */
export type Groups<T> = Readonly<Record<string, T>>;

/** How a reader gave no answer: it ended or printed none, was silent for too long, or answered differently when asked again. */
export type Failed = "crashed" | "hung" | "unsteady";

/** What a standard says of a reference. */
export interface Statement {
  readonly reads: Reading;
  /** With a base: the target, or `false` if there is none. */
  readonly target?: string | false;
}

/** Where a reference comes from, under which licence, and what it is asked for. */
export interface Source {
  readonly source: string;
  /** By SPDX; DATA-LICENCE.md explains `LicenseRef-`. */
  readonly licence: string;
  readonly purpose: string;
}

/** A reference, with what the standards say and what every reader said. */
export interface MinefieldRecord extends Question {
  /** Eight hexadecimal digits, which stay when others are added. */
  readonly id: string;
  readonly list: string;
  readonly kind: string;
  /** That of its list first, then others that have it too. */
  readonly sources: readonly Source[];
  /** Whether it is in the third from which no model of a reader is made. */
  readonly heldOut: boolean;
  readonly rfc3986: Statement;
  readonly urlStandard: Statement;
  readonly reads: Groups<Reading>;
  readonly target?: Groups<string | false>;
  /** The host, a space and the port to which the client of a reader would connect. */
  readonly dials?: Groups<string | false>;
  /** The readers that gave no answer, joined by spaces, by what they did; `reads`, `target` and `dials` count them as refusing. */
  readonly failed?: Readonly<Partial<Record<Failed, string>>>;
}

/** What a reader is asked. */
export interface Question {
  readonly reference: string;
  readonly base?: string;
}

/** What a reader answers. */
export interface Answer {
  readonly reads: Reading;
  /** Undefined without a base, and from a reader that does not resolve. */
  readonly target?: string | false;
}

/** A reader that was asked. */
export interface Reader {
  readonly id: string;
  /** The language in which it is used, such as `Python`. */
  readonly language: string;
  /** Its name and version, and those of the libraries below it. */
  readonly version: string;
  readonly resolves: boolean;
  readonly dials: boolean;
}

/** The member of a group in which a reader stands. */
export function answerIn<T>(groups: Groups<T> | undefined, id: string): T | undefined {
  if (groups === undefined) return undefined;
  const named = membersOf(groups);
  return groups[named.get(id) ?? "others"];
}

/** How a reader failed to answer; undefined if it answered. */
export function failureOf({ failed = {} }: Pick<MinefieldRecord, "failed">, id: string): Failed | undefined {
  const ways: readonly Failed[] = ["crashed", "hung", "unsteady"];
  return ways.find((way) => failed[way]?.split(" ").includes(id));
}

/** The keys of groups by the ids of their readers. They are kept, because every reader is looked up in them. */
function membersOf(groups: object): ReadonlyMap<string, string> {
  const known = members.get(groups);
  if (known !== undefined) return known;
  const found = new Map(Object.keys(groups).flatMap((key) => key.split(" ").map((id) => [id, key] as const)));
  members.set(groups, found);
  return found;
}

const members = new WeakMap<object, ReadonlyMap<string, string>>();
