/** The references on which two readers part, as text, as data, and as a test file for a filter of one's own. */

import { answerIn, type MinefieldRecord, type Reader } from "./record.ts";
import { hostOf } from "./same.ts";

/** A reference that two readers lead to different hosts. */
export interface Parting {
  readonly reference: string;
  /** The hosts, as the readers give them. */
  readonly hosts: readonly [string, string];
}

/** The references that both accept and that lead them to different hosts, the shortest first. */
export function between(records: readonly MinefieldRecord[], one: Reader, other: Reader): readonly Parting[] {
  return records
    .flatMap(({ reference, base, reads }): readonly Parting[] => {
      const [a, b] = [answerIn(reads, one.id) ?? false, answerIn(reads, other.id) ?? false];
      if (base !== undefined || a === false || b === false) return [];
      const hosts = [a[2] || "", b[2] || ""] as const;
      return hosts[0] === "" || hosts[1] === "" || hostOf(a) === hostOf(b) ? [] : [{ reference, hosts }];
    })
    .sort((a, b) => a.reference.length - b.reference.length);
}

/** Test files for a filter of one's own, which must refuse each reference; `what` says in a line what they are. */
export const TESTS = {
  vitest: (references, what) => `// ${what}: your filter must refuse each.
import { expect, it } from "vitest";
import { isAllowed } from "./filter.js"; // yours

it.each(${JSON.stringify(references, null, 2)})("refuses %j", (reference) => {
  expect(isAllowed(reference)).toBe(false);
});
`,
  pytest: (references, what) => `# ${what}: your filter must refuse each.
import pytest
from filter import is_allowed  # yours


@pytest.mark.parametrize("reference", ${inAscii(references, 4)})
def test_refuses(reference):
    assert not is_allowed(reference)
`,
  // A string of Go holds no half of a surrogate pair.
  go: (references, what) => `// ${what}: your filter must refuse each.
package filter

import "testing"

func TestRefuses(t *testing.T) {
	for _, reference := range []string${listOfGo(references.filter((one) => !/[\ud800-\udfff]/u.test(one)))} {
		if IsAllowed(reference) { // yours
			t.Errorf("allowed %q", reference)
		}
	}
}
`,
} satisfies Record<string, (references: readonly string[], what: string) => string>;

const written =
  (form: keyof typeof TESTS) =>
  (partings: readonly Parting[], [one, other]: readonly [Reader, Reader]): string =>
    TESTS[form](
      partings.map(({ reference }) => reference),
      `What ${one.version} and ${other.version} read otherwise`,
    );

/** The forms in which partings are written. */
export const FORMS = {
  text: (partings, [one, other]) =>
    partings
      .map(
        ({ reference, hosts: [a, b] }) =>
          `${JSON.stringify(reference)}\t${one.id}: ${a}\t${other.id}: ${b}\n`,
      )
      .join(""),
  json: (partings) => partings.map((parting) => `${JSON.stringify(parting)}\n`).join(""),
  vitest: written("vitest"),
  pytest: written("pytest"),
  go: written("go"),
} satisfies Record<string, (partings: readonly Parting[], readers: readonly [Reader, Reader]) => string>;

export type Form = keyof typeof FORMS;

/** JSON that is Python as well: a list of strings in ASCII; a character beyond U+FFFF is written whole. */
function inAscii(texts: readonly string[], indent: number | string): string {
  return JSON.stringify(texts, null, indent).replace(/[^\x20-\x7e\n\t]/gu, (character) => {
    const hex = (character.codePointAt(0) ?? 0).toString(16);
    return hex.length > 4 ? `\\U${hex.padStart(8, "0")}` : `\\u${hex.padStart(4, "0")}`;
  });
}

/** A list of Go ends each line with a comma. */
function listOfGo(texts: readonly string[]): string {
  return inAscii(texts, "\t\t")
    .replace(/^\[/, "{")
    .replace(/\n?\]$/, texts.length === 0 ? "}" : ",\n\t}");
}
