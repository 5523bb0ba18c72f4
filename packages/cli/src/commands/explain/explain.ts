/**
 * `uri explain`: what a word means: a component, the code of an error, a finding of `uri audit`, a reason of `uri guard`, a rule
 * of normalization or of the grammar, a habit of programs, or a scheme. `uri help WORD` prints the same page.
 */

import { GRAMMAR_IDS, type GrammarId } from "@urikit/standards/grammars";
import { type Command, Option } from "commander";
import { statement } from "urikit/words";
import { jsonLine } from "../../display/json.ts";
import { type ColorChoice, screenOf } from "../../display/terminal.ts";
import { UsageError, VALID } from "../../exit.ts";
import { type Language, wordsOfData } from "../../language/spoken.ts";
import { Output } from "../../lines/output.ts";
import { namesLike } from "../../most-similar.ts";
import type { Stdio } from "../../stdio.ts";
import type { CommandId } from "../../words/text.ts";
import { listOf, pagesOf } from "./page.ts";
import { ALL, diagramOf, type Standard } from "./rules.ts";
import { allEntries, type Entry, entriesOf } from "./words.ts";

export interface ExplainOptions {
  /** The words. */
  readonly references: readonly string[];
  readonly svg?: true;
  readonly standard: Standard;
  readonly json?: true;
  readonly color: ColorChoice;
  readonly language?: Language;
  readonly stdio: Stdio;
  readonly declaredProgram: () => Promise<Command>;
}

export function declare(command: Command): void {
  command
    .argument("[WORD...]")
    .usage("[options] [WORD ...]")
    .option("--svg", "print the railroad diagram of one rule of the grammar as SVG, and nothing else")
    .addOption(
      new Option("-s, --standard <ID>", "whose grammar: an edition, or all that have the rule")
        .choices([...GRAMMAR_IDS, ALL])
        .default("rfc3986" satisfies GrammarId),
    )
    .option("--json", "print JSON, one object per word and meaning")
    .addHelpText(
      "after",
      [
        "",
        "A WORD is a component, the code of an error, a finding of uri audit, a reason",
        "of uri guard, a rule of normalization or of the grammar, a habit of programs, or",
        "a scheme. With a colon it is a scheme, whether anybody knows it or not. Without",
        "a WORD, all are listed. Rules are as their document prints them; case does not",
        "matter, and - may stand for _.",
        "",
        "Examples:",
        "  uri explain forbidden-character",
        "  uri explain gopher",
        "  uri explain --standard all scheme",
        "  uri explain --svg authority > authority.svg",
        "  uri explain dot-segments --json",
      ].join("\n"),
    );
}

export async function run(options: ExplainOptions): Promise<number> {
  await new Output(options.stdio.stdout).write(await textOf(options));
  return VALID;
}

async function textOf(options: ExplainOptions): Promise<string> {
  const { references, svg, standard, json, stdio, language } = options;
  const screen = screenOf(stdio.stdout, options);
  if (svg) return diagramOf(options);
  const words = json ? wordsOfData(language) : screen.words;
  const isListed = references.length === 0;
  const told: Entry[] = isListed ? [...allEntries(standard, words)] : [];
  for (const word of references) {
    const meanings = entriesOf(word, standard, words);
    if (meanings.length === 0) await refuseUnknown(word, allEntries(standard, words), options);
    told.push(...meanings);
  }
  const lines = json
    ? told.map((one) => jsonLine(one))
    : isListed
      ? listOf(told, screen)
      : pagesOf(told, screen);
  return lines.map((line) => `${line}\n`).join("");
}

/** @throws {UsageError} Always: the word means nothing. It names the one that is spelt most like it. */
async function refuseUnknown(
  word: string,
  entries: readonly Entry[],
  { declaredProgram }: ExplainOptions,
): Promise<never> {
  const lower = word.toLowerCase();
  const commands = (await declaredProgram()).commands.map((command) => command.name());
  if (commands.includes(lower)) throw new UsageError("explain-command", lower);
  const [near] = namesLike(lower.slice(0, LONGEST_WORD), [...entries.map(({ id }) => id), ...commands]);
  if (near === undefined) throw new UsageError("explain-nothing", word);
  throw new UsageError(
    "explain-unknown",
    word,
    commands.includes(near) ? statement("explain-help" satisfies CommandId, near) : near,
  );
}

/** More of a word is not compared. */
const LONGEST_WORD = 60;
