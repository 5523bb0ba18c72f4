// RFC 3987 §2.2 against the reader of IRIs: a taste of iri.prove.ts.

import { Chance } from "@urikit/abnf/chance";
import { conformanceTexts } from "@urikit/abnf/conformance";
import { extent } from "@urikit/abnf/extent";
import { mutate } from "@urikit/abnf/mutation";
import { beyondAscii, telling } from "@urikit/abnf/rfc3987";
import { describe, expect, test } from "vitest";
import {
  askAboutIris,
  expectAgreedOnIris,
  expectIriAutomaton,
  inEachPlaceOfAnIri,
  iriAutomaton,
  iriReferences,
} from "./iri.ts";

describe("RFC 3987 §2.2: every text", () => {
  test("over an alphabet of all classes, with halves of pairs", () => {
    expectAgreedOnIris({ alphabet: telling, length: 1 });
    expectAgreedOnIris({ alphabet: telling, length: extent(1, 2), witnesses: "the quick" });
  });

  test("the first and the last character of each range, and those beside it, in each place", () => {
    const alphabet = Object.values(beyondAscii).flat();
    expectAgreedOnIris({ alphabet, length: 1, before: inEachPlaceOfAnIri, witnesses: "the quick" });
  });
});

test("RFC 3987 §2.2: the reader is the automaton, if it has no more states", () => {
  const texts = [...conformanceTexts(iriAutomaton("IRI-reference"), 0)].filter(
    (_, index) => index % 60 === 0,
  );
  expectIriAutomaton("IRI-reference", texts, "the quick");
});

describe("RFC 3987 §2.2: references that the grammar derives", () => {
  test("are all accepted", () => {
    expect(askAboutIris(iriReferences(500, 3987))).toBe(500);
  });

  test("with a fault each, the same are accepted by all", () => {
    const chance = new Chance(3987);
    askAboutIris(iriReferences(500, 2005).map((text) => mutate(text, telling, chance)));
  });
});
