/** RFC 959 §4.2: the control connection: commands, and the replies that a plan expects of them. */

import type { Socket } from "node:net";
import type { PlanStep } from "@urikit/schemes";
import type { ReplyCodes } from "@urikit/schemes/define";
import { printable } from "urikit/display";
import { AccessError, type AccessErrorCode, told } from "../access-error.ts";
import type { Clock } from "../clock.ts";
import { linesOf } from "./connection.ts";

/** A reply: its code, and its text made safe to show. */
export interface Reply {
  readonly code: string;
  readonly text: string;
}

/** The control connection. */
export interface Control {
  readonly socket: Socket;
  /** Sends a command, and gives the reply, whatever it is. */
  readonly ask: (octets: Uint8Array) => Promise<Reply>;
  /** The next reply. */
  readonly reply: () => Promise<Reply>;
}

export function controlOver(socket: Socket, clock: Clock): Control {
  const lines = linesOf(socket, clock);
  const reply = async (): Promise<Reply> => replyOf(async () => (await lines.next())?.toString("latin1"));
  const ask = (octets: Uint8Array): Promise<Reply> => {
    socket.write(octets);
    return reply();
  };
  return { socket, ask, reply };
}

/** A reply with more lines is not read on. */
const MOST_LINES = 1000;
/** The most of a reply that is shown. */
const SHOWN = 500;

/** §4.2: a line, or several of which the first has a hyphen after the code and the last a blank. */
async function replyOf(next: () => Promise<string | undefined>): Promise<Reply> {
  const first = (await next()) ?? "";
  const [, code, sign] = /^([1-5]\d\d)([ -]|$)/.exec(first) ?? [];
  const text = printable(first.slice(0, SHOWN));
  if (code === undefined) {
    const problem = first === "" ? told("access-incomplete", "end") : told("access-unexpected-reply", text);
    throw new AccessError(first === "" ? "incomplete" : "protocol", problem, { reply: text });
  }
  if (sign !== "-") return { code, text };
  for (let count = 1; count < MOST_LINES; count++) {
    const line = await next();
    if (line === undefined)
      throw new AccessError("incomplete", told("access-incomplete", "end"), { reply: text });
    if (line.startsWith(`${code} `)) return { code, text: printable(line.slice(0, SHOWN)) };
  }
  throw new AccessError("protocol", told("access-too-many-lines", MOST_LINES), { reply: text });
}

/** Whether a code is one of those: an `x` is any digit. */
export function isOne(code: string, codes: ReplyCodes): boolean {
  return codes.some((one) => new RegExp(`^${one.replaceAll("x", "\\d")}$`).test(code));
}

/**
 * The reply, if it is one of those that are expected; those on the way to it (§4.2: `1yz`) are passed over.
 *
 * @throws {AccessError} If it is another.
 */
export async function expected(first: Reply, codes: ReplyCodes, { control, step }: Asked): Promise<Reply> {
  let reply = first;
  for (let count = 1; !isOne(reply.code, codes); count++) {
    if (!reply.code.startsWith("1") || count === MOST_LINES) throw unexpected(reply, step);
    reply = await control.reply();
  }
  return reply;
}

/** The connection and the step of a reply. */
interface Asked {
  readonly control: Control;
  readonly step: PlanStep;
}

/** §4.2.2: what the codes of failure mean. */
export function unexpected({ code, text }: Reply, step: PlanStep): AccessError {
  return new AccessError(MEANING.get(code) ?? "protocol", told("access-error-reply", text), {
    reply: text,
    step,
  });
}

const MEANING: ReadonlyMap<string, AccessErrorCode> = new Map([
  ["332", "login"],
  ["421", "no-server"],
  ["426", "incomplete"],
  ["450", "not-found"],
  ["451", "incomplete"],
  ["530", "login"],
  ["532", "login"],
  ["550", "not-found"],
]);
