/** RFC 1738 §3: the connection of a plan, to an address that was judged, and the lines that come over it. */

import { connect as connectPlain, isIP, type Socket } from "node:net";
import { type Duplex, PassThrough, pipeline, type Transform } from "node:stream";
import { connect as connectByTls } from "node:tls";
import { lookup } from "@urikit/guard/node";
import type { Plan } from "@urikit/schemes";
import { AccessError, told } from "../access-error.ts";
import type { Settings } from "../access-options.ts";
import type { Clock } from "../clock.ts";
import { tellConnected, tellSent } from "../watched.ts";
import type { Way } from "../way.ts";
import { failureOf } from "./network-failure.ts";

/**
 * The connection with which a plan begins. It is closed where the access ends.
 *
 * @param trust Whether a certificate is trusted that no authority signed.
 */
export async function connectionFor(
  { scheme, steps: [first] }: Plan,
  way: Way,
  trust: { readonly rejectUnauthorized?: false } = {},
): Promise<Socket> {
  if (first?.do !== "connect" || first.host === undefined)
    throw new AccessError("no-server", told("access-no-way", scheme));
  const { settings, clock } = way;
  const { host, port, tls } = first;
  const { policy, lookup: byName } = settings;
  const options = { host, port, lookup: lookup(policy, byName === undefined ? {} : { lookup: byName }) };
  const socket =
    tls === "implicit"
      ? connectByTls({ ...options, ...trust, servername: serverName(host), ...authorities(settings) })
      : connectPlain(options);
  clock.signal.addEventListener("abort", () => socket.destroy(), { once: true });
  await clock.within(connected(socket, tls === "implicit" ? "secureConnect" : "connect"));
  try {
    tellConnected(way, first, socket);
  } catch (error) {
    socket.destroy();
    throw error;
  }
  return socket;
}

/** Sends the steps of a plan that wait for no one. */
export function sendSteps(socket: Socket, { steps }: Plan, way: Way): void {
  for (const step of steps) {
    if (step.do !== "send") continue;
    socket.write(step.octets);
    tellSent(way, step, step.octets);
  }
}

/** RFC 6066 §3: an address is not the name of a server. */
export function serverName(host: string): string {
  return isIP(host) === 0 ? host : "";
}

/** The authorities that sign certificates, where the caller names them. */
export function authorities({ ca }: Settings): { ca?: string[] } {
  return ca === undefined ? {} : { ca: [ca].flat() };
}

/** What is read over the connection of a plan. Where that fails, it is closed, and the error is one of an access. */
export async function overConnection<Result>(
  { plan, host }: { readonly plan: Plan; readonly host: string },
  way: Way,
  read: (socket: Socket) => Promise<Result>,
): Promise<Result> {
  try {
    const socket = await connectionFor(plan, way);
    try {
      return await read(socket);
    } catch (error) {
      socket.destroy();
      throw error;
    }
  } catch (error) {
    throw failureOf(error, host);
  }
}

/** Waits for a connection that is being made. */
export function connected(socket: Socket, event: "connect" | "secureConnect"): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.once(event, resolve);
    // It stays: what comes after the connection was made has its error where it is read.
    socket.on("error", reject);
  });
}

/** In octets; no protocol here has longer ones. */
export const LONGEST_LINE = 64 * 1024;

const LF = 10;
const CR = 13;

/** The lines that come over a connection. */
export interface Lines {
  /** The next line without its end; undefined where the connection ends before there is another. */
  readonly next: () => Promise<Buffer | undefined>;
  /** Gives back what came after the last line, for who reads the rest. */
  readonly release: () => void;
}

export function linesOf(socket: Duplex, clock: Clock): Lines {
  let rest: Buffer = Buffer.alloc(0);
  const take = (end: number, next: number): Buffer => {
    const line = rest.subarray(0, end);
    rest = rest.subarray(next);
    if (line.length > LONGEST_LINE) throw tooLong();
    return line.at(-1) === CR ? line.subarray(0, -1) : line;
  };
  const next = async (): Promise<Buffer | undefined> => {
    for (;;) {
      const end = rest.indexOf(LF);
      if (end >= 0) return take(end, end + 1);
      if (rest.length > LONGEST_LINE) throw tooLong();
      const piece = await pieceFrom(socket, clock);
      if (piece === undefined) return rest.length === 0 ? undefined : take(rest.length, rest.length);
      rest = rest.length === 0 ? piece : Buffer.concat([rest, piece]);
    }
  };
  const release = (): void => {
    if (rest.length > 0) socket.unshift(rest);
    rest = Buffer.alloc(0);
  };
  return { next, release };
}

/** The error of a line that is too long to be read. */
export function tooLong(): AccessError {
  return new AccessError("protocol", told("access-line-too-long", LONGEST_LINE));
}

/** The octets that are there, or the next that come. */
async function pieceFrom(socket: Duplex, clock: Clock): Promise<Buffer | undefined> {
  for (;;) {
    const piece: Buffer | null = socket.read();
    if (piece !== null) return piece;
    if (socket.readableEnded || socket.destroyed) return failedOr(socket);
    await clock.within(readable(socket));
  }
}

/** A connection that ended in order has no error. */
function failedOr(socket: Duplex): undefined {
  if (socket.errored) throw socket.errored;
  return undefined;
}

function readable(socket: Duplex): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => () => {
      for (const [event, listener] of listeners) socket.removeListener(event, listener);
      act();
    };
    const failed = (error: Error): void => settle(() => reject(error))();
    const done = settle(resolve);
    const listeners = [
      ["readable", done],
      ["end", done],
      ["close", done],
      ["error", failed],
    ] as const;
    for (const [event, listener] of listeners) socket.on(event, listener);
  });
}

/** Lets everything through: the end of one of two connected streams is that of both. */
export function unchanged(): Transform {
  return new PassThrough();
}

/** What comes over a connection, as a transform lets it through; who ends one of the two ends both. */
export function through(socket: Socket, transform: Transform): Transform {
  pipeline([socket, transform], () => {});
  return transform;
}
