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

/**
 * The names of readers, where the reader that is the platform is told to be this browser.
 * @param told What is said of it, after its name.
 */
export function namesHere(
  names: readonly string[],
  told: (browser: string | undefined) => string,
): readonly string[] {
  return names.map((name) =>
    name === PLATFORM ? `${name} (${told(browserName(navigator.userAgent))})` : name,
  );
}
