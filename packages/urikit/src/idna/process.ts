/**
 * UTS 46 §4 and §4.1: a domain name is mapped, normalized, broken into labels, and each of them is converted and
 * validated.
 */

import { bidiFaults, isRightToLeft } from "./bidi.ts";
import { beginsWithMark, invalidAt, mapCharacters } from "./characters.ts";
import { type IdnaError, type IdnaErrorCode, idnaError } from "./errors.ts";
import { misplacedJoiners } from "./joiners.ts";
import type { IdnaSettings } from "./options.ts";
import { decodePunycode } from "./punycode.ts";

/** A domain name in its Unicode form, and what is wrong with it. */
export interface ProcessedDomain {
  readonly labels: readonly string[];
  readonly errors: IdnaError[];
}

const ALL_ASCII = /^[\0-\x7f]*$/;

/** UTS 46 §4: the processing. */
export function processDomain(domain: string, settings: IdnaSettings): ProcessedDomain {
  return processLabels(mapped(domain, settings).split("."), settings);
}

/** Steps 1 and 2: mapped and normalized. */
function mapped(domain: string, { transitional }: IdnaSettings): string {
  if (isAscii(domain)) return domain.toLowerCase();
  const text = mapCharacters(domain);
  return (transitional ? withoutDeviations(text) : text).normalize("NFC");
}

/** UTS 46 §5: the deviations as IDNA2003 had them. */
function withoutDeviations(text: string): string {
  return text
    .replaceAll("ß", "ss")
    .replaceAll("ς", "σ")
    .replace(/[\u200c\u200d]/g, "");
}

/** Whether the text is of ASCII alone. */
export function isAscii(text: string): boolean {
  return ALL_ASCII.test(text);
}

/** Step 4: labels converted and validated. */
export function processLabels(texts: readonly string[], settings: IdnaSettings): ProcessedDomain {
  const converted = texts.map((text) => convert(text));
  const rightToLeft = settings.checkBidi && converted.some(({ label }) => isRightToLeft(label));
  const errors: IdnaError[] = [];
  for (const [at, { label, fault }] of converted.entries()) {
    const report = (code: IdnaErrorCode, index: number) => {
      if (index >= 0) errors.push(idnaError(code, at, index));
    };
    if (fault && !(fault === "invalid-punycode" && settings.ignoreInvalidPunycode)) report(fault, 0);
    // Without a Unicode form there is nothing to validate.
    if (label === "" || (fault && fault !== "needless-punycode")) continue;
    const known = errors.length;
    validate(label, settings, report);
    // The data have the bidi class only of what is not disallowed.
    const allowed = !errors.slice(known).some(({ code }) => code === "disallowed-character");
    if (rightToLeft && allowed) for (const { code, index } of bidiFaults(label)) report(code, index);
  }
  return { labels: converted.map(({ label }) => label), errors };
}

/** A label in its Unicode form, or as it was if it has none. */
interface ConvertedLabel {
  readonly label: string;
  readonly fault?: IdnaErrorCode;
}

/** Step 4: the Unicode form of a label. */
function convert(text: string): ConvertedLabel {
  if (!text.startsWith("xn--")) return { label: text };
  if (!isAscii(text)) return { label: text, fault: "a-label-not-ascii" };
  const label = decodePunycode(text.slice(4));
  if (label === undefined) return { label: text, fault: "invalid-punycode" };
  return isAscii(label) ? { label, fault: "needless-punycode" } : { label };
}

/** §4.1: the validity criteria, except that of Bidi domains. */
function validate(
  label: string,
  settings: IdnaSettings,
  report: (code: IdnaErrorCode, index: number) => void,
): void {
  if (settings.checkHyphens) {
    const [before = ""] = /^[\s\S]{2}(?=--)/u.exec(label) ?? [];
    if (before !== "") report("reserved-hyphens", before.length);
    if (label.startsWith("-")) report("outer-hyphen", 0);
    else if (label.endsWith("-")) report("outer-hyphen", label.length - 1);
  }
  if (label.startsWith("xn--")) report("reserved-prefix", 0);
  report("full-stop", label.indexOf("."));
  if (settings.useStd3AsciiRules) report("not-letter-digit-hyphen", label.search(/[\0-,/:-`{-\x7f]/));
  if (isAscii(label)) report("disallowed-character", label.search(/[A-Z]/));
  else validateCharacters(label, settings, report);
}

function validateCharacters(
  label: string,
  { checkJoiners }: IdnaSettings,
  report: (code: IdnaErrorCode, index: number) => void,
): void {
  if (label.normalize("NFC") !== label) report("not-normal", 0);
  if (beginsWithMark(label)) report("leading-mark", 0);
  report("disallowed-character", invalidAt(label));
  if (!checkJoiners) return;
  for (const index of misplacedJoiners(label))
    report(label[index] === "\u200d" ? "misplaced-joiner" : "misplaced-non-joiner", index);
}
