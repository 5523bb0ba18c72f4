/**
 * RFC 1738 §3: what a program would do to reach a resource, as data that nobody here carries out; and what to
 * think of the port that it uses (§6).
 */

import type { Data } from "./octet-data.ts";
import { type Rule, refusal } from "./refusal.ts";

/** The steps to a resource. */
export interface Plan {
  /** The scheme whose plan it is. */
  readonly scheme: string;
  /** The port that it uses and what to think of it; undefined where it uses none. */
  readonly port: PortUse | undefined;
  readonly steps: readonly PlanStep[];
  /** What follows on a connection of its own when these steps are done. */
  readonly next?: Plan | undefined;
}

/**
 * A port: the scheme's `own`; `reserved` (below 1024, where other protocols listen: RFC 1738 §6 has users warned
 * of it); or an`other` one.
 */
export interface PortUse {
  readonly number: number;
  readonly status: "own" | "other" | "reserved";
}

/** One step, told apart by `do`; its `note` says in a line what it is for. */
export type PlanStep = Connect | Send | Ask | Guess | Session | Request | Compose | Open | Take;

interface Noted {
  readonly note: string;
}

/** Opens a connection. */
export interface Connect extends Noted {
  readonly do: "connect";
  /** A name, or an address, that of version 6 in brackets; undefined where it is the program's own server. */
  readonly host: string | undefined;
  readonly port: number;
  /** Whether by TLS. */
  readonly secure: boolean;
}

/** Sends octets to where it is connected. */
export interface Send extends Noted {
  readonly do: "send";
  readonly octets: Uint8Array;
  /** Whether they hold a password, which nobody should be shown. */
  readonly secret: boolean;
}

/** Asks the person, and sends the answer, which has to be a line, between two runs of octets. */
export interface Ask extends Noted {
  readonly do: "ask";
  /** What for. */
  readonly for: string;
  /** Whether the answer is a password. */
  readonly secret: boolean;
  /** Whether there may be more answers than one, each a line of its own. */
  readonly lines: boolean;
  readonly before: Uint8Array;
  /** What ends each answer. */
  readonly lineEnd: Uint8Array;
  readonly after: Uint8Array;
}

/** Guesses something from data, and sends what belongs to the guess. */
export interface Guess extends Noted {
  readonly do: "guess";
  readonly what: string;
  readonly from: Data;
  readonly choices: readonly { readonly guess: string; readonly octets: Uint8Array }[];
}

/** Gives an interactive session over to the person; nothing is sent. */
export interface Session extends Noted {
  readonly do: "session";
  readonly protocol: string;
  /** What to log in as: advice to the person, and no more. */
  readonly user: Data | undefined;
  readonly password: Data | undefined;
}

/** Asks a service whose octets depend on more than the reference. */
export interface Request extends Noted {
  readonly do: "request";
  /** The protocol, or the service of the system. */
  readonly of: string;
  readonly operation: string;
  readonly parameters: { readonly [name: string]: Parameter };
}

/** What a request is made with. */
export type Parameter = Data | number | boolean | undefined | readonly Parameter[] | Parameters;

/** Parameters within one. */
export interface Parameters {
  readonly [name: string]: Parameter;
}

/** Begins a message for the person to complete, and to send or not. */
export interface Compose extends Noted {
  readonly do: "compose";
  readonly to: readonly string[];
  readonly fields: readonly { readonly name: string; readonly value: string; readonly unsafe: boolean }[];
}

/** Opens a file of this system. */
export interface Open extends Noted {
  readonly do: "open";
  /** The names on the way to it from the root. */
  readonly names: readonly Data[];
}

/** Takes what the reference holds itself. */
export interface Take extends Noted {
  readonly do: "take";
  readonly mediaType: string;
  readonly octets: Uint8Array;
}

/** RFC 1738 §6: below this, ports are reserved to known protocols. */
const FIRST_UNRESERVED = 1024;

/** What to think of a port (RFC 1738 §6). */
export function portUse(number: number, own: number | undefined): PortUse {
  if (number === own) return { number, status: "own" };
  return { number, status: number < FIRST_UNRESERVED ? "reserved" : "other" };
}

/** A plan that begins with a connection. */
export function planTo(
  scheme: { readonly name: string; readonly defaultPort: number | undefined },
  { host, port }: { readonly host: string | undefined; readonly port: number },
  steps: readonly PlanStep[],
  secure = false,
): Plan {
  const where = host === undefined ? "to your own server" : "to the server";
  const connect: Connect = { do: "connect", host, port, secure, note: `connect ${where}` };
  return { scheme: scheme.name, port: portUse(port, scheme.defaultPort), steps: [connect, ...steps] };
}

/** A plan that uses no port. */
export function planHere(scheme: string, step: PlanStep): Plan {
  return { scheme, port: undefined, steps: [step] };
}

/** The step that sends octets. */
export function send(octets: Uint8Array, note: string, secret = false): Send {
  return { do: "send", octets, secret, note };
}

/** The plan of a scheme that tells no way to its resources. */
export function noPlan(text: string, rule: Rule, why: string): Error {
  return refusal(text, 0, "no-plan", rule, { expected: "a scheme that tells of access", why });
}
