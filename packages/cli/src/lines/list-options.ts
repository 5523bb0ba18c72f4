/** The options of all commands over lists, and the results that they ask for (the contract of `uri`). */

import type { Screen } from "@urikit/explain/layout";
import { printable } from "urikit/display";
import { type ColorChoice, screenOf } from "../display/terminal.ts";
import { UsageError } from "../exit.ts";
import { type Language, wordsOfData } from "../language/spoken.ts";
import type { InvalidPolicy } from "../option-values.ts";
import type { Stdio } from "../stdio.ts";
import type { JsonPath } from "./json-text.ts";
import { type LineCommand, type Masking, type PageCommand, Results } from "./results.ts";

/** The options that say where the value lies. */
export interface ValueOptions {
  /** Counted from 1. */
  readonly field?: number;
  readonly separator?: string;
  /** The name of a column. */
  readonly csv?: string;
  readonly jsonField?: JsonPath;
}

/** The options that all commands over lists share, with their arguments. */
export interface ListOptions extends ValueOptions {
  /** The name of the command. */
  readonly calledAs?: string;
  readonly references: readonly string[];
  /** The files, or standard input if there are no files. */
  readonly input: readonly string[];
  readonly skipBlank?: true;
  readonly skipComments?: true;
  /** The expression that lines must match, others are left out; and the policy by which it asks what is denied. */
  readonly only?: string;
  readonly deniedBy?: object;
  readonly invalid: InvalidPolicy;
  /** Whether IRIs are taken, and are the answers. */
  readonly iri?: true;
  /** How many threads read a regular file. */
  readonly jobs?: number;
  readonly json?: true;
  /** Whether nothing is written: the streams take all, and keep nothing. */
  readonly quiet?: true;
  /** Whether the number of each line precedes what it gives. */
  readonly lineNumber?: true;
  /** Whether a terminal, and JSON, show secrets. */
  readonly showSecrets?: true;
  /** What masks secrets: loaded by {@link runList}, where they may be shown. */
  readonly masking?: Masking | undefined;
  readonly color: ColorChoice;
  readonly language?: Language;
  readonly stdio: Stdio;
}

/** The results of the lines of an input with a name, or of arguments. */
export function resultsOf(
  command: LineCommand | PageCommand,
  options: ListOptions,
  name: string | undefined,
): Results {
  let errors: Screen | undefined;
  return new Results(command, {
    source: printable(name ?? "<arguments>"),
    isList: name !== undefined,
    isNumbered: options.lineNumber === true,
    isAlone: options.references.length === 1,
    showSecrets: options.showSecrets === true,
    masking: options.masking,
    invalid: options.invalid,
    json: options.json === true,
    output: screenOf(options.stdio.stdout, options),
    data: wordsOfData(options.language),
    // Standard error is opened only if there is something to report.
    get errors() {
      errors ??= screenOf(options.stdio.stderr, options);
      return errors;
    },
  });
}

/**
 * Whether the options ask for a value of each line.
 *
 * @throws {UsageError} If the options do not go together.
 */
export function asksForValue({ field, separator, csv, jsonField }: ValueOptions): boolean {
  const given = [
    ...(field === undefined ? [] : ["--field <N>"]),
    ...(csv === undefined ? [] : ["--csv <COLUMN>"]),
    ...(jsonField === undefined ? [] : ["--json-field <PATH>"]),
  ];
  const [one, other] = given;
  if (one !== undefined && other !== undefined) throw new UsageError("options-exclude", one, other);
  if (separator !== undefined && field === undefined && csv === undefined)
    throw new UsageError("separator-without-field");
  return one !== undefined;
}
