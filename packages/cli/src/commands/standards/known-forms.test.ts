/** The answer by form is that of all readers: of links from the wild, of recorded references, and of generated ones. */

import { extent } from "@urikit/abnf/extent";
import fc from "fast-check";
import { expect, it, test } from "vitest";
import {
  FormsBesideReaders,
  json,
  line,
  links,
  mutated,
  recorded,
  referencesOfOnePattern,
  toldAfterFirst,
  withOtherWords,
} from "../../../test/known-forms-law.ts";
import { KnownForms } from "./known-forms.ts";
import { formOf } from "./reference-form.ts";

test("most links from the wild are told by form, and rightly", () => {
  const some = links(extent(2000, 300));
  const forms = new FormsBesideReaders();
  for (const link of some) forms.compare(link);
  expect(forms.wrong).toEqual([]);
  expect(forms.told).toBeGreaterThan(2 * some.length * 0.9);
});

test("and so are recorded references, when the form was learned from other words", () => {
  const some = recorded(extent(50, 12));
  const forms = new FormsBesideReaders();
  for (const [at, reference] of some.entries()) {
    forms.learn(withOtherWords(reference, at));
    forms.compare(reference);
  }
  expect(forms.wrong).toEqual([]);
  expect(forms.told).toBeGreaterThan(some.length);
});

test("and so are links with odd characters in them", () => {
  const forms = new FormsBesideReaders();
  for (const [at, link] of mutated(links(extent(3600, 900)), 11).entries()) {
    if (formOf(link) !== undefined) forms.learn(withOtherWords(link, at));
    forms.compare(link);
  }
  expect(forms.wrong).toEqual([]);
  expect(forms.told).toBeGreaterThan(extent(2, 10));
});

test("and so are generated ones", () => {
  const isRight = (references: readonly string[]) => toldAfterFirst(references).wrong.length === 0;
  fc.assert(fc.property(referencesOfOnePattern, isRight), { seed: 11, numRuns: extent(8, 40) });
});

it("asks all readers until a form has come twice, and then only about the words", () => {
  const asked: string[] = [];
  const forms = new KnownForms((reference) => {
    asked.push(reference);
    return `<${reference}>`;
  });
  expect(forms.tell("http://a.example/b\\c")).toBe("<http://a.example/b\\c>");
  expect(asked).toEqual(["http://a.example/b\\c"]);
  expect(forms.tell("http://b.example/c\\d")).toBe("<http://b.example/c\\d>");
  expect(asked.length).toBe(2);
  expect(forms.tell("http://c.example/d/e\\f.html")).toBe("<http://c.example/d/e\\f.html>");
  expect(asked.length).toBe(2);
});

it("has no template where what is told depends on the words", () => {
  const forms = new KnownForms((reference) => String(reference.length));
  expect(forms.tell("http://a/b")).toBe("10");
  expect(forms.tell("http://a/b")).toBeUndefined();
  expect(forms.tell("http://a/b")).toBeUndefined();
});

it("counts offsets anew", () => {
  const forms = new KnownForms((reference) => `"index":${reference.indexOf("~")}`);
  forms.tell("http://a/~");
  forms.tell("http://a/~");
  expect(forms.tell("http://www.example/~")).toBe('"index":19');
  expect(forms.tell("http://abc/~")).toBe('"index":11');
});

it("does not tell by form what may be shortened", () => {
  const forms = new KnownForms(line, 60);
  const references = ["http://a/b\\c", "http://a/b\\d", `http://a/b\\${"c".repeat(60)}`];
  expect(references.map((reference) => forms.tell(reference) !== undefined)).toEqual([true, true, false]);
});

it("forgets forms, so that its memory has an end", () => {
  let asked = 0;
  const forms = new KnownForms((reference) => {
    asked++;
    return reference;
  });
  const askedBy = (tell: () => void) => {
    const before = asked;
    tell();
    return asked - before;
  };
  const tell = () => forms.tell("http://a/b");
  expect([askedBy(tell), askedBy(tell), askedBy(tell)]).toEqual([1, 1, 0]);
  for (let port = 1; port <= 300; port++) forms.tell(`http://a:${port}/b`);
  expect([askedBy(tell), askedBy(tell), askedBy(tell)]).toEqual([1, 1, 0]);
});

test("the same JSON has no password to hide: a form has no userinfo", () => {
  const forms = new KnownForms(json);
  const told = ["http://u:p@a.example/", "http://a.example/u:p@b"].map((text) => [
    forms.tell(text),
    forms.tell(text),
  ]);
  expect(told.flat()).toEqual([undefined, undefined, undefined, undefined]);
});
