/** RFC 1738 §3.2.5: a connection of ftp that is left open for the next reference. */

import type { Socket } from "node:net";
import type { Plan } from "@urikit/schemes";
import { ftpPlanOnSameConnection } from "@urikit/schemes/ftp";

/** A connection and the plan that needs no other. */
interface Taken {
  readonly socket: Socket;
  readonly plan: Plan;
}

/** What is left open, until the next access takes it. It keeps no process alive. */
export class FtpConnection {
  #socket: Socket | undefined;
  #last = "";

  /** Ends what is left open. */
  close(): void {
    this.#socket?.destroy();
    this.#socket = undefined;
  }

  /**
   * The connection, if the reference can be reached on it: it has the same server and login, and no directory that it is not in.
   *
   * @internal
   */
  take(next: string): Taken | undefined {
    const socket = this.#socket;
    const plan =
      socket === undefined || isOver(socket) ? undefined : ftpPlanOnSameConnection(this.#last, next);
    if (socket === undefined || plan === undefined) return undefined;
    this.#socket = undefined;
    socket.ref();
    return { socket, plan };
  }

  /** @internal */
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

/**
 * A connection for several accesses, one after another: what `ftpPlanOnSameConnection` plans is carried out on the connection that the
 * last one has left open (RFC 1738 §3.2.5).
 *
 * @example
 * ```ts
 * import { access, ftpConnection } from "@urikit/access";
 *
 * const connection = ftpConnection();
 * await access("ftp://example.org/a", { ftpConnection: connection }).catch(({ code }) => code); // => "refused-scheme"
 * connection.close();
 * ```
 * @experimental
 */
export function ftpConnection(): FtpConnection {
  return new FtpConnection();
}
