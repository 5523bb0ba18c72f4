/** A server of lines on loopback, of which a test says what it answers to each command. */

import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { createServer as createTls, type TlsOptions } from "node:tls";

/** The answer to a command, with its line ends; that to the empty text is the greeting. Undefined: nothing is said. */
export type LineAnswer = (command: string, socket: Socket) => string | undefined;

/** A server of lines that runs. */
export interface LinePeer {
  readonly port: number;
  readonly commands: () => readonly string[];
  readonly play: (answer: LineAnswer) => void;
  readonly open: () => number;
  readonly close: () => Promise<void>;
}

export async function linePeer(tls?: TlsOptions): Promise<LinePeer> {
  let answer: LineAnswer = () => undefined;
  let commands: string[] = [];
  const sockets = new Set<Socket>();
  const serve = (socket: Socket): void => {
    sockets.add(socket);
    socket.on("error", () => {}).on("close", () => sockets.delete(socket));
    const say = (command: string): void => {
      const reply = answer(command, socket);
      if (reply !== undefined) socket.write(Buffer.from(reply, "latin1"));
    };
    let rest = "";
    socket.on("data", (octets: Buffer) => {
      const lines = (rest + octets.toString("latin1")).split("\r\n");
      rest = lines.pop() ?? "";
      for (const line of lines) {
        commands.push(line);
        say(line);
      }
    });
    say("");
  };
  const server: Server = tls === undefined ? createServer(serve) : createTls(tls, serve);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    port: (server.address() as AddressInfo).port,
    commands: () => commands,
    play: (next) => {
      answer = next;
      commands = [];
    },
    open: () => sockets.size,
    close: async () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
