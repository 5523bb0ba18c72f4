/** The browser that shows the page: what the page calls "WHATWG URL" is the `URL` of that one. */

/** The tokens by which browsers name themselves, in the order in which they are looked for: most say several. */
const TOKENS = [
  ["Edge", /\bEdg(?:e|A|iOS)?\/(\d+)/],
  ["Opera", /\bOPR\/(\d+)/],
  ["Firefox", /\b(?:Firefox|FxiOS)\/(\d+)/],
  ["Chromium", /\b(?:Chromium|HeadlessChrome)\/(\d+)/],
  ["Chrome", /\b(?:Chrome|CriOS)\/(\d+)/],
  ["Safari", /\bVersion\/(\d+)[\d.]* (?:Mobile\/\S+ )?Safari\//],
] as const;

/** A browser and the first number of its version, by what it says of itself; undefined if it is none of the known ones. */
export function browserName(userAgent: string): string | undefined {
  for (const [name, token] of TOKENS) {
    const version = token.exec(userAgent)?.[1];
    if (version !== undefined) return `${name} ${version}`;
  }
  return undefined;
}

/** What the reader that is the platform's `URL` is called. */
export const PLATFORM = "WHATWG URL";

/** What is said of it, after its name. */
type ToldOfBrowser = (browser: string | undefined) => string;

/** The names of readers, where the reader that is the platform is told to be this browser. */
export function namesHere(names: readonly string[], told: ToldOfBrowser): readonly string[] {
  return names.map((name) => (name === PLATFORM ? platformHere(told) : name));
}

/**
 * A sentence about readers, where the reader that is the platform is told to be this browser: what the browser does is not
 * always what the URL Standard says. Where that, or a section of it, is named, it stays.
 */
export function sentenceHere(sentence: string, told: ToldOfBrowser): string {
  return sentence.replace(/WHATWG URL(?! Standard| §| 标准| \()/g, () => platformHere(told));
}

function platformHere(told: ToldOfBrowser): string {
  return `${PLATFORM} (${told(browserName(globalThis.navigator?.userAgent ?? ""))})`;
}
