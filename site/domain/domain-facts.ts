/** A domain name step by step as IDNA reads it (UTS 46 §4), the part of it that somebody registered, and its look-alikes. */

import { publicSuffix, registrableDomain } from "@urikit/domains";
import { type IdnaError, toAscii, toUnicode } from "urikit/idna";

export interface Label {
  readonly unicode: string;
  readonly ascii: string | undefined;
  /** The code points of what is not ASCII, with their scripts. */
  readonly characters: readonly {
    readonly character: string;
    readonly point: string;
    readonly script: string;
  }[];
}

export interface DomainFacts {
  /** UTS 46 §4, steps 1 and 2: mapped and in NFC, its `xn--` decoded. */
  readonly unicode: string;
  /** Whether the mapping has changed what was typed. */
  readonly isMapped: boolean;
  readonly labels: readonly Label[];
  readonly ascii: string | undefined;
  readonly errors: readonly IdnaError[];
  readonly suffix: { readonly suffix: string; readonly kind: "icann" | "private" | "unlisted" } | undefined;
  readonly registrable: string | undefined;
  /** The scripts of letters within one label, where they are several. */
  readonly mixed: readonly string[];
}

/** The scripts that are told apart: those that share letters that look alike, and the most common others. */
const SCRIPTS = [
  "Latin",
  "Cyrillic",
  "Greek",
  "Armenian",
  "Hebrew",
  "Arabic",
  "Devanagari",
  "Thai",
  "Han",
  "Hiragana",
  "Katakana",
  "Hangul",
  "Cherokee",
  "Georgian",
  "Common",
  "Inherited",
] as const;
const TESTS = SCRIPTS.map((script) => [script, new RegExp(`^\\p{Script=${script}}$`, "u")] as const);

function scriptOf(character: string): string {
  return TESTS.find(([, test]) => test.test(character))?.[0] ?? "?";
}

export function factsOfDomain(domain: string): DomainFacts {
  const { text: unicode, errors: read } = toUnicode(domain);
  const ascii = toAscii(domain);
  const labels = unicode.split(".").map(labelOf);
  return {
    unicode,
    isMapped: unicode !== domain && !/xn--/i.test(domain),
    labels,
    ascii: ascii.text,
    errors: ascii.valid ? read : ascii.errors,
    suffix: publicSuffix(domain),
    registrable: registrableDomain(domain),
    mixed: labels.filter(isMixed).map((label) => label.unicode),
  };
}

function labelOf(unicode: string): Label {
  const characters = [...unicode]
    .filter((character) => !/^[\0-\x7f]$/.test(character))
    .map((character) => ({
      character,
      point: `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`,
      script: scriptOf(character),
    }));
  return { unicode, ascii: toAscii(unicode, { verifyDnsLength: false }).text, characters };
}

/** Whether a label has letters of several scripts. Han goes with those of Japanese and Korean. */
function isMixed({ unicode }: Label): boolean {
  const scripts = new Set([...unicode].map(scriptOf));
  for (const shared of ["Common", "Inherited", "Han"]) scripts.delete(shared);
  for (const one of ["Hiragana", "Katakana"]) if (scripts.delete(one)) scripts.add("Japanese");
  return scripts.size > 1;
}
