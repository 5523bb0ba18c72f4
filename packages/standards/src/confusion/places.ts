/**
 * Where each reader goes with a reference, in one form: scheme and host in lower case, an address in brackets and in its
 * short form (RFC 5952 §4), without its zone, which only the machine itself knows (RFC 4007 §11); a host that is empty
 * or not known as none; a port without zeros, and the default port as none.
 */

import { canonicalPlace, type Place } from "../comparison/places.ts";
import type { Reader } from "../comparison/reading.ts";
import { examineSplitter } from "../comparison/splitter.ts";
import { EDITIONS } from "../editions.ts";
import type { ProgramReading } from "../programs/habit.ts";
import { programNamed, unknownReader } from "./program-readers.ts";

/** A place without its path and query. The port is undefined where the reader throws an error when asked for it. */
export type Destination = Pick<Place, "scheme" | "port"> & { readonly host: string };

/** Where the reader goes, without a base; undefined if it refuses the reference. */
export function destinationFor(reader: Reader, reference: string): Destination | undefined {
  if (reader === "appendix-b") return withKnownHost(examineSplitter(reference, undefined).place);
  const program = programNamed(reader);
  if (program !== undefined) return destinationOf(program.read(reference));
  const edition = EDITIONS.find(({ id }) => id === reader);
  if (edition === undefined) throw unknownReader(reader);
  const destination = edition.destination(reference);
  return destination && withKnownHost(canonicalPlace(destination, undefined));
}

/** Where a program goes by what it reads; undefined if it refuses the reference. */
export function destinationOf(
  reading: Pick<ProgramReading, "scheme" | "host" | "port"> | undefined,
): Destination | undefined {
  if (reading === undefined) return undefined;
  const { scheme, host, port } = reading;
  const place = canonicalPlace(
    { scheme, host: host && addressOf(host), port: port || undefined, hostKnown: true },
    undefined,
  );
  return withKnownHost(port === false ? { ...place, port: undefined } : place);
}

function withKnownHost({ scheme, host = "", port }: Place): Destination {
  return { scheme, host, port: host === "" ? "" : port };
}

/** An address in brackets, without its zone; another host as it is. */
function addressOf(host: string): string {
  const [, address] = /^\[?([0-9A-Fa-f:.]*:[0-9A-Fa-f:.]*)(?:%.*)?\]?$/s.exec(host) ?? [];
  return address === undefined ? host : `[${address}]`;
}

/** The same for all readers that go to the same place, and for all that refuse. */
export function keyOf(destination: Destination | undefined): string {
  if (destination === undefined) return "";
  const { scheme, host, port = null } = destination;
  return JSON.stringify([scheme, host, port]);
}
