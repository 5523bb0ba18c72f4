/** Real servers on loopback: each on a free port, in a folder of its own, and ended by the id of its process. */

import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { environment } from "./programs.ts";

/** A server that runs. */
export interface RunningServer {
  readonly port: number;
  readonly stop: () => Promise<void>;
}

/** A folder for one server, which every user may enter. */
export interface ServerFolder {
  readonly path: string;
  /** The path of something in it. */
  readonly at: (name: string) => string;
  /** Writes a file, and gives its path. */
  readonly write: (name: string, content: string | Uint8Array, mode?: number) => string;
  readonly remove: () => void;
}

/** Makes a folder, and folders in it. */
export function serverFolder(...names: readonly string[]): ServerFolder {
  const path = mkdtempSync(join(tmpdir(), "urikit-server-"));
  chmodSync(path, 0o755);
  const at = (name: string): string => join(path, name);
  for (const name of names) mkdirSync(at(name), { recursive: true });
  const write = (name: string, content: string | Uint8Array, mode = 0o644): string => {
    mkdirSync(dirname(at(name)), { recursive: true });
    writeFileSync(at(name), content, { mode });
    return at(name);
  };
  return { path, at, write, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** A port of 127.0.0.1 at which nothing listens now. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

/** Runs a program to its end; throws what it says where it fails. */
export function run(
  program: string,
  args: readonly string[],
  { env = {}, ...as }: Pick<Daemon, "env" | "uid" | "gid"> = {},
): void {
  const all = { ...environment(), ...env };
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: "utf8", env: all, ...as });
  if (status !== 0) throw new Error(`${program} ended with ${status}: ${stdout}${stderr}`);
}

/** A server that listens by itself. */
export interface Daemon {
  readonly program: string;
  readonly args: readonly string[];
  readonly port: number;
  readonly env?: NodeJS.ProcessEnv;
  readonly uid?: number;
  readonly gid?: number;
}

/** Starts a server that stays in the foreground, and waits until it answers. */
export async function startDaemon(daemon: Daemon, folder: ServerFolder): Promise<RunningServer> {
  const { program, args, port, env = {}, ...as } = daemon;
  const child = spawn(program, args, {
    ...{ cwd: folder.path, env: { ...environment(), ...env }, stdio: ["ignore", "pipe", "pipe"], ...as },
    detached: true, // a group of its own, with the processes that it starts
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (octets) => (said += octets));
  const stop = async (): Promise<void> => {
    await end(child);
    folder.remove();
  };
  try {
    await listening(port, child);
    return { port, stop };
  } catch (error) {
    await stop();
    throw new Error(`${program} does not run: ${said}`, { cause: error });
  }
}

const TRIES = 200;

async function listening(port: number, child: ChildProcess): Promise<void> {
  for (let count = 1; count <= TRIES; count++) {
    if (child.exitCode !== null) throw new Error(`it ended with ${child.exitCode}`);
    if (await isListening(port)) return;
    await wait(50);
  }
  throw new Error(`nothing listens at ${port}`);
}

function isListening(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect({ host: "127.0.0.1", port });
    const settle = (answer: boolean) => () => {
      socket.destroy();
      done(answer);
    };
    socket.once("connect", settle(true)).once("error", settle(false));
  });
}

/** Ends a process and those that it started; one that does not end when it is asked is killed. */
async function end(child: ChildProcess): Promise<void> {
  const { pid } = child;
  if (pid === undefined) return;
  const ended = new Promise<void>((done) => child.once("exit", () => done()));
  if (child.exitCode === null && child.signalCode === null) {
    signal(-pid, "SIGTERM");
    const inTime = await Promise.race([ended.then(() => true), wait(3000).then(() => false)]);
    if (!inTime) signal(-pid, "SIGKILL");
    await ended;
  }
  signal(-pid, "SIGKILL"); // whoever is left of the group
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended.
  }
}

/** A program that serves one connection, which is its input and its output, as inetd starts it. */
export interface Served {
  readonly program: string;
  readonly args: (port: number) => readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  readonly uid?: number;
  readonly gid?: number;
}

/** Listens, and starts the program for each connection. */
export async function startServed(served: Served, folder: ServerFolder): Promise<RunningServer> {
  const { program, args, env = {}, ...as } = served;
  const children = new Set<ChildProcess>();
  const server = createServer({ pauseOnConnect: true }, (socket: Socket) => {
    const child = spawn(program, args(port), {
      ...{ cwd: folder.path, env: { ...environment(), ...env }, stdio: [socket, socket, "ignore"], ...as },
      detached: true,
    });
    children.add(child);
    child.once("exit", () => children.delete(child));
    socket.destroy(); // the program has a connection of its own to the same peer
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  const stop = async (): Promise<void> => {
    server.close();
    await Promise.all([...children].map(end));
    folder.remove();
  };
  return { port, stop };
}
