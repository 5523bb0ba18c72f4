/**
 * `uri compare`: whether two references are equivalent, on which rung of the ladder (RFC 3986 §6), and the steps
 * that led there. The two are arguments, or a line with a TAB between them.
 */

import { maskedText } from "@urikit/explain";
import { Ladder, type Pair, pairOf } from "@urikit/explain/pages";
import type { Command } from "commander";
import type { LearnedLocations } from "urikit";
import { printable } from "urikit/display";
import { declareList } from "../../declaration.ts";
import { INVALID, UsageError, VALID, WRONG_USAGE } from "../../exit.ts";
import type { ListOptions } from "../../lines/list-options.ts";
import type { LineCommand, PageCommand } from "../../lines/results.ts";
import { runList } from "../../lines/run.ts";
import { baseFrom } from "../base.ts";

export interface CompareOptions extends ListOptions {
  readonly base?: string;
  readonly ignoreFragment?: true;
  readonly learned?: string;
}

export function declare(command: Command): void {
  declareList(command, {
    usage: "[options] [A B]",
    note: [
      "Each line of a list holds A and B with a TAB between them, and gives the rung",
      '(identical, syntax, scheme or protocol), or "different"; then A and B again.',
      "",
      "FILE holds permanent redirects that a client has seen (301, 308), as JSON:",
      '  { "redirects": [{ "from": "http://a.example/b", "to": "http://a.example/b/",',
      '    "status": 301, "expires": "2027-01-31" }] }',
    ],
    examples: [
      "uri compare http://example.com HTTP://EXAMPLE.com:80/",
      "uri compare --base http://a/b/c ../g http://a/g",
      "paste old.txt new.txt | uri compare",
      "uri compare --learned moved.json http://a.example/b http://a.example/b/",
    ],
  })
    .option("-b, --base <BASE>", "resolve relative references against this base first")
    .option("--ignore-fragment", "compare without the fragments")
    .option("--learned <FILE>", "compare by permanent redirects, too (§6.2.4)");
}

export async function run(options: CompareOptions): Promise<number> {
  const { references } = options;
  const [a, b] = references;
  if (references.length > 0 && (a === undefined || b === undefined || references.length > 2))
    throw new UsageError("compare-two", references.length);
  const { base, ignoreFragment, showSecrets } = options;
  const uriOf = options.iri ? (await import("../../lines/on-iris.ts")).uriOf : String;
  const ladder = new Ladder({
    base: base === undefined ? undefined : baseFrom(uriOf(base)),
    ignoreFragment,
    showSecrets,
    learned: await learnedOf(options),
  });
  // Two arguments are one line of work, whatever characters they contain.
  const status =
    a === undefined || b === undefined
      ? await runList(forLines(ladder, { ...options, uriOf }), options)
      : await runList(forArguments(ladder, [uriOf(a), uriOf(b)]), { ...options, references: [`${a}\t${b}`] });
  if (status === INVALID) return WRONG_USAGE;
  return ladder.allEquivalent ? VALID : INVALID;
}

/** The line for two references that are not equivalent on any rung. */
const NO_RUNG = "different";

/** The options, and what makes the URI of an IRI, if IRIs are taken. */
type PairOptions = CompareOptions & { readonly uriOf: (text: string) => string };

function forLines(ladder: Ladder, { showSecrets, uriOf }: PairOptions): LineCommand {
  const pairIn = (line: string): Pair => {
    const [a, b] = pairOf(line);
    return [uriOf(a), uriOf(b)];
  };
  const beside = (text: string) => {
    const uri = uriOf(text);
    const shown = showSecrets ? uri : maskedText(uri);
    return printable(shown === uri ? text : shown);
  };
  return {
    subject: "pair",
    outcome: "compared",
    answers: "verdict",
    takesIris: true,
    line: (line) => ladder.rung(pairIn(line)) ?? NO_RUNG,
    beside: (line) => pairOf(line).map(beside).join("\t"),
    masksSecrets: true,
    json: (line) => ladder.json(pairIn(line)),
  };
}

function forArguments(ladder: Ladder, pair: Pair): PageCommand {
  return {
    subject: "pair",
    takesIris: true,
    page: (_line, screen) => ladder.page(pair, screen),
    masksSecrets: true,
    json: () => ladder.json(pair),
  };
}

/** The file that `--learned` names; its reader is loaded only then. */
async function learnedOf({ learned }: CompareOptions): Promise<LearnedLocations | undefined> {
  if (learned === undefined) return undefined;
  const { learnedIn } = await import("./learned.ts");
  return learnedIn(learned);
}
