/**
 * Where each reader goes with a reference, in one form: scheme and host in lower case, an address in brackets and in its
 * short form (RFC 5952 §4), without its zone, which only the machine itself knows (RFC 4007 §11); a host that is empty
 * or not known as none; octets of UTF-8 as text; a port without zeros, and the default port as none.
 *
 * A program goes where its client dials, if that is not what it has read: to a name of other scripts as the client writes
 * it, and to localhost without a host.
 */

import type { Program, ProgramReading } from "@urikit/programs";
import { nonDefaultPort } from "../../default-ports.ts";
import { EDITIONS } from "../../editions.ts";
import { canonicalAddress, canonicalPlace, type Place } from "./places.ts";
import { programNamed, type ReaderId, unknownReader } from "./readers.ts";
import { examineSplitter } from "./splitter.ts";

/** A place without its path and query. The port is undefined where the reader throws an error when asked for it. */
export type Destination = Pick<Place, "scheme" | "port"> & { readonly host: string };

/** Where the reader goes, without a base; undefined if it refuses the reference. */
export function destinationFor(reader: ReaderId, reference: string): Destination | undefined {
  if (reader === "appendix-b") return withKnownHost(examineSplitter(reference, undefined).place);
  const program = programNamed(reader);
  if (program !== undefined) return destinationBy(program, reference);
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

/** The text that a program is asked about, and what is known of the program. */
interface Going {
  /** What it has read in the text, if it was asked already. */
  readonly reading?: ProgramReading | undefined;
  readonly isDecoded?: boolean;
}

/** Where a program goes with a text; undefined if it refuses it. */
export function destinationBy(
  program: Program,
  text: string,
  { reading = program.read(text), isDecoded = decodesHosts(program) }: Going = {},
): Destination | undefined {
  const read = destinationOf(reading, isDecoded);
  const dialled = read && reading && isDialledApart(reading, text) ? program.dials?.(text) : undefined;
  if (read === undefined || dialled === undefined) return read;
  const port = read.host === "" ? nonDefaultPort(read.scheme, dialled.port) : read.port;
  return { scheme: read.scheme, host: nameDialled(dialled.host), port: port ?? "" };
}

/**
 * Whether a client may look up another host than was read in a text: a name of other scripts, or with a triplet that is
 * written there, or, for http, no host.
 */
export function isDialledApart({ scheme = "", host = "" }: ProgramReading, text: string): boolean {
  if (host === "") return /^https?$/i.test(scheme);
  return /[\u0080-\uffff]/.test(host) || (host.includes("%") && text.includes("%"));
}

/** A name as it is looked up: nobody decodes it or writes it by IDNA any more. Java looks up an address in its brackets. */
export function nameDialled(host: string): string {
  const name = textOf(host.slice(host.lastIndexOf("@") + 1));
  const address = name.replace(/^\[(.*)\]$/s, "$1");
  // A colon before a zone: looked for apart, so that a text of colons is read once.
  if (/^[0-9a-f:.]*(?:%.*)?$/is.test(address) && /^[^%]*:/.test(address))
    return canonicalAddress(`[${address}]`);
  return name.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
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

/** The place of a reader, where an unknown host counts as no host. */
export function withKnownHost({ scheme, host = "", port }: Place): Destination {
  return { scheme, host, port: host === "" ? "" : port };
}

/** An address in brackets, without its zone; another host without an empty port, as Perl's URI tells it, and as text. */
function hostOf(host: string, isDecoded: boolean): string {
  const address = host.replace(/^\[/, "").replace(/\]$/, "").replace(/%.*$/s, "");
  // One class and nothing after it: a text of colons is read once (S18).
  const isAddress = /^[0-9A-Fa-f:.]*$/.test(address) && /^[^:]*:./s.test(address);
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
