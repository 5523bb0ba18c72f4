/**
 * The references that the test suites of readers ask, as facts: `asked/suite-files.json` names the files of packages that
 * registries have, with their licences; what comes out is `asked/suites.json`. What a reader answers is not taken from its
 * suite, it is recorded.
 *
 * The packages lie in a folder, each under the name of its suite; README.md says how that is made.
 */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import suites from "../asked/suite-files.json" with { type: "json" };
import type { Answer } from "../recorded/recording.ts";
import { literals, type Notation } from "./literals.ts";
import type { Panel } from "./panel.ts";
import type { Group } from "./source.ts";

/** The most that one suite gives, and the longest of them. */
const MOST = 100;
const LONGEST = 300;

/** The questions of the suites whose packages are in the folder. */
export async function suiteGroups(folder: string, panel: Panel): Promise<readonly Group[]> {
  const groups: Group[] = [];
  for (const { name, source, licence, notation, files } of suites) {
    const texts = files.flatMap((file) =>
      literals(readFileSync(join(folder, name, file)), notation as Notation),
    );
    const references = await telling([...new Set(texts)].filter(isReference), panel);
    groups.push({
      kind: "test suite",
      source,
      licence,
      purpose: `What the tests of ${name} ask`,
      references,
    });
  }
  return groups;
}

/** What could be meant as a reference: no sentence, no pattern of a message, no line of HTTP or of code. */
function isReference(text: string): boolean {
  const isShaped = /^[/?#\\@]|^[^\s"'=(){}<>,;]*:[^\s:]|:\/\/|^\[|^\s+\w+:\/\//u.test(text);
  const isProse = /[A-Za-z]{2,},? [A-Za-z]{2,}[,:]? [A-Za-z]+|: [a-z]+ |^\/\*|^[\w.]+\(/u.test(text);
  const isPattern = /%[sdqvr+#](?![0-9a-f])|%[xc]\b|\$\{|\{\}|\{[a-z_]+\}|\(\?[:=!<P]|\\d|\.\*/u.test(text);
  const isCode =
    /==|^\w+::[a-z]\w*$|^\^|^<a |HTTP\/1|^[A-Z][\w-]+: |\[0-9\]|N\{|^\['|href=|\ufffd|\.debug$|^\/\*/u.test(
      text,
    );
  return text.length <= LONGEST && isShaped && !isProse && !isPattern && !isCode;
}

/** Those on which most readers part, in the order of the suite. */
async function telling(references: readonly string[], panel: Panel): Promise<readonly string[]> {
  const answers = await panel.ask(references.map((reference) => ({ reference, kind: "test suite" })));
  const parted = references.map((reference, at) => ({
    reference,
    parts: new Set([...(answers[at]?.values() ?? [])].map(({ reads }: Answer) => JSON.stringify(reads))).size,
  }));
  const chosen = [...parted].sort((one, two) => two.parts - one.parts).slice(0, MOST);
  return parted.filter((one) => chosen.includes(one)).map(({ reference }) => reference);
}
