import { deepStrictEqual, notDeepStrictEqual } from "node:assert/strict";
import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import { type EstablishedBase, establishBase } from "./base.ts";

const why = ({ skipped }: EstablishedBase) => skipped.map(({ layer, reason }) => `${layer}: ${reason}`);

describe("RFC 3986 §5.1: the innermost layer that has a base decides (001-45, 003-48, 004-47)", () => {
  const content = "http://content/";
  const entity = establishBase({ content: "http://entity/" });
  const retrieval = "http://retrieval/";
  const fallback = "http://default/";

  it("§5.1.1: the content before all others", () => {
    const base = establishBase({ content, entity, retrieval, default: fallback });
    expect([base.text, base.layer, why(base)]).toEqual(["http://content/", "content", []]);
  });

  it("§5.1.2: the encapsulating entity, where nothing is embedded", () => {
    const base = establishBase({ entity, retrieval, default: fallback });
    expect([base.text, base.layer, why(base)]).toEqual(["http://entity/", "entity", ["content: absent"]]);
    expect(base.entity?.layer).toBe("content");
  });

  it("§5.1.3: the URI of retrieval, where nothing encapsulates (001-50, 003-50)", () => {
    const base = establishBase({ retrieval, default: fallback });
    expect([base.text, base.layer, why(base)]).toEqual([
      "http://retrieval/",
      "retrieval",
      ["content: absent", "entity: absent"],
    ]);
  });

  it("§5.1.4: the default, last (003-51)", () => {
    const base = establishBase({ default: fallback });
    expect([base.text, base.layer, why(base)]).toEqual([
      "http://default/",
      "default",
      ["content: absent", "entity: absent", "retrieval: absent"],
    ]);
  });

  it("no layer: no base", () => {
    const base = establishBase({});
    expect([base.text, base.layer, why(base)]).toEqual([
      undefined,
      undefined,
      ["content: absent", "entity: absent", "retrieval: absent", "default: absent"],
    ]);
  });

  it("an entity without a base is skipped for the layers after it", () => {
    const base = establishBase({ entity: establishBase({}), retrieval });
    expect([base.layer, why(base)]).toEqual(["retrieval", ["content: absent", "entity: absent"]]);
  });

  it.each([
    ["http://[", "invalid"],
    ["x/", "relative"],
    [undefined, "absent"],
  ])("an entity whose content says %j is skipped as %s", (content, reason) => {
    const base = establishBase({ entity: establishBase({ content }), default: "http://d/" });
    expect(base.skipped[1]).toMatchObject({ layer: "entity", reason, text: content });
  });

  it("a base is stripped of its fragment (§5.1) (004-46)", () => {
    expect(establishBase({ retrieval: "http://a/b?c#d" }).text).toBe("http://a/b?c");
  });

  it("a base is prepared, where there is one", () => {
    expect(establishBase({ retrieval: "http://a/b/c" }).prepared?.resolve("../d")).toBe("http://a/d");
    expect(establishBase({}).prepared).toBeUndefined();
  });
});

describe("§5.1: the base that a layer names may be relative or broken", () => {
  it("a relative embedded base is resolved against the next layer out", () => {
    const base = establishBase({ content: "../x/#f", retrieval: "http://a/b/c/d" });
    expect([base.text, base.layer]).toEqual(["http://a/b/x/", "content"]);
  });

  it("draft of 1997 §5.1.1: a relative Content-Location is resolved first, whatever broken field stands before it", () => {
    const entity = establishBase({ content: "http://a/b/" });
    const base = establishBase({ content: ["http://[", "c/d"], entity });
    expect([base.text, base.layer, why(base)]).toEqual(["http://a/b/c/d", "content", ["content: invalid"]]);
  });

  it("a relative one with no base further out is skipped", () => {
    const base = establishBase({ content: "x/" });
    expect([base.layer, why(base)[0]]).toEqual([undefined, "content: relative"]);
  });

  it("a broken one is reported and skipped", () => {
    const base = establishBase({ content: "http://a b/", default: "http://c/" });
    expect([base.text, base.layer]).toEqual(["http://c/", "default"]);
    expect(base.skipped[0]).toMatchObject({ layer: "content", reason: "invalid", text: "http://a b/" });
    expect(base.skipped[0]?.error?.code).toBe("forbidden-character");
  });

  it("an empty base is an empty reference: the next layer's base", () => {
    const base = establishBase({ content: "", retrieval: "http://a/b" });
    expect([base.text, base.layer]).toEqual(["http://a/b", "content"]);
  });

  it("draft of 1997 §5.1.2: a hierarchy of composite entities, 2,000 deep", () => {
    let base = establishBase({ retrieval: "http://a/" });
    for (let depth = 0; depth < 2000; depth++) base = establishBase({ content: "b/", entity: base });
    expect(base.text).toBe(`http://a/${"b/".repeat(2000)}`);
  });
});

describe("§5.2, §4.4: a reference against the base that was established", () => {
  const page = establishBase({ retrieval: "http://a/b/c/d;p?q" });
  const none = establishBase({});

  it.each([
    ["g", "http://a/b/c/g", false],
    ["#s", "http://a/b/c/d;p?q#s", true],
    ["", "http://a/b/c/d;p?q", true],
    ["d;p?q#s", "http://a/b/c/d;p?q#s", true],
    ["g:h", "g:h", false],
  ])("%j against a base", (reference, target, sameDocument) => {
    expect(page.resolve(reference)).toEqual({ valid: true, target, sameDocument });
  });

  it.each([
    ["g", undefined, false],
    ["//g", undefined, false],
    ["?y", undefined, false],
    ["#s", undefined, true],
    ["", undefined, true],
    ["http://a/../g", "http://a/g", false],
    ["urn:x", "urn:x", false],
  ])("%j without one (001-51)", (reference, target, sameDocument) => {
    expect(none.resolve(reference)).toEqual({ valid: true, target, sameDocument });
  });

  it.each([page, none])("the error of an invalid one says why", (base) => {
    const resolved = base.resolve("a b");
    expect(resolved.valid ? undefined : resolved.error.code).toBe("forbidden-character");
  });
});

describe("§5.1: an established base shows itself", () => {
  const layers = { content: "//me:secret@[", retrieval: "http://me:secret@a/b#c" };
  const base = establishBase(layers);

  it("in a copy, a structured clone and as JSON", () => {
    const own = { text: "http://me:secret@a/b", layer: "retrieval", entity: undefined };
    expect({ ...base }).toMatchObject(own);
    expect(structuredClone(base)).toMatchObject(own);
    expect(JSON.parse(JSON.stringify(base))).toMatchObject({ text: own.text, layer: own.layer });
    expect(JSON.parse(JSON.stringify(base)).skipped).toMatchObject([
      { layer: "content", reason: "invalid", text: layers.content },
      { layer: "entity", reason: "absent" },
    ]);
  });

  it("printed, with its passwords masked (§7.5)", () => {
    const outer = establishBase({ entity: base, content: "x" });
    expect(inspect(base)).toContain("text: 'http://me:***@a/b'");
    expect(inspect(base)).toContain("layer: 'retrieval'");
    expect(inspect(outer, { depth: null })).not.toContain("secret");
  });

  it("two bases are deeply equal exactly where texts and layers are", () => {
    deepStrictEqual(base, establishBase(layers));
    notDeepStrictEqual(base, establishBase({ ...layers, retrieval: "http://a/c" }));
    notDeepStrictEqual(establishBase({ content: "http://a/" }), establishBase({ default: "http://a/" }));
  });
});

describe("§5.1.3: a URL object is taken where the text of a reference is", () => {
  const page = establishBase({ retrieval: new URL("http://a/b/c"), default: new URL("http://d/") });

  it("in a layer and as a reference", () => {
    expect([page.text, page.layer]).toEqual(["http://a/b/c", "retrieval"]);
    expect(page.resolve(new URL("http://a/b/c#d"))).toEqual({
      valid: true,
      target: "http://a/b/c#d",
      sameDocument: true,
    });
  });

  it("anything else is a TypeError that names the layer", () => {
    const layers = { retrieval: 1 as unknown as string };
    expect(() => establishBase(layers)).toThrow(
      new TypeError("the base (retrieval) must be a string, not number"),
    );
  });
});
