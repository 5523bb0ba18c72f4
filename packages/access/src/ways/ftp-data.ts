/**
 * RFC 2428 §3, RFC 959 §4.1.2: the connection for the data, to the port that the server names, and to no other address than that
 * of the control connection.
 */

import { connect, type Socket } from "node:net";
import { connect as connectByTls, TLSSocket } from "node:tls";
import type { PlanStep } from "@urikit/schemes";
import { AccessError, told } from "../access-error.ts";
import { tellSent } from "../watched.ts";
import type { Way } from "../way.ts";
import { authorities, connected } from "./connection.ts";
import { type Control, type FailureCodes, failureFor, type Reply } from "./replies.ts";

/** RFC 959 §4.2.2: what the codes of failure mean. */
export const FAILURES: FailureCodes = new Map([
  ["332", "login"],
  ["421", "no-server"],
  ["426", "incomplete"],
  ["450", "not-found"],
  ["451", "incomplete"],
  ["530", "login"],
  ["532", "login"],
  ["550", "not-found"],
]);

/** RFC 1738 §6: below, other protocols listen, and a server could have them spoken to. */
const LOWEST_PORT = 1024;

const ascii = (line: string): Uint8Array => new TextEncoder().encode(`${line}\r\n`);

/** The connection for the data, before it is used. */
export async function dataConnection(control: Control, step: PlanStep, way: Way): Promise<Socket> {
  const { clock } = way;
  const port = await passivePort(control, step, way);
  if (port < LOWEST_PORT || port > 65535)
    throw new AccessError("refused-port", told("access-data-port", port, LOWEST_PORT), { step });
  // RFC 959 lets PASV name an address: whoever went there could be led inside.
  const socket = connect({ host: control.socket.remoteAddress ?? "", port });
  clock.signal.addEventListener("abort", () => socket.destroy(), { once: true });
  try {
    await clock.within(connected(socket, "connect"));
    return socket;
  } catch (error) {
    socket.destroy();
    throw error;
  }
}

/** EPSV first (RFC 2428 §4: `229 … (|||6446|)`); a server that has it not has PASV (`227 … h1,h2,h3,h4,p1,p2`). */
async function passivePort(control: Control, step: PlanStep, way: Way): Promise<number> {
  const command = (line: string): Promise<Reply> => {
    tellSent(way, step, ascii(line));
    return control.ask(ascii(line));
  };
  const extended = await command("EPSV");
  const [, port] = /\((.)\1\1(\d{1,5})\1\)/.exec(extended.text)?.slice(1) ?? [];
  if (extended.code === "229" && port !== undefined) return Number(port);
  const reply = await command("PASV");
  const [, high, low] = /(?:\d{1,3},){4}(\d{1,3}),(\d{1,3})/.exec(reply.text) ?? [];
  if (reply.code === "227" && high !== undefined) return Number(high) * 256 + Number(low);
  throw failureFor(reply, step, FAILURES);
}

/** RFC 4217 §9, §10: the data by TLS, where the control connection has it, in its session, which some servers require. */
export async function protectedData(
  data: Socket,
  control: Socket,
  { settings, clock }: Way,
): Promise<Socket> {
  if (!(control instanceof TLSSocket)) return data;
  const session = control.getSession();
  const name = control.servername || "";
  const secure = connectByTls({
    ...{ socket: data, servername: name, host: name || control.remoteAddress || "" },
    ...(session !== undefined && { session }),
    ...authorities(settings),
  });
  await clock.within(connected(secure, "secureConnect"));
  return secure;
}
