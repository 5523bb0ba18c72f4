// Nothing throws anything but UriSyntaxError on any UTF-16 string, or a TypeError for what is no string.

import { abnfToAutomaton } from "@urikit/abnf/abnf-to-automaton";
import { grammar } from "@urikit/abnf/rfc3986";
import { anyText, derived } from "@urikit/abnf/texts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as urikit from "../src/index.ts";

const runs = (seed: number) => ({ seed, numRuns: 10_000 });
const base = "http://user:secret@example.org:80/a/b/../c?q#f";

/** Every function of the face that takes text, and each place where it takes it. */
const takers: Readonly<Record<string, (text: string) => unknown>> = {
  parse: (text) => urikit.parse(text),
  "parseAs a URI reference": (text) => urikit.parseAs(text, "uri-reference"),
  "parseAs a URI": (text) => urikit.parseAs(text, "uri"),
  "parseAs an absolute URI": (text) => urikit.parseAs(text, "absolute-uri"),
  "parseAs a relative reference": (text) => urikit.parseAs(text, "relative-reference"),
  queryPairs: (text) => urikit.queryPairs(text),
  "queryPairs, semicolons": (text) => urikit.queryPairs(text, { delimiter: ";" }),
  "encode, a segment": (text) => urikit.encode(text, "segment"),
  "encode, a name": (text) => urikit.encode(text, "reg-name"),
  decode: (text) => urikit.decode(text),
  "decode, replacing": (text) => urikit.decode(text, { invalid: "replace" }),
  "decode, keeping": (text) => urikit.decode(text, { invalid: "keep" }),
  decodeToOctets: (text) => urikit.decodeToOctets(text),
  repair: (text) => urikit.repair(text),
  "resolve, a reference": (text) => urikit.resolve(text, base),
  "resolve, not strict": (text) => urikit.resolve(text, base, { strict: false }),
  "resolve, a base": (text) => urikit.resolve("../a", text),
  prepareBase: (text) => urikit.prepareBase(text),
  "a prepared base": (text) => urikit.prepareBase(base).resolve(text),
  "relativize, a target": (text) => urikit.relativize(text, base),
  "relativize, a base": (text) => urikit.relativize(base, text),
  "isSameDocument, a reference": (text) => urikit.isSameDocument(text, base),
  "isSameDocument, a base": (text) => urikit.isSameDocument("#", text),
  "compose, a scheme": (text) => urikit.compose({ scheme: text, path: "" }),
  "compose, a userinfo": (text) => urikit.compose({ userinfo: text, host: "a", path: "" }),
  "compose, a host": (text) => urikit.compose({ host: text, path: "" }),
  "compose, a port": (text) => urikit.compose({ host: "", port: text, path: "" }),
  "compose, a path": (text) => urikit.compose({ path: text }),
  "compose, a path after an authority": (text) => urikit.compose({ host: "a", path: text }),
  "compose, a query": (text) => urikit.compose({ path: "", query: text }),
  "compose, a fragment": (text) => urikit.compose({ path: "", fragment: text }),
  "with a scheme": (text) => urikit.parse("//a/b").with({ scheme: text }),
  "with a host": (text) => urikit.parse("//a/b").with({ host: text }),
  "with a path": (text) => urikit.parse("a").with({ path: text }),
  "uri, a segment": (text) => urikit.uri`https://example.org/${text}/a`,
  "uri, a part of a segment": (text) => urikit.uri`https://example.org/.${text}`,
  "uri, segments": (text) => urikit.uri`/a/${urikit.segments([text, text])}`,
  "uri, a host": (text) => urikit.uri`https://${text}/`,
  "uri, a port": (text) => urikit.uri`https://a:${text}/`,
  "uri, a scheme": (text) => urikit.uri`${text}://a/`,
  "uri, a query and a fragment": (text) => urikit.uri`?a=${text}#${text}`,
  normalize: (text) => urikit.normalize(text),
  "normalize, level scheme": (text) => urikit.normalize(text, { level: "scheme" }),
  "normalize, rootless dot-segments": (text) => urikit.normalize(text, { rootlessDotSegments: "remove" }),
  normalizationSteps: (text) => urikit.normalizationSteps(text, { level: "scheme" }),
  "compare, the first": (text) => urikit.compare(text, base),
  "compare, the second": (text) => urikit.compare(base, text),
  "compare, a base": (text) => urikit.compare("a", "b", { base: text }),
};

/** Those that answer every text, and throw nothing at all. */
const answerers: Readonly<Record<string, (text: string) => unknown>> = {
  tryParse: (text) => urikit.tryParse(text),
  isUriReference: (text) => urikit.isUriReference(text),
  isUri: (text) => urikit.isUri(text),
  isAbsoluteUri: (text) => urikit.isAbsoluteUri(text),
  isRelativeReference: (text) => urikit.isRelativeReference(text),
  parseIPv4: (text) => urikit.parseIPv4(text),
  parseIPv6: (text) => urikit.parseIPv6(text),
  removeDotSegments: (text) => urikit.removeDotSegments(text),
  printable: (text) => urikit.printable(text),
  maskPassword: (text) => urikit.maskPassword(text),
};

/** A printed error holds nothing that a terminal, or a reader, could be misled by. */
function expectPrintable(message: string): void {
  expect(message).not.toMatch(/[^\n\P{C}]/u);
}

describe("any UTF-16 string", () => {
  test.each(Object.entries(takers))("throws UriSyntaxError at most: %s", (_name, take) => {
    const property = fc.property(anyText, (text) => {
      try {
        take(text);
      } catch (error) {
        expect(error).toBeInstanceOf(urikit.UriSyntaxError);
        if (error instanceof urikit.UriSyntaxError) expectPrintable(error.message);
      }
    });
    fc.assert(property, runs(1));
  });

  test.each(Object.entries(answerers))("throws nothing: %s", (_name, answer) => {
    fc.assert(
      fc.property(anyText, (text) => {
        answer(text);
      }),
      runs(2),
    );
  });
});

describe("an error says where and why", () => {
  const automaton = abnfToAutomaton(grammar, "URI-reference");

  test("its index is no later than the first character that nothing behind it could redeem", () => {
    const faulty = fc
      .tuple(derived("URI-reference"), fc.nat(), anyText)
      .map(
        ([text, at, fault]) =>
          text.slice(0, at % (text.length + 1)) + fault + text.slice(at % (text.length + 1)),
      );
    const property = fc.property(fc.oneof(anyText, faulty), (text) => {
      const result = urikit.tryParse(text);
      if (result.valid || result.error.code === "invalid-ip-literal") return; // an address is judged as a whole
      expect(result.error.index).toBeLessThanOrEqual(automaton.viable(text));
    });
    fc.assert(property, runs(4));
  });

  test("its index lies in the input, and tells the input apart from what the grammar accepts", () => {
    const property = fc.property(anyText, (text) => {
      const result = urikit.tryParse(text);
      expect(result.valid).toBe(urikit.isUriReference(text));
      if (result.valid) return;
      const { input, index, code, rule, section, expected, reason, message } = result.error;
      expect(input).toBe(text);
      expect(index).toBeGreaterThanOrEqual(0);
      expect(index).toBeLessThanOrEqual(text.length);
      expect(section).toMatch(/^RFC \d+ §\d/);
      expect([code, rule, expected, reason]).not.toContain("");
      expect(message.startsWith(reason)).toBe(true);
      expectPrintable(message);
      expectPrintable(reason);
    });
    fc.assert(property, runs(3));
  });
});

describe("what is no string", () => {
  const others: readonly unknown[] = [undefined, null, 0, 1n, true, Symbol("a"), {}, [], ["a"], () => "a"];

  test.each(Object.entries({ ...takers, ...answerers }).filter(([name]) => !name.startsWith("uri,")))(
    "is a TypeError: %s",
    (name, take) => {
      const mayBeUndefined =
        name.startsWith("compose") || name.startsWith("with") || name === "compare, a base";
      for (const other of others) {
        if (other === undefined && mayBeUndefined) continue;
        // as string: what a caller without types might hand over
        expect.soft(() => take(other as string), String(other)).toThrow(TypeError);
      }
    },
  );
});
