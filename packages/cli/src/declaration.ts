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

/** Declares a command that reads arguments or lines: all of them have these options, with one meaning. */
export function declareInput(command: Command, help: Help): Command {
  const { usage = "[options] [REFERENCE ...]", note = [], examples } = help;
  command
    .argument("[REFERENCE...]")
    .usage(usage)
    .option("--json", "print JSON, one object per line")
    .addHelpText("after", ["", ...note, ...(note.length > 0 ? [""] : []), "Examples:"].join("\n"))
    .addHelpText("after", examples.map((example) => `  ${example}`).join("\n"));
  for (const option of inputOptions()) command.addOption(listOption(option));
  return command;
}

/** The options of all commands that read lines. */
function inputOptions(): readonly Option[] {
  return [
    repeatable("-i, --input <FILE>", "read lines from FILE; - is standard input"),
    new Option("--skip-blank", "leave out lines with nothing but white space"),
    new Option("--skip-comments", "leave out lines that begin with #, also if they are fragments"),
    new Option("--only <EXPRESSION>", "leave out lines that do not match, as of uri where"),
    new Option("--field <N>", "read the field with this number, from 1, and leave the others").argParser(
      wholeNumber,
    ),
    new Option(
      "--separator <CHARACTER>",
      "what stands between fields, a TAB unless given; between values of --csv, a comma",
    ).argParser(separator),
    new Option(
      "--csv <COLUMN>",
      "read the column of CSV with this name in the first line, and add one with the answers",
    ),
    new Option(
      "--json-field <PATH>",
      "read JSON Lines, of each the text at PATH, such as .url, and add a member with the answer",
    ).argParser(jsonPath),
    new Option("--iri", "take IRIs too, and answer with IRIs (RFC 3987)"),
    new Option(
      "--jobs <N>",
      "read a file with up to N threads; unless given, with those that make it quicker",
    ).argParser(wholeNumber),
    new Option("--show-secrets", "show passwords and other secrets, on a terminal and in JSON"),
    quietOption(),
  ];
}

/** The option of all commands that answer by their exit status too. */
export function quietOption(): Option {
  return listOption(new Option("-q, --quiet", "print nothing: the exit status is the answer"));
}

/**
 * Declares a command that reads arguments or lines, and gives a line for each.
 *
 * @param invalid What becomes of an invalid line, unless it is said.
 */
export function declareList(command: Command, help: Help, invalid: InvalidPolicy = "empty"): Command {
  return declareInput(command, help).addOption(lineNumberOption()).addOption(invalidOption(invalid));
}

/** The option of commands that give a line for each line. */
export function lineNumberOption(): Option {
  return listOption(new Option("-n, --line-number", "print the number of each line before what it gives"));
}

/** The option that says what becomes of invalid lines, with its default. */
function invalidOption(policy: InvalidPolicy): Option {
  const description = "what an invalid line becomes (each is reported on standard error)";
  return listOption(choice("--invalid <POLICY>", description, INVALID_POLICIES).default(policy));
}

/** @throws {UsageError} If the text is not one character. */
function separator(text: string): string {
  if (text === "\\t") return "\t";
  if ([...text].length !== 1 || text === "\n") throw new UsageError("one-character");
  return text;
}

/** One step of a path into JSON. */
const JSON_STEP = /\.([\p{L}_$][\p{L}\d_$-]*)|\.?\["((?:[^"\\]|\\.)*)"\]|\.?\[(\d{1,9})\]/uy;

/**
 * The names and places on the way to a text in JSON: of `.links[0].url`, `links`, 0 and `url`; `.["a b"]` is a name too.
 *
 * @throws {UsageError} If it is not such a path.
 */
function jsonPath(text: string): readonly (string | number)[] {
  const steps: (string | number)[] = [];
  JSON_STEP.lastIndex = 0;
  while (JSON_STEP.lastIndex < text.length) {
    const [, name, quoted, place] = JSON_STEP.exec(text) ?? [];
    if (name !== undefined) steps.push(name);
    else if (quoted !== undefined) steps.push(unquoted(quoted));
    else if (place !== undefined) steps.push(Number(place));
    else throw new UsageError("json-path");
  }
  if (steps.length === 0) throw new UsageError("json-path");
  return steps;
}

/** @throws {UsageError} If what is between the quotation marks is not that of a text in JSON. */
function unquoted(text: string): string {
  try {
    return String(JSON.parse(`"${text}"`));
  } catch {
    throw new UsageError("json-path");
  }
}

/** @throws {UsageError} If the text is not a number from 1 to 999. */
export function wholeNumber(text: string): number {
  if (!/^[1-9]\d{0,2}$/.test(text)) throw new UsageError("whole-number");
  return Number(text);
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
