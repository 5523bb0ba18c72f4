/** The words that a shell can complete: the commands, their options, and the values of these, as they are declared. */

import type { Command } from "commander";

/** A command. */
export interface DeclaredCommand {
  readonly name: string;
  readonly summary: string;
  readonly options: readonly DeclaredOption[];
  /** The possible values of its arguments, if they are known. */
  readonly words: readonly string[];
  /** Whether its arguments are files. */
  readonly takesFiles: boolean;
}

/** An option of a command. */
export interface DeclaredOption {
  /** Such as `-i` and `--input`. */
  readonly flags: readonly string[];
  readonly description: string;
  readonly value: "none" | "file" | "word";
  /** The values that it takes, if they are fixed; without those that a shell would read itself, such as `&`. */
  readonly choices: readonly string[];
}

/**
 * The commands of a program; `words` are those that a command takes as its arguments, by its name, and those that an option
 * takes as its value, by its flag, where they are too many for the help.
 */
export function declaredCommands(
  program: Command,
  words: Readonly<Record<string, readonly string[]>>,
): readonly DeclaredCommand[] {
  return program.commands.map((command) => {
    const [argument] = command.registeredArguments;
    return {
      name: command.name(),
      summary: command.summary(),
      options: [
        ...declaredOptions(command, words),
        ...declaredOptions(program, words).filter(isForAll),
        HELP,
      ],
      words: words[command.name()] ?? argument?.argChoices ?? [],
      takesFiles: isOfFiles(argument?.name() ?? ""),
    };
  });
}

/** Whether an option of the program may follow a command, too. */
function isForAll({ flags }: DeclaredOption): boolean {
  return !flags.includes("--version");
}

/** The options that precede a command. */
export function programOptions(program: Command): readonly DeclaredOption[] {
  return [...declaredOptions(program, {}), HELP];
}

function declaredOptions(
  command: Command,
  words: Readonly<Record<string, readonly string[]>>,
): DeclaredOption[] {
  return command.options
    .filter(({ hidden }) => !hidden)
    .map(({ short, long, description, flags, required, optional, argChoices }) => ({
      flags: [short, long].filter((flag) => flag !== undefined),
      description,
      value: required || optional ? (isOfFiles(flags) ? "file" : "word") : "none",
      choices: (argChoices ?? words[long ?? ""] ?? []).filter((choice) => /^[\w.-]+$/.test(choice)),
    }));
}

/** The flags of the options that take a value: the word after one of them is not a command. */
export function flagsWithValue(options: readonly DeclaredOption[]): readonly string[] {
  return options.filter(({ value }) => value !== "none").flatMap(({ flags }) => flags);
}

const HELP: DeclaredOption = {
  flags: ["-h", "--help"],
  description: "print this help",
  value: "none",
  choices: [],
};

function isOfFiles(name: string): boolean {
  return /\b(?:FILE|DIR|FOLDER)\b/.test(name);
}
