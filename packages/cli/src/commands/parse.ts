/** `uri parse`: the components of each reference. */

import { parse, type UriReference } from "urikit";
import { masked } from "../display/masking.ts";
import { componentsOf, referenceRecord } from "../display/reference-json.ts";
import type { Screen } from "../display/terminal.ts";
import type { LineCommand } from "../lines/results.ts";
import { type ListOptions, runList } from "../lines/run.ts";

const command: LineCommand = {
  line: (text) =>
    rows(parse(text))
      .map(([name, value]) => `${name}=${value}`)
      .join(" "),
  record: (text) => referenceRecord(parse(text)),
  show: (text, screen) => {
    const reference = parse(text);
    return table([["reference", masked(reference).text], ...rows(reference)], screen);
  },
};

/** Runs the command. Returns the exit status. */
export function run(options: ListOptions): Promise<number> {
  return runList(command, options);
}

/** The names and values of what is defined. People do not get the password (§3.2.1); programs do, as JSON. */
function rows(reference: UriReference): [name: string, value: string][] {
  return Object.entries(componentsOf(masked(reference))).filter(([, value]) => value !== undefined);
}

function table(rows: [string, string][], { colors }: Screen): string {
  return rows
    .map(([name, value]) => `${colors.dim(name.padEnd(9))} ${value || colors.dim("(empty)")}`)
    .join("\n");
}
