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
import { octetsInCharset } from "./charset-octets.ts";

export function declare(command: Command): void {
  declareList(command, {
    usage: "[options] [TEXT ...]",
    note: [
      "Every reserved character is encoded, also where a component would admit it, so",
      "that nothing reads it as a delimiter (RFC 3986 §2.2): the result is data in",
      "every component alike.",
    ],
    examples: [
      "uri encode 'AC/DC: 100%'",
      "uri encode --input terms.txt",
      "uri encode --charset iso-8859-1 café",
    ],
  }).option(
    "--charset <LABEL>",
    "the charset of the octets, such as iso-8859-2; otherwise those of the line",
  );
}

interface EncodeOptions extends ListOptions {
  readonly charset?: string;
}

export function run(options: EncodeOptions): Promise<number> {
  return options.charset === undefined ? encodeOctets(options) : encodeCharacters(options, options.charset);
}

/** The characters of each line, as their octets in a charset. */
async function encodeCharacters(options: ListOptions, charset: string): Promise<number> {
  const octetsOf = octetsInCharset(charset);
  const encoded = (text: string) => encode(octetsOf(text), "segment");
  return runList(
    {
      subject: "text",
      outcome: "encoded",
      longest: LONGEST_ENCODED,
      line: encoded,
      json: (text) => ({ reference: text, valid: true, result: encoded(text) }),
    },
    options,
  );
}

/** The octets of each line, whatever their charset is. */
function encodeOctets(options: ListOptions): Promise<number> {
  return runList(
    {
      subject: "text",
      outcome: "encoded",
      takes: "octets",
      longest: options.json ? LONGEST_ENCODED : LONGEST_LINE,
      line: (_text, { octets }) => encode(octets, "segment"),
      json: (text, { octets }) => ({ reference: text, valid: true, result: encode(octets, "segment") }),
      work: { name: "encode" },
    },
    options,
  );
}
