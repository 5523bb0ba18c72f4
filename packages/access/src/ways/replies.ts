/** RFC 959 §4.2, RFC 3977 §3.2, RFC 2229 §2.4, RFC 1939 §3: commands, and the replies that a plan expects of them, by their codes. */

import type { Socket } from "node:net";
import type { PlanStep } from "@urikit/schemes";
import type { ReplyCodes } from "@urikit/schemes/define";
import { printable } from "urikit/display";
import { AccessError, type AccessErrorCode, told } from "../access-error.ts";
import { tellReceived } from "../watched.ts";
import type { Way } from "../way.ts";
import { type Lines, linesOf } from "./connection.ts";

/** A reply: its code, and its text made safe to show. */
export interface Reply {
  readonly code: string;
  readonly text: string;
}

/** A connection over which commands go and replies come. */
export interface Control {
  readonly socket: Socket;
  /** What comes between replies, a line each, and the rest. */
  readonly lines: Lines;
  /** Sends a command, and gives the reply, whatever it is. */
  readonly ask: (octets: Uint8Array) => Promise<Reply>;
  /** The next reply. */
  readonly reply: () => Promise<Reply>;
}

export function controlOver(socket: Socket, way: Way): Control {
  const lines = linesOf(socket, way.clock);
  const reply = async (): Promise<Reply> => {
    const one = await replyOf(async () => (await lines.next())?.toString("latin1"));
    tellReceived(way, one.text);
    return one;
  };
  const ask = (octets: Uint8Array): Promise<Reply> => {
    socket.write(octets);
    return reply();
  };
  return { socket, lines, ask, reply };
}

/** A reply with more lines is not read on. */
export const MOST_LINES = 1000;
/** The most of a reply that is shown. */
const SHOWN = 500;

/** §4.2: a line, or several of which the first has a hyphen after the code and the last a blank. */
async function replyOf(next: () => Promise<string | undefined>): Promise<Reply> {
  const first = (await next()) ?? "";
  const [, code, sign] = /^([1-5]\d\d|[+-][A-Z]+)([ -]|$)/.exec(first) ?? [];
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

/** Whether a reply is one of those: an `x` is any digit, and a word after a code is the first argument of the reply. */
export function isOne({ code, text }: Reply, codes: ReplyCodes): boolean {
  return codes.some((one) => {
    if (one.includes(" ")) return text === one || text.startsWith(`${one} `);
    return (
      one.length === code.length &&
      [...one].every((sign, at) => sign === code[at] || (sign === "x" && /\d/.test(code[at] ?? "")))
    );
  });
}

/** What codes of failure mean in a protocol; others are errors of the protocol. */
export type FailureCodes = ReadonlyMap<string, AccessErrorCode>;

/** The error that a reply is, which no step expects. */
export function failureFor({ code, text }: Reply, step: PlanStep, failures: FailureCodes): AccessError {
  return new AccessError(failures.get(code) ?? "protocol", told("access-error-reply", text), {
    reply: text,
    step,
  });
}
