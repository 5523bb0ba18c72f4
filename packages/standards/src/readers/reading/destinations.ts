/**
 * Where readers go with a reference, and what they ask for there: those that agree in all of it together, as a table of
 * readers shows them.
 */

import { partsOf, type ReferenceParts, withoutFragment } from "../../parts.ts";
import { type Destination, destinationBy, keyOf, withKnownHost } from "./destination.ts";
import { canonicalResource } from "./places.ts";
import { type AskedProgram, askAll } from "./programs.ts";
import { READERS, type ReaderId, readerOf, readersOptions } from "./readers.ts";
import {
  type Comparison,
  compareEditions,
  type ExaminedEdition,
  type ReaderTarget,
  SIDE_BY_SIDE_OPTIONS,
  type SideBySideOptions,
} from "./reading.ts";

/**
 * Readers that go to one place, and ask for the same there. A property is absent where there is nothing to say.
 */
export interface ReaderDestination {
  readonly readers: readonly ReaderId[];
  /** Whether they accept the reference. */
  readonly valid: boolean;
  /** In lower case. */
  readonly scheme?: string;
  /** In lower case, its triplets decoded, an IPv6 address in brackets, without a zone; absent if it is empty. */
  readonly host?: string;
  /** Present where the authority is empty, and the path too: `//` has a host, which is empty. */
  readonly emptyHost?: true;
  /** Absent if it is the default port of the scheme; `false` where they throw an error when they are asked for it. */
  readonly port?: string | false;
  /** The path and query, as the first of them tells them. */
  readonly resource?: string;
  /** The target with the base, as the first of them tells it; absent without a base. */
  readonly target?: ReaderTarget;
}

/** The reading of one reader. */
interface Row extends Omit<ReaderDestination, "readers"> {
  readonly reader: ReaderId;
  /** The same for all that agree. */
  readonly key: string;
}

/**
 * The sets of readers that go to one place with a reference, and ask for the same there, in the order of their first
 * reader: editions, a program that only splits, and programs. Unless readers are given, they are all of them. With a
 * base, the editions that resolve references, and such a program, are asked for the target.
 *
 * @throws {TypeError} If `reference` or `base` is not a string, or there is no such reader.
 *
 * @example
 * ```ts
 * import { destinations } from "@urikit/standards";
 *
 * const readers = ["rfc3986", "whatwg", "curl"] as const;
 * const sets = destinations("http://h:80/a/%2e%2e/b", undefined, { readers });
 * sets.map(({ readers, host, resource }) => `${readers.join()}: ${host} ${resource}`);
 * // => ["rfc3986,curl: h /a/%2e%2e/b", "whatwg: h /b"]
 * ```
 */
export function destinations(
  reference: string,
  base?: string,
  options: SideBySideOptions = {},
): readonly ReaderDestination[] {
  options = readersOptions(options, SIDE_BY_SIDE_OPTIONS);
  const { readers = READERS } = options;
  return destinationsIn(
    compareEditions(reference, base, { ...options, readers }),
    readers,
    askAll(reference, base, readers),
  );
}

/** The same of what was read already. */
export function destinationsIn(
  comparison: Comparison,
  readers: readonly ReaderId[],
  asked: readonly AskedProgram[],
): readonly ReaderDestination[] {
  const rows = [
    ...comparison.examined.map((one) => editionRow(one, comparison)),
    ...(readers.includes("appendix-b") ? [splitterRow(comparison)] : []),
    ...asked.flatMap((one) => programRows(one, comparison)),
  ];
  const sets = new Map<string, Omit<ReaderDestination, "readers"> & { readonly readers: ReaderId[] }>();
  for (const { reader, key, ...place } of rows) {
    const set = sets.get(key);
    if (set === undefined) sets.set(key, { readers: [reader], ...place });
    else set.readers.push(reader);
  }
  return [...sets.values()];
}

function editionRow(
  { edition, reading, place, target }: ExaminedEdition,
  { reference, base }: Comparison,
): Row {
  const read = target ?? (base === undefined ? reference : undefined);
  return rowOf({
    reader: edition.id,
    valid: reading.valid,
    destination: place && withKnownHost(place),
    parts: place && read !== undefined ? partsOf(withoutFragment(read)) : undefined,
    target: base === undefined ? undefined : reading.target,
  });
}

function splitterRow({ base, splitter: { place, target, reading } }: Comparison): Row {
  const parts = partsOf(withoutFragment(target));
  return rowOf({
    reader: "appendix-b",
    valid: true,
    destination: withKnownHost(place),
    parts,
    target: base === undefined ? undefined : uriTarget(reading.target),
  });
}

function uriTarget(uri: string | undefined): ReaderTarget | undefined {
  return uri === undefined ? undefined : { uri };
}

/** With a base, a program that resolves nothing says nothing. */
function programRows({ program, reading, target }: AskedProgram, { base, reference }: Comparison): Row[] {
  if (base !== undefined && program.resolve === undefined) return [];
  const own = reading && { ...reading, authority: reading.host, fragment: undefined };
  const parts = target === undefined ? own : partsOf(withoutFragment(target));
  return [
    rowOf({
      reader: readerOf(program),
      valid: reading !== undefined || target !== undefined,
      destination: reading && destinationBy(program, target ?? reference, { reading }),
      parts,
      target: uriTarget(target),
    }),
  ];
}

interface Reading {
  readonly reader: ReaderId;
  readonly valid: boolean;
  readonly destination: Destination | undefined;
  readonly parts: ReferenceParts | undefined;
  readonly target: ReaderTarget | undefined;
}

function rowOf({ reader, valid, destination, parts, target }: Reading): Row {
  const resource = parts && parts.path + (parts.query === undefined ? "" : `?${parts.query}`);
  const canonical = parts && canonicalResource(parts);
  const { scheme, host, port = false } = destination ?? { scheme: "", host: "", port: "" };
  const hasEmptyHost = valid && host === "" && parts?.authority === "" && parts.path === "";
  return {
    reader,
    key: JSON.stringify([valid, keyOf(destination), canonical ?? null]),
    valid,
    ...(scheme === "" ? {} : { scheme }),
    ...(host === "" ? {} : { host }),
    ...(hasEmptyHost ? { emptyHost: true } : {}),
    ...(port === "" ? {} : { port }),
    ...(resource === undefined ? {} : { resource }),
    ...(target === undefined ? {} : { target }),
  };
}
