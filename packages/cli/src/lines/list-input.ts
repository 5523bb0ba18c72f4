/**
 * An input that is a list of lines: unpacked, if it is packed; an input whose first octets show that it is not a list
 * in UTF-8 is refused.
 */

import { Buffer } from "node:buffer";
import { packingOf, utf16In } from "@urikit/explain";
import { UsageError } from "../exit.ts";
import type { Input } from "./input.ts";

/** The number of first octets that show what an input is. */
const ENOUGH = 4;

/** How many octets are read at once until it is known. */
const BLOCK_SIZE = 64 * 1024;

const LF = 0x0a;

/**
 * The input, if it is a list, packed or not.
 *
 * @throws {UsageError} If it is not such a list, or cannot be read or unpacked.
 */
export async function listInput(input: Input): Promise<Input> {
  const first = await firstOctets(input);
  const packing = packingOf(first);
  if (packing === undefined) return refusingForeign(input, first);
  const { unpacked } = await import("./unpacked-input.ts");
  const list = unpacked(new BegunInput(input, first), packing);
  return refusingForeign(list, await firstOctets(list));
}

function refusingForeign(input: Input, first: Buffer): Input {
  refuseForeign(first, input.name);
  return new BegunInput(input, first);
}

/** Enough octets to recognize what it is, if it has that many; but nobody waits for more after a line. */
async function firstOctets(input: Input): Promise<Buffer> {
  const first = Buffer.allocUnsafe(BLOCK_SIZE);
  let length = 0;
  while (length < ENOUGH && !first.subarray(0, length).includes(LF)) {
    const count = await input.read(first, length, first.length - length);
    if (count === 0) break;
    length += count;
  }
  return first.subarray(0, length);
}

/** An input of which the first octets are read already. */
class BegunInput implements Input {
  readonly name: string;
  readonly size: number | undefined;
  readonly descriptor?: number;
  readonly start: number | undefined;
  readonly #input: Input;
  #first: Buffer;

  constructor(input: Input, first: Buffer) {
    this.name = input.name;
    this.size = input.size;
    this.start = input.start;
    if (input.descriptor !== undefined) this.descriptor = input.descriptor;
    this.#input = input;
    this.#first = first;
  }

  async read(buffer: Uint8Array, offset: number, length: number): Promise<number> {
    const count = this.#first.copy(buffer, offset, 0, length);
    if (count === 0) return this.#input.read(buffer, offset, length);
    this.#first = this.#first.subarray(count);
    return count;
  }

  close(): void {
    this.#input.close();
  }
}

// Files that are not lists of lines in UTF-8: they are refused.

/** @throws {UsageError} If a file that begins with these octets is not a file of lines. */
function refuseForeign(octets: Uint8Array, name: string): void {
  const packing = packingOf(octets);
  if (packing !== undefined) throw new UsageError("packed-twice", name, packing);
  const charset = utf16In(octets);
  if (charset === undefined) return;
  throw new UsageError("not-utf-8-file", name, charset);
}
