/**
 * `uri compare`: whether two references are equivalent, on which rung of the ladder (RFC 3986 §6), and the steps
 * that led there. The two are arguments, or a line with a TAB between them.
 */

import type { Command } from "commander";
import type { LearnedLocations } from "urikit";
import { declareList, declareSecrets } from "../../declaration.ts";
import { INVALID, UsageError, VALID, WRONG_USAGE } from "../../exit.ts";
import type { ListOptions } from "../../lines/list-options.ts";
import { runList } from "../../lines/run.ts";
import { Ladder } from "./ladder.ts";

export interface CompareOptions extends ListOptions {
  readonly base?: string;
  readonly ignoreFragment?: true;
  readonly learned?: string;
}

export function declare(command: Command): void {
  const declared = declareList(command, {
    usage: "[options] [A B]",
    note: [
      "Each line of a list holds A and B with a TAB between them, and gives the rung",
      '(identical, syntax, scheme or protocol), or "different".',
      "",
      "FILE holds permanent redirects that a client has seen (301, 308), as JSON:",
      '  { "redirects": [{ "from": "http://example.com/data",',
      '    "to": "http://example.com/data/", "status": 301, "expires": "2027-01-31" }] }',
    ],
    examples: [
      "uri compare http://example.com HTTP://EXAMPLE.com:80/",
      "uri compare --base http://a/b/c ../g http://a/g",
      "paste old.txt new.txt | uri compare",
      "uri compare --learned moved.json http://example.com/data http://example.com/data/",
    ],
  })
    .option("-b, --base <BASE>", "resolve relative references against this base first")
    .option("--ignore-fragment", "compare without the fragments")
    .option("--learned <FILE>", "compare by permanent redirects, too (§6.2.4)");
  declareSecrets(declared);
}

export async function run(options: CompareOptions): Promise<number> {
  const { references } = options;
  const [a, b] = references;
  if (references.length > 0 && (a === undefined || b === undefined || references.length > 2))
    throw new UsageError(`compare takes two references, A and B; got ${references.length}`);
  const ladder = new Ladder(options, await learnedOf(options));
  // Two arguments are one line of work, whatever characters they contain.
  const status =
    a === undefined || b === undefined
      ? await runList(ladder.forLines, options)
      : await runList(ladder.forArguments([a, b]), { ...options, references: [`${a}\t${b}`] });
  if (status === INVALID) return WRONG_USAGE;
  return ladder.allEquivalent ? VALID : INVALID;
}

/** What `--learned` names; its reader is loaded only then. */
async function learnedOf({ learned }: CompareOptions): Promise<LearnedLocations | undefined> {
  if (learned === undefined) return undefined;
  const { learnedIn } = await import("./learned.ts");
  return learnedIn(learned);
}
