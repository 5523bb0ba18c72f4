/** The options of all commands over lists, and the results that they ask for (the contract of `uri`). */

import type { Screen } from "@urikit/explain/layout";
import { printable } from "urikit/display";
import { type ColorChoice, screenOf } from "../display/terminal.ts";
import { type Language, wordsOfData } from "../language/spoken.ts";
import type { InvalidPolicy } from "../option-values.ts";
import type { Stdio } from "../stdio.ts";
import { type LineCommand, type PageCommand, Results } from "./results.ts";

/** The options that all commands over lists share, with their arguments. */
export interface ListOptions {
  readonly references: readonly string[];
  /** The files, or standard input if there are no files. */
  readonly input: readonly string[];
  readonly skipBlank?: true;
  readonly skipComments?: true;
  /** The expression that lines must match, others are left out; and the policy by which it asks what is denied. */
  readonly only?: string;
  readonly deniedBy?: object;
  readonly invalid: InvalidPolicy;
  /** How many threads read a regular file. */
  readonly jobs?: number;
  readonly json?: true;
  /** Whether nothing is written: the streams take all, and keep nothing. */
  readonly quiet?: true;
  /** Whether the number of each line precedes what it gives. */
  readonly lineNumber?: true;
  /** Whether the JSON shows secrets. */
  readonly showSecrets?: true;
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
