/**
 * `uri decode`: each line with its percent-encoded octets decoded, as UTF-8. People get one harmless line: control
 * characters, line ends among them, are written as escapes (`\n`). The JSON has the exact text.
 */

import type { Command } from "commander";
import { decode, printable } from "urikit";
import { choice, declareList } from "../declaration.ts";
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
    examples: ["uri decode AC%2FDC", "uri decode --json a%0Ab"],
  }).addOption(choice("--invalid-utf8 <ANSWER>", "what to do with octets that are not UTF-8", INVALID_UTF8));
}

export function run(options: ListOptions & { readonly invalidUtf8: InvalidUtf8 }): Promise<number> {
  const decoded = (text: string) => decode(text, { invalid: options.invalidUtf8 });
  return runList(
    {
      subject: "text",
      line: (text) => printable(decoded(text)),
      json: (text) => ({ text, valid: true, result: decoded(text) }),
    },
    options,
  );
}
