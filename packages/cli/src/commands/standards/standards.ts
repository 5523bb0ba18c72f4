/**
 * `uri standards`: each reference as every edition of the standard reads it, side by side, and what differs and why.
 * A reference that an edition does not accept is a finding here, and not an invalid line.
 */

import type { Screen } from "@urikit/explain/layout";
import { saidComparison, shownComparison, shownDestinations } from "@urikit/explain/readers";
import { PROGRAMS } from "@urikit/programs";
import {
  destinations,
  EDITIONS,
  READERS,
  type ReaderId,
  readerOf,
  readersVerdict,
  type SideBySide,
  type SideBySideOptions,
  sideBySide,
} from "@urikit/standards";
import type { Command } from "commander";
import { choice, declareList, repeatable } from "../../declaration.ts";
import { INVALID } from "../../exit.ts";
import { wordsOfData } from "../../language/spoken.ts";
import { besideVerdict } from "../../lines/beside.ts";
import type { ListOptions } from "../../lines/list-options.ts";
import { LONGEST_EXPLAINED } from "../../lines/longest.ts";
import type { LineCommand, PageCommand } from "../../lines/results.ts";
import { runList } from "../../lines/run.ts";
import { SURPLUS } from "../../option-values.ts";
import { programsNamed } from "../../reader-names.ts";
import { printCharacters } from "./characters.ts";
import { compareWith, equivalenceWords, shownCompared } from "./equivalence.ts";
import { tableFor } from "./table.ts";
import { verdictLine } from "./verdict-line.ts";

/** The base is a text, which each edition judges by its own rules. */
export interface StandardsOptions extends ListOptions {
  readonly base?: string;
  readonly surplus: (typeof SURPLUS)[number];
  readonly strict: boolean;
  readonly compare?: string;
  readonly characters?: true;
  /** Programs, such as `curl` or `curl,node`; empty: all of them. */
  readonly reader: readonly string[];
  readonly verbose?: true;
}

export function declare(command: Command): void {
  declareList(command, {
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
      "uri standards --reader urllib3,curl 'http://good.example\\@evil.example/'",
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
    )
    .addOption(
      repeatable(
        "--reader <NAME>",
        "ask only this program in addition to the editions, such as curl, curl,node or go@1.21; may be given again",
      ),
    );
}

export async function run(options: StandardsOptions): Promise<number> {
  return options.characters ? printCharacters(options) : readReferences(options);
}

async function readReferences(options: StandardsOptions): Promise<number> {
  const readings = new Readings(options);
  const status = await runList(readings.lines, options, readings.pages);
  return readings.allAccepted ? status : INVALID;
}

/** What the command says of lines, for a program that asks again and again. */
export function standardsLines(options: StandardsOptions): LineCommand {
  return new Readings(options).lines;
}

/** The readers that are asked: all, or the editions, a program that only splits, and those that are named. */
function readersFor(lists: readonly string[]): readonly ReaderId[] {
  if (lists.length === 0) return READERS;
  const programs = new Set<ReaderId>(PROGRAMS.map(readerOf));
  const ofStandards = READERS.filter((reader) => !programs.has(reader));
  return [...new Set([...ofStandards, ...lists.flatMap(programsNamed)])];
}

/** Has references read by all readers, and remembers whether each was accepted by some edition. */
class Readings {
  allAccepted = true;
  readonly #options: StandardsOptions;
  readonly #asked: SideBySideOptions;

  constructor(options: StandardsOptions) {
    this.#options = options;
    this.#asked = { surplus: options.surplus, strict: options.strict, readers: readersFor(options.reader) };
  }

  get lines(): LineCommand {
    const { compare } = this.#options;
    const words = (text: string) => equivalenceWords(compareWith(text, compare));
    return {
      longest: LONGEST_EXPLAINED,
      outcome: "read",
      masksSecrets: true,
      answers: "verdict",
      line: (text: string) => this.#line(text) + words(text),
      beside: besideVerdict(this.#options),
      json: (text: string) => this.#json(text),
    };
  }

  get pages(): PageCommand {
    return {
      longest: LONGEST_EXPLAINED,
      outcome: "read",
      masksSecrets: true,
      page: (text, screen) => this.#page(text, screen),
      json: (text) => this.#json(text),
    };
  }

  #compared(text: string): SideBySide {
    const comparison = sideBySide(text, this.#options.base, this.#asked);
    this.allAccepted &&= comparison.standards.some(({ valid }) => valid);
    return comparison;
  }

  #line(text: string): string {
    const { base } = this.#options;
    const verdict = readersVerdict(text, base, this.#asked);
    this.allAccepted &&= verdict.rejectedBy.length < EDITIONS.length;
    return verdictLine({ reference: text, ...(base === undefined ? {} : { base }) }, verdict);
  }

  #json(text: string): object {
    const { compare, showSecrets = false, language } = this.#options;
    return {
      ...saidComparison(shownComparison(this.#compared(text), showSecrets), wordsOfData(language)),
      compared: shownCompared(compareWith(text, compare), showSecrets),
    };
  }

  #page(text: string, screen: Screen): string {
    const { base, compare, verbose } = this.#options;
    const comparison = this.#compared(text);
    const told = {
      reference: text,
      comparison: shownComparison(comparison, false),
      destinations: shownDestinations(destinations(text, base, this.#asked), comparison),
    };
    const compared = compareWith(text, compare);
    return `${tableFor(told, screen, { isVerbose: verbose === true, compared })}\n`;
  }
}
