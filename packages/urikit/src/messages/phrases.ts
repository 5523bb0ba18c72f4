/**
 * A phrase book: phrases of one language by those of another, with holes for values. Each phrase is read in one pass, from
 * one piece of fixed text to the next, so that no input makes it slow.
 */

/** Phrases by phrases. `{}` in a key is a value; `{0}`, `{1}` and so on in its phrase say where the values go. */
export type Phrases = Readonly<Record<string, string>>;

/** What a phrase is in the other language; undefined for one that the book does not have. */
export type PhraseBook = (phrase: string) => string | undefined;

interface Pattern {
  /** The fixed texts around the holes, one more than there are holes. */
  readonly pieces: readonly string[];
  readonly phrase: string;
}

/**
 * A function that finds a phrase in the book, and puts its values into the phrase of the other language.
 *
 * @param translate What is made of each value; unless given, it stays as it is.
 *
 * @example
 * ```ts
 * import { phraseBook } from "urikit/messages/zh";
 *
 * const inChinese = phraseBook({ "a slash": "一个斜杠", "a number from {} to {}": "{0} 到 {1} 的数" });
 * inChinese("a slash"); // => "一个斜杠"
 * inChinese("a number from 1 to 9"); // => "1 到 9 的数"
 * inChinese("a dot"); // => undefined
 * ```
 */
export function phraseBook(phrases: Phrases, translate: (value: string) => string = String): PhraseBook {
  const whole = new Map(Object.entries(phrases).filter(([key]) => !key.includes("{}")));
  const patterns: Pattern[] = Object.entries(phrases)
    .filter(([key]) => key.includes("{}"))
    .map(([key, phrase]) => ({ pieces: key.split("{}"), phrase }));
  return (text) => {
    const found = whole.get(text);
    if (found !== undefined) return found;
    for (const { pieces, phrase } of patterns) {
      const values = valuesIn(text, pieces);
      if (values !== undefined)
        return phrase.replace(/\{(\d)\}/g, (_, at: string) => translate(values[Number(at)] ?? ""));
    }
    return undefined;
  };
}

/** What stands between the pieces; undefined where the text is not made of them in this order. */
function valuesIn(text: string, pieces: readonly string[]): readonly string[] | undefined {
  const last = pieces.length - 1;
  const [first = "", end = ""] = [pieces[0], pieces[last]];
  if (!text.startsWith(first) || !text.endsWith(end) || text.length < first.length + end.length)
    return undefined;
  const values: string[] = [];
  let at = first.length;
  for (const piece of pieces.slice(1, last)) {
    const next = text.indexOf(piece, at);
    if (next < 0) return undefined;
    values.push(text.slice(at, next));
    at = next + piece.length;
  }
  const to = text.length - end.length;
  if (at > to) return undefined;
  values.push(text.slice(at, to));
  return values;
}
