import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { DocumentContext } from "../document-context.ts";
import { extractReferences, referencesIn } from "../extract.ts";
import type { DocumentWarning } from "../sink.ts";

const found = (value: unknown, context: DocumentContext = {}) =>
  referencesIn(JSON.stringify(value), "json", context).map(({ reference, where }) => [
    reference,
    where.pointer,
  ]);

describe("RFC 8259: the references in the texts of JSON", () => {
  it("are found in values and in names, by their JSON Pointers (RFC 6901)", () => {
    const value = {
      u: "http://a.example/",
      "a/b~": [1, "see http://b.example/x, and <urn:a:b>."],
      "http://c.example/": 0,
    };
    expect(found(value)).toEqual([
      ["http://a.example/", "/u"],
      ["http://b.example/x", "/a~1b~0/1"],
      ["urn:a:b", "/a~1b~0/1"],
      ["http://c.example/", "/http:~1~1c.example~1"],
    ]);
  });

  it("HTTP Archive 1.2: requests and fields are found in their entries; a relative `redirectURL` is not one by itself", () => {
    const request = {
      method: "GET",
      url: "https://h.example/a?b=c",
      headers: [{ name: "Referer", value: "https://r.example/" }],
    };
    const response = { redirectURL: "/moved", content: { text: '<a href="https://in.example/">' } };
    expect(found({ log: { version: "1.2", entries: [{ request, response }] } })).toEqual([
      ["https://h.example/a?b=c", "/log/entries/0/request/url"],
      ["https://r.example/", "/log/entries/0/request/headers/0/value"],
      ["https://in.example/", "/log/entries/0/response/content/text"],
    ]);
  });

  it("§7: escapes are decoded, and each reference has its place in the document", () => {
    const text = '{\n  "u": "\\"\\u00e9 http:\\/\\/a.example\\/x \\ud83d\\ude00 http://b.example/"\n}';
    const all = referencesIn(text, "json");
    expect(all.map(({ reference, where }) => [reference, where.line, where.column])).toEqual([
      ["http://a.example/x", 2, 18],
      ["http://b.example/", 2, 53],
    ]);
    for (const { where } of all) expect(text.slice(where.offset, where.offset + 5)).toBe("http:");
  });

  it("a law: what stands in a text of JSON is found as it is in the text, at its place", () => {
    let count = 0;
    const piece = fc.constantFrom("http://a.example/b", " ", '"', "\\", "\n", "é", "😀", "urn:x:y", "/");
    fc.assert(
      fc.property(fc.array(fc.array(piece, { maxLength: 6 })), (texts) => {
        const value = texts.map((pieces) => pieces.join(""));
        const document = JSON.stringify(value, null, 1);
        const inTexts = value.flatMap((text) => referencesIn(text, "text").map(({ reference }) => reference));
        const all = referencesIn(document, "json");
        expect(all.map(({ reference }) => reference)).toEqual(inTexts);
        for (const { where, reference } of all) {
          const lines = document.slice(0, where.offset).split("\n");
          expect([lines.length, (lines.at(-1)?.length ?? 0) + 1]).toEqual([where.line, where.column]);
          expect(document.charAt(where.offset)).toBe(reference.charAt(0));
        }
        count += all.length;
      }),
    );
    expect(count).toBeGreaterThan(50);
  });

  it("what is not JSON is read up to there, and told", () => {
    const warnings: DocumentWarning[] = [];
    const text = '{"a": "http://a/",\n "b": "http://b/\n"}';
    const all = referencesIn(text, "json", { onWarning: (one) => warnings.push(one) });
    expect(all.map(({ reference }) => reference)).toEqual(["http://a/"]);
    expect(warnings).toMatchObject([{ code: "malformed", where: { offset: 25, line: 2, column: 7 } }]);
  });

  it("comments are left out, as programs write them in their settings", () => {
    expect(
      referencesIn('{ // http://a/\n "b": /* http://c/ */ "http://b/" } // http://d/', "json").map(
        ({ reference }) => reference,
      ),
    ).toEqual(["http://b/"]);
  });

  it.each([
    "[".repeat(1_000_000),
    '{"a":'.repeat(200_000),
    `["${"http://a ".repeat(100_000)}"]`,
    `[${'"",'.repeat(300_000)}`,
  ])("hostile documents are read in their time", (text) => {
    expect(Array.isArray(referencesIn(text, "json"))).toBe(true);
  });
});

describe("JSON-LD 1.1 §4.1.3: the base of a context", () => {
  it("holds for the object around the context, wherever it stands there", () => {
    const value = {
      "@id": "a",
      parts: [{ "@id": "b", "@context": { "@base": "sub/" } }, { "@id": "c" }],
      "@context": ["http://context.example/", { "@base": "http://b.example/", ex: "http://ex.example/" }],
    };
    const all = referencesIn(JSON.stringify(value), "json");
    expect(all.map(({ target, where }) => [target, where.pointer])).toEqual([
      ["http://b.example/a", "/@id"],
      ["http://b.example/sub/b", "/parts/0/@id"],
      ["http://b.example/sub/", "/parts/0/@context/@base"],
      ["http://b.example/c", "/parts/1/@id"],
      ["http://context.example/", "/@context/0"],
      ["http://b.example/", "/@context/1/@base"],
      ["http://ex.example/", "/@context/1/ex"],
    ]);
    expect(all[0]?.baseFrom).toBe("content");
  });

  it("§4.1.5: a compact IRI and a blank node are no references", () => {
    const value = {
      "@context": { ex: "http://ex.example/" },
      "@id": "ex:a",
      x: { "@id": "_:b" },
      y: { "@id": "urn:c:d" },
    };
    expect(found(value).map(([reference]) => reference)).toEqual(["http://ex.example/", "urn:c:d"]);
  });
});

describe("JSON Schema 2020-12 §8.2: $id is a base", () => {
  it("of its schema, and a reference against the base around it", () => {
    const value = {
      $schema: "https://json-schema.org/draft/2020-12/schema",
      $id: "http://s.example/root.json",
      $defs: { a: { $id: "sub/a.json", $ref: "b.json" }, c: { $ref: "#/$defs/a" } },
    };
    expect(referencesIn(JSON.stringify(value), "json").map(({ target }) => target)).toEqual([
      "https://json-schema.org/draft/2020-12/schema",
      "http://s.example/root.json",
      "http://s.example/sub/a.json",
      "http://s.example/sub/b.json",
      "http://s.example/root.json#/$defs/a",
    ]);
  });

  it("only in a schema: elsewhere it is a name", () => {
    expect(found({ $id: "42", $ref: "x.json" })).toEqual([["x.json", "/$ref"]]);
  });
});

describe("Web Application Manifest §1", () => {
  it("its members are relative to it", () => {
    const text = JSON.stringify({
      start_url: "/?pwa",
      name: "a: b",
      icons: [{ src: "i.png", sizes: "1x1" }],
      scope: ".",
    });
    const all = referencesIn(text, "manifest", { retrieval: "http://a.example/b/site.webmanifest" });
    expect(all.map(({ target }) => target)).toEqual([
      "http://a.example/?pwa",
      "http://a.example/b/i.png",
      "http://a.example/b/",
    ]);
  });
});

describe("JSON Lines", () => {
  it("are read line by line, in pieces of any length, with the places in the whole", async () => {
    const text = '{"u":"http://a/"}\r\n\n["http://b/"]\nnot: json\n{"v":"http:\\/\\/c/"}';
    const octets = new TextEncoder().encode(text);
    const warnings: DocumentWarning[] = [];
    const all = [];
    const source = { open: () => [...octets].map((octet) => Uint8Array.of(octet)) };
    for await (const one of extractReferences(source, "json-lines", {
      onWarning: (one) => warnings.push(one),
    }))
      all.push(one);
    expect(all.map(({ reference, where }) => [reference, where.line, where.column, where.pointer])).toEqual([
      ["http://a/", 1, 7, "/u"],
      ["http://b/", 3, 3, "/0"],
      ["http://c/", 5, 7, "/v"],
    ]);
    expect(warnings).toMatchObject([{ code: "malformed", where: { line: 4, column: 1 } }]);
  });
});

it("Web Application Manifest §1, JSON-LD 1.1 §3.1: a browser goes to the start, fetches icons, submits what is shared", () => {
  const uses = (value: object, type: "json" | "manifest") =>
    referencesIn(JSON.stringify(value), type).map(({ reference, use }) => `${reference} ${use}`);
  const manifest = {
    ...{ id: "i", start_url: "s", scope: "c", icons: [{ src: "x" }], shortcuts: [{ url: "u" }] },
    share_target: { action: "a" },
  };
  expect(uses(manifest, "manifest")).toEqual([
    ...["i mention", "s follow", "c mention", "x fetch", "u follow", "a submit"],
  ]);
  expect(uses({ "@context": "http://c/", "@id": "i", see: "http://x/" }, "json")).toEqual([
    ...["http://c/ fetch", "i mention", "http://x/ mention"],
  ]);
});
