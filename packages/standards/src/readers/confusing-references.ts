/**
 * References that confuse: some readers go to one host, and others to another. They are put together from what the
 * literature has, and each is tried; so a change of a program, or another one, changes what comes out.
 */

import type { HabitIdea } from "@urikit/programs";
import { requireString } from "urikit/foundation";
import { agreements } from "./judgement/agreements.ts";
import type { ReaderId, ReadersOptions } from "./reading/readers.ts";

/** A reference, and who goes where with it. */
export interface ConfusingReference {
  readonly reference: string;
  /** The readers that go to the first host. */
  readonly first: readonly ReaderId[];
  /** The readers that go to the second host. */
  readonly second: readonly ReaderId[];
  /** The habits that its form is made for, by their names in `HABITS`. */
  readonly uses: readonly HabitIdea[];
}

/** A piece of a reference, and the habits that it is made for. */
type Piece = readonly [text: string, ...uses: readonly HabitIdea[]];

/**
 * The texts that begin the authority, for some readers: slashes of all kinds and numbers, and a prefix (RFC 3986
 * Appendix C).
 */
const STARTS: readonly Piece[] = [
  ["http://"],
  ["https://"],
  ["ftp://"],
  ["x://"],
  ["//"],
  ["", "no-scheme"],
  ["http:", "slashes"],
  ["http:/", "slashes"],
  ["http:///", "slashes"],
  ["http:////", "slashes"],
  ["http:\\\\", "slashes", "backslash"],
  ["http:/\\", "slashes", "backslash"],
  ["http:\\/", "slashes", "backslash"],
  ["\\\\", "backslash"],
  ["/\\", "backslash"],
  ["url:http://", "prefix"],
];

const USERINFOS = ["", "u@", "u:p@"];

/** The texts between two hosts that end the userinfo, the port or the authority for some readers only. */
const BETWEEN: readonly Piece[] = [
  ["@", "at"],
  [":@", "port", "at"],
  [":80@", "port", "at"],
  [":80:@", "port", "at"],
  ["\\@", "backslash"],
  ["\\\\@", "backslash"],
  [":80\\@", "backslash"],
  ["#@", "authority", "at"],
  ["#\\@", "authority", "backslash"],
  [":80#@", "authority", "at"],
  ["?@", "authority", "at"],
  [":80?@", "authority", "at"],
  ["/@", "authority", "at"],
  [";@", "host-characters", "at"],
  ["&@", "host-characters", "at"],
  ["%00@", "host-decoded", "at"],
  ["%23@", "host-decoded", "at"],
  ["%2f@", "host-decoded", "at"],
  ["%3f@", "host-decoded", "at"],
  ["%40@", "host-decoded", "at"],
  ["%5c@", "host-decoded", "at"],
  [" @", "blanks", "at"],
  ["\t@", "blanks", "at"],
  ["\n@", "blanks", "at"],
  ["[@", "ipv6", "at"],
  ["]@", "ipv6", "at"],
  ["^@", "host-characters", "at"],
  ["|@", "host-characters", "at"],
  ["\uff0f@", "disguise", "at"],
  ["\uff20", "disguise", "at"],
  ["@@", "at"],
  ["//", "authority"],
  ["\\", "backslash"],
  ["://", "no-scheme", "port"],
  [":80//", "authority"],
];

/**
 * References with which some readers in use go to one host, and others to the other, in both orders: test cases for a
 * filter of one's own. They may contain a tab or a line break. If readers are given, only they are asked: of two, the
 * references are those on which these two differ.
 *
 * @throws {RangeError} If the two are the same host, or readers do not agree about one of them where it stands alone.
 * @throws {TypeError} If there is no such reader.
 *
 * @example
 * ```ts
 * import { confusingReferences } from "@urikit/standards";
 *
 * const found = confusingReferences("good.example", "evil.example");
 * const one = found.find(({ reference }) => reference === "http://good.example\\@evil.example/");
 * one?.first.includes("whatwg"); // => true
 * one?.second.includes("urllib"); // => true
 * one?.uses; // => ["backslash"]
 * ```
 */
export function confusingReferences(
  first: string,
  second: string,
  options: ReadersOptions = {},
): readonly ConfusingReference[] {
  return [...findConfusing(first, second, options)];
}

/**
 * The same, one after another, as they are found: thousands of texts are tried.
 *
 * @throws {RangeError} As {@link confusingReferences} does, before the first.
 *
 * @example
 * ```ts
 * import { findConfusing } from "@urikit/standards";
 *
 * const [one] = findConfusing("good.example", "evil.example", { readers: ["curl", "node"] });
 * one?.reference; // => "http://good.example\\@evil.example/"
 * [one?.first, one?.second]; // => [["node"], ["curl"]]
 * ```
 */
export function* findConfusing(
  first: string,
  second: string,
  options: ReadersOptions = {},
): Generator<ConfusingReference, void> {
  requireString(first, "the first host");
  requireString(second, "the second host");
  const hosts = [soleHost(first, options), soleHost(second, options)] as const;
  if (hosts[0] === hosts[1]) throw new RangeError("the hosts must not be the same");
  const orders = [hosts, [hosts[1], hosts[0]]] as const;
  for (const start of STARTS)
    for (const userinfo of USERINFOS)
      for (const between of BETWEEN)
        for (const [one, other] of orders) {
          const reference = `${start[0]}${userinfo}${one}${between[0]}${other}/`;
          const found = confusing(reference, hosts, options);
          if (found !== undefined) yield { ...found, uses: usesOf([between, start]) };
        }
}

/** The habits that some pieces are made for, each once. */
function usesOf(pieces: readonly Piece[]): readonly HabitIdea[] {
  return [...new Set(pieces.flatMap(([, ...uses]) => uses))];
}

/** The reference with its readers; undefined if it does not confuse. */
function confusing(
  reference: string,
  [one, other]: readonly [string, string],
  options: ReadersOptions,
): Omit<ConfusingReference, "uses"> | undefined {
  const sets = agreements(reference, options);
  const readersOf = (wanted: string) =>
    sets.filter(({ host }) => host === wanted).flatMap(({ readers }) => readers);
  const [first, second] = [readersOf(one), readersOf(other)];
  return first.length > 0 && second.length > 0 ? { reference, first, second } : undefined;
}

/** A host that all readers find where it stands alone, in lower case. */
function soleHost(host: string, options: ReadersOptions): string {
  const [set, another] = agreements(`http://${host}/`, options);
  const isSole = another === undefined && set?.host === host.toLowerCase() && set.port === undefined;
  if (!isSole) throw new RangeError("readers must agree about each of the hosts");
  return host.toLowerCase();
}
