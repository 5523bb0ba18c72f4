/**
 * `uri expand`: each line as a URI Template (RFC 6570), expanded with the values of `--var` and `--vars`. Values are data:
 * only `{+name}` and `{#name}` let their delimiters be delimiters.
 */

import { Buffer } from "node:buffer";
import { readFileSync } from "node:fs";
import type { Command } from "commander";
import { UriSyntaxError } from "urikit";
import { printable } from "urikit/display";
import {
  expand,
  isUriTemplate,
  type VariableValue,
  type VariableValues,
  variables,
} from "urikit/uri-template";
import { statement } from "urikit/words";
import { declareList, repeatable } from "../declaration.ts";
import { systemReason, UsageError } from "../exit.ts";
import { wordsFor } from "../language/spoken.ts";
import type { ListOptions } from "../lines/list-options.ts";
import { writeAnyway } from "../lines/output.ts";
import { runList } from "../lines/run.ts";
import type { InputStream } from "../stdio.ts";
import { type CommandId, text } from "../words/text.ts";

export interface ExpandOptions extends ListOptions {
  readonly var: readonly string[];
  readonly vars?: string;
}

export function declare(command: Command): void {
  declareList(command, {
    usage: "[options] [TEMPLATE ...]",
    note: [
      "A --var that is given again makes a list. A variable without a value is left out.",
      "Values are data, and their delimiters are encoded, except in {+NAME} and {#NAME}:",
      "give these only values that you trust (RFC 6570 §3.2).",
    ],
    examples: [
      "uri expand 'https://example.org/search{?q,page}' --var q=AC/DC --var page=2",
      "uri expand '/users/{id}{?fields*}' --vars values.json",
      "uri expand '/tags{/tag*}' --var tag=a --var tag=b",
    ],
  })
    .addOption(repeatable("--var <NAME=VALUE>", "the value of a variable, as text"))
    .option("--vars <FILE>", "the values as a JSON object, from FILE, or from standard input if FILE is -");
}

export async function run(options: ExpandOptions): Promise<number> {
  const given = valuesOf(options.var);
  const values = new Map([...(await valuesIn(options)), ...given]);
  noteUnused([...given.keys()], options);
  const expanded = (template: string) => expandedWith(template, values);
  return runList(
    {
      subject: "template",
      outcome: "expanded",
      line: expanded,
      json: (template) => ({ reference: template, valid: true, result: expanded(template) }),
    },
    options,
  );
}

/** @throws {UsageError} If it is a value, and not the template, that is wrong. */
function expandedWith(template: string, values: VariableValues): string {
  try {
    return expand(template, values);
  } catch (error) {
    if (error instanceof TypeError) throw new UsageError("expand-refused", error.message);
    if (error instanceof UriSyntaxError && error.input !== template)
      throw new UsageError("expand-surrogate", error.section);
    throw error;
  }
}

/** The values of `--var`. One that is given again is one more member of a list. */
function valuesOf(pairs: readonly string[]): Map<string, string | string[]> {
  const values = new Map<string, string | string[]>();
  for (const pair of pairs) {
    const at = pair.indexOf("=");
    const name = pair.slice(0, Math.max(at, 0));
    if (!isName(name)) throw new UsageError("expand-pair", pair);
    const value = pair.slice(at + 1);
    const before = values.get(name);
    values.set(name, before === undefined ? value : [before, value].flat());
  }
  return values;
}

/** RFC 6570 §2.3. */
function isName(text: string): boolean {
  const template = `{${text}}`;
  return isUriTemplate(template) && variables(template)[0] === text;
}

/** The values of `--vars`. @throws {UsageError} If they cannot be read. */
async function valuesIn({
  vars,
  references,
  stdio,
}: ExpandOptions): Promise<Iterable<[string, VariableValue]>> {
  if (vars === undefined) return [];
  if (vars === "-" && references.length === 0) throw new UsageError("expand-input");
  try {
    const text = vars === "-" ? await textOf(stdio.stdin) : readFileSync(vars, "utf8");
    const values: unknown = JSON.parse(text.replace(/^\ufeff/, ""), (name, value: unknown) =>
      exact(name, value),
    );
    if (typeof values === "object" && values !== null && !Array.isArray(values))
      return Object.entries(values);
  } catch (error) {
    throw new UsageError("option-refused", `--vars ${vars}`, systemReason(error));
  }
  throw new UsageError("option-refused", `--vars ${vars}`, statement("expand-vars" satisfies CommandId));
}

/** A number that JavaScript cannot hold would be expanded to another one. */
function exact(name: string, value: unknown): unknown {
  if (typeof value === "number" && Number.isInteger(value) && !Number.isSafeInteger(value))
    throw new UsageError("expand-number", name);
  return value;
}

async function textOf(stdin: InputStream): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stdin)
    chunks.push(typeof chunk === "string" ? new TextEncoder().encode(chunk) : chunk);
  return new TextDecoder().decode(Buffer.concat(chunks));
}

/** Says it if a value is for a variable that no argument has: mostly a slip of the pen, which would go unseen. */
function noteUnused(names: readonly string[], { references, stdio, language }: ExpandOptions): void {
  if (references.length === 0 || !references.every(isUriTemplate)) return;
  const used = new Set(references.flatMap(variables));
  for (const name of names)
    if (!used.has(name))
      writeAnyway(
        stdio.stderr,
        `${text(wordsFor(stdio.stderr, language), "expand-unused", printable(name))}\n`,
      );
}
