/**
 * `uri standards`: each reference as every edition of the standard reads it, side by side, and what differs and why.
 * A reference that an edition does not accept is a finding here, and not an invalid line.
 */

import { type Difference, type SideBySide, sideBySide } from "@urikit/standards";
import type { Command } from "commander";
import { maskPassword } from "urikit";
import { choice, declareInput, declareSecrets } from "../../declaration.ts";
import { asciiOnly } from "../../display/ascii.ts";
import { jsonLine } from "../../display/json.ts";
import { screenOf } from "../../display/terminal.ts";
import { INVALID, UsageError, VALID } from "../../exit.ts";
import { LONGEST_EXPLAINED } from "../../lines/blocks.ts";
import type { ListOptions } from "../../lines/list-options.ts";
import { Output } from "../../lines/output.ts";
import type { LineCommand, PageCommand } from "../../lines/results.ts";
import { runList } from "../../lines/run.ts";
import { SURPLUS } from "../../option-values.ts";
import { charactersJson, charactersPage } from "./characters.ts";
import { equivalences } from "./equivalence.ts";
import { shownComparison } from "./shown.ts";
import { type ComparedWith, tableFor } from "./table.ts";

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

/** The classes of characters; there is nothing to read. */
async function printCharacters({ references, input, json, stdio, color }: StandardsOptions): Promise<number> {
  if (references.length > 0 || input !== undefined)
    throw new UsageError("standards --characters: it takes no reference and no input");
  const screen = screenOf(stdio.stdout, { color });
  const page = charactersPage(screen);
  const text = json ? charactersJson().map(jsonLine).join("\n") : screen.unicode ? page : asciiOnly(page);
  await new Output(stdio.stdout).write(`${text}\n`);
  return VALID;
}

async function readReferences(options: StandardsOptions): Promise<number> {
  const { base, surplus, strict, compare: other, showSecrets = false } = options;
  let allAccepted = true;
  const compared = (text: string): SideBySide => {
    const comparison = sideBySide(text, base, { surplus, strict });
    allAccepted &&= comparison.standards.some(({ valid }) => valid);
    return comparison;
  };
  const equivalent = (text: string): ComparedWith | undefined =>
    other === undefined ? undefined : { other, standards: equivalences(text, other) };
  const json = (text: string) => ({
    ...shownComparison(compared(text), showSecrets),
    compared: withShownOther(equivalent(text), showSecrets),
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

/** The editions by which it is equivalent to the other reference. */
function equivalenceWords(compared: ComparedWith | undefined): string {
  if (compared === undefined) return "";
  const ids = compared.standards.filter(({ equivalent }) => equivalent).map(({ id }) => id);
  return ` equivalent=${ids.join() || "none"}`;
}

function withShownOther(compared: ComparedWith | undefined, showSecrets: boolean): ComparedWith | undefined {
  if (compared === undefined || showSecrets) return compared;
  return { ...compared, other: maskPassword(compared.other) };
}

function pairsOf(differences: readonly Difference[]): string {
  return differences.map(({ between }) => between.join("/")).join();
}
