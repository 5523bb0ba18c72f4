/**
 * `uri convert`: each reference in another form: an IRI as a URI, a URI as an IRI (RFC 3987 §3), or either as a SURT, which
 * sorts by domain; before that, if it is asked for, in a canonical form.
 */

import { type CanonicalLevel, canonicalize, surt } from "@urikit/surt";
import { type Command, Option } from "commander";
import { isUriReference } from "urikit";
import { toAscii, toUnicode } from "urikit/idna";
import { toIri, toUri } from "urikit/iri";
import { declareList } from "../declaration.ts";
import { UsageError } from "../exit.ts";
import type { ListOptions } from "../lines/list-options.ts";
import type { LineCommand } from "../lines/results.ts";
import { runList } from "../lines/run.ts";
import { CANONICAL_LEVELS, REFERENCE_FORMS, type ReferenceForm } from "../option-values.ts";

export interface ConvertOptions extends ListOptions {
  readonly to: ReferenceForm;
  readonly idna?: boolean;
  readonly canonical?: CanonicalLevel;
}

export function declare(command: Command): void {
  declareList(command, {
    note: [
      "A URI is an IRI too, and stays as it is with --to uri. With --to iri, triplets",
      "stay where they are not UTF-8, or stand for what would be read or seen otherwise",
      "(RFC 3987 §3.2). A SURT has the labels of the host from the highest on, so that",
      "URIs of a domain are sorted together. --canonical reads a line as browsers do, and",
      "writes alike the URLs that mostly mean the same: for comparing, not for fetching.",
    ],
    examples: [
      "uri convert --to uri http://résumé.example.org/rosé",
      "uri convert --to uri --idna http://résumé.example.org/rosé",
      "uri convert --to iri --input links.txt",
      "uri convert --to surt --canonical aggressive < links.txt | sort -u",
    ],
  })
    .addOption(
      new Option("--to <FORM>", "what each reference becomes").choices(REFERENCE_FORMS).makeOptionMandatory(),
    )
    .option("--idna", "convert hosts by IDNA: to A-labels, or from them to U-labels")
    .addOption(
      new Option("--canonical <LEVEL>", "first make canonical forms, as archives have them").choices(
        CANONICAL_LEVELS,
      ),
    );
}

export async function run(options: ConvertOptions): Promise<number> {
  if (options.canonical !== undefined && options.to === "iri") throw new UsageError("convert-canonical");
  return runList(commandFor(options), options);
}

function commandFor({ to, idna = false, canonical }: ConvertOptions): LineCommand {
  const uri = canonical === undefined ? uriBy(idna) : (text: string) => canonicalize(text, canonical);
  const converted = { uri, iri: iriBy(idna), surt: (text: string) => surt(uri(text)) }[to];
  const json = (text: string) => ({ reference: text, valid: true, result: converted(text) });
  // A URI is an IRI too, and stays as it is; but IDNA finds a name in the triplets of a host.
  const isUnchanged = to === "uri" && canonical === undefined && !idna;
  return { line: converted, json, ...(isUnchanged && { work: { name: "valid" } }) };
}

function uriBy(idna: boolean): (text: string) => string {
  if (!idna) return (text) => toUri(text);
  // A name that is not ASCII may be written in triplets.
  return (text) => (!text.includes("%") && isUriReference(text) ? text : toUri(text, { toAscii }));
}

function iriBy(idna: boolean): (text: string) => string {
  return (text) => toIri(text, idna ? { toUnicode } : {});
}
