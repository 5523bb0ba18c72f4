// The right results for a list, by the functions of urikit on the text of each line.
import { isUtf8 } from "node:buffer";
import { type NormalizeOptions, normalize, type ReferenceRule, tryParse } from "urikit";
import type { InvalidLine } from "../src/index.ts";
import type { ListReader } from "../src/list-reader.ts";

/** The members of an invalid line that are compared. */
export type Place = Pick<InvalidLine, "number" | "from" | "to" | "reason">;

const LF = 0x0a;
const CR = 0x0d;

/** The lines of a list as octets, with their places; by indexOf, and no more. */
export function* linesOf(
  list: Uint8Array,
): Generator<{ number: number; from: number; to: number; octets: Uint8Array }> {
  const hasMark = list[0] === 0xef && list[1] === 0xbb && list[2] === 0xbf;
  let number = 0;
  for (let from = hasMark ? 3 : 0; from < list.length; ) {
    const found = list.indexOf(LF, from);
    const end = found < 0 ? list.length : found;
    const to = end > from && list[end - 1] === CR ? end - 1 : end;
    yield { number: ++number, from, to, octets: list.subarray(from, to) };
    from = end + 1;
  }
}

const text = new TextDecoder("utf-8", { ignoreBOM: true });

/** The findings that `checkLines` must make. */
export function invalidByText(list: Uint8Array, as: ReferenceRule = "uri-reference"): Place[] {
  const invalid: Place[] = [];
  for (const { octets, ...place } of linesOf(list)) {
    if (!isUtf8(octets)) invalid.push({ ...place, reason: "not-utf-8" });
    else if (!isOf(as, text.decode(octets))) invalid.push({ ...place, reason: "not-a-reference" });
  }
  return invalid;
}

function isOf(as: ReferenceRule, line: string): boolean {
  const result = tryParse(line);
  if (!result.valid) return false;
  const { kind, isAbsoluteUri } = result.parsed;
  if (as === "absolute-uri") return isAbsoluteUri;
  return as === "uri-reference" || kind === as;
}

/** The text that `normalizeLines` must give. */
export function normalByText(
  list: Uint8Array,
  options: NormalizeOptions,
  invalid: "empty" | "keep" | "drop" = "empty",
): string {
  let out = "";
  for (const { octets } of linesOf(list)) {
    const line = text.decode(octets);
    if (isUtf8(octets) && tryParse(line).valid) out += `${normalize(line, options)}\n`;
    else if (invalid === "keep") out += `${Buffer.from(octets).toString("latin1")}\n`;
    else if (invalid === "empty") out += "\n";
  }
  return out;
}

/** All invalid lines of a list that comes in chunks. */
export function invalidOf(reader: ListReader<InvalidLine>, chunks: readonly Uint8Array[]): Place[] {
  const found: Place[] = [];
  const add = ({ number, from, to, reason }: InvalidLine) => found.push({ number, from, to, reason });
  for (const chunk of chunks) for (const line of reader.write(chunk)) add(line);
  for (const line of reader.end()) add(line);
  return found;
}

/** The octets that a reader gives for a list that comes in chunks, each as one character. */
export function octetsOf(reader: ListReader<Uint8Array>, chunks: readonly Uint8Array[]): string {
  let out = "";
  const add = (octets: Uint8Array) => {
    out += Buffer.from(octets.buffer, octets.byteOffset, octets.length).toString("latin1");
  };
  for (const chunk of chunks) for (const octets of reader.write(chunk)) add(octets);
  for (const octets of reader.end()) add(octets);
  return out;
}

/** A list in chunks of a size. */
export function chunksOf(list: Uint8Array, size: number): Uint8Array[] {
  const count = Math.ceil(list.length / size);
  return Array.from({ length: count }, (_, index) => list.subarray(index * size, (index + 1) * size));
}
