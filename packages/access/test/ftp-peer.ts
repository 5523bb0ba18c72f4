/** RFC 959: a server of files on loopback, of which a test says what it answers to each command. */

import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { createSecureContext, createServer as createTls, TLSSocket, type TlsOptions } from "node:tls";

/** What a server answers to a command: a reply, or several lines; undefined for what it would usually answer. */
export type Answer = (command: string) => string | undefined;

/** What the server does. */
export interface FtpScript {
  readonly answer?: Answer;
  /** What comes over the connection for the data. */
  readonly data?: Uint8Array;
  /** What is done with that connection, in the place of sending the data and closing it. */
  readonly send?: (data: Socket, control: Socket) => void;
  /** The reply after the data. */
  readonly after?: string;
}

/** A server of files that runs. */
export interface FtpPeer {
  readonly port: number;
  /** The commands that came, octet for octet. */
  readonly commands: () => readonly string[];
  readonly play: (script: FtpScript) => void;
  readonly open: () => number;
  readonly close: () => Promise<void>;
}

export async function ftpPeer(tls?: TlsOptions): Promise<FtpPeer> {
  let script: FtpScript = {};
  let commands: string[] = [];
  const sockets = new Set<Socket>();
  const servers = new Set<Server>();
  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    return socket.on("error", () => {}).on("close", () => sockets.delete(socket));
  };
  const serve = (control: Socket): void => {
    let dataOf: Promise<Socket> | undefined;
    const say = (reply: string): void => void control.write(Buffer.from(`${reply}\r\n`, "latin1"));
    const act = async (command: string): Promise<void> => {
      const own = script.answer?.(command);
      if (own === "") return;
      if (own !== undefined) return say(own);
      const [verb = ""] = command.split(" ");
      if (verb === "EPSV" || verb === "PASV") {
        const { port, data } = await listening(servers, keep);
        dataOf = data;
        say(verb === "EPSV" ? `229 Ready (|||${port}|)` : `227 Ready (10,9,8,7,${port >> 8},${port & 255})`);
      } else if (verb === "RETR" || verb === "NLST") {
        say("150 It comes");
        const plain = (await dataOf) as Socket;
        const data = tls === undefined ? plain : keep(serverSide(plain, tls));
        if (script.send !== undefined) return script.send(data, control);
        data.end(script.data ?? Buffer.from("data"));
        // As some servers do: not before the other side has closed.
        plain.once("close", () => say(script.after ?? "226 Done"));
      } else say(USUAL.get(verb) ?? "500 What?");
    };
    const begin = script.answer?.("") ?? "220 Ready";
    if (begin !== "") say(begin);
    let rest = "";
    control.on("data", (octets: Buffer) => {
      const lines = (rest + octets.toString("latin1")).split("\r\n");
      rest = lines.pop() ?? "";
      for (const line of lines) {
        commands.push(line);
        void act(line);
      }
    });
  };
  const server =
    tls === undefined
      ? createServer((socket) => serve(keep(socket)))
      : createTls(tls, (socket) => serve(keep(socket)));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    port: (server.address() as AddressInfo).port,
    commands: () => commands,
    play: (next) => {
      script = next;
      commands = [];
    },
    open: () => sockets.size,
    close: async () => {
      for (const one of [server, ...servers]) one.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

const USUAL: ReadonlyMap<string, string> = new Map([
  ["USER", "331 And the password?"],
  ["PASS", "230 Welcome"],
  ["CWD", "250 Here you are"],
  ["TYPE", "200 So be it"],
  ["PBSZ", "200 So be it"],
  ["PROT", "200 So be it"],
]);

/** A port for one connection. */
async function listening(
  servers: Set<Server>,
  keep: (socket: Socket) => Socket,
): Promise<{ readonly port: number; readonly data: Promise<Socket> }> {
  const server = createServer();
  servers.add(server);
  const data = new Promise<Socket>((resolve) =>
    server.once("connection", (socket: Socket) => {
      server.close(() => servers.delete(server));
      resolve(keep(socket));
    }),
  );
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return { port: (server.address() as AddressInfo).port, data };
}

function serverSide(plain: Socket, { cert, key }: TlsOptions): Socket {
  const secureContext = createSecureContext({
    ...(cert !== undefined && { cert }),
    ...(key !== undefined && { key }),
  });
  return new TLSSocket(plain, { isServer: true, secureContext });
}
