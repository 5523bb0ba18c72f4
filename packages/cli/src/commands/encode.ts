/**
 * `uri encode`: each line as data for a component: every octet that is not unreserved is percent-encoded. A line
 * need not be UTF-8.
 */

import { Buffer } from "node:buffer";
import type { Command } from "commander";
import { encode } from "urikit";
import { declareList } from "../declaration.ts";
import { LONGEST_ENCODED, LONGEST_LINE } from "../lines/blocks.ts";
import type { OctetRange } from "../lines/latin1.ts";
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
      takesOctets: true,
      longest: options.json ? LONGEST_ENCODED : LONGEST_LINE,
      line: (_text, octets) => encoded(octets),
      octetWriter: { most: 3, write: writeEncoded },
      json: (text, octets) => ({ text, valid: true, result: encoded(octets) }),
    },
    options,
  );
}

function encoded(octets: string): string {
  return encode(Buffer.from(octets, "latin1"), "segment");
}

/** §2.1, §2.3: of every octet what is written for it: itself, if it is unreserved, or a triplet. */
const WRITTEN: readonly Buffer[] = Array.from({ length: 256 }, (_, octet) =>
  Buffer.from(encode(Uint8Array.of(octet), "segment"), "latin1"),
);

/** The same as `encoded`, from octets to octets. */
function writeEncoded(octets: Buffer, { from, to }: OctetRange, target: Buffer, at: number): number {
  let end = at;
  for (let read = from; read < to; read++) {
    const octet = octets[read] as number; // `to` is not after the end
    const written = WRITTEN[octet] as Buffer;
    target[end] = written[0] as number;
    if (written.length > 1) {
      target[end + 1] = written[1] as number;
      target[end + 2] = written[2] as number;
    }
    end += written.length;
  }
  return end;
}
