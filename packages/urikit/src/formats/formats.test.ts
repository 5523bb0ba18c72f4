// JSON Schema §7.3: the formats, and in the validators that people use.
import { _, Ajv } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import standaloneCode from "ajv/dist/standalone/index.js";
import * as typebox from "typebox/format";
import { Check } from "typebox/schema";
import * as valibot from "valibot";
import { describe, expect, expectTypeOf, it } from "vitest";
import { z } from "zod";
import { addFormats, type FormatName, formats } from "./formats.ts";

/** Of each format, a text that is of it, and one that is not, which is of its form at a glance. */
const EXAMPLES: Readonly<Record<FormatName, readonly [valid: string, invalid: string]>> = {
  uri: ["urn:isbn:0451450523", "//example.org/"],
  "uri-reference": ["../a?b#c", "a b"],
  iri: ["http://ƒøø.ßår/?∂éœ=πîx#πîüx", "âππ"],
  "iri-reference": ["#ƒrägmênt", "#ƒräg\\mênt"],
  "uri-template": ["/a{?b}", "/a{?b"],
  hostname: ["xn--bcher-kva.example", "xn--x.example"],
  "idn-hostname": ["l·l.example", "a·b.example"],
  ipv4: ["192.0.2.1", "192.0.2.256"],
  ipv6: ["2001:db8::1", "2001:db8::1%eth0"],
  email: ['"a b"@example.org', "a b@example.org"],
  "idn-email": ["δοκιμή@example.org", "δοκιμή@-example.org"],
  "json-pointer-uri-fragment": ["#/a~0b", "#/a~b"],
};
const NAMES = Object.keys(EXAMPLES) as FormatName[];

it("has an example of every format", () => {
  expect(NAMES.sort()).toEqual(Object.keys(formats).sort());
  expectTypeOf(formats.uri).toBeCallableWith("a:b");
});

describe.each(NAMES)("%s", (name) => {
  const [valid, invalid] = EXAMPLES[name];

  it("by itself, without an object that it belongs to", () => {
    const is = formats[name];
    expect([is(valid), is(invalid)]).toEqual([true, false]);
  });

  it.each([
    ["Ajv, draft 7", Ajv],
    ["Ajv, draft 2020-12", Ajv2020],
  ])("in %s", (_, Validator) => {
    const validate = addFormats(new Validator({ strictTypes: false })).compile({ format: name });
    expect([valid, invalid, 12, null, {}].map((value) => validate(value))).toEqual([
      true,
      false,
      true,
      true,
      true,
    ]);
    expect(addFormats(new Validator({ strict: true })).compile({ type: "string", format: name })(valid)).toBe(
      true,
    );
  });

  it("in zod", () => {
    const schema = z.string().refine(formats[name]);
    expect([valid, invalid].map((text) => schema.safeParse(text).success)).toEqual([true, false]);
  });

  it("in valibot", () => {
    const schema = valibot.pipe(valibot.string(), valibot.check(formats[name]));
    expect([valid, invalid].map((text) => valibot.is(schema, text))).toEqual([true, false]);
  });

  it("in typebox", () => {
    typebox.Set(name, formats[name]);
    expect([valid, invalid].map((text) => Check({ type: "string", format: name }, text))).toEqual([
      true,
      false,
    ]);
  });
});

describe("addFormats", () => {
  it("adds those that are named, in the place of others", () => {
    const ajv = new Ajv({ formats: { uri: () => true }, strictTypes: false });
    expect(addFormats(ajv, ["uri"])).toBe(ajv);
    expect(ajv.compile({ format: "uri" })("a b")).toBe(false);
    expect(() => ajv.compile({ format: "email" })).toThrow('unknown format "email"');
  });

  it("a name without a format is a TypeError", () => {
    for (const name of ["date", "toString"] as unknown as FormatName[])
      expect(() => addFormats(new Ajv(), [name])).toThrow(`there is no format "${name}"`);
  });

  it("standalone code of Ajv takes them from where its option says", () => {
    const code = { source: true, formats: _`require("urikit/formats").formats` };
    const ajv = addFormats(new Ajv({ code }));
    const text = standaloneCode.default(ajv, ajv.compile({ type: "string", format: "idn-hostname" }));
    expect(text).toContain('require("urikit/formats").formats["idn-hostname"]');
    const module = { exports: (_text: string): boolean => false };
    new Function("module", "require", text)(module, () => ({ formats }));
    expect([module.exports("l·l"), module.exports("l·a")]).toEqual([true, false]);
  });
});
