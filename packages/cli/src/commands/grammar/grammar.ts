/** `uri grammar`: a rule of the grammar of an edition, with its section, what it uses, and its railroad diagram. */

import type { Screen } from "@urikit/explain/layout";
import { asciiOnly } from "@urikit/explain/layout";
import {
  GRAMMAR_IDS,
  type Grammar,
  type GrammarId,
  type GrammarRule,
  grammarOf,
  ruleOf,
} from "@urikit/standards/grammars";
import { type Command, Option } from "commander";
import { distance } from "fastest-levenshtein";
import { statement } from "urikit/words";
import { jsonLine } from "../../display/json.ts";
import { type ColorChoice, screenOf } from "../../display/terminal.ts";
import { UsageError, VALID } from "../../exit.ts";
import type { Language } from "../../language/spoken.ts";
import { Output } from "../../lines/output.ts";
import type { Stdio } from "../../stdio.ts";
import type { CommandId } from "../../words/text.ts";
import { listPage, rulePage } from "./page.ts";

export interface GrammarOptions {
  /** The names of rules. */
  readonly references: readonly string[];
  readonly standard: GrammarId | typeof ALL;
  readonly svg?: true;
  readonly json?: true;
  readonly color: ColorChoice;
  readonly language?: Language;
  readonly stdio: Stdio;
}

const ALL = "all";

export function declare(command: Command): void {
  command
    .argument("[RULE...]")
    .usage("[options] [RULE ...]")
    .addOption(
      new Option("-s, --standard <ID>", "the edition, or all that have the rule")
        .choices([...GRAMMAR_IDS, ALL])
        .default("rfc3986" satisfies GrammarId),
    )
    .option("--svg", "print the diagram of one rule as SVG")
    .option("--json", "print JSON, one object per rule")
    .addHelpText(
      "after",
      [
        "",
        "Without a RULE, the rules of the edition are listed with their sections. Text",
        "is as the document prints it. Case does not matter, and - may stand for _.",
        "",
        "Examples:",
        "  uri grammar host",
        "  uri grammar --standard all scheme",
        "  uri grammar --svg authority > authority.svg",
      ].join("\n"),
    );
}

export async function run(options: GrammarOptions): Promise<number> {
  const grammars = (options.standard === ALL ? GRAMMAR_IDS : [options.standard]).map(grammarOf);
  const found = options.references.flatMap((name) => rulesNamed(name, grammars));
  const output = new Output(options.stdio.stdout);
  await output.write(await textOf(found, grammars, options));
  return VALID;
}

/** A rule in the grammar that has it. */
interface Found {
  readonly grammar: Grammar;
  readonly rule: GrammarRule;
}

/** @throws {UsageError} If no grammar has a rule of that name; it names those that are nearest. */
function rulesNamed(name: string, grammars: readonly Grammar[]): Found[] {
  const found = grammars.flatMap((grammar) => {
    const rule = ruleOf(grammar, name);
    return rule === undefined ? [] : [{ grammar, rule }];
  });
  if (found.length > 0) return found;
  const [only, ...others] = grammars;
  const where =
    only !== undefined && others.length === 0 ? only.name : statement("grammar-any" satisfies CommandId);
  const near = namesNear(name, grammars);
  throw new UsageError(near.length > 0 ? "grammar-near" : "grammar-unknown", where, name, ...near);
}

/** No more names than this help. */
const MOST_NAMES = 3;

/** The names that are written most like a name, and that are not further from it than half of it. */
function namesNear(name: string, grammars: readonly Grammar[]): readonly string[] {
  const names = [...new Set(grammars.flatMap(({ rules }) => rules.map((rule) => rule.name)))];
  const wanted = name.toLowerCase();
  return names
    .map((one) => ({ one, away: distance(one.toLowerCase(), wanted) }))
    .filter(({ one, away }) => away <= wanted.length / 2 || one.toLowerCase().includes(wanted))
    .sort((a, b) => a.away - b.away)
    .slice(0, MOST_NAMES)
    .map(({ one }) => one);
}

async function textOf(
  found: readonly Found[],
  grammars: readonly Grammar[],
  options: GrammarOptions,
): Promise<string> {
  if (options.svg) return svgOf(found, options);
  const shown = options.references.length > 0 ? found : grammars.flatMap(rulesOf);
  if (options.json) return shown.map((one) => `${jsonLine(ruleJson(one))}\n`).join("");
  const screen = screenOf(options.stdio.stdout, options);
  const pages =
    options.references.length > 0
      ? found.map(({ grammar, rule }) => rulePage(rule, grammar, screen))
      : grammars.map((grammar) => listPage(grammar, screen));
  return printed(pages, screen);
}

function rulesOf(grammar: Grammar): Found[] {
  return grammar.rules.map((rule) => ({ grammar, rule }));
}

/** @throws {UsageError} If there is not exactly one rule: a file holds one diagram. */
async function svgOf([first, ...others]: readonly Found[], { json }: GrammarOptions): Promise<string> {
  if (json) throw new UsageError("grammar-one-form");
  if (first === undefined || others.length > 0) throw new UsageError("grammar-one-rule");
  const { svg, trackOf } = await import("@urikit/explain/grammar");
  const { name, section, expression } = first.rule;
  return svg(trackOf(expression), `${name} (${section})`);
}

function ruleJson({ grammar, rule: { name, text, section, uses, usedBy } }: Found): object {
  return { standard: grammar.id, name, text, section, uses, usedBy };
}

/** Pages with an empty line between them. */
function printed(pages: readonly (readonly string[])[], { unicode }: Screen): string {
  const text = pages.map((lines) => `${lines.join("\n")}\n`).join("\n");
  return unicode ? text : asciiOnly(text);
}
