import { createRequire } from "node:module";
import { extent } from "@urikit/abnf/extent";
import { Ajv, type AnySchemaObject } from "ajv";
import { Ajv2019 } from "ajv/dist/2019.js";
import { Ajv2020 } from "ajv/dist/2020.js";
import standalone from "ajv/dist/standalone/index.js";
import fc from "fast-check";
import { isNormal, UriSyntaxError } from "urikit";
import { describe, expect, it } from "vitest";
import { uriResolver } from "./uri-resolver.ts";

const { parse, resolve, serialize } = uriResolver;

describe("resolve, taken from its resolver as Ajv takes it", () => {
  it.each([
    ["g:h", "g:h"],
    ["./g", "http://a/b/c/g"],
    ["//g", "http://g"],
    ["?y", "http://a/b/c/d;p?y"],
    ["#s", "http://a/b/c/d;p?q#s"],
    ["", "http://a/b/c/d;p?q"],
    ["../../../g", "http://a/g"],
    ["g;x=1/../y", "http://a/b/c/y"],
    ["g?y/../x", "http://a/b/c/g?y/../x"],
    ["http:g", "http:g"],
  ])("RFC 3986 §5.4: %j is %s", (reference, target) => {
    expect(resolve("http://a/b/c/d;p?q", reference)).toBe(target);
  });

  it.each([
    ["a/b", "#x", "a/b#x"],
    ["a/b/c", "../g", "a/g"],
    ["a", "../../g", "../../g"],
    ["", "a/b#c", "a/b#c"],
    ["", "", ""],
    ["schema.json", "", "schema.json"],
    ["/a/b", "c", "/a/c"],
    ["a/../b", "#x", "b#x"],
    ["urn:example:a", "#/x", "urn:example:a#/x"],
  ])("RFC 3986 §5.2 on a base that is relative: %j, %j → %s", (base, reference, target) => {
    expect(resolve(base, reference)).toBe(target);
  });

  it.each([
    ["HTTP://EXAMPLE.org/%7eme", "http://example.org/~me"],
    ["http://example.org/a/./b", "http://example.org/a/b"],
    ["http://example.org/%c3%a9", "http://example.org/%C3%A9"],
  ])("RFC 3986 §6.2.2: %s and its normal form are one text", (id, normal) => {
    expect(resolve("", id)).toBe(normal);
    expect(serialize(parse(id))).toBe(normal);
  });

  it.each([
    ['#/definitions/foo"bar', "#/definitions/foo%22bar"],
    ["#/definitions/Record<string,Person>", "#/definitions/Record%3Cstring,Person%3E"],
    ["#/definitions/Record%3Cstring%2CPerson%3E", "#/definitions/Record%3Cstring%2CPerson%3E"],
    ["#/definitions/Größe", "#/definitions/Gr%C3%B6%C3%9Fe"],
    ["#/definitions/a b", "#/definitions/a%20b"],
    ["#/paths/~1pets~1{id}/get", "#/paths/~1pets~1%7Bid%7D/get"],
    ["a b.json", "a%20b.json"],
  ])("RFC 6901 §6, RFC 3986 §2.4: %s is %s", (written, encoded) => {
    expect(resolve("", written)).toBe(encoded);
  });

  it.each([
    ["http://bücher.example/a", "http://xn--bcher-kva.example/a"],
    ["//bücher.example:80/a", "//xn--bcher-kva.example:80/a"],
    ["tag://bücher/a", "tag://b%C3%BCcher/a"],
    ["http://me@bücher.example/ü", "http://me@xn--bcher-kva.example/%C3%BC"],
  ])("RFC 3987 §3.1: %s has its host in ASCII", (iri, uri) => {
    expect(resolve("", iri)).toBe(uri);
  });

  it.each([
    ["#/definitions/100%", "malformed-percent-encoding"],
    ["http://[::1", "invalid-ip-literal"],
    ["my_schema:v1", "invalid-scheme"],
    ["http://good.example\\@evil.example/", "forbidden-character"],
    ["\\\\evil.example\\x", "backslash"],
  ])("RFC 3986 App. A: %s is refused", (written, code) => {
    const refused = (act: () => unknown) => {
      try {
        act();
      } catch (error) {
        return error instanceof UriSyntaxError ? error.code : String(error);
      }
      return "accepted";
    };
    expect(refused(() => resolve("http://a/", written))).toBe(code);
    expect(refused(() => resolve(written, "a"))).toBe(code);
    expect(refused(() => parse(written))).toBe(code);
  });

  it("what it returns is in its normal form, whatever is resolved", () => {
    const reference = fc.array(fc.constantFrom("a", "/", ".", "..", "?", "#", "%7e", "%2E", "é", '"', "A"), {
      maxLength: 8,
    });
    fc.assert(
      fc.property(reference, reference, (base, relative) => {
        fc.pre(![base, relative].some((text) => text.join("").startsWith("//"))); // not every host is one
        const target = resolve(base.join(""), relative.join(""));
        expect(isNormal(target)).toBe(true);
        expect(resolve("", target)).toBe(target);
        expect(serialize(parse(target))).toBe(target);
      }),
      { numRuns: extent(60, 300) },
    );
  });
});

describe("parse and serialize, in the types of fast-uri", () => {
  it("a port is a number, an IPv6 address has no brackets", () => {
    const components = parse("http://me@[2001:DB8::7]:8080/a?b#c");
    expect(components).toEqual({
      scheme: "http",
      userinfo: "me",
      host: "2001:db8::7",
      port: 8080,
      path: "/a",
      query: "b",
      fragment: "c",
    });
    expect(serialize(components)).toBe("http://me@[2001:db8::7]:8080/a?b#c");
  });

  it.each(["http://h:/", "http://[v1.a]/", "//h", "?", "#", "", "urn:a:b"])(
    "%j is written as it was read",
    (text) => {
      expect(serialize(parse(text))).toBe(text);
    },
  );
});

const options = { uriResolver, strict: false } as const;

describe("Ajv 8 with this resolver", () => {
  it.each([
    ['foo"bar', '#/definitions/foo"bar'],
    ["Record<string,Person>", "#/definitions/Record%3Cstring%2CPerson%3E"],
    ["Record<string,Person>", "#/definitions/Record<string,Person>"],
    ["Größe", "#/definitions/Größe"],
    ["a/b~c", "#/definitions/a~1b~0c"],
    ["100%", "#/definitions/100%25"],
  ])("finds the definition %j by %s", (name, $ref) => {
    const validate = new Ajv(options).compile({ $ref, definitions: { [name]: { type: "integer" } } });
    expect([validate(1), validate("1")]).toEqual([true, false]);
  });

  const root = "http://example.com/root.json";

  it.each<[what: string, id: string, ref: string, root?: string]>([
    ["in another letter case", "http://EXAMPLE.org/item.json", "HTTP://example.org/item.json", root],
    ["with a dot-segment", "http://example.org/item.json", "http://example.org/a/../item.json", root],
    ["in another script", "http://bücher.example/item", "http://xn--bcher-kva.example/item", root],
    ["by a network-path", "//example.org/item.json", "http://example.org/item.json", root],
    ["relative", "item.json", "./item.json"],
    ["relative, in a folder", "a/item.json", "a/b/../item.json"],
    ["relative, from a folder", "item.json", "../a/item.json", "a/root.json"],
    ["by a path", "/schemas/item.json", "/schemas/item.json"],
    ["of another scheme", "urn:example:item", "urn:example:item"],
  ])("finds a schema by an $id that is written otherwise: %s", (_, $id, $ref, base) => {
    const item = { $id, type: "integer" };
    const schema = { ...(base === undefined ? {} : { $id: base }), definitions: { item }, items: { $ref } };
    const validate = new Ajv(options).compile(schema);
    expect([validate([1]), validate(["1"])]).toEqual([true, false]);
  });

  it("JSON Schema draft-07 §8.2: the $id of a subschema is the base of what is in it", () => {
    const schema = {
      $id: "http://example.com/root.json",
      definitions: {
        A: { $id: "#foo", type: "integer" },
        B: {
          $id: "other.json",
          definitions: { X: { $id: "#bar", type: "string" }, Y: { $id: "t/inner.json", type: "null" } },
        },
        C: { $id: "urn:uuid:ee564b8a-7a87-4125-8c96-e9f123d6766f", type: "boolean" },
      },
    };
    const ajv = new Ajv(options).addSchema(schema);
    const kinds = {
      "http://example.com/root.json#foo": 1,
      "http://example.com/root.json#/definitions/A": 1,
      "http://example.com/other.json#bar": "x",
      "http://example.com/t/inner.json": null,
      "urn:uuid:ee564b8a-7a87-4125-8c96-e9f123d6766f": true,
    };
    for (const [$ref, value] of Object.entries(kinds)) {
      expect(ajv.validate({ $ref }, value), $ref).toBe(true);
      expect(ajv.validate({ $ref }, []), $ref).toBe(false);
    }
  });

  it("compileAsync: loadSchema is asked once for each schema, by the URI without its fragment", async () => {
    const remote: Record<string, AnySchemaObject> = {
      "http://example.org/schemas/person.json": {
        $id: "http://example.org/schemas/person.json",
        properties: { home: { $ref: "./parts/address.json#/definitions/full%20address" } },
      },
      "http://example.org/schemas/parts/address.json": {
        definitions: { "full address": { type: "string" }, back: { $ref: "../person.json" } },
      },
    };
    const asked: string[] = [];
    const loadSchema = async (uri: string) => {
      asked.push(uri);
      return remote[uri] ?? Promise.reject(new Error(`nothing at ${uri}`));
    };
    const validate = await new Ajv({ ...options, loadSchema }).compileAsync({
      $id: "http://example.org/schemas/list.json",
      items: { $ref: "a/../person.json#" },
    });
    expect(asked).toEqual(Object.keys(remote));
    expect([validate([{ home: "x" }]), validate([{ home: 1 }])]).toEqual([true, false]);
  });

  it("compileAsync: relative $ids stay relative, for loadSchema to find", async () => {
    const loadSchema = async (uri: string) => ({
      $id: uri,
      type: uri.endsWith("int.json") ? "integer" : "string",
    });
    const validate = await new Ajv({ ...options, loadSchema }).compileAsync({
      $id: "a/list.json",
      items: [{ $ref: "../int.json" }, { $ref: "string.json" }],
    });
    expect([validate([1, "x"]), validate(["x", 1])]).toEqual([true, false]);
  });

  it("standalone code needs no resolver, and gives the same answers", () => {
    const ajv = new Ajv({ ...options, code: { source: true } });
    const validate = ajv.compile({
      $id: "http://example.org/tree.json",
      type: "object",
      properties: {
        value: { $ref: '#/definitions/foo"bar' },
        children: { type: "array", items: { $ref: "#" } },
      },
      definitions: { 'foo"bar': { type: "integer" } },
    });
    const module = { exports: {} as (value: unknown) => boolean };
    const code = standalone.default(ajv, validate);
    new Function("module", "exports", "require", code)(
      module,
      module.exports,
      createRequire(import.meta.url),
    );
    expect(code).not.toContain("uriResolver");
    const tree = (value: unknown) => ({ children: [{ value }] });
    expect([module.exports(tree(1)), module.exports(tree("1"))]).toEqual([true, false]);
  });

  it("JSON Schema 2020-12 §8.2.3.2: $dynamicRef finds the outermost $dynamicAnchor", () => {
    const ajv = new Ajv2020(options).addSchema({
      $id: "http://example.org/tree",
      $dynamicAnchor: "node",
      type: "object",
      properties: { data: true, children: { type: "array", items: { $dynamicRef: "#node" } } },
    });
    const validate = ajv.compile({
      $id: "http://example.org/strict-tree",
      $dynamicAnchor: "node",
      $ref: "tree",
      unevaluatedProperties: false,
    });
    expect(validate({ children: [{ data: 1 }] })).toBe(true);
    expect(validate({ children: [{ daat: 1 }] })).toBe(false);
  });

  it("JSON Schema 2019-09 §8.2.3: $anchor, and $recursiveRef", () => {
    const validate = new Ajv2019(options).compile({
      $id: "http://example.org/list",
      $recursiveAnchor: true,
      $defs: { item: { $anchor: "item", type: ["integer", "array"] } },
      type: "array",
      items: { anyOf: [{ $ref: "#item", type: "integer" }, { $recursiveRef: "#" }] },
    });
    expect([validate([1, [2, [3]]]), validate([1, ["x"]])]).toEqual([true, false]);
  });

  it("says which $ref is none, where and why", () => {
    const ajv = new Ajv(options);
    expect(() => ajv.compile({ $id: "http://example.org/a", $ref: "#/definitions/100%" })).toThrow(
      /malformed|two hexadecimal digits/,
    );
  });

  it("says what it cannot find by its normal form", () => {
    const ajv = new Ajv(options);
    const schema = { $id: "http://example.org/a/b.json", $ref: "../c.json#/x" };
    expect(() => ajv.compile(schema)).toThrow(
      "can't resolve reference ../c.json#/x from id http://example.org/a/b.json",
    );
    try {
      ajv.compile({ ...schema, $id: "http://example.org/a/d.json" });
    } catch (error) {
      expect(error).toMatchObject({
        missingRef: "http://example.org/c.json#/x",
        missingSchema: "http://example.org/c.json",
      });
    }
  });

  it("the expression in `code` loads it", () => {
    expect(uriResolver.code).toBe('require("@urikit/drop-ins/ajv").uriResolver');
    const load = createRequire(import.meta.url);
    expect(new Function("require", `return ${uriResolver.code}`)(load)).toHaveProperty("resolve");
  });
});
