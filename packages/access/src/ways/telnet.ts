/** RFC 1738 §3.8: "an interactive service": a session for a person. Nothing is sent unasked but the refusal of options. */

import type { Socket } from "node:net";
import { guard } from "@urikit/guard";
import { telnet } from "@urikit/schemes/telnet";
import { AccessError, told } from "../access-error.ts";
import { streamOf } from "../content.ts";
import { allowedText, refused } from "../refused.ts";
import type { Session } from "../resource.ts";
import type { Way } from "../way.ts";
import { connectionFor } from "./connection.ts";
import { failureOf } from "./network-failure.ts";
import { escapedForTelnet, TelnetOctets } from "./telnet-octets.ts";

/** The session that a reference names. After it was opened, only the caller and the server end it. */
export async function openSession(way: Way): Promise<Session> {
  const { reference, settings, clock } = way;
  const retrievedFrom = allowedText(guard(way.uri, settings.policy));
  const plan = refused(() => telnet.plan(retrievedFrom));
  const [connect, session] = plan.steps;
  if (connect?.do !== "connect" || session?.do !== "session")
    throw new AccessError("no-way", told("access-no-way", plan.scheme));
  const host = connect.host ?? "";
  const socket = await connectionFor(plan, way).catch((error: unknown) => {
    throw failureOf(error, host);
  });
  clock.stop();
  const end = (id: "access-aborted" | "access-closed") => (): void => {
    socket.destroy(new AccessError("aborted", told(id)));
  };
  settings.signal?.addEventListener("abort", end("access-aborted"), { once: true });
  return {
    ...{ kind: "session", reference, retrievedFrom, chain: [], plan },
    advice: { user: session.user, password: session.password },
    readable: streamOf(received(socket, host)),
    writable: writableTo(socket),
    close: end("access-closed"),
  };
}

async function* received(socket: Socket, host: string): AsyncGenerator<Uint8Array> {
  const octets = new TelnetOctets((refusal) => socket.write(refusal));
  try {
    for await (const piece of socket) {
      const data = octets.take(piece);
      if (data.length > 0) yield data;
    }
  } catch (error) {
    throw failureOf(error, host);
  } finally {
    socket.destroy();
  }
}

/** It takes as much as the server does. */
function writableTo(socket: Socket): WritableStream<Uint8Array> {
  return new WritableStream({
    write: (octets) =>
      new Promise((resolve, reject) => {
        socket.write(escapedForTelnet(octets), (error) => (error ? reject(error) : resolve()));
      }),
    close: () => void socket.end(),
    abort: () => void socket.destroy(),
  });
}
