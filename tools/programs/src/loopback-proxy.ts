/**
 * A SOCKS proxy (RFC 1928) on loopback that connects nobody: it notes the address that it is asked for, and refuses.
 * So it is seen where a program would dial, and nothing leaves the machine.
 */

import { createServer, type Socket } from "node:net";
import { textOf } from "./octets.ts";

/** Methods: no authentication (§3). */
const ACCEPTED = Buffer.from([5, 0]);
/** Reply: connection not allowed by ruleset (§6). */
const REFUSED = Buffer.from([5, 2, 0, 1, 0, 0, 0, 0, 0, 0]);

export interface LoopbackProxy {
  readonly port: number;
  /** The first address, `HOST PORT`, that it was asked for since the last call. */
  taken(): string | undefined;
  close(): void;
}

export async function loopbackProxy(): Promise<LoopbackProxy> {
  let noted: string | undefined;
  const server = createServer((socket) =>
    serve(socket, (address) => {
      noted ??= address;
    }),
  );
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the proxy has no port");
  return {
    port: address.port,
    taken() {
      const taken = noted;
      noted = undefined;
      return taken;
    },
    close: () => void server.close(),
  };
}

function serve(socket: Socket, note: (address: string) => void): void {
  let greeted = false;
  let received = Buffer.alloc(0);
  socket.on("error", () => socket.destroy());
  socket.on("data", (octets) => {
    received = Buffer.concat([received, octets]);
    if (!greeted && received.length >= 2 && received.length >= 2 + (received[1] ?? 0)) {
      greeted = true;
      received = received.subarray(2 + (received[1] ?? 0));
      socket.write(ACCEPTED);
    }
    const address = greeted ? requested(received) : undefined;
    if (address === undefined) return;
    note(address);
    socket.end(REFUSED);
  });
}

/** The address of a request (§4, §5); undefined while it is not complete. */
function requested(request: Buffer): string | undefined {
  const type = request[3];
  const start = type === 3 ? 5 : 4;
  const length = type === 3 ? request[4] : type === 4 ? 16 : 4;
  if (type === undefined || length === undefined || request.length < start + length + 2) return undefined;
  const octets = request.subarray(start, start + length);
  const host = type === 3 ? textOf(octets) : type === 4 ? ipv6(octets) : octets.join(".");
  return `${host} ${request.readUInt16BE(start + length)}`;
}

/** Eight groups, as a URL writes them. */
function ipv6(octets: Buffer): string {
  const groups = Array.from({ length: 8 }, (_, at) => octets.readUInt16BE(2 * at).toString(16));
  return new URL(`http://[${groups.join(":")}]/`).hostname.slice(1, -1);
}
