/** Servers of the tests, on loopback: of HTTP, and of whatever octets; they count what is connected to them. */

import { createServer as createHttp, type RequestListener } from "node:http";
import { createServer as createHttps, type ServerOptions } from "node:https";
import { type AddressInfo, createServer as createTcp, type Server, type Socket } from "node:net";
import { createServer as createTls, type TlsOptions } from "node:tls";

/** A server that runs. */
export interface Peer {
  readonly port: number;
  /** `http://127.0.0.1:PORT`, or what it is of. */
  readonly origin: string;
  /** How many connections were made, and how many are open. */
  readonly connections: () => { readonly made: number; readonly open: number };
  readonly close: () => Promise<void>;
}

/** A server of HTTP; of two addresses with one port, two origins. */
export function httpPeer(answer: RequestListener, host = "127.0.0.1", port = 0): Promise<Peer> {
  return started(createHttp(answer), { scheme: "http", host, port });
}

export function httpsPeer(answer: RequestListener, options: ServerOptions): Promise<Peer> {
  return started(createHttps(options, answer), { scheme: "https", host: "127.0.0.1", port: 0 });
}

/** A server that says what it wants, octet for octet. */
export function rawPeer(answer: (socket: Socket) => void): Promise<Peer> {
  return started(createTcp(answer), { scheme: "http", host: "127.0.0.1", port: 0 });
}

export function rawTlsPeer(answer: (socket: Socket) => void, options: TlsOptions): Promise<Peer> {
  const server = createTls(options, (socket) => answer(socket.on("error", () => {})));
  return started(server, { scheme: "https", host: "127.0.0.1", port: 0 });
}

async function started(
  server: Server,
  { scheme, host, port }: { readonly scheme: string; readonly host: string; readonly port: number },
): Promise<Peer> {
  const open = new Set<Socket>();
  let made = 0;
  server.on("connection", (socket: Socket) => {
    made++;
    open.add(socket);
    socket.on("error", () => {}).on("close", () => open.delete(socket));
  });
  await new Promise<void>((done, failed) => server.once("error", failed).listen(port, host, () => done()));
  const { port: given } = server.address() as AddressInfo;
  return {
    port: given,
    origin: `${scheme}://${host}:${given}`,
    connections: () => ({ made, open: open.size }),
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        for (const socket of open) socket.destroy();
      }),
  };
}
