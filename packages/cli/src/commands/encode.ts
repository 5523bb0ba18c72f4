/**
 * `uri encode`: each line as data for a component: every octet that is not unreserved is percent-encoded. A line
 * need not be UTF-8.
 */

import { Buffer } from "node:buffer";
import type { Command } from "commander";
import { encode } from "urikit";
import { declareList } from "../declaration.ts";
import { LONGEST_ENCODED, LONGEST_LINE } from "../lines/blocks.ts";
import type { OctetLine } from "../lines/latin1.ts";
import type { ListOptions } from "../lines/list-options.ts";
import { runList } from "../lines/run.ts";

export function declare(command: Command): void {
  declareList(command, {
    usage: "[options] [TEXT ...]",
    note: [
      "Every reserved character is encoded, also where a component would admit it, so",
      "that nothing reads it as a delimiter (RFC 3986 §2.2): the result is data in",
      "every component alike.",
    ],
    examples: ["uri encode 'AC/DC: 100%'", "uri encode --input terms.txt"],
  });
}

export function run(options: ListOptions): Promise<number> {
  return runList(
    {
      subject: "text",
      outcome: "encoded",
      takesOctets: true,
      longest: options.json ? LONGEST_ENCODED : LONGEST_LINE,
      line: (_text, octets) => encoded(octets),
      octetWriter: { most: (length) => 3 * length, write: writeEncoded },
      json: (text, octets) => ({ text, valid: true, result: encoded(octets) }),
    },
    options,
  );
}

function encoded(octets: string): string {
  return encode(Buffer.from(octets, "latin1"), "segment");
}

/** §2.3: whether an octet is written as it is. */
const STAYS = Uint8Array.from({ length: 256 }, (_, octet) =>
  encode(Uint8Array.of(octet), "segment").length === 1 ? 1 : 0,
);

/** §2.1: the hexadecimal digits. */
const DIGITS = Buffer.from("0123456789ABCDEF", "latin1");
const PERCENT = 0x25;

/** The same as `encoded`, from octets to octets. */
function writeEncoded({ octets, from, to }: OctetLine, target: Buffer, at: number): number {
  let end = at;
  for (let read = from; read < to; read++) {
    const octet = octets[read] as number; // `to` is not after the end
    if (STAYS[octet] === 1) target[end++] = octet;
    else {
      target[end] = PERCENT;
      target[end + 1] = DIGITS[octet >> 4] as number; // four bits
      target[end + 2] = DIGITS[octet & 15] as number;
      end += 3;
    }
  }
  return end;
}
