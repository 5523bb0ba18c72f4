/**
 * `uri standards`: each reference as every edition of the standard reads it, side by side, and what differs and why.
 * A reference that an edition does not accept is a finding here, and not an invalid line.
 */

import { type SideBySide, sideBySide } from "@urikit/standards";
import type { Command } from "commander";
import { choice, declareInput, declareSecrets } from "../../declaration.ts";
import { INVALID } from "../../exit.ts";
import { LONGEST_EXPLAINED } from "../../lines/blocks.ts";
import type { ListOptions } from "../../lines/list-options.ts";
import type { LineCommand, PageCommand } from "../../lines/results.ts";
import { runList } from "../../lines/run.ts";
import { SURPLUS } from "../../option-values.ts";
import { printCharacters } from "./characters.ts";
import { compareWith, equivalenceWords, shownCompared } from "./equivalence.ts";
import { shownComparison } from "./shown.ts";
import { tableFor } from "./table.ts";
import { verdictLine } from "./verdict-line.ts";

/** The base is a text, which each edition judges by its own rules. */
export interface StandardsOptions extends Omit<ListOptions, "invalid"> {
  readonly base?: string;
  readonly surplus: (typeof SURPLUS)[number];
  readonly strict: boolean;
  readonly compare?: string;
  readonly characters?: true;
}

export function declare(command: Command): void {
  const declared = declareInput(command, {
    note: [
      "Each line of a list gives alike, different, caution, dangerous or rejected by",
      "all; which editions reject the reference; and between which it is dangerous,",
      "or asks for caution. Exit status 1 if no edition accepts it.",
    ],
    examples: [
      "uri standards 'http://good.example\\@evil.example/'",
      "uri standards --base 'http://a/b/c/d;p?q' '?y'",
      "uri standards --compare http://a http://A:80/",
      "uri standards --characters",
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
    )
    .option(
      "--no-strict",
      "ignore the scheme of a reference if it is that of the base, where the edition allows it (RFC 3986 §5.2.2)",
    )
    .option("--compare <OTHER>", "say for each edition whether the reference is equivalent to OTHER")
    .option(
      "--characters",
      "print the characters that each edition reserves, allows and excludes, and read no reference",
    );
  declareSecrets(declared);
}

export async function run(options: StandardsOptions): Promise<number> {
  return options.characters ? printCharacters(options) : readReferences(options);
}

async function readReferences(options: StandardsOptions): Promise<number> {
  const { base, surplus, strict, showSecrets = false } = options;
  let allAccepted = true;
  const compared = (text: string): SideBySide => {
    const comparison = sideBySide(text, base, { surplus, strict });
    allAccepted &&= comparison.standards.some(({ valid }) => valid);
    return comparison;
  };
  const equivalent = (text: string) => compareWith(text, options.compare);
  const json = (text: string) => ({
    ...shownComparison(compared(text), showSecrets),
    compared: shownCompared(equivalent(text), showSecrets),
  });
  const longest = LONGEST_EXPLAINED;
  const lines: LineCommand = {
    longest,
    line: (text) => verdictLine(compared(text)) + equivalenceWords(equivalent(text)),
    json,
    masksSecrets: true,
  };
  const pages: PageCommand = {
    longest,
    page: (text, screen) => `${tableFor(shownComparison(compared(text), false), screen, equivalent(text))}\n`,
    json,
    masksSecrets: true,
  };
  const status = await runList(lines, { ...options, invalid: "empty" }, pages);
  return allAccepted ? status : INVALID;
}
