/** Pages for a screen that draws only ASCII, such as one in the locale C. */

const BEYOND_ASCII = /\P{ASCII}/gu;

/** The characters that urikit itself writes. Those in tables and pictures take one cell, and so do these. */
const WRITTEN: { readonly [character: string]: string } = {
  "§": "sec. ",
  "…": "~",
  "×": "x",
  "·": "-",
  "–": "-",
  "—": "-",
  "‹": "<",
  "›": ">",
  "“": '"',
  "”": '"',
  "’": "'",
  "→": "->",
};

/** The text as a screen can draw it. */
export function drawable(text: string, { unicode }: { readonly unicode: boolean }): string {
  return unicode ? text : asciiOnly(text);
}

/** The page in ASCII; what urikit did not write itself becomes an escape. */
export function asciiOnly(page: string): string {
  return page.replace(
    BEYOND_ASCII,
    (character) => WRITTEN[character] ?? `\\u{${character.codePointAt(0)?.toString(16)}}`,
  );
}
