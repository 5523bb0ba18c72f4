// No function throws anything but a UriSyntaxError, whatever the UTF-16 string.
import { anyText } from "@urikit/abnf/texts";
import * as surts from "@urikit/surt";
import { expect } from "vitest";
import { rungOf } from "../../src/compare.ts";
import { maskPassword, printable } from "../../src/display/index.ts";
import { formats } from "../../src/formats/index.ts";
import * as urikit from "../../src/index.ts";
import { removeDotSegments } from "../../src/syntax/index.ts";
import * as uriTemplate from "../../src/uri-template/index.ts";
import { type Law, law } from "./law.ts";
import { expectPrintable } from "./values.ts";

const base = "http://user:secret@example.org:80/a/b/../c?q#f";

/** Every function of the face that takes text, and each place where it takes it. */
export const takers: Readonly<Record<string, (text: string) => unknown>> = {
  parse: (text) => urikit.parse(text),
  "parseAs a URI reference": (text) => urikit.parseAs(text, "uri-reference"),
  "parseAs a URI": (text) => urikit.parseAs(text, "uri"),
  "parseAs an absolute URI": (text) => urikit.parseAs(text, "absolute-uri"),
  "parseAs a relative reference": (text) => urikit.parseAs(text, "relative-reference"),
  queryPairs: (text) => urikit.queryPairs(text),
  "queryPairs, semicolons": (text) => urikit.queryPairs(text, { delimiter: ";" }),
  "editQuery, a reference": (text) => urikit.editQuery(text, { sort: true, dedupe: true }),
  "editQuery, a key": (text) => urikit.editQuery("?a&b", { drop: [text], keep: [text] }),
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
  "rungOf, the first": (text) => rungOf(text, base),
  "rungOf, the second": (text) => rungOf(base, text),
  "equal, the first": (text) => urikit.equal(text, base),
  "equal, the second": (text) => urikit.equal(base, text),
  "compare, a base": (text) => urikit.compare("a", "b", { base: text }),
  surt: (text) => surts.surt(text),
  fromSurt: (text) => surts.fromSurt(text),
  canonicalize: (text) => surts.canonicalize(text),
  "canonicalize, aggressive": (text) => surts.canonicalize(text, "aggressive"),
  cdxKey: (text) => surts.cdxKey(text),
  "compile a template": (text) => uriTemplate.compile(text),
  "expand a template": (text) => uriTemplate.expand(text, { a: "b" }),
  "variables of a template": (text) => uriTemplate.variables(text),
  "match a URI": (text) => uriTemplate.compile("{a}{/b*}{?c}").match(text),
};

/** Functions that answer every text, and throw nothing at all. */
export const answerers: Readonly<Record<string, (text: string) => unknown>> = {
  tryParse: (text) => urikit.tryParse(text),
  whyNot: (text) => urikit.whyNot(text)?.reason,
  isUriReference: (text) => urikit.isUriReference(text),
  isUri: (text) => urikit.isUri(text),
  isAbsoluteUri: (text) => urikit.isAbsoluteUri(text),
  isRelativeReference: (text) => urikit.isRelativeReference(text),
  isNormal: (text) => urikit.isNormal(text),
  "isFormat, each of them": (text) => Object.values(formats).some((is) => is(text)),
  isUriTemplate: (text) => uriTemplate.isUriTemplate(text),
  parseIPv4: (text) => urikit.parseIPv4(text),
  parseIPv6: (text) => urikit.parseIPv6(text),
  removeDotSegments: (text) => removeDotSegments(text),
  printable: (text) => printable(text),
  maskPassword: (text) => maskPassword(text),
};

/** Passes if the call returns, or throws a UriSyntaxError whose message is printable. */
function expectUriSyntaxError(call: () => unknown): void {
  try {
    call();
  } catch (error) {
    expect(error).toBeInstanceOf(urikit.UriSyntaxError);
    if (error instanceof urikit.UriSyntaxError) expectPrintable(error.message);
  }
}

export const everyString: readonly Law[] = [
  ...Object.entries(takers).map(([name, take]) =>
    law(`any string throws a UriSyntaxError at most: ${name}`, [anyText], (text) =>
      expectUriSyntaxError(() => take(text)),
    ),
  ),
  ...Object.entries(answerers).map(([name, answer]) =>
    law(`any string throws nothing: ${name}`, [anyText], (text) => {
      answer(text);
    }),
  ),
];
