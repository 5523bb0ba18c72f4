/** `uri repair`: each reference as it was probably meant, and what was changed and why (RFC 3986 App. C). */

import { type Change, mend } from "@urikit/explain";
import type { Command } from "commander";
import { declareList } from "../../declaration.ts";
import { wordsOfData } from "../../language/spoken.ts";
import type { ListOptions } from "../../lines/list-options.ts";
import { runList } from "../../lines/run.ts";
import { ENGLISH } from "../../words/english.ts";

export interface RepairOptions extends ListOptions {
  readonly quiet?: true;
}

export function declare(command: Command): void {
  declareList(command, {
    note: [
      "A valid line stays as it is. Otherwise white space, quotes and brackets around",
      "the reference are left out; a path of Windows becomes a file URI, git@host:path",
      "an ssh URI, an IRI a URI; and characters that path, query and fragment cannot",
      "hold are percent-encoded. Each change is reported on standard error. Scheme,",
      "userinfo and port are never repaired, and nothing gets a host that the line does",
      "not name. A line that cannot be repaired is invalid.",
    ],
    examples: [
      "uri repair 'http://example.org/a b'",
      "uri repair --quiet --invalid drop < pasted.txt > links.txt",
    ],
  }).option("-q, --quiet", "do not report what was changed");
}

export function run(options: RepairOptions): Promise<number> {
  const words = wordsOfData(options.language);
  const told = ({ index, statement }: Change) => ({ index, message: words.say(statement) });
  return runList(
    {
      outcome: "repaired",
      line: (text, place) => {
        const { reference, changes } = mend(text);
        if (!options.quiet)
          for (const { index, statement } of changes)
            place.note({ index, message: ENGLISH.say(statement), problem: statement });
        return reference;
      },
      json: (text) => {
        const { reference: result, changes } = mend(text);
        const valid = changes.length === 0;
        return { reference: text, valid, result, changes: valid ? undefined : changes.map(told) };
      },
      work: { name: "valid" }, // what is valid stays as it is
    },
    options,
  );
}
