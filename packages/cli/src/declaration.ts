/** Declarations that commands share: the options of every list, notes, examples, options with a fixed set of values. */

import { type Command, Option } from "commander";
import { UsageError } from "./exit.ts";
import { LIST_OPTIONS } from "./help-layout.ts";
import { INVALID_POLICIES, type InvalidPolicy, QUERY_DELIMITERS } from "./option-values.ts";

/** The help on a command, besides its options. */
export interface Help {
  /** The usage, if the arguments are not references. */
  readonly usage?: string;
  /** The lines of a paragraph, of at most 80 columns. */
  readonly note?: readonly string[];
  readonly examples: readonly string[];
}

/** Declares a command that reads arguments or lines. */
export function declareInput(command: Command, help: Help): Command {
  const { usage = "[options] [REFERENCE ...]", note = [], examples } = help;
  return command
    .argument("[REFERENCE...]")
    .usage(usage)
    .addOption(listOption(repeatable("-i, --input <FILE>", "read lines from FILE; - is standard input")))
    .addOption(listOption(new Option("--skip-blank", "leave out lines with nothing but white space")))
    .addOption(
      listOption(
        new Option("--skip-comments", "leave out lines that begin with #, also if they are fragments"),
      ),
    )
    .addOption(listOption(new Option("-q, --quiet", "print nothing: the exit status is the answer")))
    .option("--json", "print JSON, one object per line")
    .addHelpText("after", ["", ...note, ...(note.length > 0 ? [""] : []), "Examples:"].join("\n"))
    .addHelpText("after", examples.map((example) => `  ${example}`).join("\n"));
}

/** Declares a command that reads arguments or lines, and gives a line for each. */
export function declareList(command: Command, help: Help): Command {
  return declareInput(command, help).addOption(lineNumberOption()).addOption(invalidOption("empty"));
}

/** The option of commands that give a line for each line. */
export function lineNumberOption(): Option {
  return listOption(new Option("-n, --line-number", "print the number of each line before what it gives"));
}

/** The option that says what becomes of invalid lines, with its default. */
export function invalidOption(policy: InvalidPolicy): Option {
  const description = "what an invalid line becomes (each is reported on standard error)";
  return listOption(choice("--invalid <POLICY>", description, INVALID_POLICIES).default(policy));
}

/** The option of commands that look at some lines of a list. */
export function onlyOption(): Option {
  return listOption(new Option("--only <EXPRESSION>", "leave out lines that do not match, as of uri where"));
}

/** The option of commands that several threads can do. */
export function jobsOption(): Option {
  const description =
    "read a file with N threads; unless given, with those of the cores that make it quicker";
  return listOption(new Option("--jobs <N>", description).argParser(wholeNumber));
}

/** @throws {UsageError} If the text is not a number from 1 to 999. */
export function wholeNumber(text: string): number {
  if (!/^[1-9]\d{0,2}$/.test(text)) throw new UsageError("whole-number");
  return Number(text);
}

/** Declares a command whose JSON masks secrets (RFC 3986 §3.2.1, §7.5). */
export function declareSecrets(command: Command): Command {
  return command.option("--show-secrets", "show passwords and other secrets in the JSON");
}

/** An option that every list has. */
function listOption(option: Option): Option {
  return option.helpGroup(LIST_OPTIONS);
}

/** An option that may be given several times, each with a value of its own. */
export function repeatable(flags: string, description: string): Option {
  const collect = (value: string, before: readonly string[]): readonly string[] => [...before, value];
  return new Option(flags, description).argParser(collect).default([]);
}

/** The option of the commands that show the pairs of a query. */
export function queryDelimiter(description: string): Option {
  return new Option("--query-delimiter <CHARACTER>", description).choices(QUERY_DELIMITERS);
}

/** An option that takes one of `values`; the first is its default. */
export function choice(flags: string, description: string, values: readonly string[]): Option {
  return new Option(flags, description).choices(values).default(values[0]);
}
