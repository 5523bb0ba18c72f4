/**
 * `uri standards`: each reference as every edition of the standard reads it, side by side, and what differs and why.
 * A reference that an edition does not accept is a finding here, and not an invalid line.
 */

import {
  destinations,
  EDITIONS,
  READERS,
  type SideBySide,
  type SideBySideOptions,
  sideBySide,
  verdictOf,
} from "@urikit/standards";
import type { Command } from "commander";
import { choice, declareInput, declareSecrets } from "../../declaration.ts";
import { jsonOctets } from "../../display/json.ts";
import { INVALID } from "../../exit.ts";
import { LONGEST_EXPLAINED } from "../../lines/blocks.ts";
import type { ListOptions } from "../../lines/list-options.ts";
import type { LineCommand, PageCommand } from "../../lines/results.ts";
import { runList } from "../../lines/run.ts";
import { SURPLUS } from "../../option-values.ts";
import { printCharacters } from "./characters.ts";
import { compareWith, equivalenceWords, shownCompared } from "./equivalence.ts";
import { KnownForms } from "./known-forms.ts";
import { shownComparison, shownDestinations } from "./shown.ts";
import { tableFor } from "./table.ts";
import { LONGEST_VALUE, verdictLine } from "./verdict-line.ts";

/** The base is a text, which each edition judges by its own rules. */
export interface StandardsOptions extends Omit<ListOptions, "invalid"> {
  readonly base?: string;
  readonly surplus: (typeof SURPLUS)[number];
  readonly strict: boolean;
  readonly compare?: string;
  readonly characters?: true;
  readonly verbose?: true;
}

export function declare(command: Command): void {
  const declared = declareInput(command, {
    note: [
      "Models of programs read the reference alone; the platform's URL reads for browsers.",
      "Each line of a list gives alike, different, caution, dangerous or rejected by",
      "all; in what it is dangerous, or asks for caution, with what readers find there;",
      "and which editions reject it. Exit status 1 if no edition accepts it.",
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
    .option(
      "--verbose",
      "show also the components in each edition's own terms, normal forms, and every difference",
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
  const asked: SideBySideOptions = { surplus, strict, readers: READERS };
  let allAccepted = true;
  const compared = (text: string): SideBySide => {
    const comparison = sideBySide(text, base, asked);
    allAccepted &&= comparison.standards.some(({ valid }) => valid);
    return comparison;
  };
  const equivalent = (text: string) => compareWith(text, options.compare);
  const json = (text: string) => ({
    ...shownComparison(compared(text), showSecrets),
    compared: shownCompared(equivalent(text), showSecrets),
  });
  const line = (text: string) => {
    const verdict = verdictOf(text, base, asked);
    allAccepted &&= verdict.rejectedBy.length < EDITIONS.length;
    return verdictLine({ reference: text, ...(base === undefined ? {} : { base }) }, verdict);
  };
  const knownJson = new KnownForms((text) => `${jsonOctets(json(text))}\n`);
  const knownLines = new KnownForms(line, LONGEST_VALUE);
  const isPlainAsked = base === undefined && options.compare === undefined;
  const longest = LONGEST_EXPLAINED;
  const lines: LineCommand = {
    longest,
    outcome: "read",
    line: (text) =>
      ((isPlainAsked && knownLines.tell(text)) || line(text)) + equivalenceWords(equivalent(text)),
    json,
    ...(isPlainAsked && { quickJson: (octets: string) => knownJson.tell(octets) }),
    masksSecrets: true,
  };
  const pages: PageCommand = {
    longest,
    outcome: "read",
    page: (text, screen) => {
      const comparison = compared(text);
      const told = {
        reference: text,
        comparison: shownComparison(comparison, false),
        destinations: shownDestinations(destinations(text, base, asked), comparison),
      };
      const page = tableFor(told, screen, {
        isVerbose: options.verbose === true,
        compared: equivalent(text),
      });
      return `${page}\n`;
    },
    json,
    masksSecrets: true,
  };
  const status = await runList(lines, { ...options, invalid: "empty" }, pages);
  return allAccepted ? status : INVALID;
}
