/**
 * UTS 46 §4 and §4.1: a domain name is mapped, normalized, broken into labels, and each of them is converted and
 * validated.
 */

import { isRightToLeft } from "./bidi.ts";
import { isAscii, mapCharacters } from "./characters.ts";
import { type IdnaError, type IdnaErrorCode, idnaError } from "./errors.ts";
import type { IdnaSettings } from "./options.ts";
import { isPlainDomain } from "./plain.ts";
import { decodePunycode } from "./punycode.ts";
import { validate } from "./validate.ts";

/** A domain name in its Unicode form, and what is wrong with it. */
export interface ProcessedDomain {
  readonly labels: readonly string[];
  readonly errors: IdnaError[];
}

/** UTS 46 §4: the processing. */
export function processDomain(domain: string, settings: IdnaSettings): ProcessedDomain {
  if (isAscii(domain)) return processLabels(domain.toLowerCase().split("."), settings, true);
  // 1. Map.
  const { text, allowed } = mapCharacters(domain);
  // 2. Normalize. 3. Break.
  const normal = normalized(settings.transitional ? withoutDeviations(text) : text);
  return processLabels(normal.split("."), settings, allowed);
}

/** Normalization Form C. Text with nothing from U+0300 on is in it. */
function normalized(text: string): string {
  return /[\u0300-\uffff]/.test(text) ? text.normalize("NFC") : text;
}

/** UTS 46 §5: the deviations as IDNA2003 had them. */
function withoutDeviations(text: string): string {
  return text
    .replaceAll("ß", "ss")
    .replaceAll("ς", "σ")
    .replace(/[\u200c\u200d]/g, "");
}

/**
 * Step 4: labels converted and validated.
 *
 * @param known Whether they are known to be normalized and to have no disallowed character.
 */
export function processLabels(
  texts: readonly string[],
  settings: IdnaSettings,
  known: boolean,
): ProcessedDomain {
  const converted = texts.map(convert);
  const bidi = settings.checkBidi && converted.some(({ label }) => isRightToLeft(label));
  const errors: IdnaError[] = [];
  for (const [at, { label, decoded, fault }] of converted.entries()) {
    if (fault && !(fault === "invalid-punycode" && settings.ignoreInvalidPunycode))
      errors.push(idnaError(fault, at, 0));
    // Without a Unicode form there is nothing to validate.
    if (label === "" || (fault && !decoded)) continue;
    const sure = known && !decoded;
    if (sure && !bidi && isPlainDomain(label)) continue; // valid by every option, as "example" and "com" are
    validate({ label, known: sure, bidi, settings }, (code, index) => {
      errors.push(idnaError(code, at, index));
    });
  }
  return { labels: converted.map(({ label }) => label), errors };
}

/** A label in its Unicode form, or as it was if it has no such form. */
interface ConvertedLabel {
  readonly label: string;
  /** Whether it was written by Punycode. */
  readonly decoded: boolean;
  readonly fault?: IdnaErrorCode;
}

/** Step 4: the Unicode form of a label. */
function convert(text: string): ConvertedLabel {
  if (!text.startsWith("xn--")) return { label: text, decoded: false };
  if (!isAscii(text)) return { label: text, decoded: false, fault: "a-label-not-ascii" };
  const label = decodePunycode(text.slice(4));
  if (label === undefined) return { label: text, decoded: false, fault: "invalid-punycode" };
  return isAscii(label) ? { label, decoded: true, fault: "needless-punycode" } : { label, decoded: true };
}
