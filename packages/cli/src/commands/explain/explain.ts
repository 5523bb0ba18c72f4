/**
 * `uri explain`: what a word means that the other commands print: a component, the code of an error, a finding of
 * `uri audit`, a reason of `uri guard`, a rule of normalization, or a habit of programs. `uri help WORD` prints the same page.
 */

import type { Command } from "commander";
import { closest, distance } from "fastest-levenshtein";
import { statement } from "urikit/words";
import { jsonLine } from "../../display/json.ts";
import { type ColorChoice, screenOf } from "../../display/terminal.ts";
import { UsageError, VALID } from "../../exit.ts";
import { type Language, wordsOfData } from "../../language/spoken.ts";
import { Output } from "../../lines/output.ts";
import type { Stdio } from "../../stdio.ts";
import type { CommandId } from "../../words/text.ts";
import { listOf, pagesOf } from "./page.ts";
import { allEntries, type Entry } from "./words.ts";

export interface ExplainOptions {
  /** The words. */
  readonly references: readonly string[];
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
    .option("--json", "print JSON, one object per word and meaning")
    .addHelpText(
      "after",
      [
        "",
        "A WORD is a component, the code of an error, a finding of uri audit, a reason",
        "of uri guard, a rule of normalization, or a habit of programs. Without one,",
        "all are listed.",
        "",
        "Examples:",
        "  uri explain forbidden-character",
        "  uri explain dot-segments --json",
        "  uri explain",
      ].join("\n"),
    );
}

export async function run(options: ExplainOptions): Promise<number> {
  const { references, json, stdio, language } = options;
  const screen = screenOf(stdio.stdout, options);
  const words = json ? wordsOfData(language) : screen.words;
  const entries = allEntries(words);
  const wanted: Entry[] = [];
  for (const word of references) wanted.push(...(await meaningsOf(word, entries, options)));
  const listed = references.length === 0;
  const told = listed ? entries : wanted;
  const lines = json
    ? told.map((one) => jsonLine(one))
    : listed
      ? listOf(told, screen)
      : pagesOf(told, screen);
  await new Output(stdio.stdout).write(lines.map((line) => `${line}\n`).join(""));
  return VALID;
}

/** @throws {UsageError} If the word means nothing. */
async function meaningsOf(
  word: string,
  entries: readonly Entry[],
  { declaredProgram }: ExplainOptions,
): Promise<readonly Entry[]> {
  const lower = word.toLowerCase();
  const found = entries.filter(({ id }) => id === lower);
  if (found.length > 0) return found;
  const commands = (await declaredProgram()).commands.map((command) => command.name());
  if (commands.includes(lower)) throw new UsageError("explain-command", lower);
  const near = nearest(lower.slice(0, LONGEST_WORD), [...entries.map(({ id }) => id), ...commands]);
  throw new UsageError(
    "explain-unknown",
    word,
    commands.includes(near) ? statement("explain-help" satisfies CommandId, near) : near,
  );
}

/** More of a word is not compared. */
const LONGEST_WORD = 60;

/** The word that is spelled most like it; or one that it is a part of, if it is far from all. */
function nearest(word: string, words: readonly string[]): string {
  const near = closest(word, words);
  if (distance(word, near) <= 2) return near;
  return words.find((one) => word.length > 2 && one.includes(word)) ?? near;
}
