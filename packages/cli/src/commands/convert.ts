/** `uri convert`: each reference in another form: an IRI as a URI, or a URI as an IRI (RFC 3987 §3). */

import { type Command, Option } from "commander";
import { isNormalWithin } from "urikit";
import { toAscii, toUnicode } from "urikit/idna";
import { toIri, toUri } from "urikit/iri";
import { declareList } from "../declaration.ts";
import type { ListOptions } from "../lines/list-options.ts";
import type { LineCommand } from "../lines/results.ts";
import { runList } from "../lines/run.ts";
import { REFERENCE_FORMS, type ReferenceForm } from "../option-values.ts";

export interface ConvertOptions extends ListOptions {
  readonly to: ReferenceForm;
  readonly idna?: boolean;
}

export function declare(command: Command): void {
  declareList(command, {
    note: [
      "A URI is an IRI too, and stays as it is with --to uri. With --to iri, triplets",
      "stay where they are not UTF-8, or stand for what would be read or seen otherwise",
      "(RFC 3987 §3.2).",
    ],
    examples: [
      "uri convert --to uri http://résumé.example.org/rosé",
      "uri convert --to uri --idna http://résumé.example.org/rosé",
      "uri convert --to iri --input links.txt",
    ],
  })
    .addOption(
      new Option("--to <FORM>", "what each reference becomes").choices(REFERENCE_FORMS).makeOptionMandatory(),
    )
    .option("--idna", "convert hosts by IDNA: to A-labels, or from them to U-labels");
}

export function run(options: ConvertOptions): Promise<number> {
  return runList(commandFor(options), options);
}

function commandFor({ to, idna = false }: ConvertOptions): LineCommand {
  const converted = { uri: uriBy(idna), iri: iriBy(idna) }[to];
  const json = (text: string) => ({ reference: text, valid: true, result: converted(text) });
  // A normal URI is its own URI; its IRI may have other characters.
  return { line: converted, json, ...(to === "uri" ? { isUnchanged: isNormalWithin } : {}) };
}

function uriBy(idna: boolean): (text: string) => string {
  return (text) => toUri(text, idna ? { toAscii } : {});
}

function iriBy(idna: boolean): (text: string) => string {
  return (text) => toIri(text, idna ? { toUnicode } : {});
}
