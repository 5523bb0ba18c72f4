import { describe, expect, it } from "vitest";
import { type EstablishedBase, establishBase } from "./base.ts";

const why = ({ passed }: EstablishedBase) => passed.map(({ layer, reason }) => `${layer}: ${reason}`);

describe("RFC 3986 §5.1: the innermost layer that has a base decides", () => {
  const content = "http://content/";
  const entity = establishBase({ content: "http://entity/" });
  const retrieval = "http://retrieval/";
  const fallback = "http://default/";

  it("§5.1.1: the content before all others", () => {
    const base = establishBase({ content, entity, retrieval, default: fallback });
    expect([base.text, base.from, why(base)]).toEqual(["http://content/", "content", []]);
  });

  it("§5.1.2: the encapsulating entity, where nothing is embedded", () => {
    const base = establishBase({ entity, retrieval, default: fallback });
    expect([base.text, base.from, why(base)]).toEqual(["http://entity/", "entity", ["content: absent"]]);
    expect(base.entity?.from).toBe("content");
  });

  it("§5.1.3: the URI of retrieval, where nothing encapsulates", () => {
    const base = establishBase({ retrieval, default: fallback });
    expect([base.text, base.from, why(base)]).toEqual([
      "http://retrieval/",
      "retrieval",
      ["content: absent", "entity: absent"],
    ]);
  });

  it("§5.1.4: the default, last", () => {
    const base = establishBase({ default: fallback });
    expect([base.text, base.from, why(base)]).toEqual([
      "http://default/",
      "default",
      ["content: absent", "entity: absent", "retrieval: absent"],
    ]);
  });

  it("no layer: no base", () => {
    const base = establishBase({});
    expect([base.text, base.from, why(base)]).toEqual([
      undefined,
      undefined,
      ["content: absent", "entity: absent", "retrieval: absent", "default: absent"],
    ]);
  });

  it("an entity without a base is passed over for the layers behind it", () => {
    const base = establishBase({ entity: establishBase({}), retrieval });
    expect([base.from, why(base)]).toEqual(["retrieval", ["content: absent", "entity: absent"]]);
  });

  it.each([
    ["http://[", "invalid"],
    ["x/", "relative"],
    [undefined, "absent"],
  ])("an entity whose content says %j is passed over as %s", (content, reason) => {
    const base = establishBase({ entity: establishBase({ content }), default: "http://d/" });
    expect(base.passed[1]).toMatchObject({ layer: "entity", reason, text: content });
  });

  it("a base is stripped of its fragment (§5.1)", () => {
    expect(establishBase({ retrieval: "http://a/b?c#d" }).text).toBe("http://a/b?c");
  });
});

describe("§5.1: what a layer names may be relative or broken", () => {
  it("a relative embedded base is resolved against the next layer out", () => {
    const base = establishBase({ content: "../x/#f", retrieval: "http://a/b/c/d" });
    expect([base.text, base.from]).toEqual(["http://a/b/x/", "content"]);
  });

  it("draft of 1997 §5.1.1: a relative Content-Location is resolved first, the fields before it notwithstanding", () => {
    const entity = establishBase({ content: "http://a/b/" });
    const base = establishBase({ content: ["http://[", "c/d"], entity });
    expect([base.text, base.from, why(base)]).toEqual(["http://a/b/c/d", "content", ["content: invalid"]]);
  });

  it("a relative one without a base further out is passed over", () => {
    const base = establishBase({ content: "x/" });
    expect([base.from, why(base)[0]]).toEqual([undefined, "content: relative"]);
  });

  it("a broken one is reported and passed over", () => {
    const base = establishBase({ content: "http://a b/", default: "http://c/" });
    expect([base.text, base.from]).toEqual(["http://c/", "default"]);
    expect(base.passed[0]).toMatchObject({ layer: "content", reason: "invalid", text: "http://a b/" });
    expect(base.passed[0]?.error?.code).toBe("forbidden-character");
  });

  it("an empty base is an empty reference: the next layer's base", () => {
    const base = establishBase({ content: "", retrieval: "http://a/b" });
    expect([base.text, base.from]).toEqual(["http://a/b", "content"]);
  });

  it("draft of 1997 §5.1.2: a hierarchy of composite entities, 10,000 deep", () => {
    let base = establishBase({ retrieval: "http://a/" });
    for (let depth = 0; depth < 10_000; depth++) base = establishBase({ content: "b/", entity: base });
    expect(base.text).toBe(`http://a/${"b/".repeat(10_000)}`);
  });
});

describe("§5.2, §4.4: what a reference means against what was established", () => {
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
  ])("%j without one", (reference, target, sameDocument) => {
    expect(none.resolve(reference)).toEqual({ valid: true, target, sameDocument });
  });

  it.each([page, none])("an invalid one tells why", (base) => {
    const meaning = base.resolve("a b");
    expect(meaning.valid ? undefined : meaning.error.code).toBe("forbidden-character");
  });
});
