/**
 * Chinese is written without blanks. The search finds words between blanks and punctuation, and so its words are parted: in
 * the index by the thinnest blank that there is, in what a reader types as the platform's segmenter finds them.
 */

const SPACE_OR_PUNCTUATION = /[\n\r\p{Z}\p{P}]+/u;
const HAN = /\p{Script=Han}+/gu;
const HAIR_SPACE = "\u200a";

let segmenter: Intl.Segmenter | undefined;

function partsOf(text: string): string[] {
  segmenter ??= new Intl.Segmenter("zh", { granularity: "word" });
  return [...segmenter.segment(text)].map(({ segment }) => segment);
}

/** The words of a text, as the search compares them. */
export function wordsOf(text: string): string[] {
  return withWordsApart(text).split(SPACE_OR_PUNCTUATION);
}

/** The text with a hair space between Chinese words. */
export function withWordsApart(text: string): string {
  return text.replace(HAN, (run) => ` ${partsOf(run).join(HAIR_SPACE)} `.replaceAll(" ", HAIR_SPACE));
}

/** The same of the texts between the tags of HTML. */
export function withWordsApartIn(html: string): string {
  return html.replace(/(?<=>)[^<]+/g, withWordsApart);
}
