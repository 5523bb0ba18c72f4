// A library and its replacement asked the same questions: every difference between their answers must have a reason.
import fc from "fast-check";
import { expect } from "vitest";

/** The functions that uri-js, fast-uri and their replacements have in common. */
export interface UriLibrary {
  parse(uri: string): object;
  normalize(uri: string): string;
  resolve(base: string, reference: string): string;
  equal(a: string, b: string): boolean;
}

/** The answers of a library about a text. */
export interface Answers {
  readonly text: string;
  /** The result of `parse`, without `error` and undefined members. */
  readonly components: Readonly<Record<string, unknown>>;
  readonly hasError: boolean;
  readonly normalized: string;
  /** Against `http://h/p/q?r`; undefined if it is refused. */
  readonly target: string | undefined;
  readonly equalsItself: boolean;
}

/** Why two libraries answer differently, and who is right. */
export interface Reason {
  readonly why: string;
  readonly section: string;
  applies(old: Answers, ours: Answers): boolean;
}

function answersOf(library: UriLibrary, text: string): Answers {
  const { error, ...components } = JSON.parse(JSON.stringify(library.parse(text))) as Record<string, unknown>;
  const attempt = (act: () => string) => {
    try {
      return act();
    } catch {
      return undefined;
    }
  };
  return {
    text,
    components,
    hasError: error !== undefined,
    normalized: attempt(() => library.normalize(text)) ?? "thrown",
    target: attempt(() => library.resolve("http://h/p/q?r", text)),
    equalsItself: library.equal(text, text),
  };
}

const PIECES = [
  ..."http: https: foo: ws: urn: urn:x: mailto: HTTP: // / a b.c example.com A ? # : @ %41 %2f %2E %c3%a9 %zz .. .".split(
    " ",
  ),
  ...[
    "/../",
    "/./",
    " ",
    "\\",
    "é",
    "bücher",
    ":80",
    ":99999",
    "&=",
    "x@y.z",
    "\t",
    "|",
    "127.0.0.1",
    "01.2.3.4",
  ],
  ...["[::1]", "[2001:DB8::7]", "[fe80::1%25en0]", "[1::", "[1::1.2.3.4]", "xn--bcher-kva"],
];

const pieces = (most: number) =>
  fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: most }).map((parts) => parts.join(""));

/** Texts that tell readers apart: pieces of references in any order, and as the authority of `http`. */
const texts = fc.oneof(
  pieces(6),
  fc.tuple(fc.constantFrom("http://", "https://a@", "//"), pieces(3)).map((parts) => parts.join("")),
);

/** Asks both about generated texts; each difference must have a reason of the list, and each reason a difference. */
export function expectReasons(
  old: UriLibrary,
  ours: UriLibrary,
  reasons: readonly Reason[],
  numRuns: number,
): void {
  const used = new Set<Reason>();
  fc.assert(
    fc.property(texts, (text) => {
      const theirs = answersOf(old, text);
      const own = answersOf(ours, text);
      if (JSON.stringify(sorted(theirs)) === JSON.stringify(sorted(own))) return;
      const applying = reasons.filter((reason) => reason.applies(theirs, own));
      for (const reason of applying) used.add(reason);
      expect(
        applying.map(({ why }) => why),
        `${JSON.stringify(theirs)}\n${JSON.stringify(own)}`,
      ).not.toEqual([]);
    }),
    { numRuns },
  );
  expect(reasons.filter((reason) => !used.has(reason)).map(({ why }) => why)).toEqual([]);
}

function sorted({ components, ...answers }: Answers) {
  return { ...answers, components: Object.entries(components).sort(([a], [b]) => (a < b ? -1 : 1)) };
}
