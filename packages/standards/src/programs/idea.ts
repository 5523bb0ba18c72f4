/** The ideas behind the habits of programs: each is one way in which programs part. `HABITS` describes them. */

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

/** What a program is asked, to see a habit. */
export interface HabitExample {
  readonly reference: string;
  /** Present if the target against it is asked for. */
  readonly base?: string;
  /** What of the answer shows the habit; `dials` is the address that a client of HTTP connects to. */
  readonly shows: "scheme" | "userinfo" | "host" | "port" | "path" | "query" | "target" | "dials";
}

/** A habit in which programs part. */
export interface HabitDescription {
  readonly id: HabitIdea;
  readonly title: string;
  /** What programs do, and how they differ. */
  readonly what: string;
  /** Since when, and by which documents. */
  readonly since: string;
  /** What can be done with it where two programs differ. */
  readonly attack: string;
  /** What helps. */
  readonly fix: string;
  readonly examples: readonly HabitExample[];
}
