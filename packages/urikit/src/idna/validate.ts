/**
 * UTS 46 §4.1: the validity criteria of a label in its Unicode form.
 */

import { bidiFaults } from "./bidi.ts";
import { beginsWithMark, disallowedAt, isAscii } from "./characters.ts";
import type { IdnaErrorCode } from "./errors.ts";
import { misplacedJoiners } from "./joiners.ts";
import type { IdnaSettings } from "./options.ts";

/** A label to be validated. */
export interface LabelToValidate {
  /** In its Unicode form, and not empty. */
  readonly label: string;
  /** Whether it is known to be normalized and to have no disallowed character. */
  readonly known: boolean;
  /** Whether the rule of RFC 5893 holds for it: it is checked, and the domain is a Bidi domain. */
  readonly bidi: boolean;
  readonly settings: IdnaSettings;
}

type Report = (code: IdnaErrorCode, index: number) => void;

/** Reports each criterion that a label does not meet, and where. */
export function validate({ label, known, bidi, settings }: LabelToValidate, report: Report): void {
  if (settings.checkHyphens) validateHyphens(label, report);
  // V4; with CheckHyphens V2 says it too, and so does IdnaTestV2.txt.
  if (label.startsWith("xn--")) report("reserved-prefix", 0);
  if (label.includes(".")) report("full-stop", label.indexOf("."));
  if (settings.useStd3AsciiRules) reportAt("not-letter-digit-hyphen", /[\0-,/:-`{-\x7f]/, label, report);
  const disallowed = known ? -1 : disallowedAt(label);
  if (disallowed >= 0) report("disallowed-character", disallowed);
  // The data have the bidi class only of what is not disallowed.
  else if (bidi) for (const { code, index } of bidiFaults(label)) report(code, index);
  if (isAscii(label)) return;
  if (beginsWithMark(label)) report("leading-mark", 0);
  if (!known && label.normalize("NFC") !== label) report("not-normal", 0);
  if (settings.checkJoiners) validateJoiners(label, report);
}

/** V2 and V3. */
function validateHyphens(label: string, report: Report): void {
  if (!label.includes("-")) return;
  // Two code points, of up to two code units each.
  const [before = ""] = /^[\s\S]{2}(?=--)/u.exec(label) ?? [];
  if (before !== "") report("reserved-hyphens", before.length);
  if (label.startsWith("-")) report("outer-hyphen", 0);
  else if (label.endsWith("-")) report("outer-hyphen", label.length - 1);
}

/** V8. */
function validateJoiners(label: string, report: Report): void {
  for (const index of misplacedJoiners(label))
    report(label[index] === "\u200d" ? "misplaced-joiner" : "misplaced-non-joiner", index);
}

/** Reports where the first of such characters is. */
function reportAt(code: IdnaErrorCode, characters: RegExp, label: string, report: Report): void {
  const index = label.search(characters);
  if (index >= 0) report(code, index);
}
