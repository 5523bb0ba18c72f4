/** RFC 1738 §3.2.5, RFC 9112 §9.3: connections that are left open for the next access. */

import { Agent as HttpAgent } from "node:http";
import { Agent as HttpsAgent } from "node:https";
import type { Socket } from "node:net";
import type { Policy } from "@urikit/guard";
import type { Plan } from "@urikit/schemes";
import { ftpPlanOnSameConnection } from "@urikit/schemes/ftp";

/** Connections for several accesses. What is left open keeps no process alive. */
export class KeptConnections {
  /** Ends what is left open. */
  close(): void {
    const { ftp, http } = keptBy(this);
    ftp.close();
    http.close();
  }
}

/**
 * Connections for several accesses: of `ftp`, what `ftpPlanOnSameConnection` plans is carried out on the connection that the last access has
 * left open (RFC 1738 §3.2.5); of `http` and `https`, those to one server are used again (RFC 9112 §9.3) by accesses with the same policy.
 *
 * @example
 * ```ts
 * import { access, keptConnections } from "@urikit/access";
 *
 * const connections = keptConnections();
 * await access("ftp://example.org/a", { connections }).catch(({ code }) => code); // => "refused-scheme"
 * connections.close();
 * ```
 */
export function keptConnections(): KeptConnections {
  return new KeptConnections();
}

const KEPT = new WeakMap<KeptConnections, { readonly ftp: KeptFtp; readonly http: KeptHttp }>();

/** What is left open, by protocol. */
export function keptBy(connections: KeptConnections): { readonly ftp: KeptFtp; readonly http: KeptHttp } {
  const known = KEPT.get(connections) ?? { ftp: new KeptFtp(), http: new KeptHttp() };
  KEPT.set(connections, known);
  return known;
}

/** A connection of `ftp` and the plan that needs no other. */
interface Taken {
  readonly socket: Socket;
  readonly plan: Plan;
}

class KeptFtp {
  #socket: Socket | undefined;
  #last = "";

  close(): void {
    this.#socket?.destroy();
    this.#socket = undefined;
  }

  /** The connection, if the reference can be reached on it: it has the same server and login, and no directory that it is not in. */
  take(next: string): Taken | undefined {
    const socket = this.#socket;
    const plan =
      socket === undefined || isOver(socket) ? undefined : ftpPlanOnSameConnection(this.#last, next);
    if (socket === undefined || plan === undefined) return undefined;
    this.#socket = undefined;
    socket.ref();
    return { socket, plan };
  }

  keep(socket: Socket, last: string): void {
    this.close();
    if (isOver(socket)) return;
    this.#socket = socket.unref();
    this.#last = last;
  }
}

function isOver({ destroyed, readableEnded }: Socket): boolean {
  return destroyed || readableEnded;
}

/** Policies whose connections are kept at once. */
const MOST_POLICIES = 8;

class KeptHttp {
  /** A connection was judged by one policy, and is not for another one. */
  readonly #agents = new Map<Policy, { readonly plain: HttpAgent; readonly secure: HttpsAgent }>();

  agentFor(policy: Policy, isSecure: boolean): HttpAgent {
    const known = this.#agents.get(policy) ?? this.#made(policy);
    return isSecure ? known.secure : known.plain;
  }

  #made(policy: Policy) {
    const [oldest] = this.#agents.keys();
    if (this.#agents.size >= MOST_POLICIES && oldest !== undefined) this.#end(oldest);
    const options = { keepAlive: true, maxFreeSockets: 32, scheduling: "lifo" } as const;
    const made = { plain: new HttpAgent(options), secure: new HttpsAgent(options) };
    this.#agents.set(policy, made);
    return made;
  }

  #end(policy: Policy): void {
    const agents = this.#agents.get(policy);
    agents?.plain.destroy();
    agents?.secure.destroy();
    this.#agents.delete(policy);
  }

  close(): void {
    for (const policy of [...this.#agents.keys()]) this.#end(policy);
  }
}
