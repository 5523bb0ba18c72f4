/** The answer by form is that of all readers: of every link, of every recorded reference, and of many generated ones. */

import fc from "fast-check";
import { expect, test } from "vitest";
import { formOf } from "../src/commands/standards/reference-form.ts";
import {
  FormsBesideReaders,
  links,
  mutated,
  recorded,
  referencesOfOnePattern,
  toldAfterFirst,
  withOtherWords,
} from "./known-forms-law.ts";

test("every link of the corpus", () => {
  const forms = new FormsBesideReaders();
  const all = links(1);
  for (const link of all) forms.compare(link);
  expect(forms.wrong).toEqual([]);
  expect(forms.told).toBeGreaterThan(2 * all.length * 0.99);
  process.stdout.write(`${forms.told} texts of ${all.length} links are told by form\n`);
});

test("every recorded reference that has a form", () => {
  const all = recorded(1);
  for (const choice of [0, 1, 2]) {
    const forms = new FormsBesideReaders();
    for (const [at, reference] of all.entries()) {
      forms.learn(withOtherWords(reference, at + choice));
      forms.compare(reference);
    }
    expect(forms.wrong).toEqual([]);
    expect(forms.told).toBeGreaterThan(1.5 * all.length);
    process.stdout.write(`${forms.told} texts of ${all.length} recorded references are told by form\n`);
  }
});

test("links with odd characters in them", () => {
  const forms = new FormsBesideReaders();
  for (const [at, link] of mutated(links(12), 11).entries()) {
    if (formOf(link) !== undefined) forms.learn(withOtherWords(link, at));
    forms.compare(link);
  }
  expect(forms.wrong).toEqual([]);
  process.stdout.write(`${forms.told} texts of mutated links are told by form\n`);
});

test("generated references", () => {
  let told = 0;
  const isRight = (references: readonly string[]) => {
    const forms = toldAfterFirst(references);
    told += forms.told;
    return forms.wrong.length === 0;
  };
  fc.assert(fc.property(referencesOfOnePattern, isRight), { seed: 11, numRuns: 3000 });
  process.stdout.write(`${told} texts of generated references are told by form\n`);
});
