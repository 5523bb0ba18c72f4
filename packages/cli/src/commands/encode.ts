/**
 * `uri encode`: each line as data for a component: every octet that is not unreserved is percent-encoded. A line
 * need not be UTF-8.
 */

import type { Command } from "commander";
import { encode } from "urikit";
import { declareList } from "../declaration.ts";
import type { ListOptions } from "../lines/list-options.ts";
import { LONGEST_ENCODED, LONGEST_LINE } from "../lines/longest.ts";
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
      takes: "octets",
      longest: options.json ? LONGEST_ENCODED : LONGEST_LINE,
      line: (_text, { octets }) => encode(octets, "segment"),
      json: (text, { octets }) => ({ text, valid: true, result: encode(octets, "segment") }),
      work: { name: "encode" },
    },
    options,
  );
}
