/**
 * `uri encode`: each line as data for one component: every octet that is not unreserved is percent-encoded. A line
 * need not be UTF-8.
 */

import { Buffer } from "node:buffer";
import type { Command } from "commander";
import { type DataComponent, encode } from "urikit";
import { choice, declareList } from "../declaration.ts";
import type { ListOptions } from "../lines/list-options.ts";
import { runList } from "../lines/run.ts";
import { DATA_COMPONENTS } from "../option-values.ts";

export function declare(command: Command): void {
  declareList(command, {
    usage: "[options] [TEXT ...]",
    examples: ["uri encode 'AC/DC: 100%'", "uri encode --as query-value --input terms.txt"],
  }).addOption(choice("--as <COMPONENT>", "the place where the data will stand", DATA_COMPONENTS));
}

export function run(options: ListOptions & { readonly as: DataComponent }): Promise<number> {
  const encoded = (octets: string) => piecesOf(octets).map(encodedPiece).join("");
  const encodedPiece = (octets: string) => encode(Buffer.from(octets, "latin1"), options.as);
  return runList(
    {
      subject: "text",
      takesOctets: true,
      line: (_text, octets) => encoded(octets),
      json: (text, octets) => ({ text, valid: true, result: encoded(octets) }),
    },
    options,
  );
}

/** Octets are encoded one by one, so a long line needs memory for one piece of it at a time. */
const LONGEST_PIECE = 64 * 1024;

function piecesOf(octets: string): readonly string[] {
  if (octets.length <= LONGEST_PIECE) return [octets];
  const count = Math.ceil(octets.length / LONGEST_PIECE);
  return Array.from({ length: count }, (_, at) => octets.slice(at * LONGEST_PIECE, (at + 1) * LONGEST_PIECE));
}
