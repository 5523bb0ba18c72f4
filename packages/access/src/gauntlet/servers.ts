/** The servers of the gauntlet, on loopback: the one that is allowed, and those inside, which count who comes. */

import { mkdtemp, rm, writeFile } from "node:fs/promises";
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Writable } from "node:stream";
import { pathToFileURL } from "node:url";
import { createGzip } from "node:zlib";
import type { Attack, Places } from "./attacks.ts";

/** What only the servers inside, and the file, say. */
export const SECRET = "urikit-gauntlet-secret";
/** More than any fetcher should take of what has no end; after somewhat more, it ends, so that memory lasts. */
export const MOST_OCTETS = 0x8000000;
const ALL_OCTETS = 0xa000000;

/** What the allowed server says to whoever may come. */
export const WELCOME = "urikit-gauntlet-welcome";

/** The servers that run. */
export interface Servers {
  readonly places: Places;
  /** The reference that an attack gives to the fetcher. */
  readonly referenceOf: (attack: Attack) => string;
  /** What was seen since the last call: requests inside, requests at the allowed server, and the octets that it sent. */
  readonly seen: () => { readonly inside: number; readonly asked: number; readonly sent: number };
  readonly close: () => Promise<void>;
}

export async function startServers(attacks: readonly Attack[]): Promise<Servers> {
  const folder = await mkdtemp(join(tmpdir(), "urikit-gauntlet-"));
  const path = join(folder, "secret.txt");
  await writeFile(path, SECRET);
  let [inside, asked, sent] = [0, 0, 0];
  const secret: RequestListener = (_request, response) => {
    inside++;
    response.end(SECRET);
  };
  const allowedServer = await listening(
    createServer((request, response) => {
      asked++;
      answer(request, response, attacks, places);
    }),
    "127.0.0.1",
  );
  const insideServer = await listening(createServer(secret), "127.0.0.2");
  const otherServer = await listening(createServer(secret), "127.0.0.1");
  const other = portOf(otherServer);
  // Where there is no IPv6, localhost is the other server alone.
  const sixth = await listening(createServer(secret), "::1", other).catch(() => undefined);
  const sockets = new Set<Socket>();
  allowedServer.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket
      .on("error", () => {})
      .on("close", () => {
        if (sockets.delete(socket)) sent += socket.bytesWritten;
      });
  });
  const places: Places = {
    allowed: `127.0.0.1:${portOf(allowedServer)}`,
    inside: portOf(insideServer),
    other,
    file: pathToFileURL(path).href,
  };
  return {
    places,
    referenceOf: (attack) => attack.given?.(places) ?? `http://${places.allowed}/${attack.id}`,
    seen: () => {
      for (const socket of sockets) {
        sent += socket.bytesWritten;
        socket.destroy();
      }
      sockets.clear();
      const now = { inside, asked, sent };
      [inside, asked, sent] = [0, 0, 0];
      return now;
    },
    close: async () => {
      await Promise.all(
        [allowedServer, insideServer, otherServer, sixth].map((server) => server && closed(server)),
      );
      await rm(folder, { recursive: true });
    },
  };
}

function listening(server: Server, host: string, port = 0): Promise<Server> {
  return new Promise((resolve, reject) => {
    server.once("error", reject).listen(port, host, () => resolve(server));
  });
}

const portOf = (server: Server): number => (server.address() as AddressInfo).port; // it listens

function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((done) => server.close(() => done()));
}

/** What the allowed server answers: the way inside, or what does not end. */
function answer(
  request: IncomingMessage,
  response: ServerResponse,
  attacks: readonly Attack[],
  places: Places,
): void {
  const attack = attacks.find(({ id }) => request.url === `/${id}`);
  const to = attack?.redirect?.(places);
  if (to !== undefined) redirect(response, to);
  else if (attack?.endless === "loop") redirect(response, `http://${places.allowed}/${attack.id}`);
  else if (attack?.endless === "body") endlessly(response, Buffer.alloc(0x10000, "a"));
  else if (attack?.endless === "bomb") bomb(response);
  else if (attack?.endless === "slow") slowly(response);
  else if (attack?.endless === "head") endlessHead(request.socket);
  else if (attack?.endless !== "silent") response.end(WELCOME);
}

/** The octets of the target as they are: node:http would refuse some of them. */
function redirect(response: ServerResponse, to: string): void {
  const head = `HTTP/1.1 302 Found\r\nLocation: ${to}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`;
  response.socket?.end(Buffer.from(head, "utf8"));
}

/** Writes pieces for as long as they are taken. */
function endlessly(stream: Writable, piece: Buffer): void {
  let written = 0;
  const more = (): void => {
    do written += piece.length;
    while (!stream.destroyed && written < ALL_OCTETS && stream.write(piece));
    if (written >= ALL_OCTETS) stream.end();
  };
  stream.on("drain", more);
  more();
}

/** RFC 9110 §8.4: what is small on the wire, and is not when it is decoded. */
function bomb(response: ServerResponse): void {
  const coder = createGzip();
  response.writeHead(200, { "Content-Encoding": "gzip" });
  coder.pipe(response);
  endlessly(coder, Buffer.alloc(0x10000, "a"));
}

function slowly(response: ServerResponse): void {
  const timer = setInterval(() => response.write("a"), 1000);
  response.on("close", () => clearInterval(timer));
}

function endlessHead(socket: Socket): void {
  socket.write("HTTP/1.1 200 OK\r\n");
  endlessly(socket, Buffer.from(`X-Field: ${"a".repeat(1000)}\r\n`.repeat(16)));
}
