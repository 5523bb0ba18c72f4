/**
 * How bad it is that two readers do not agree about a reference: one rule for editions and programs, for `confusions` and
 * for `sideBySide`. It asks where each of them goes, and what in the text leads there.
 */

import { nonDefaultPort } from "../../default-ports.ts";
import { isOneName } from "../reading/places.ts";
import { isGuessed, type Written } from "../reading/written.ts";

/**
 * `dangerous`: they go to different hosts, to different ports of one, or by different schemes; or only one goes to a
 * host, where the other is right to find no host. `caution`: only one reports the host, or hosts are guessed.
 * `different`: only one reports its scheme, or its port.
 */
export type PlaceVerdict = "dangerous" | "caution" | "different";

/** The verdict on two readers, and where they differ. */
export interface Judgement {
  readonly verdict: PlaceVerdict;
  readonly what: "host" | "scheme" | "port";
}

/** The place that a reader goes to. It does not find what is empty or undefined. */
export interface JudgedPlace {
  readonly scheme?: string | undefined;
  readonly host?: string | undefined;
  /** `false`: it throws an error when it is asked for the port. */
  readonly port?: string | false | undefined;
}

/** The worst that can be said of two readers that both accept a text; undefined if they go to one server. */
export function judgement(one: JudgedPlace, other: JudgedPlace, written: Written): Judgement | undefined {
  const pair = { one, other, written };
  if (isSchemeAsHost(one, written) || isSchemeAsHost(other, written))
    return one.host === other.host ? undefined : { verdict: "different", what: "host" };
  return hosts(pair) ?? schemes(pair) ?? oneHost(pair) ?? ports(pair) ?? oneScheme(pair);
}

/**
 * Whether a reader has taken a scheme for a host: superagent and needle write `http://` before it. Nobody gives them a
 * reference of another scheme to fetch; one of `HTTP` is another matter.
 */
function isSchemeAsHost({ scheme, host = "" }: JudgedPlace, { schemes, hasSlashes }: Written): boolean {
  return hasSlashes && scheme === "http" && schemes.includes(host) && !/^https?$/.test(host);
}

/** Two readers that both accept a text, and what is written in it. */
interface Pair {
  readonly one: JudgedPlace;
  readonly other: JudgedPlace;
  readonly written: Written;
}

function hosts({ one, other, written }: Pair): Judgement | undefined {
  if (!one.host || !other.host || one.host === other.host) return undefined;
  const isCaution = isGuessed(written) || isOneName(one.host, other.host);
  return { verdict: isCaution ? "caution" : "dangerous", what: "host" };
}

/** Two schemes that are both written: a program that has guessed one has not read another. */
function schemes({ one, other, written }: Pair): Judgement | undefined {
  const [first, second] = [one.scheme ?? "", other.scheme ?? ""];
  const areWritten = written.schemes.includes(first) && written.schemes.includes(second);
  return areWritten && first !== second ? { verdict: "dangerous", what: "scheme" } : undefined;
}

/**
 * Only one finds a host: dangerous where no authority is written, so that the other is right to find no host, as in
 * `http:evil.example`; elsewhere the other does not report the host.
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
