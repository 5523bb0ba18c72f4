/**
 * `uri standards`: each reference as every edition of the standard reads it, side by side, and what differs and why.
 * A reference that an edition does not accept is a finding here, and not an invalid line.
 */

import { type Difference, type SideBySide, sideBySide } from "@urikit/standards";
import type { Command } from "commander";
import { choice, declareInput } from "../../declaration.ts";
import { INVALID } from "../../exit.ts";
import { LONGEST_EXPLAINED } from "../../lines/blocks.ts";
import type { ListOptions } from "../../lines/list-options.ts";
import type { LineCommand, PageCommand } from "../../lines/results.ts";
import { runList } from "../../lines/run.ts";
import { SURPLUS } from "../../option-values.ts";
import { tableFor } from "./table.ts";

/** The base is a text, which each edition judges by its own rules. */
export interface StandardsOptions extends Omit<ListOptions, "invalid"> {
  readonly base?: string;
  readonly surplus: (typeof SURPLUS)[number];
}

export function declare(command: Command): void {
  declareInput(command, {
    note: [
      "Each line of a list gives alike, different, caution, dangerous or rejected by",
      "all; which editions reject the reference; and between which it is dangerous,",
      "or asks for caution. Exit status 1 if no edition accepts it.",
    ],
    examples: [
      "uri standards 'http://good.example\\@evil.example/'",
      "uri standards --base 'http://a/b/c/d;p?q' '?y'",
      "uri standards --json < links.txt | jq -c '.differences[] | select(.dangerous)'",
    ],
  })
    .option("-b, --base <BASE>", "a base to resolve against, which each edition judges by its own rules")
    .addOption(
      choice(
        "--surplus <ACTION>",
        "what to do with .. above the root, where the edition leaves it open (RFC 2396 §5.2, step 6g)",
        SURPLUS,
      ),
    );
}

export async function run(options: StandardsOptions): Promise<number> {
  const { base, surplus } = options;
  let allAccepted = true;
  const compared = (text: string): SideBySide => {
    const comparison = sideBySide(text, base, { surplus });
    allAccepted &&= comparison.standards.some(({ valid }) => valid);
    return comparison;
  };
  const longest = LONGEST_EXPLAINED;
  const lines: LineCommand = { longest, line: (text) => verdictLine(compared(text)), json: compared };
  const pages: PageCommand = {
    longest,
    page: (text, screen) => `${tableFor(compared(text), screen)}\n`,
    json: compared,
  };
  const status = await runList(lines, { ...options, invalid: "empty" }, pages);
  return allAccepted ? status : INVALID;
}

/**
 * The line for a line of a list: the verdict; then which editions reject the reference, unless all do; and between
 * which readers it is dangerous, or asks for caution.
 */
function verdictLine({ standards, differences, verdict }: SideBySide): string {
  if (verdict === "rejected") return "rejected by all";
  const rejected = standards.filter(({ valid }) => !valid).map(({ id }) => id);
  const dangers = differences.filter(({ dangerous, caution }) =>
    verdict === "dangerous" ? dangerous : caution === true,
  );
  const aspects = [...new Set(dangers.map(({ what }) => what))];
  const pairs = aspects.map(
    (aspect) => `${aspect}=${pairsOf(dangers.filter(({ what }) => what === aspect))}`,
  );
  return [verdict, ...(rejected.length > 0 ? [`rejected=${rejected.join()}`] : []), ...pairs].join(" ");
}

function pairsOf(differences: readonly Difference[]): string {
  return differences.map(({ between }) => between.join("/")).join();
}
