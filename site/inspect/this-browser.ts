/** The browser that shows the page: what the page calls "WHATWG URL" is the `URL` of that one. */

import type { Statement, StatementValue } from "urikit/words";

/** The tokens by which browsers name themselves, in the order in which they are looked for: most say several. */
const TOKENS = [
  ["Edge", /\bEdg(?:e|A|iOS)?\/(\d+)/],
  ["Opera", /\bOPR\/(\d+)/],
  ["Firefox", /\b(?:Firefox|FxiOS)\/(\d+)/],
  ["Chromium", /\b(?:Chromium|HeadlessChrome)\/(\d+)/],
  ["Chrome", /\b(?:Chrome|CriOS)\/(\d+)/],
  ["Safari", /\bVersion\/(\d+)[\d.]* (?:Mobile\/\S+ )?Safari\//],
] as const;

/** A browser and the first number of its version, by its own words; undefined if it is not a known one. */
export function browserName(userAgent: string): string | undefined {
  for (const [name, token] of TOKENS) {
    const version = token.exec(userAgent)?.[1];
    if (version !== undefined) return `${name} ${version}`;
  }
  return undefined;
}

/** The name of the reader that is the platform's `URL`. */
export const PLATFORM = "WHATWG URL";

/** The words after its name. */
type ToldOfBrowser = (browser: string | undefined) => string;

/** The names of readers, where the reader that is the platform is told to be this browser. */
export function namesHere(names: readonly string[], told: ToldOfBrowser): readonly string[] {
  return names.map((name) => (name === PLATFORM ? platformHere(told) : name));
}

/** A sentence about readers, where the reader that is the platform is told to be this browser. */
export function sentenceHere({ id, values }: Statement, told: ToldOfBrowser): Statement {
  const valueHere = (value: StatementValue) => {
    if (typeof value === "object") return sentenceHere(value, told);
    return value === PLATFORM ? platformHere(told) : value;
  };
  return { id, values: values.map(valueHere) };
}

/**
 * The same of a sentence that is a text. What the browser does is not always what the URL Standard says: where that, or a
 * section of it, is named, it stays.
 */
export function textHere(sentence: string, told: ToldOfBrowser): string {
  return sentence.replace(/WHATWG URL(?! Standard| §| 标准| \()/g, () => platformHere(told));
}

function platformHere(told: ToldOfBrowser): string {
  return `${PLATFORM} (${told(browserName(globalThis.navigator?.userAgent ?? ""))})`;
}
