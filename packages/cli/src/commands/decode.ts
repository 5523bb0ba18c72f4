/**
 * `uri decode`: each line with its percent-encoded octets decoded, as UTF-8 or in another charset. People get one harmless line: control
 * characters, line ends among them, are written as escapes (`\n`). The JSON has the exact text.
 */

import type { Command } from "commander";
import { decode } from "urikit";
import { printable } from "urikit/display";
import { excerpt } from "urikit/foundation";
import { choice, declareList } from "../declaration.ts";
import { UsageError } from "../exit.ts";
import type { ListOptions } from "../lines/list-options.ts";
import { runList } from "../lines/run.ts";
import { INVALID_UTF8, type InvalidUtf8 } from "../option-values.ts";

export function declare(command: Command): void {
  declareList(command, {
    usage: "[options] [TEXT ...]",
    note: [
      "Control and invisible characters are written as escapes (\\n, \\u{1b}); the JSON",
      "has the exact text.",
    ],
    examples: ["uri decode AC%2FDC", "uri decode --json a%0Ab", "uri decode --charset iso-8859-1 caf%E9"],
  })
    .option("--charset <LABEL>", "the charset of the octets, such as shift_jis; otherwise utf-8")
    .addOption(
      choice(
        "--invalid-utf8 <ANSWER>",
        "what to do with octets that are not UTF-8, or not of the charset",
        INVALID_UTF8,
      ),
    );
}

interface DecodeOptions extends ListOptions {
  readonly invalidUtf8: InvalidUtf8;
  readonly charset?: string;
}

export async function run(options: DecodeOptions): Promise<number> {
  const { invalidUtf8: invalid, charset } = options;
  const decoded = (text: string) => decode(text, { invalid, charset });
  requireKnown(decoded, charset);
  return runList(
    {
      subject: "text",
      outcome: "decoded",
      line: (text) => printable(decoded(text)),
      json: (text) => ({ reference: text, valid: true, result: decoded(text) }),
    },
    options,
  );
}

/** A charset that the platform does not know is an error of the call, not of each line. */
function requireKnown(decoded: (text: string) => string, charset = ""): void {
  try {
    decoded("");
  } catch (error) {
    throw error instanceof TypeError ? new UsageError("decode-charset", excerpt(charset)) : error;
  }
}
