/** `uri inspect`: the picture of each reference, and all that urikit knows about it. */

import { maskPassword, parse, printable, repair } from "urikit";
import type { Screen } from "../../display/terminal.ts";
import { explained } from "../../lines/error-text.ts";
import { type Fault, hasText } from "../../lines/line-error.ts";
import type { LineCommand } from "../../lines/results.ts";
import { type ListOptions, runList } from "../../lines/run.ts";
import { anatomyOf, anatomyRecord } from "./facts.ts";
import { pageFor } from "./page.ts";

const command: LineCommand = {
  showsLists: true,
  line: (text) => text, // never asked for: what lists hold is shown, too
  record: (text) => anatomyRecord(anatomyOf(parse(text))),
  show: (text, screen) => `${pageFor(parse(text), screen)}\n`,
  invalidRecord: (text) => ({ repaired: repaired(text) }),
  showInvalid: advice,
};

/** Runs the command. Returns the exit status. */
export function run(options: ListOptions): Promise<number> {
  return runList(command, options);
}

/** The error, and what the text would be if `repair` were asked to mend it. */
function advice(text: string, fault: Fault, screen: Screen): string {
  const suggestion = hasText(fault) ? repaired(text) : undefined;
  const lines = [explained(fault, screen)];
  if (suggestion !== undefined) {
    const shown = printable(maskPassword(suggestion));
    lines.push(
      "",
      `  ${screen.colors.dim("repaired, if the path, query and fragment were meant as they look:")}`,
      `  ${shown}`,
    );
  }
  return `${lines.join("\n")}\n`;
}

/** The repaired text; undefined where nothing can be repaired without guessing. */
function repaired(text: string): string | undefined {
  try {
    const result = repair(text);
    return result === text ? undefined : result;
  } catch {
    return undefined;
  }
}
