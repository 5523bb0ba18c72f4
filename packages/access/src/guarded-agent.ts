/** RFC 3986 §7.4: agents for other clients of HTTP, which dial no address and no port that a policy does not allow. */

import { Agent as HttpAgent } from "node:http";
import { Agent as HttpsAgent } from "node:https";
import { connect as connectPlain, isIPv6, type LookupFunction, type Socket } from "node:net";
import type { Duplex } from "node:stream";
import { connect as connectByTls } from "node:tls";
import { guard, type Policy, type PolicyInit, readPolicy } from "@urikit/guard";
import { GuardError, lookup } from "@urikit/guard/node";
import { requireOptions } from "urikit/foundation";
import { AccessError, told } from "./access-error.ts";
import { allowedText } from "./refused.ts";
import { serverName } from "./ways/connection.ts";
import { failureOf } from "./ways/network-failure.ts";

/** How the agents dial. */
export interface GuardedAgentOptions {
  /** The function that looks names up: `lookup` of `node:dns` unless given. What it answers is judged. */
  readonly lookup?: LookupFunction | undefined;
  /** Certificates of authorities, in PEM, in the place of those of the platform. */
  readonly ca?: string | readonly string[] | undefined;
}

/** The agents for `http` and `https`, and the connector of an undici `Agent`. */
export interface GuardedAgent {
  readonly http: HttpAgent;
  readonly https: HttpsAgent;
  readonly connect: (options: ConnectorOptions, callback: Connected) => void;
}

/** What undici tells a connector. */
interface ConnectorOptions {
  readonly hostname: string;
  readonly protocol: string;
  readonly port: string;
  readonly servername?: string | undefined;
}

type Connected = (...outcome: [error: Error, socket: null] | [error: null, socket: Socket]) => void;

/** What node:http tells an agent. */
interface Dialled {
  readonly host?: string | null | undefined;
  readonly port?: number | string | null | undefined;
  readonly socketPath?: string | null | undefined;
}

/**
 * Agents for a client that you have: `node:http`, axios, got, node-fetch, undici. They judge what is dialled, for the first reference
 * and after every redirect: the scheme, the host, the port, an address that stands in the reference, and every address of a name.
 *
 * They see no reference. That a redirect leads from `https` to `http` is refused only where the policy has no `http`, and what a client
 * reads otherwise than the guard is judged as the client reads it. A proxy is judged in the place of the host: turn proxies off.
 *
 * @param policy What may be dialled.
 * @throws {PolicyError} If `policy` is not a policy.
 *
 * @example
 * ```ts
 * import { get } from "node:http";
 * import { guardedAgent } from "@urikit/access";
 *
 * const agent = guardedAgent({ schemes: ["http", "https"], hosts: ["*"] });
 * // axios.get(url, { httpAgent: agent.http, httpsAgent: agent.https, proxy: false })
 * // got(url, { agent: { http: agent.http, https: agent.https } })
 * // new (await import("undici")).Agent({ connect: agent.connect })
 * const error = await new Promise((done) => get("http://127.0.0.1/", { agent: agent.http }).on("error", done));
 * error.code; // => "refused-address"
 * ```
 */
export function guardedAgent(policy: Policy | PolicyInit, options: GuardedAgentOptions = {}): GuardedAgent {
  const { lookup: byName, ca } = requireOptions(options, { lookup: true, ca: true });
  const judge = new Judge(readPolicy(policy), byName);
  const trust = ca === undefined ? {} : { ca: [ca].flat() };
  return {
    http: guarded(new HttpAgent(), "http", judge),
    https: guarded(new HttpsAgent(trust), "https", judge),
    connect: (target, done) => connect(target, done, judge, trust),
  };
}

/** Says what may be dialled. */
class Judge {
  /** For names: an address that stands in the reference is not looked up. */
  readonly lookup: LookupFunction;
  readonly #policy: Policy;

  constructor(policy: Policy, byName: LookupFunction | undefined) {
    this.#policy = policy;
    const guarded = lookup(policy, byName === undefined ? {} : { lookup: byName });
    this.lookup = (host, options, callback) =>
      guarded(host, options, (error, address, family) =>
        callback(error instanceof GuardError ? failureOf(error, host) : error, address, family),
      );
  }

  /** Why a place is not dialled; undefined if it is. */
  refusal(scheme: "http" | "https", { host, port, socketPath }: Dialled): AccessError | undefined {
    if (socketPath) return new AccessError("refused-address", told("access-socket-path"));
    const written = isIPv6(host ?? "") ? `[${host}]` : (host ?? "");
    try {
      allowedText(guard(`${scheme}://${written}:${port ?? ""}/`, this.#policy));
      return undefined;
    } catch (error) {
      if (error instanceof AccessError) return error;
      throw error;
    }
  }
}

type OnCreated = (error: Error | null, socket: Duplex) => void;

/** An agent says that there is no socket after it was asked, as Node's own does. */
function fail(callback: OnCreated | undefined, error: AccessError): void {
  queueMicrotask(() => (callback as ((error: Error) => void) | undefined)?.(error));
}

/** An agent that dials only what is allowed. */
function guarded<Agent extends HttpAgent>(agent: Agent, scheme: "http" | "https", judge: Judge): Agent {
  const create = agent.createConnection.bind(agent);
  agent.createConnection = (options, callback) => {
    const refusal = judge.refusal(scheme, options);
    if (refusal === undefined) return create({ ...options, lookup: judge.lookup }, callback);
    fail(callback, refusal);
    return undefined;
  };
  return agent;
}

/** The connector of undici. It hands an address of IPv6 over without its brackets. */
function connect(
  { hostname: host, protocol, port: given, servername }: ConnectorOptions,
  done: Connected,
  judge: Judge,
  trust: { ca?: string[] },
): void {
  const scheme = protocol === "https:" ? "https" : "http";
  const port = Number(given || (scheme === "https" ? 443 : 80));
  const refusal = judge.refusal(scheme, { host, port });
  if (refusal !== undefined) {
    queueMicrotask(() => done(refusal, null));
    return;
  }
  const place = { host, port, lookup: judge.lookup };
  const socket =
    scheme === "https"
      ? connectByTls({
          ...place,
          ...trust,
          servername: servername || serverName(host),
          ALPNProtocols: ["http/1.1"],
        })
      : connectPlain(place);
  const failed = (error: Error): void => done(error, null);
  socket.once("error", failed);
  socket.once(scheme === "https" ? "secureConnect" : "connect", () => {
    socket.off("error", failed);
    done(null, socket);
  });
}
