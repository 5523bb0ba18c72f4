/** RFC 3986 §7: a fetcher is sent through the attacks, and the servers say what it let through. */

import { ATTACKS, type Attack } from "./attacks.ts";
import { MOST_OCTETS, SECRET, type Servers, startServers, WELCOME } from "./servers.ts";

/** What became of an attack. */
export type AttackOutcome =
  /** The fetcher did not do what the attack wants. */
  | "stopped"
  /** It came inside, got the file, or took more than it should. */
  | "through"
  /** It did not end in time. */
  | "hung"
  /** The system ended it: it has a fault that a stranger can reach. */
  | "crashed";

/** An attack, and what became of it. */
export interface AttackResult extends Pick<Attack, "id" | "aim" | "what"> {
  readonly outcome: AttackOutcome;
}

/** What is known of a fetcher after all attacks. */
export interface GauntletResult {
  /** Whether it fetches from the origin that it is told to allow: if it does not, nothing can be told of it. */
  readonly isFair: boolean;
  /** Empty where it is not fair. */
  readonly results: readonly AttackResult[];
}

/**
 * Fetches a reference: gives what it got, or fails.
 *
 * @param allowed The one origin, `127.0.0.1:PORT`, that it may fetch from; at the end of the time, `signal` ends it.
 */
export type Fetcher = (
  reference: string,
  told: { readonly allowed: string; readonly signal: AbortSignal },
) => Promise<string>;

/** How long an attack may last. */
export interface GauntletOptions {
  /** In milliseconds: 15,000 unless given. What does not end within it hangs. */
  readonly timeout?: number | undefined;
  /** Is called with each result as it is known. */
  readonly onResult?: ((result: AttackResult) => void) | undefined;
}

const MOST_REDIRECTS = 50;

/** How a fetcher ended that is a program: what the servers cannot see. */
export class Ended extends Error {
  readonly outcome: "through" | "crashed";

  constructor(outcome: Ended["outcome"]) {
    super(outcome);
    this.outcome = outcome;
  }
}

/**
 * Sends a fetcher through all attacks, one after another, on servers of this machine.
 *
 * The fetcher is to allow one origin and nothing else. That one is on loopback, as all servers here are: a fetcher that cannot allow it
 * is not judged.
 *
 * @example
 * ```ts
 * import { safeFetch } from "@urikit/access";
 * import { gauntlet } from "@urikit/access/gauntlet";
 *
 * const { isFair, results } = await gauntlet(async (reference, { allowed, signal }) => {
 *   const ports = [Number(allowed.split(":")[1])];
 *   const policy = { schemes: ["http"], hosts: ["127.0.0.1"], ports, allowAddresses: ["127.0.0.1"] };
 *   return (await safeFetch(reference, { signal, idleTimeout: 500, timeout: 1500 }, policy)).text();
 * });
 * isFair; // => true
 * results.filter(({ outcome }) => outcome !== "stopped"); // => []
 * ```
 */
export async function gauntlet(fetcher: Fetcher, options: GauntletOptions = {}): Promise<GauntletResult> {
  const { timeout = 15_000, onResult } = options;
  if (typeof fetcher !== "function") throw new TypeError("the fetcher must be a function");
  if (!(Number.isSafeInteger(timeout) && timeout > 0))
    throw new TypeError("timeout must be a positive integer");
  const servers = await startServers(ATTACKS);
  try {
    const control = await run(fetcher, `http://${servers.places.allowed}/welcome`, servers, timeout);
    if (!control.text.includes(WELCOME)) return { isFair: false, results: [] };
    const results: AttackResult[] = [];
    for (const attack of ATTACKS) {
      const { id, aim, what } = attack;
      const result = { id, aim, what, outcome: await outcomeOf(attack, fetcher, servers, timeout) };
      results.push(result);
      onResult?.(result);
    }
    return { isFair: true, results };
  } finally {
    await servers.close();
  }
}

async function outcomeOf(
  attack: Attack,
  fetcher: Fetcher,
  servers: Servers,
  timeout: number,
): Promise<AttackOutcome> {
  const ended = await run(fetcher, servers.referenceOf(attack), servers, timeout);
  const { text, inside, asked, sent } = ended;
  const isInside = inside > 0 || text.includes(SECRET);
  const isTooMuch = asked > MOST_REDIRECTS || sent > MOST_OCTETS || text.length > MOST_OCTETS;
  if (isInside || isTooMuch) return "through";
  return ended.outcome ?? (ended.isLate ? "hung" : "stopped");
}

async function run(fetcher: Fetcher, reference: string, { places, seen }: Servers, timeout: number) {
  const controller = new AbortController();
  const { signal } = controller;
  const end = new Promise<undefined>((done) => {
    setTimeout(done, timeout, undefined).unref();
  });
  const fetched = Promise.resolve()
    .then(() => fetcher(reference, { allowed: places.allowed, signal }))
    .catch((error: unknown) => (error instanceof Ended ? error : ""));
  const got = await Promise.race([fetched, end]);
  controller.abort();
  const outcome = got instanceof Ended ? got.outcome : undefined;
  return { text: typeof got === "string" ? got : "", outcome, isLate: got === undefined, ...seen() };
}
