/** UTS 39 §4: the skeleton of a label, as far as it is of ASCII: what the label looks like. */

import { CONFUSABLES } from "./data.ts";

let looks: ReadonlyMap<string, string> | undefined;

/** The likeness of each character, made when it is first asked for. */
function looksOf(): ReadonlyMap<string, string> {
  looks ??= new Map(
    Object.entries(CONFUSABLES).flatMap(([look, characters]) =>
      [...characters].map((one) => [one, look] as const),
    ),
  );
  return looks;
}

/**
 * The ASCII that a label of other characters looks like, if all of it does, marks on the letters aside; undefined if it
 * does not. Of the letters that are not of ASCII, `others` are not Latin.
 */
export function asciiSkeleton(
  label: string,
): { readonly text: string; readonly others: boolean } | undefined {
  let text = "";
  let others = false;
  let isMapped = false;
  for (const character of label.normalize("NFD")) {
    const look = character < "\x80" || MARK.test(character) ? character : looksOf().get(character);
    if (look === undefined) return undefined;
    if (character >= "\x80" && !LATIN.test(character) && !MARK.test(character)) others = true;
    if (look.length > 1 && LATIN.test(character)) return undefined; // œ and æ are letters of their own
    if (look !== character) isMapped = true;
    text += look;
  }
  return isMapped ? { text: text.normalize("NFC"), others } : undefined;
}

const MARK = /^\p{M}$/u;
const LATIN = /^\p{Script=Latin}$/u;
