/** A server on this machine: it listens, says where, and ends clean when it is told to. */

import { lstatSync, unlinkSync } from "node:fs";
import { connect, type Server } from "node:net";
import { systemCode, systemReason, UsageError } from "../../exit.ts";

/** Where a server listens: at the path of a socket, or at a port of the loopback. */
export type Place = { readonly path: string } | { readonly port: number };

/** Loopback, of which nobody else is asked (RFC 1122 §3.2.1.3). */
const LOOPBACK = "127.0.0.1";

/**
 * Listens until the process gets a signal to end. Then nobody new is served, and the promise is kept when all have been.
 *
 * @param end Ends what is served, once it was answered.
 * @throws {UsageError} If the place cannot be had.
 */
export async function listen(
  server: Server,
  place: Place,
  { say, end }: { say(where: string): void; end(): void },
): Promise<void> {
  if ("path" in place) await removeAbandoned(place.path);
  const umask = process.umask(0o177); // of a socket: nobody else may open it, from the start
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error) =>
      reject(new UsageError("serve-cannot-listen", nameOf(place), systemReason(error))),
    );
    server.listen("path" in place ? place : { host: LOOPBACK, port: place.port }, resolve);
  }).finally(() => process.umask(umask));
  const address = server.address();
  say(
    typeof address === "object" && address !== null ? `http://${LOOPBACK}:${address.port}/` : nameOf(place),
  );
  const stop = () => {
    server.close();
    end();
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, stop);
  await new Promise((resolve) => server.once("close", resolve));
}

function nameOf(place: Place): string {
  return "path" in place ? place.path : `${LOOPBACK}:${place.port}`;
}

/** Removes a socket that a server has left behind, which nobody answers. Nothing else is ever removed. */
async function removeAbandoned(path: string): Promise<void> {
  if (!lstatSync(path, { throwIfNoEntry: false })?.isSocket()) return;
  const code = await new Promise<string | undefined>((resolve) => {
    const socket = connect(path, () => {
      socket.destroy();
      resolve(undefined);
    });
    socket.on("error", (error) => resolve(systemCode(error)));
  });
  if (code === "ECONNREFUSED") unlinkSync(path);
}
