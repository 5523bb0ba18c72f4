/**
 * `uri normalize`: the normal form of each reference (RFC 3986 §6.2.2, with `--level scheme` §6.2.3 too); with `--to` another
 * form of it, which `forms.ts` has.
 */

import { type Command, Option } from "commander";
import { type NormalizeOptions, normalize } from "urikit";
import { choice, declareList } from "../declaration.ts";
import { UsageError } from "../exit.ts";
import { levelOptions } from "../lines/level.ts";
import { referenceErrors } from "../lines/reference-errors.ts";
import type { LineCommand } from "../lines/results.ts";
import { runList } from "../lines/run.ts";
import {
  CANONICAL_LEVELS,
  NORMALIZATION_LEVELS,
  REFERENCE_FORMS,
  type ReferenceForm,
  ROOTLESS_DOT_SEGMENTS,
} from "../option-values.ts";
import type { NormalizeCommandOptions } from "./forms.ts";

export function declare(command: Command): void {
  declareList(command, {
    note: [
      "--to uri and --to iri map an IRI to its URI and back (RFC 3987 §3), the host by",
      "IDNA; triplets stay where they are not UTF-8, or would be read or seen as",
      "something else. --to surt has the labels of the host from the highest on, so that",
      "the URIs of a domain are sorted together; --to cdx is the key of the CDX files of",
      "archives. These change nothing else, unless --level or --canonical is given too.",
      "",
      "--to key is 32 hexadecimal digits, the same for references that are equivalent on",
      "the level, on every machine: SipHash-2-4 of the normal form. Who knows the secret,",
      "which is zeros without --secret-file, may look for two references with one key.",
    ],
    examples: [
      "uri normalize HTTP://EXAMPLE.com/a/%2E%2E/%7Eb",
      "uri normalize --level scheme --invalid drop < links.txt | sort -u",
      "uri normalize --field 2 < table.tsv",
      "uri normalize --to uri http://résumé.example.org/rosé",
      "uri normalize --to surt --canonical aggressive < links.txt | sort -u",
      "uri normalize --to key --invalid drop < links.txt | sort | uniq -c",
    ],
  })
    .addOption(
      new Option("--level <LEVEL>", "by syntax (§6.2.2), or by scheme too (§6.2.3)").choices(
        NORMALIZATION_LEVELS,
      ),
    )
    .addOption(
      choice(
        "--rootless-dot-segments <ACTION>",
        "what to do with dot-segments in a URI whose path does not begin with a slash, as in data:,a/../b",
        ROOTLESS_DOT_SEGMENTS,
      ),
    )
    .addOption(new Option("--to <FORM>", "print another form of each reference").choices(REFERENCE_FORMS))
    .option("--no-idna", "with --to: leave hosts as they are, which are A-labels or U-labels otherwise")
    .addOption(
      new Option("--canonical <LEVEL>", "with --to: first make canonical forms, as archives have them")
        .choices(CANONICAL_LEVELS)
        .conflicts("level"),
    )
    .option("--secret-file <FILE>", "with --to key: the secret is in FILE: 32 hexadecimal digits");
}

export async function run(options: NormalizeCommandOptions): Promise<number> {
  refuseWithoutForm(options);
  return runList(await commandFor(options), options);
}

/** The forms for which an option is. */
const FORMS_OF: readonly (readonly [
  option: "canonical" | "secretFile",
  flag: string,
  forms: readonly ReferenceForm[],
])[] = [
  ["canonical", "--canonical", ["uri", "surt"]],
  ["secretFile", "--secret-file", ["key"]],
];

/** @throws {UsageError} If an option is for another form than that which is asked for. */
function refuseWithoutForm(options: NormalizeCommandOptions): void {
  for (const [option, flag, forms] of FORMS_OF) {
    if (options[option] === undefined || forms.some((form) => form === options.to)) continue;
    throw new UsageError("normalize-form", flag, ...forms.map((form) => `--to ${form}`));
  }
}

async function commandFor(options: NormalizeCommandOptions): Promise<LineCommand> {
  if (options.to !== undefined) return (await import("./forms.ts")).commandTo(options.to, options);
  return normalizeLines(options);
}

/** What the command says of lines, without another form. */
export async function normalizeLines({
  level = "syntax",
  rootlessDotSegments,
}: Pick<NormalizeCommandOptions, "level" | "rootlessDotSegments">): Promise<LineCommand> {
  const rules: NormalizeOptions = { ...(await levelOptions(level)), rootlessDotSegments };
  const normal = (text: string) => normalize(text, rules);
  return {
    ...referenceErrors(),
    line: normal,
    json: (text) => ({ reference: text, valid: true, result: normal(text) }),
    work: { name: "normalize", level, rootlessDotSegments },
  };
}
