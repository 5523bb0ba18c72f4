/** Why a text cannot be one of the two hosts, and what may be meant. */

import { namesOf } from "@urikit/explain/readers";
import { agreements } from "@urikit/standards";
import { tryParse } from "urikit";
import { toAscii } from "urikit/idna";

export type HostProblemKind =
  | "empty"
  | "too-long"
  | "reference"
  | "userinfo"
  | "port"
  | "path"
  | "not-ascii"
  /** Readers go to different hosts where it is alone. */
  | "unsettled"
  | "refused";

/** Where readers go with a host that is alone; the host is undefined where they refuse it. */
export interface LoneReading {
  readonly host: string | undefined;
  readonly names: readonly string[];
}

export interface HostProblem {
  readonly kind: HostProblemKind;
  /** The host that may be meant, which is not wrong itself. */
  readonly suggestion: string | undefined;
  /** Of a host that is not settled. */
  readonly readings: readonly LoneReading[];
}

/** No name is longer (RFC 1035 §2.3.4), and no address. */
const LONGEST = 255;

/** Undefined if all readers in use find this host where it is alone. */
export function hostProblemOf(host: string): HostProblem | undefined {
  const problem = writtenProblemOf(host) ?? readProblemOf(host);
  if (problem === undefined) return undefined;
  const { kind, suggestion, readings = [] } = problem;
  return { kind, suggestion: suggestion === undefined ? undefined : settled(suggestion), readings };
}

interface Problem {
  readonly kind: HostProblemKind;
  readonly suggestion?: string | undefined;
  readonly readings?: readonly LoneReading[];
}

/** A text that is more than a host, or is not written as one. */
function writtenProblemOf(host: string): Problem | undefined {
  if (host === "") return { kind: "empty" };
  if (host.length > LONGEST) return { kind: "too-long" };
  const read = tryParse(host);
  if (read.valid && read.parsed.host !== undefined)
    return { kind: "reference", suggestion: read.parsed.host };
  const userinfo = host.lastIndexOf("@");
  if (userinfo >= 0) return { kind: "userinfo", suggestion: host.slice(userinfo + 1) };
  const [, beforePath] = /^([^/?#\\]*)[/?#\\]/.exec(host) ?? [];
  if (beforePath !== undefined) return { kind: "path", suggestion: beforePath };
  const [, beforePort] = /^([^:]*|\[.*\]):\d*$/.exec(host) ?? [];
  if (beforePort !== undefined) return { kind: "port", suggestion: beforePort };
  if (/^[0-9a-f:.]*:[0-9a-f:.]*:[0-9a-f:.]*$/i.test(host))
    return { kind: "refused", suggestion: `[${host}]` };
  if (/[^\0-\x7f]/.test(host)) return { kind: "not-ascii", suggestion: toAscii(host).text };
  return undefined;
}

/** The host as readers read it. */
function readProblemOf(host: string): Problem | undefined {
  const sets = agreements(`http://${host}/`);
  const [set, another] = sets;
  if (set === undefined || sets.every(({ valid }) => !valid)) return { kind: "refused" };
  if (another === undefined && set.host === host.toLowerCase() && set.port === undefined) return undefined;
  const readings = sets.map((one) => ({ host: one.host, names: namesOf(one.readers) }));
  return {
    kind: "unsettled",
    suggestion: readings.find((one) => ADDRESS.test(one.host ?? ""))?.host,
    readings,
  };
}

/** The address that a number, or a rare notation of IPv4, is taken for. */
const ADDRESS = /^\d+\.\d+\.\d+\.\d+$/;

/** Undefined if the suggestion would be refused again. */
function settled(host: string): string | undefined {
  return writtenProblemOf(host) === undefined && readProblemOf(host) === undefined ? host : undefined;
}
