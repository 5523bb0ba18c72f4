/**
 * `uri encode`: each line as data for a component: every octet that is not unreserved is percent-encoded. A line
 * need not be UTF-8.
 */

import { Buffer } from "node:buffer";
import type { Command } from "commander";
import { encode } from "urikit";
import { declareList } from "../declaration.ts";
import { LONGEST_ENCODED, LONGEST_LINE } from "../lines/blocks.ts";
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
      json: (text, octets) => ({ text, valid: true, result: encoded(octets) }),
    },
    options,
  );
}

function encoded(octets: string): string {
  return encode(Buffer.from(octets, "latin1"), "segment");
}
