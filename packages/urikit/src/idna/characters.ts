/**
 * UTS 46 §5: the status of a character, and what it is mapped to, by the Unicode properties of the platform. Their
 * expressions are made when the first name that is not of ASCII is read: engines that lack them could not load them.
 */

import { DISALLOWED } from "./data.ts";

const ALL_ASCII = /^[\0-\x7f]*$/;

/** Whether the text is of ASCII alone. */
export function isAscii(text: string): boolean {
  return ALL_ASCII.test(text);
}

/** UTS 46 §5. */
export type CharacterStatus = "valid" | "ignored" | "mapped" | "deviation" | "disallowed";

interface Expressions {
  /** A character that may be other than valid; every other character is valid. */
  readonly suspect: RegExp;
  readonly suspects: RegExp;
  /** A character that is disallowed, though its properties do not say so. */
  readonly exception: RegExp;
  readonly changes: RegExp;
  readonly ignorable: RegExp;
  readonly cherokee: RegExp;
  readonly mark: RegExp;
}

let made: Expressions | undefined;

function expressions(): Expressions {
  made ??= {
    suspect: unicodeExpression(SUSPECT),
    suspects: unicodeExpression(SUSPECT, "gu"),
    exception: unicodeExpression(`[${DISALLOWED}]`),
    changes: unicodeExpression("[\\p{CWKCF}。]"),
    ignorable: unicodeExpression("\\p{DI}"),
    cherokee: unicodeExpression("\\p{Script=Cherokee}"),
    mark: unicodeExpression("^\\p{M}"),
  };
  return made;
}

const SUSPECT = `[\\p{C}\\p{Z}\\p{CWKCF}。${DISALLOWED}]`;

/** An expression with properties, made only when it is needed: not even a minifier makes a literal of it. */
export function unicodeExpression(source: string, flags = "u"): RegExp {
  return new RegExp(source, flags);
}

/** The status of a character that may be other than valid. */
export function statusOf(character: string): CharacterStatus {
  if (character < "\x80") return character >= "A" && character <= "Z" ? "mapped" : "valid";
  if ("ßς\u200c\u200d".includes(character)) return "deviation";
  const { exception, suspect, changes, ignorable } = expressions();
  if (exception.test(character)) return "disallowed";
  if (!changes.test(character)) return suspect.test(character) ? "disallowed" : "valid";
  return ignorable.test(character) ? "ignored" : "mapped";
}

/** A text that was mapped. */
export interface MappedText {
  readonly text: string;
  /** Whether all of its characters are allowed. */
  readonly allowed: boolean;
}

/** UTS 46 §4, step 1: the text with each character mapped that is mapped or ignored. */
export function mapCharacters(text: string): MappedText {
  const { suspect, suspects } = expressions();
  if (!suspect.test(text)) return { text, allowed: true };
  let allowed = true;
  const mapped = text.replace(suspects, (character) => {
    const status = statusOf(character);
    if (status === "mapped") return mappingOf(character);
    if (status === "disallowed") allowed = false;
    return status === "ignored" ? "" : character;
  });
  return { text: mapped, allowed };
}

/** UTS 46 §5: the text to which a character is mapped. */
function mappingOf(character: string): string {
  if (character < "\x80") return character.toLowerCase();
  const normal = character.normalize("NFKC");
  if (normal === "。") return ".";
  // Character by character: a sigma at the end of a word is not a final one here.
  return Array.from(normal, folded).join("").normalize("NFKC");
}

/** Unicode §3.13: the case folding of a character; that of Cherokee is to capital letters. */
function folded(character: string): string {
  const { changes, cherokee } = expressions();
  if (!changes.test(character)) return character;
  const capital = character.toUpperCase();
  return cherokee.test(character) ? capital : capital.toLowerCase();
}

/** The place of the first character of a label that is neither valid nor a deviation (V7); -1 if it is absent. */
export function disallowedAt(label: string): number {
  if (isAscii(label)) return label.search(/[A-Z]/);
  const { suspect, suspects } = expressions();
  if (!suspect.test(label)) return -1;
  for (const match of label.matchAll(suspects)) {
    const status = statusOf(match[0]);
    if (status !== "valid" && status !== "deviation") return match.index;
  }
  return -1;
}

/** Whether a label begins with a combining mark (V6). */
export function beginsWithMark(label: string): boolean {
  return expressions().mark.test(label);
}
