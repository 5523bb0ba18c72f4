/**
 * Where each reader goes with a reference, in one form: scheme and host in lower case, an address in brackets and in its
 * short form (RFC 5952 §4), without its zone, which only the machine itself knows (RFC 4007 §11); a host that is empty
 * or not known as none; octets of UTF-8 as text; a port without zeros, and the default port as none.
 */

import { canonicalPlace, type Place } from "../comparison/places.ts";
import type { Reader } from "../comparison/reading.ts";
import { examineSplitter } from "../comparison/splitter.ts";
import { EDITIONS } from "../editions.ts";
import type { Program } from "../programs/habit.ts";
import type { ProgramReading } from "../programs/questions.ts";
import { programNamed, unknownReader } from "./program-readers.ts";

/** A place without its path and query. The port is undefined where the reader throws an error when asked for it. */
export type Destination = Pick<Place, "scheme" | "port"> & { readonly host: string };

/** Where the reader goes, without a base; undefined if it refuses the reference. */
export function destinationFor(reader: Reader, reference: string): Destination | undefined {
  if (reader === "appendix-b") return withKnownHost(examineSplitter(reference, undefined).place);
  const program = programNamed(reader);
  if (program !== undefined) return destinationOf(program.read(reference), decodesHosts(program));
  const edition = EDITIONS.find(({ id }) => id === reader);
  if (edition === undefined) throw unknownReader(reader);
  const destination = edition.destination(reference);
  return destination && withKnownHost(canonicalPlace(destination, undefined));
}

const DECODING = new Map<Program, boolean>();

/** Whether a program tells hosts decoded, so that a `%` in one is a `%`, and begins no triplet. */
export function decodesHosts(program: Program): boolean {
  const known = DECODING.get(program) ?? program.read("http://%2561.example/")?.host === "%61.example";
  DECODING.set(program, known);
  return known;
}

/** Where a program goes by what it reads; undefined if it refuses the reference. */
export function destinationOf(
  reading: Pick<ProgramReading, "scheme" | "host" | "port"> | undefined,
  isDecoded: boolean,
): Destination | undefined {
  if (reading === undefined) return undefined;
  const { scheme, host, port } = reading;
  const place = canonicalPlace(
    { scheme, host: host && hostOf(host, isDecoded), port: port || undefined, hostKnown: true },
    undefined,
  );
  return withKnownHost(port === false ? { ...place, port: undefined } : place);
}

/** The place of a reader, where an unknown host is none. */
export function withKnownHost({ scheme, host = "", port }: Place): Destination {
  return { scheme, host, port: host === "" ? "" : port };
}

/** An address in brackets, without its zone; another host without an empty port, as Perl's URI tells it, and as text. */
function hostOf(host: string, isDecoded: boolean): string {
  const [, address] = /^\[?([0-9A-Fa-f:.]*:[0-9A-Fa-f:.]*)(?:%.*)?\]?$/s.exec(host) ?? [];
  const isAddress = address !== undefined && !/^[^:]*:$/.test(address);
  if (isAddress) return `[${address}]`;
  const text = textOf(host.replace(/:$/, ""));
  return isDecoded ? text.replaceAll("%", "%25") : text;
}

/** Perl's URI tells octets: they are those of UTF-8 (RFC 3986 §3.2.2), if they can be. */
function textOf(octets: string): string {
  if (!/[\x80-\xff]/.test(octets) || /[^\0-\xff]/.test(octets)) return octets;
  try {
    return decodeURIComponent(
      octets.replace(/[%\x80-\xff]/g, (octet) => `%${octet.charCodeAt(0).toString(16)}`),
    );
  } catch {
    return octets;
  }
}

/** The same for all readers that go to the same place, and for all that refuse. */
export function keyOf(destination: Destination | undefined): string {
  if (destination === undefined) return "";
  const { scheme, host, port = null } = destination;
  return JSON.stringify([scheme, host, port]);
}
