/**
 * IDNA 2008: which labels a domain name may have. RFC 5891 §4.2 says what is checked, RFC 5892 which characters are
 * allowed, and where, and RFC 5893 in which order of directions.
 */

import { isAscii, unicodeExpression } from "../idna/characters.ts";
import { settingsOf } from "../idna/options.ts";
import { processLabels } from "../idna/process.ts";
import { encodePunycode } from "../idna/punycode.ts";
import { hasAcePrefix } from "./ldh-name.ts";

const LONGEST_LABEL = 63;
const LONGEST_NAME = 253;

/**
 * Whether these are the labels of a domain name: NR-LDH labels, A-labels and U-labels (RFC 5890 §2.3), in lower case and in
 * Normalization Form C, with the lengths of RFC 1034 §3.1.
 */
export function isDomainOfLabels(labels: readonly string[]): boolean {
  // Of a label that is not of ASCII, two code units may be one character, and one letter of Punycode.
  if (labels.length > LONGEST_NAME / 2 + 1 || labels.some((label) => label.length > 2 * LONGEST_LABEL))
    return false;
  // RFC 5891 §4.2.3.1 and §4.2.3.2, RFC 5892 App. A.1 and A.2, RFC 5893 §2: UTS 46 §4.1 has these too.
  const { labels: unicode, errors } = processLabels(labels, settingsOf(undefined), false);
  if (errors.length > 0) return false;
  let octets = labels.length - 1; // the dots
  for (const [at, label] of unicode.entries()) {
    const ascii = isAscii(label) ? label : `xn--${encodePunycode(label)}`;
    octets += ascii.length;
    if (label === "" || ascii.length > LONGEST_LABEL || octets > LONGEST_NAME) return false;
    // RFC 5891 §5.4: an A-label is what its U-label is converted to.
    const written = labels[at] ?? "";
    if (hasAcePrefix(written, 0) && written !== ascii) return false;
    if (!isAscii(label) && !(hasAllowedCharacters(label) && keepsContextualRules(label))) return false;
  }
  return true;
}

interface Expressions {
  readonly disallowed: RegExp;
  readonly greek: RegExp;
  readonly hebrew: RegExp;
  readonly japanese: RegExp;
}

let made: Expressions | undefined;

function expressions(): Expressions {
  made ??= {
    disallowed: unicodeExpression(DISALLOWED),
    greek: unicodeExpression("^\\p{Script=Greek}"),
    hebrew: unicodeExpression("\\p{Script=Hebrew}$"),
    japanese: unicodeExpression("[\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Han}]"),
  };
  return made;
}

/** RFC 5892 §2.6 (F): Exceptions, those that are PVALID or CONTEXTO, and §2.8 (H): JoinControl, CONTEXTJ. */
const EXCEPTIONS = "ßς\\u06fd\\u06fe\\u0f0b〇\\u00b7\\u0375\\u05f3\\u05f4\\u30fb\\u200c\\u200d";

/** RFC 5892 §3: what is neither PVALID, CONTEXTJ nor CONTEXTO. */
const DISALLOWED = [
  // §2.1 (A): LetterDigits; what is unassigned (§2.10) is not among them.
  `[^\\p{Ll}\\p{Lu}\\p{Lo}\\p{Nd}\\p{Lm}\\p{Mn}\\p{Mc}\\-${EXCEPTIONS}]`,
  `(?![${EXCEPTIONS}])[${[
    // §2.2 (B): Unstable.
    "\\p{Changes_When_NFKC_Casefolded}",
    // §2.3 (C): IgnorableProperties; white space and noncharacters are not LetterDigits.
    "\\p{Default_Ignorable_Code_Point}",
    // §2.4 (D): IgnorableBlocks.
    "\\u20d0-\\u20ff\\u{1d100}-\\u{1d1ff}\\u{1d200}-\\u{1d24f}",
    // §2.6 (F): Exceptions that are DISALLOWED.
    "\\u0640\\u07fa\\u302e\\u302f\\u3031-\\u3035\\u303b",
    // §2.9 (I): OldHangulJamo, Hangul_Syllable_Type L, V and T.
    "\\u1100-\\u11ff\\ua960-\\ua97c\\ud7b0-\\ud7c6\\ud7cb-\\ud7fb",
  ].join("")}]`,
].join("|");

/** RFC 5892 §3: whether each character is PVALID, CONTEXTJ or CONTEXTO. */
export function hasAllowedCharacters(label: string): boolean {
  return !expressions().disallowed.test(label);
}

/** A character with a rule of its own. The joiners have theirs in UTS 46 §4.1 as well. */
const CONTEXTUAL = /[\u00b7\u0375\u05f3\u05f4\u30fb\u0660-\u0669\u06f0-\u06f9]/g;

/** RFC 5892 Appendix A.3 to A.9. */
function keepsContextualRules(label: string): boolean {
  for (const { 0: character, index } of label.matchAll(CONTEXTUAL)) {
    const [before, after] = [label.slice(0, index), label.slice(index + 1)];
    if (!keepsRule(character, { before, after, label })) return false;
  }
  return true;
}

interface Context {
  readonly before: string;
  readonly after: string;
  readonly label: string;
}

function keepsRule(character: string, { before, after, label }: Context): boolean {
  switch (character) {
    case "\u00b7": // A.3 MIDDLE DOT: between two l
      return before.endsWith("l") && after.startsWith("l");
    case "\u0375": // A.4 GREEK LOWER NUMERAL SIGN: Greek follows
      return expressions().greek.test(after);
    case "\u05f3": // A.5 HEBREW PUNCTUATION GERESH: Hebrew precedes
    case "\u05f4": // A.6 HEBREW PUNCTUATION GERSHAYIM
      return expressions().hebrew.test(before);
    case "\u30fb": // A.7 KATAKANA MIDDLE DOT: there is Hiragana, Katakana or Han in the label
      return expressions().japanese.test(label);
    default: // A.8, A.9: digits of one kind
      return !(/[\u0660-\u0669]/.test(label) && /[\u06f0-\u06f9]/.test(label));
  }
}
