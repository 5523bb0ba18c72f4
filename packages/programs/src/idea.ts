/** The ideas of the habits of programs: each is one way in which programs differ. `HABITS` describes them. */

import type { Statement } from "urikit/words";

/** The name of an idea in data. */
export type HabitIdea =
  | "at"
  | "authority"
  | "authority-inherited"
  | "backslash"
  | "blanks"
  | "default-port"
  | "disguise"
  | "dot-segments"
  | "empty"
  | "empty-reference"
  | "encoding"
  | "fragment"
  | "host-characters"
  | "host-decoded"
  | "idna"
  | "ipv4"
  | "ipv6"
  | "merging"
  | "no-host"
  | "no-scheme"
  | "odd-character"
  | "opaque"
  | "plus"
  | "port"
  | "prefix"
  | "query-alone"
  | "registry-name"
  | "same-scheme"
  | "scheme"
  | "slashes"
  | "surplus"
  | "url-standard"
  | "userinfo"
  | "zone";

/** A question to a program that shows a habit. */
export interface HabitExample {
  readonly reference: string;
  /** Present if the target against it is asked for. */
  readonly base?: string;
  /** The part of the answer that shows the habit; `dials` is the address that a client of HTTP connects to. */
  readonly shows: "scheme" | "userinfo" | "host" | "port" | "path" | "query" | "target" | "dials";
}

/** A habit in which programs part. */
export interface HabitDescription {
  readonly id: HabitIdea;
  readonly title: Statement;
  /** The behaviour of programs, and how they differ. */
  readonly what: Statement;
  /** Since when, and by which documents. */
  readonly since: Statement;
  /** The attack that is possible where two programs differ. */
  readonly attack: Statement;
  /** The defence. */
  readonly fix: Statement;
  readonly examples: readonly HabitExample[];
}
