/**
 * The answer of `uri standards` by the form of a reference is its answer when it asks all readers. known-forms.test.ts tries
 * some references, known-forms.long.prove.ts many.
 */

import { readdirSync, readFileSync } from "node:fs";
import { shownComparison } from "@urikit/explain/readers";
import { READERS, readersVerdict, sideBySide } from "@urikit/standards";
import fc from "fast-check";
import { KnownForms } from "../src/commands/standards/known-forms.ts";
import { formOf } from "../src/commands/standards/reference-form.ts";
import { LONGEST_VALUE, verdictLine } from "../src/commands/standards/verdict-line.ts";
import { jsonLine } from "../src/display/json.ts";

const root = new URL("../../../", import.meta.url);
const OPTIONS = { readers: READERS };

/** The JSON of a reference, and its line in a list, by all readers. */
export const json = (reference: string) =>
  jsonLine(shownComparison(sideBySide(reference, undefined, OPTIONS), false));
export const line = (reference: string) =>
  verdictLine({ reference }, readersVerdict(reference, undefined, OPTIONS));

/** The answers by form for many references one after another, and those of all readers. */
export class FormsBesideReaders {
  readonly #json = new KnownForms(json);
  readonly #lines = new KnownForms(line, LONGEST_VALUE);
  readonly wrong: string[] = [];
  /** How many of the JSON texts and lines were told by form. */
  told = 0;

  compare(reference: string): void {
    this.#expect(reference, this.#json.tell(reference), json);
    this.#expect(reference, this.#lines.tell(reference), line);
  }

  /** Learns the form of a reference. */
  learn(reference: string): void {
    for (const forms of [this.#json, this.#lines]) {
      forms.tell(reference);
      forms.tell(reference);
    }
  }

  #expect(reference: string, told: string | undefined, byReaders: (reference: string) => string): void {
    if (told === undefined) return;
    this.told++;
    if (told !== byReaders(reference)) this.wrong.push(reference);
  }
}

/** The answers by form for some references, when the form of the first was learned. */
export function toldAfterFirst([first = "", ...others]: readonly string[]): FormsBesideReaders {
  const forms = new FormsBesideReaders();
  forms.learn(first);
  for (const reference of others) forms.compare(reference);
  return forms;
}

/** The links of the corpus, every n-th. */
export function links(everyNth: number): readonly string[] {
  const text = readFileSync(new URL("bench/links/links-kasztp.txt", root), "utf8");
  return text.split(/\r?\n/).filter((_link, at) => at % everyNth === 0);
}

/** The recorded references that have a form, every n-th. */
export function recorded(everyNth: number): readonly string[] {
  const folder = new URL("tools/programs/recorded/", root);
  const references = readdirSync(folder)
    .filter((name) => name.endsWith(".jsonl"))
    .flatMap((name) => readFileSync(new URL(name, folder), "utf8").trimEnd().split("\n"))
    .map((each) => (JSON.parse(each) as { readonly reference: string }).reference);
  return [...new Set(references)]
    .filter((reference) => formOf(reference) !== undefined)
    .filter((_reference, at) => at % everyNth === 0);
}

/** The text that a mutation puts in the place of a character, before it, or nothing. */
const ODD = [
  ...`/?#:;@&=+~ "'<>[]^\`{|}\\%.-_$*!(),aZ0`,
  "%20",
  "%2e",
  "%41",
  "..",
  "//",
  "\\.",
  "\u00e9",
  "",
];

/** Links with one to three mutations each, by a seeded generator. */
export function mutated(all: readonly string[], seed: number): readonly string[] {
  let state = seed;
  const next = (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * below);
  };
  return all.map((link) => {
    let text = link;
    for (let count = 1 + next(3); count > 0; count--) {
      const at = next(text.length + 1);
      text = text.slice(0, at) + ODD[next(ODD.length)] + text.slice(at + next(2));
    }
    return text;
  });
}

/** Words that readers might take for something else, and that are not that at their place. */
const WORDS = {
  hostStart: ["a", "1", "0x", "a-b", "a.b", "1.2", "127.0.0", "www", "localhost", "none"],
  hostEnd: ["com", "a.b", "localhost", "1.com", "a-1.b", "0x7f.1.a", "ftp.a"],
  path: ["a", "A", "a/b", "/a", "a/", "a//b", "C:", "a:b", "80", ":80", "41", "a.", "a..", "$", "*", "a+b"],
  query: ["a", "A", "a=b", "&", "a;b", "amp;", ":", "..", ".a", "*", "$", "(a)"],
  fragment: ["a", "A", "=", "!", "..", ".", "a:b", "+", "41"],
} as const;

const IN_WORDS = [..."AZaz09$_.!*(),:&=-"];
const BETWEEN = [
  ...`~ "'<>[]^\`{|}\\`,
  ..."%20 %22 %23 %2B %2D %30 %3D %3F %41 %5B %5f %60 %61 %7E %7e".split(" "),
];

const anyOf = (words: readonly string[]) =>
  fc.oneof(
    { weight: 2, arbitrary: fc.constantFrom(...words) },
    fc.string({ unit: fc.constantFrom(...IN_WORDS), minLength: 1, maxLength: 4 }),
  );

/** A component with a `*` for each word. */
const component = (between: readonly string[]) =>
  fc
    .array(
      fc.tuple(fc.constantFrom("*", "*", "*", ""), fc.constantFrom("", "", "/"), fc.constantFrom(...between)),
      {
        maxLength: 3,
      },
    )
    .map((pieces) => `${pieces.flat().join("")}*`);

const host = fc.constantFrom("*", "*", "*", '"*', "*_*", "*_*_*", '"*_*', "_*");
const port = fc.constantFrom("", "", "", ":80", ":81", ":443", ":0", ":080", ":99999");
const optional = (before: string, part: fc.Arbitrary<string>) =>
  fc.oneof(
    fc.constant(""),
    part.map((text) => before + text),
  );

/** A pattern, in five components: each has its own words. */
const pattern = fc.tuple(
  host,
  port,
  component(BETWEEN),
  optional("?", component([...BETWEEN, "/", "?", "+"])),
  optional("#", component([...BETWEEN, "/", "?", ";"])),
);

/** References of one pattern, the first of which is to be learned. */
export const referencesOfOnePattern = pattern.chain(([host, port, ...components]) => {
  const [path = "", query = "", fragment = ""] = components;
  const filled = (text: string, words: fc.Arbitrary<string>) => {
    const texts = text.split("*");
    return fc
      .array(words, { minLength: texts.length - 1, maxLength: texts.length - 1 })
      .map((chosen) => texts.map((each, at) => each + (chosen[at] ?? "")).join(""));
  };
  const name = fc
    .tuple(
      filled(host.replace(/\*$/, ""), fc.constantFrom(...WORDS.hostStart)),
      fc.constantFrom(...WORDS.hostEnd),
    )
    .map((parts) => parts.join(""));
  const reference = fc
    .tuple(
      name,
      filled(path, anyOf([...WORDS.path])),
      filled(query, anyOf([...WORDS.query])),
      filled(fragment, anyOf([...WORDS.fragment])),
    )
    .map(([name, path, query, fragment]) => `http://${name}${port}/${path}${query}${fragment}`);
  return fc.array(reference, { minLength: 3, maxLength: 3 });
});

/** Other references with the form of one, made by other words. */
export function withOtherWords(reference: string, choice: number): string {
  const { pattern = "", words = [] } = formOf(reference) ?? {};
  const texts = pattern.split("*");
  const starts = /^https?:\/\/"?[^/:]*/.exec(pattern)?.[0].split("*").length ?? 0;
  const chosen = words.map((_word, at) => {
    if (at < starts - 2) return WORDS.hostStart[(choice + at) % WORDS.hostStart.length];
    if (at === starts - 2) return WORDS.hostEnd[(choice + at) % WORDS.hostEnd.length];
    return ["a", "Z", "b=c", "0", "$"][(choice + at) % 5];
  });
  return texts.map((each, at) => each + (chosen[at] ?? "")).join("");
}
