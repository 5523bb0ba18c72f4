// RFC 3987 §2.2 against the reader of IRIs: every short text, every character, the automaton, and what chance makes.
import { Chance } from "@urikit/abnf/chance";
import { conformanceTexts, transitionTexts } from "@urikit/abnf/conformance";
import { counted } from "@urikit/abnf/counted";
import { mutate } from "@urikit/abnf/mutation";
import { beyondAscii, telling } from "@urikit/abnf/rfc3987";
import { describe, expect, test } from "vitest";
import {
  askAboutIris,
  expectAgreedOnIris,
  expectIriAutomaton,
  type IriRule,
  inEachPlaceOfAnIri,
  iriAutomaton,
  iriReferences,
  iriRules,
} from "./iri.ts";

const characters = Object.values(beyondAscii).flat();

describe("RFC 3987 §2.2: every text", () => {
  test("over an alphabet of all classes, with halves of pairs", () => {
    expectAgreedOnIris({ alphabet: telling, length: 3 });
  });

  test("the same, one longer", () => {
    expectAgreedOnIris({ alphabet: telling, length: 4, witnesses: "the quick" });
  });

  test("the ends of the ranges, and what lies beside them, in each place", () => {
    expectAgreedOnIris({ alphabet: characters, length: 1, before: inEachPlaceOfAnIri });
    expectAgreedOnIris({
      alphabet: characters,
      length: 2,
      before: inEachPlaceOfAnIri,
      witnesses: "the quick",
    });
  });

  test("of delimiters and characters of each range", () => {
    const alphabet = Array.from("a:/?#[@%1é\u{10300}\ue000\u{f0000}\ufdd0");
    expectAgreedOnIris({ alphabet, length: 4, before: ["", "//"], witnesses: "the quick" });
  });
});

describe("RFC 3987 §2.2: every character of Unicode, and every half of a pair", () => {
  const every = Array.from({ length: 0x110000 }, (_, code) => String.fromCodePoint(code));

  test.each(["", "a:", "//", "//a@", "//[v1.a", "//a:", "?", "#", "?#", "%4"])("after %j", (before) => {
    const rules = ["IRI-reference"] as const;
    expectAgreedOnIris({ alphabet: every, length: 1, before: [before], witnesses: "the quick", rules });
  });
});

describe("RFC 3987 §2.2: the reader is the automaton", () => {
  test.each(iriRules.map((rule): [IriRule, number] => [rule, rule === "IRI-reference" ? 1 : 0]))(
    "%s, with up to %i states more",
    (rule, extra) => {
      const automaton = iriAutomaton(rule);
      counted(`states of ${rule}`, automaton.next.length);
      expectIriAutomaton(rule, conformanceTexts(automaton, extra), "the quick");
    },
  );

  test("so are the functions that explain, and the expression", () => {
    expectIriAutomaton("IRI-reference", new Set(conformanceTexts(iriAutomaton("IRI-reference"), 0)), "all");
  });

  test("each character in each state", () => {
    const ascii = Array.from({ length: 0x80 }, (_, code) => String.fromCodePoint(code));
    const texts = transitionTexts(iriAutomaton("IRI-reference"), [...ascii, ...characters]);
    expectIriAutomaton("IRI-reference", texts, "the quick");
  });
});

describe("RFC 3987 §2.2: what chance makes", () => {
  test("100,000 references that the grammar derives are all accepted", () => {
    expect(askAboutIris(iriReferences(100_000, 3987))).toBe(100_000);
  });

  test("with a fault each, and with two, the same are accepted by all", () => {
    const chance = new Chance(3987);
    const faulty = iriReferences(100_000, 2005).map((text) => mutate(text, telling, chance));
    expect(askAboutIris(faulty)).toBeLessThan(100_000);
    askAboutIris(faulty.map((text) => mutate(text, telling, chance)));
  });
});
