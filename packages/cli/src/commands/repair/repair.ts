/** `uri repair`: each reference as it was probably meant, and what was changed and why (RFC 3986 App. C). */

import { type Change, mend } from "@urikit/explain";
import { type Command, Option } from "commander";
import { isUriReference } from "urikit";
import { declareList } from "../../declaration.ts";
import { UsageError } from "../../exit.ts";
import { wordsOfData } from "../../language/spoken.ts";
import type { ListOptions } from "../../lines/list-options.ts";
import { runList } from "../../lines/run.ts";
import { ENGLISH } from "../../words/english.ts";

export interface RepairOptions extends ListOptions {
  readonly notes: boolean;
  readonly assumeScheme?: string;
  readonly sentence?: true;
}

export function declare(command: Command): void {
  declareList(command, {
    note: [
      "A valid line stays as it is. Otherwise white space, quotes and brackets around",
      "the reference are left out; a path of Windows becomes a file URI, git@host:path",
      "an ssh URI, an IRI a URI; and characters that path, query and fragment cannot",
      "hold are percent-encoded. Each change is reported on standard error. Scheme,",
      "userinfo and port are never repaired, and nothing gets a host that the line does",
      "not name. A line that cannot be repaired is invalid. Two options change valid",
      "lines too: example.com is a path (§4.2), and a URI may end with a full stop.",
    ],
    examples: [
      "uri repair --assume-scheme https example.com/a https//example.com/",
      "uri repair 'http://example.org/a b'",
      "uri repair --no-notes --invalid drop < pasted.txt > links.txt",
    ],
  })
    .addOption(
      new Option(
        "--assume-scheme <SCHEME>",
        "take a line for a URI that begins with its host, and give it this scheme (§4.5)",
      ).argParser(schemeName),
    )
    .option("--sentence", "leave out the punctuation at the end, also of a valid line")
    .option("--no-notes", "do not report what was changed");
}

/** @throws {UsageError} If no URI can have the scheme (§3.1). */
function schemeName(text: string): string {
  if (/^[a-z][a-z\d+.-]*$/i.test(text)) return text;
  throw new UsageError("assumed-scheme");
}

export function run(options: RepairOptions): Promise<number> {
  const words = wordsOfData(options.language);
  const mending = { assumedScheme: options.assumeScheme, endsSentence: options.sentence };
  const isPlain = options.assumeScheme === undefined && options.sentence === undefined;
  const told = ({ index, statement }: Change) => ({ index, message: words.say(statement) });
  return runList(
    {
      outcome: "repaired",
      line: (text, place) => {
        const { reference, changes } = mend(text, mending);
        if (options.notes)
          for (const { index, statement } of changes)
            place.note({ index, message: ENGLISH.say(statement), problem: statement });
        return reference;
      },
      json: (text) => {
        const { reference: result, changes } = mend(text, mending);
        const change = changes.length === 0 ? undefined : changes.map(told);
        return { reference: text, valid: isUriReference(text), result, changes: change };
      },
      ...(isPlain && { work: { name: "valid" } }), // what is valid stays as it is
    },
    options,
  );
}
