/** Domain names step by step. */

import { describe, expect, it } from "vitest";
import { factsOfDomain } from "./domain-facts.ts";

describe("factsOfDomain", () => {
  it("UTS 46 §4: maps, divides into labels, and encodes each", () => {
    const facts = factsOfDomain("Bücher.Example");
    expect(facts).toMatchObject({
      unicode: "bücher.example",
      isMapped: true,
      ascii: "xn--bcher-kva.example",
    });
    expect(facts.labels.map(({ unicode, ascii }) => [unicode, ascii])).toEqual([
      ["bücher", "xn--bcher-kva"],
      ["example", "example"],
    ]);
    expect(facts.labels[0]?.characters).toEqual([{ character: "ü", point: "U+00FC", script: "Latin" }]);
  });

  it("UTS 46 §4.3: decodes xn--, and tells each error", () => {
    expect(factsOfDomain("xn--bcher-kva.example").unicode).toBe("bücher.example");
    expect(factsOfDomain("-a.example").errors.map(({ code }) => code)).toContain("outer-hyphen");
    expect(factsOfDomain("a..b").ascii).toBeUndefined();
  });

  it("publicsuffix.org/list: finds the suffix and the domain that is registered", () => {
    expect(factsOfDomain("www.example.co.uk")).toMatchObject({
      suffix: { suffix: "co.uk", kind: "icann" },
      registrable: "example.co.uk",
    });
    expect(factsOfDomain("me.github.io")).toMatchObject({
      suffix: { kind: "private" },
      registrable: "me.github.io",
    });
    expect(factsOfDomain("127.0.0.1").registrable).toBeUndefined();
  });

  it("UTS 39 §5.1: a label of several scripts is told, Japanese is not", () => {
    expect(factsOfDomain("pаypal.example").mixed).toEqual(["pаypal"]); // its first a is Cyrillic
    expect(factsOfDomain("東京カメラ.example").mixed).toEqual([]);
    expect(factsOfDomain("bücher-24.example").mixed).toEqual([]);
  });
});
