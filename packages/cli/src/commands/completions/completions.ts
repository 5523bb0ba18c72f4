/** `uri completions`: what lets a shell complete the commands and options of `uri`, made from their declarations. */

import { Argument, type Command } from "commander";
import { UsageError, VALID } from "../../exit.ts";
import { Output } from "../../lines/output.ts";
import { PROGRAM_NAMES } from "../../reader-names.ts";
import type { Stdio } from "../../stdio.ts";
import { ENGLISH } from "../../words/english.ts";
import type { Standard } from "../explain/rules.ts";
import { allEntries } from "../explain/words.ts";
import { bashCompletions } from "./bash.ts";
import { type DeclaredCommand, type DeclaredOption, declaredCommands, programOptions } from "./declared.ts";
import { fishCompletions } from "./fish.ts";
import { powershellCompletions } from "./powershell.ts";
import { zshCompletions } from "./zsh.ts";

/** The script that a shell reads, for the commands and the options before them. */
type Completions = (commands: readonly DeclaredCommand[], options: readonly DeclaredOption[]) => string;

const SHELLS: Readonly<Record<string, Completions>> = {
  bash: bashCompletions,
  zsh: zshCompletions,
  fish: fishCompletions,
  powershell: powershellCompletions,
};

export function declare(command: Command): void {
  command
    .addArgument(new Argument("<SHELL...>", "the shell").choices(Object.keys(SHELLS)))
    .usage("[options] SHELL")
    .addHelpText("after", AFTER_HELP);
}

const AFTER_HELP = `
Put the line for your shell into the file that it reads when it starts:
  bash        source <(uri completions bash)
  zsh         source <(uri completions zsh)
  fish        uri completions fish | source
  PowerShell  uri completions powershell | Out-String | Invoke-Expression

Examples:
  uri completions bash
  uri completions zsh > _uri`;

interface CompletionsOptions {
  readonly references: readonly string[];
  readonly stdio: Stdio;
  readonly declaredProgram: () => Promise<Command>;
}

export async function run({ references, stdio, declaredProgram }: CompletionsOptions): Promise<number> {
  const [shell = "", ...more] = references;
  const completions = SHELLS[shell];
  if (completions === undefined || more.length > 0) throw new UsageError("completions-one");
  const program = await declaredProgram();
  const commands = declaredCommands(program, {
    explain: explainedWords(),
    "--between": PROGRAM_NAMES,
    "--reader": PROGRAM_NAMES,
  });
  await new Output(stdio.stdout).write(completions(commands, programOptions(program)));
  return VALID;
}

/** The words that `uri explain` lists. */
function explainedWords(): readonly string[] {
  const entries = allEntries("rfc3986" satisfies Standard, ENGLISH);
  return [...new Set(entries.map(({ id }) => id))];
}
