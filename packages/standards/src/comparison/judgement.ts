/**
 * How bad it is that two readers do not agree about a reference: one rule for editions and programs, for `confusions` and
 * for `sideBySide`. It asks where each of them goes, and what in the text leads there.
 */

import { nonDefaultPort } from "../default-ports.ts";
import { partsOf } from "../parts.ts";

/**
 * `dangerous`: they go to different hosts, to different ports of one, or by different schemes; or only one goes to a
 * host, where the other is right that there is none. `caution`: only one tells the host, or hosts are guessed.
 * `different`: only one tells its scheme, or its port.
 */
export type PlaceVerdict = "dangerous" | "caution" | "different";

/** What is said of two readers, and in what they differ. */
export interface Judgement {
  readonly verdict: PlaceVerdict;
  readonly what: "host" | "scheme" | "port";
}

/** Where a reader goes. What is empty or undefined it does not find. */
export interface JudgedPlace {
  readonly scheme?: string | undefined;
  readonly host?: string | undefined;
  /** `false`: it throws an error when it is asked for the port. */
  readonly port?: string | false | undefined;
}

/** What stands in a text, whoever reads it. */
export interface Written {
  /** What may be taken for its scheme, in lower case: one, or two after the prefix `url:`. */
  readonly schemes: readonly string[];
  /** Whether two slashes and an authority that is not empty follow (RFC 3986 §3.2). */
  readonly hasAuthority: boolean;
}

/** What the URL Standard removes before it reads (WHATWG URL §4.4). */
const REMOVED = /^[\0- ]+|[\t\n\r]+/g;

/** What is written in a text; it is read with the scheme of a base, if it has none. */
export function writtenIn(text: string, baseScheme?: string): Written {
  const cleaned = text.replace(REMOVED, "");
  const [prefix = ""] = /^url:/i.exec(cleaned) ?? []; // RFC 3986 Appendix C; java.net.URL drops it
  const { scheme, authority } = partsOf(cleaned.slice(prefix.length));
  const names = [prefix.slice(0, -1), scheme ?? baseScheme ?? ""].filter((name) => name !== "");
  return { schemes: names.map((name) => name.toLowerCase()), hasAuthority: Boolean(authority) };
}

/** After these, browsers take any number of slashes, and none, for two (WHATWG URL §3.1, §4.4). */
const SLASHES_ARE_FREE: ReadonlySet<string> = new Set(["http", "https", "ws", "wss", "ftp"]);

/**
 * Whether a host that a reader finds in a text is a guess: no authority is written, and no standard has one after the
 * scheme, as in `mailto:a@b`, `localhost:80` and `a/b`.
 */
export function isGuessed({ schemes, hasAuthority }: Written): boolean {
  return !hasAuthority && !schemes.some((scheme) => SLASHES_ARE_FREE.has(scheme));
}

/**
 * Whether every host that a reader finds in a reference is a guess, as no authority is written in it, and browsers do not
 * go to one all the same.
 *
 * @throws {TypeError} If `reference` or `base` is not a string.
 *
 * @example
 * ```ts
 * import { isHostGuessed } from "@urikit/standards";
 *
 * isHostGuessed("mailto:a@b.example"); // => true
 * isHostGuessed("localhost:80"); // => true
 * isHostGuessed("http:b.example"); // => false
 * ```
 */
export function isHostGuessed(reference: string, base?: string): boolean {
  if (typeof reference !== "string") throw new TypeError("the reference must be a string");
  if (base !== undefined && typeof base !== "string") throw new TypeError("the base must be a string");
  return isGuessed(writtenIn(reference, base === undefined ? undefined : partsOf(base).scheme));
}

/** The worst that can be said of two readers that both accept a text; undefined if they go to one server. */
export function judgement(one: JudgedPlace, other: JudgedPlace, written: Written): Judgement | undefined {
  const pair = { one, other, written };
  return hosts(pair) ?? schemes(pair) ?? oneHost(pair) ?? ports(pair) ?? oneScheme(pair);
}

/** Two readers that both accept a text, and what is written in it. */
interface Pair {
  readonly one: JudgedPlace;
  readonly other: JudgedPlace;
  readonly written: Written;
}

function hosts({ one, other, written }: Pair): Judgement | undefined {
  if (!one.host || !other.host || one.host === other.host) return undefined;
  return { verdict: isGuessed(written) ? "caution" : "dangerous", what: "host" };
}

/** Two schemes that are both written: a program that has guessed one has not read another. */
function schemes({ one, other, written }: Pair): Judgement | undefined {
  const [first, second] = [one.scheme ?? "", other.scheme ?? ""];
  const areWritten = written.schemes.includes(first) && written.schemes.includes(second);
  return areWritten && first !== second ? { verdict: "dangerous", what: "scheme" } : undefined;
}

/**
 * Only one finds a host: dangerous where no authority is written, so that the other is right that there is none, as in
 * `http:evil.example`; elsewhere the other does not tell the host.
 */
function oneHost({ one, other, written }: Pair): Judgement | undefined {
  if (Boolean(one.host) === Boolean(other.host)) return undefined;
  return { verdict: written.hasAuthority || isGuessed(written) ? "caution" : "dangerous", what: "host" };
}

/** Two ports of one host, by the scheme that one of them tells: a port may be the default of that. */
function ports({ one, other, written }: Pair): Judgement | undefined {
  if (!one.host) return undefined;
  const scheme = one.scheme || other.scheme;
  const [first, second] = [one.port, other.port].map((port) =>
    port === false ? false : nonDefaultPort(scheme, port),
  );
  if (first === second) return undefined;
  if (first === false || second === false) return { verdict: "different", what: "port" };
  return { verdict: isGuessed(written) ? "caution" : "dangerous", what: "port" };
}

function oneScheme({ one, other }: Pair): Judgement | undefined {
  return (one.scheme ?? "") === (other.scheme ?? "") ? undefined : { verdict: "different", what: "scheme" };
}
