import { AssertionError, deepStrictEqual } from "node:assert";
import { inspect, isDeepStrictEqual } from "node:util";
import { errorOf } from "@urikit/abnf/error-of";
import { describe, expect, it, vi } from "vitest";
import { compare } from "./compare.ts";
import { compose } from "./compose.ts";
import { equal } from "./equal.ts";
import { normalize } from "./normalize.ts";
import { isAbsoluteUri, isRelativeReference, isUri, isUriReference } from "./predicates.ts";
import { parse, parseAs, type ReferenceRule, type UriReference, type UrlObject } from "./reference.ts";
import { relativize } from "./relativize.ts";
import { prepareBase, resolve } from "./resolve.ts";
import type { Component, ComponentsInit } from "./syntax/components.ts";
import { UriSyntaxError } from "./syntax/errors.ts";
import type { RelativeForm } from "./syntax/spanned-text.ts";
import { segments } from "./template.ts";
import { tryParse } from "./try-parse.ts";

const COMPONENTS: readonly Component[] = [
  "scheme",
  "authority",
  "userinfo",
  "host",
  "port",
  "path",
  "query",
  "fragment",
];

/** The components that are defined, by name. */
function partsOf(reference: UriReference): { [name in Component]?: string } {
  const entries = COMPONENTS.map((name) => [name, reference[name]] as const);
  return Object.fromEntries(entries.filter(([, component]) => component !== undefined));
}

describe("§1.1.2 Examples (004-3)", () => {
  it.each([
    [
      "ftp://ftp.is.co.za/rfc/rfc1808.txt",
      { scheme: "ftp", authority: "ftp.is.co.za", host: "ftp.is.co.za", path: "/rfc/rfc1808.txt" },
      "reg-name",
    ],
    [
      "http://www.ietf.org/rfc/rfc2396.txt",
      { scheme: "http", authority: "www.ietf.org", host: "www.ietf.org", path: "/rfc/rfc2396.txt" },
      "reg-name",
    ],
    [
      "ldap://[2001:db8::7]/c=GB?objectClass?one",
      {
        scheme: "ldap",
        authority: "[2001:db8::7]",
        host: "[2001:db8::7]",
        path: "/c=GB",
        query: "objectClass?one",
      },
      "ipv6",
    ],
    ["mailto:John.Doe@example.com", { scheme: "mailto", path: "John.Doe@example.com" }, undefined],
    [
      "news:comp.infosystems.www.servers.unix",
      { scheme: "news", path: "comp.infosystems.www.servers.unix" },
      undefined,
    ],
    ["tel:+1-816-555-1212", { scheme: "tel", path: "+1-816-555-1212" }, undefined],
    [
      "telnet://192.0.2.16:80/",
      { scheme: "telnet", authority: "192.0.2.16:80", host: "192.0.2.16", port: "80", path: "/" },
      "ipv4",
    ],
    [
      "urn:oasis:names:specification:docbook:dtd:xml:4.1.2",
      { scheme: "urn", path: "oasis:names:specification:docbook:dtd:xml:4.1.2" },
      undefined,
    ],
  ])("%s", (text, parts, hostKind) => {
    const reference = parse(text);
    expect(partsOf(reference)).toEqual(parts);
    expect(reference.kind).toBe("uri");
    expect(reference.isAbsoluteUri).toBe(true);
    expect(reference.hostKind).toBe(hostKind);
  });
});

describe("§3 Syntax Components", () => {
  it("foo://example.com:8042/over/there?name=ferret#nose (000-9, 000-35)", () => {
    const reference = parse("foo://example.com:8042/over/there?name=ferret#nose");
    expect(partsOf(reference)).toEqual({
      scheme: "foo",
      authority: "example.com:8042",
      host: "example.com",
      port: "8042",
      path: "/over/there",
      query: "name=ferret",
      fragment: "nose",
    });
    expect(reference.isAbsoluteUri).toBe(false);
  });

  it("urn:example:animal:ferret:nose (000-19)", () => {
    const reference = parse("urn:example:animal:ferret:nose");
    expect(partsOf(reference)).toEqual({ scheme: "urn", path: "example:animal:ferret:nose" });
  });

  it("each component lies where it says", () => {
    const reference = parse("foo://u:p@example.com:8042/over/there?name=ferret#nose");
    expect(Object.fromEntries(COMPONENTS.map((name) => [name, reference.range(name)]))).toEqual({
      scheme: { from: 0, to: 3 },
      authority: { from: 6, to: 26 },
      userinfo: { from: 6, to: 9 },
      host: { from: 10, to: 21 },
      port: { from: 22, to: 26 },
      path: { from: 26, to: 37 },
      query: { from: 38, to: 49 },
      fragment: { from: 50, to: 54 },
    });
  });

  it.each([
    "",
    "//",
    "a:",
    "a://@:?#",
    "//@",
    "//:",
    "?#",
    "#?",
    "a:?b",
    "/a//b?c?d#e/f?g",
    "//[::1]:",
    "//u@[v1.x]:1/p",
  ])("the text between its ends is the component, defined or not: %j", (text) => {
    const reference = parse(text);
    for (const name of COMPONENTS) {
      const range = reference.range(name);
      expect(range && text.slice(range.from, range.to)).toBe(reference[name]);
    }
  });

  it("a reference is read-only: by its type, and its components at run time too", () => {
    const reference = parse("http://a/b");
    // @ts-expect-error: `host` is read-only
    expect(() => (reference.host = "c")).toThrow(TypeError);
    // @ts-expect-error: `text` is read-only
    const assign = () => (reference.text = "c");
    expect(assign).toBeTypeOf("function");
  });

  it("gives back its text, as text and as JSON", () => {
    const text = "HTTP://a/./b?#";
    expect(parse(text).text).toBe(text);
    expect(`${parse(text)}`).toBe(text);
    expect(JSON.stringify({ reference: parse(text) })).toBe(`{"reference":"${text}"}`);
  });
});

describe('§5.3 undefined ("its separator was not present") is not empty (000-10, 004-48)', () => {
  it.each([
    ["", { path: "" }],
    ["?", { path: "", query: "" }],
    ["#", { path: "", fragment: "" }],
    ["?#", { path: "", query: "", fragment: "" }],
    ["a:", { scheme: "a", path: "" }],
    ["a:?", { scheme: "a", path: "", query: "" }],
    ["//", { authority: "", host: "", path: "" }],
    ["//@", { authority: "@", userinfo: "", host: "", path: "" }],
    ["//:", { authority: ":", host: "", port: "", path: "" }],
    ["//@:/", { authority: "@:", userinfo: "", host: "", port: "", path: "/" }],
    ["//h:", { authority: "h:", host: "h", port: "", path: "" }],
    ["//@h", { authority: "@h", userinfo: "", host: "h", path: "" }],
    ["//[::]:", { authority: "[::]:", host: "[::]", port: "", path: "" }],
    ["///", { authority: "", host: "", path: "/" }],
    ["////", { authority: "", host: "", path: "//" }],
    [
      "a://@:?#",
      { scheme: "a", authority: "@:", userinfo: "", host: "", port: "", path: "", query: "", fragment: "" },
    ],
  ])("%j", (text, parts) => {
    expect(partsOf(parse(text))).toEqual(parts);
  });
});

describe("§3.2.1 User Information", () => {
  it.each([
    ["//h", undefined, undefined],
    ["//@h", "", undefined],
    ["//u@h", "u", undefined],
    ["//u:@h", "u", ""],
    ["//:p@h", "", "p"],
    ["//u:p:q@h", "u", "p:q"],
    ["//u%3Ap@h", "u%3Ap", undefined],
    ["mailto:u:p@h", undefined, undefined],
  ])("%s", (text, user, rest) => {
    expect(parse(text).user).toBe(user);
    expect(parse(text).password).toBe(rest);
  });
});

describe("§3.2.2 Host: the alternative that matches first (000-22)", () => {
  it.each([
    ["//192.0.2.16", "ipv4"],
    ["//255.255.255.255:1", "ipv4"],
    ["//256.0.0.1", "reg-name"],
    ["//1.2.3.4.example", "reg-name"],
    ["//1.2.3", "reg-name"],
    ["//1.2.3.04", "reg-name"],
    ["//%31.2.3.4", "reg-name"],
    ["//0x7f.0.0.1", "reg-name"],
    ["//", "reg-name"],
    ["//!$&'()*+,;=", "reg-name"],
    ["//[::]", "ipv6"],
    ["//[::ffff:1.2.3.4]", "ipv6"],
    ["//[v1.a:b]", "ipvfuture"],
    ["//[VF.a]", "ipvfuture"],
    ["/path", undefined],
  ])("%s: %s", (text, kind) => {
    expect(parse(text).hostKind).toBe(kind);
  });

  it("a zone identifier is not part of a URI (RFC 9844): refused, and the error says so", () => {
    const text = "http://[fe80::1%25eth0]/";
    expect(errorOf(() => parse(text))).toMatchObject({ code: "zone-identifier", index: 15 });
    expect(errorOf(() => parse(text)).reason).toContain("RFC 9844");
    expect(isUriReference(text)).toBe(false);
  });
});

describe("§3.3 Path", () => {
  it.each([
    ["", []],
    ["/", [""]],
    ["//h", []],
    ["//h/", [""]],
    ["/a/b", ["a", "b"]],
    ["a/b", ["a", "b"]],
    ["a/", ["a", ""]],
    ["/a/", ["a", ""]],
    ["//h//a", ["", "a"]],
    ["/.//a", [".", "", "a"]],
    ["urn:a:b/c", ["a:b", "c"]],
    ["/a%2Fb", ["a%2Fb"]],
    [".", ["."]],
  ])("the segments of %j (000-26, 000-27)", (text, segments) => {
    expect(parse(text).segments).toEqual(segments);
  });

  it("<mailto:fred@example.com> has a path, <foo://info.example.com?fred> an empty one", () => {
    expect(parse("mailto:fred@example.com").path).toBe("fred@example.com");
    expect(parse("foo://info.example.com?fred").path).toBe("");
  });
});

describe("§3.4, §3.5 Query and Fragment hold slashes and question deviations as data", () => {
  it("the first question mark and the first number sign count (000-34, 004-39)", () => {
    expect(partsOf(parse("a?b?c/d#e?f/g"))).toEqual({ path: "a", query: "b?c/d", fragment: "e?f/g" });
    expect(partsOf(parse("a#b?c"))).toEqual({ path: "a", fragment: "b?c" });
  });
});

describe("§4.1–§4.3 the kinds of reference (001-39, 001-40, 001-41, 003-44, 003-90, 004-40, 004-41, 004-43)", () => {
  it.each([
    ["http://a/b", "uri", undefined, true],
    ["http://a/b#", "uri", undefined, false],
    ["a:", "uri", undefined, true],
    ["a:b#c", "uri", undefined, false],
    ["//a/b", "relative-reference", "network-path", false],
    ["//", "relative-reference", "network-path", false],
    ["/", "relative-reference", "absolute-path", false],
    ["/a:b", "relative-reference", "absolute-path", false],
    ["a/b", "relative-reference", "relative-path", false],
    ["./this:that", "relative-reference", "relative-path", false],
    ["", "relative-reference", "relative-path", false],
    ["?q", "relative-reference", "relative-path", false],
    ["#f", "relative-reference", "relative-path", false],
    ["www.w3.org/Addressing/", "relative-reference", "relative-path", false], // §4.5
  ])("%j", (text, kind, form, isAbsolute) => {
    const reference = parse(text);
    expect(reference.kind).toBe(kind);
    expect(reference.form).toBe(form);
    expect(reference.isAbsoluteUri).toBe(isAbsolute);
    expect(isUriReference(text)).toBe(true);
    expect(isUri(text)).toBe(kind === "uri");
    expect(isRelativeReference(text)).toBe(kind === "relative-reference");
    expect(isAbsoluteUri(text)).toBe(isAbsolute);
    const answers: { [kind in ReferenceRule]: boolean } = {
      "uri-reference": true,
      uri: kind === "uri",
      "absolute-uri": isAbsolute,
      "relative-reference": kind === "relative-reference",
    };
    for (const [wanted, answer] of Object.entries(answers)) {
      const read = () => parseAs(text, wanted as ReferenceRule);
      if (answer) expect(read().text).toBe(text);
      else expect(read).toThrow(UriSyntaxError);
    }
  });

  it('§4.2 "this:that" is not a relative reference: "this" is a scheme; "./this:that" is the path', () => {
    expect(partsOf(parse("this:that"))).toEqual({ scheme: "this", path: "that" });
    expect(partsOf(parse("./this:that"))).toEqual({ path: "./this:that" });
    expect(isUriReference("1this:that")).toBe(false);
  });

  it.each(["a b", "%", "/é", ":a", "1:a", "//[", "//a:b", "#a#b"])(
    "no question is answered yes for %j (000-10)",
    (text) => {
      expect(isUriReference(text)).toBe(false);
      expect(isUri(text)).toBe(false);
      expect(isAbsoluteUri(text)).toBe(false);
      expect(isRelativeReference(text)).toBe(false);
    },
  );

  it.each([
    ["a", "uri", "missing-scheme", 0, "URI", "RFC 3986 §3"],
    ["//a#b", "absolute-uri", "missing-scheme", 0, "absolute-URI", "RFC 3986 §4.3"],
    ["a:b#c", "absolute-uri", "fragment-not-allowed", 3, "absolute-URI", "RFC 3986 §4.3"],
    ["a:b#", "absolute-uri", "fragment-not-allowed", 3, "absolute-URI", "RFC 3986 §4.3"],
    ["a:b", "relative-reference", "scheme-not-allowed", 0, "relative-ref", "RFC 3986 §4.2"],
  ] as const)("%j as %s: %s", (text, kind, code, index, rule, section) => {
    expect(errorOf(() => parseAs(text, kind))).toMatchObject({ input: text, code, index, rule, section });
  });

  it("a text that is not a reference at all is refused for that, whatever rule was asked for", () => {
    expect(errorOf(() => parseAs("a b", "uri")).code).toBe("forbidden-character");
  });

  it("a long text is shortened in every line of the message", () => {
    const error = errorOf(() => parseAs(`${"a".repeat(100_000)}:`, "relative-reference"));
    expect(error.message.length).toBeLessThan(1000);
  });
});

describe("App. C Delimiting a URI in Context", () => {
  it.each([
    "http://example.com/",
    "http://www.w3.org/Addressing/",
    "ftp://foo.example.com/rfc/",
    "http://www.ics.uci.edu/pub/ietf/uri/historical.html#WARNING",
  ])("%s is a URI, its wrappers are not part of it", (text) => {
    expect(isUri(text)).toBe(true);
    for (const wrapped of [`"${text}"`, `<${text}>`, ` ${text}`, `${text}\n`]) {
      expect(isUriReference(wrapped)).toBe(false);
    }
  });

  it("and neither is white space that breaks it across lines", () => {
    expect(isUriReference("ftp://foo.example.\ncom/rfc/")).toBe(false);
    expect(isUriReference("http://www.ics.uci.edu/pub/\nietf/uri/historical.html#WARNING")).toBe(false);
  });
});

describe("reading a value that is not text", () => {
  it.each([undefined, null, 1, {}, ["a"], new String("a")])("is a TypeError: %j", (value) => {
    for (const read of [parse, tryParse]) {
      // @ts-expect-error: a caller without types may do this
      expect(() => read(value)).toThrow(/^the reference must be a string, not /);
      // @ts-expect-error: likewise
      expect(() => read(value)).toThrow(TypeError);
    }
  });

  it.each([undefined, null, 1, {}, ["a"], new String("a"), Symbol("a")])(
    "is not a reference: %s",
    (value) => {
      for (const is of [isUriReference, isUri, isAbsoluteUri, isRelativeReference])
        expect(is(value)).toBe(false);
    },
  );
});

describe("tryParse", () => {
  it("gives the reference that parse gives, or the error that it throws", () => {
    const good = tryParse("http://a/b");
    expect(good.valid && good.parsed.text).toBe("http://a/b");
    const bad = tryParse("a b");
    expect(!bad.valid && bad.error).toEqual(errorOf(() => parse("a b")));
  });
});

describe("§5.3 with: a reference with other components", () => {
  const reference = parse("http://u@h:1/p?q#f");

  it("changes the components that are named and keeps the rest", () => {
    expect(reference.with({ scheme: "https" }).text).toBe("https://u@h:1/p?q#f");
    expect(reference.with({ userinfo: "v:w" }).text).toBe("http://v:w@h:1/p?q#f");
    expect(reference.with({ host: "[::1]" }).text).toBe("http://u@[::1]:1/p?q#f");
    expect(reference.with({ port: "" }).text).toBe("http://u@h:/p?q#f");
    expect(reference.with({ path: "/x/../y" }).text).toBe("http://u@h:1/x/../y?q#f");
    expect(reference.with({ path: "" }).text).toBe("http://u@h:1?q#f");
    expect(reference.with({ query: "" }).text).toBe("http://u@h:1/p?#f");
    expect(reference.with({ fragment: "g", query: "r" }).text).toBe("http://u@h:1/p?r#g");
    expect(reference.with({}).text).toBe(reference.text);
    expect(reference.text).toBe("http://u@h:1/p?q#f");
  });

  it("removes a component that is given as undefined", () => {
    expect(reference.with({ scheme: undefined }).text).toBe("//u@h:1/p?q#f");
    expect(reference.with({ userinfo: undefined, port: undefined }).text).toBe("http://h/p?q#f");
    expect(reference.with({ query: undefined, fragment: undefined }).text).toBe("http://u@h:1/p");
    expect(reference.with({ authority: undefined }).text).toBe("http:/p?q#f");
  });

  it("a new authority replaces userinfo, host and port", () => {
    expect(reference.with({ authority: "x" }).text).toBe("http://x/p?q#f");
    expect(reference.with({ authority: "" }).text).toBe("http:///p?q#f");
  });

  it("writes the spellings that keep a path a path", () => {
    expect(parse("http://h//p").with({ authority: undefined }).text).toBe("http:/.//p");
    expect(parse("a:b:c").with({ scheme: undefined }).text).toBe("./b:c");
    expect(parse("a:/.//b").with({ fragment: "f" }).text).toBe("a:/.//b#f");
  });

  it("refuses a change that would be read back as something else", () => {
    expect(errorOf(() => parse("http://h/p").with({ path: "p" })).code).toBe("component-mismatch"); // §3.3
    expect(() => reference.with({ path: "p" })).toThrow(UriSyntaxError);
    expect(errorOf(() => reference.with({ host: undefined })).code).toBe("component-mismatch");
    expect(errorOf(() => parse("http://h/p").with({ query: "a#b" })).code).toBe("component-mismatch");
    expect(errorOf(() => reference.with({ host: "evil.example/" })).code).toBe("component-mismatch");
    expect(errorOf(() => reference.with({ path: "/a b" })).code).toBe("forbidden-character");
  });
});

describe("a reference shows itself", () => {
  const text = "http://me:secret@example.org/a?b#c";

  it("as JSON it is its text, as a URL is", () => {
    expect(JSON.stringify(parse(text))).toBe(JSON.stringify(text));
    expect(JSON.stringify({ at: parse("") })).toBe('{"at":""}');
  });

  it("printed, with its password masked (§7.5)", () => {
    expect(inspect(parse(text))).toBe("UriReference <http://me:***@example.org/a?b#c>");
    expect(inspect({ a: [parse("../b")] })).toBe("{ a: [ UriReference <../b> ] }");
  });

  it("copies and clones hold its text alone", () => {
    expect({ ...parse(text) }).toStrictEqual({ text });
    expect(Reflect.ownKeys(parse(text))).toEqual(["text"]);
    expect(structuredClone({ ...parse(text) })).toStrictEqual({ text });
    expect(structuredClone(parse(text))).toStrictEqual({ text });
    expect({ ...prepareBase(text) }).toStrictEqual({ text: "http://me:secret@example.org/a?b" });
  });

  it("is not changed by a write to its text: everything reads what was parsed", () => {
    const reference = parse("http://good/a?b");
    Object.assign(reference, { text: "http://evil/" });
    expect(reference.host).toBe("good");
    expect(`${reference} ${JSON.stringify(reference)}`).toBe('http://good/a?b "http://good/a?b"');
    expect(inspect(reference)).toBe("UriReference <http://good/a?b>");
    expect(resolve("x", reference)).toBe("http://good/x");
    expect(resolve(reference, "http://base/")).toBe("http://good/a?b");
    expect(normalize(reference)).toBe("http://good/a?b");
    expect(equal(reference, "http://good/a?b")).toBe(true);
    expect(compare(reference, "http://good/a?b").rung).toBe("identical");
    expect(relativize("http://good/a?c", reference)).toBe("?c");
    expect(parse(reference).text).toBe("http://good/a?b");
    expect(reference.with({ query: undefined }).text).toBe("http://good/a");
    const frozen = Object.freeze(parse("http://good/"));
    expect(() => Object.assign(frozen, { text: "http://evil/" })).toThrow(TypeError);
    expect(frozen.host).toBe("good");
  });

  it("has no field but text: an offset that is written is not read", () => {
    const reference = Object.assign(parse("http://good/"), { hostTo: 12, host_: "x" });
    expect(reference.host).toBe("good");
    expect(() => Object.assign(reference, { host: "evil" })).toThrow(TypeError);
  });

  it("a clone is read by its text; nothing else with a text is", () => {
    const clone = structuredClone(parse("http://a/b"));
    expect(resolve("x", clone)).toBe("http://a/x");
    expect(parse(clone).host).toBe("a");
    expect(equal(clone, parse("http://a/b"))).toBe(true);
    expect(normalize({ ...parse("HTTP://a") } as never)).toBe("http://a");
    for (const other of [{ text: 1 }, { text: "a", href: "b" }, {}, ["text"], { text: undefined }]) {
      // @ts-expect-error: a caller without types may do this
      expect(() => parse(other)).toThrow(/^the reference must be a string, not/);
    }
  });

  it("its components are the plain object to spread", () => {
    const { authority: _, ...components } = parse(text).components;
    expect(compose({ ...components, query: undefined })).toBe("http://me:secret@example.org/a#c");
    expect(structuredClone(parse(text).components)).toStrictEqual(parse(text).components);
  });

  it("completion shows no offset: its members are those that are documented", () => {
    const members = new Set<string>();
    for (let of: object = parse(text); of !== Object.prototype; of = Object.getPrototypeOf(of)) {
      for (const name of Object.getOwnPropertyNames(of)) members.add(name);
    }
    members.delete("constructor");
    const COMPONENT =
      "scheme authority userinfo user password host hostKind port path segments query fragment";
    expect([...members].sort()).toEqual(
      `${COMPONENT} components form isAbsoluteUri kind range text toJSON toString with`.split(" ").sort(),
    );
    // @ts-expect-error: an offset is not a member
    expect(parse(text).pathFrom).toBeUndefined();
  });

  it("is deeply equal exactly where the texts are equal", () => {
    expect(isDeepStrictEqual(parse(text), parse(text))).toBe(true);
    expect(isDeepStrictEqual(parse("http://a/b"), parse("http://a/c"))).toBe(false);
    expect(isDeepStrictEqual(parse("http://a"), parse("http://b"))).toBe(false);
    expect(parse("http://a/b")).toStrictEqual(parse("http://a/b"));
    expect(parse("http://a/b")).not.toStrictEqual(parse("http://a/%62"));
  });

  it("assert shows how texts differ, which are the one own property, and how components do where they are compared", () => {
    const [actual, expected] = [parse("http://a/b"), parse("http://a/c")];
    const shown = (one: object, other: object) => {
      try {
        deepStrictEqual(one, other);
      } catch (error) {
        if (error instanceof AssertionError) return error.message;
      }
      return "";
    };
    expect(shown(actual, expected)).toMatch(/^\+ {3}text: 'http:\/\/a\/b'\n- {3}text: 'http:\/\/a\/c'$/m);
    expect(shown(actual, expected)).not.toContain("path:"); // an accessor of the prototype is not looked at
    expect(shown(actual.components, expected.components)).toMatch(/^\+ {3}path: '\/b',\n- {3}path: '\/c',$/m);
    expect(JSON.stringify(actual)).toBe('"http://a/b"'); // by toJSON, as Jest and Vitest show it
  });

  it("the result of tryParse shows its error", () => {
    expect(inspect(tryParse("a b"))).toContain("forbidden-character");
    expect(inspect(tryParse("a b"))).not.toContain("[Getter]");
    expect({ ...tryParse("a b") }).toMatchObject({ valid: false, error: { code: "forbidden-character" } });
  });

  it("components are all of them, those that are undefined too (§3)", () => {
    expect(parse(text).components).toStrictEqual({
      scheme: "http",
      authority: "me:secret@example.org",
      userinfo: "me:secret",
      host: "example.org",
      port: undefined,
      path: "/a",
      query: "b",
      fragment: "c",
    });
    expect(compose(parse("//a:1").components)).toBe("//a:1");
  });

  it("user and password are the userinfo around its first colon (§3.2.1) (000-20)", () => {
    const parts = (text: string) => [parse(text).user, parse(text).password];
    expect(parts("//a:b:c@h")).toEqual(["a", "b:c"]);
    expect(parts("//a@h")).toEqual(["a", undefined]);
    expect(parts("//:@h")).toEqual(["", ""]);
    expect(parts("//h")).toEqual([undefined, undefined]);
  });
});

describe("the types of references", () => {
  it("kind narrows (§4.1)", () => {
    const reference: UriReference = parse("a:b");
    if (reference.kind === "uri") {
      const scheme: string = reference.scheme;
      expect(scheme).toBe("a");
    } else {
      const none: undefined = reference.scheme;
      expect(none).toBeUndefined();
    }
    const { scheme }: { readonly scheme: string } = parseAs("a:b", "uri");
    const { form }: { readonly form: RelativeForm } = parseAs("b", "relative-reference");
    expect([scheme, form]).toEqual(["a", "relative-path"]);
  });

  it("predicates are guards", () => {
    const values: unknown[] = ["a:b", 1, "a b", undefined, "c"];
    const texts: string[] = values.filter(isUriReference);
    expect(texts).toEqual(["a:b", "c"]);
    expect(values.filter(isUri)).toEqual(["a:b"]);
  });
});

describe("values that stand for a reference", () => {
  it("a URL object is taken where text is", () => {
    const url = new URL("http://example.org/a");
    expect(parse(url).text).toBe(url.href);
    expect(tryParse(url).valid).toBe(true);
    expect(parseAs(url, "absolute-uri").host).toBe("example.org");
    expect(parse(parse("a"))).toStrictEqual(parse("a"));
  });

  it("another object with an href is refused, by the compiler as well", () => {
    // @ts-expect-error: it has not what a URL has
    expect(() => parse({ href: "http://a/" })).toThrow("the reference must be a string, not object");
    const url: UrlObject = new URL("http://a/");
    expect(parse(url).text).toBe("http://a/");
  });

  it("a reference of another copy of urikit, for which no class is the same", async () => {
    vi.resetModules();
    const other: typeof import("./index.ts") = await import("./index.ts");
    const foreign = other.parse("../b");
    expect(foreign.constructor).not.toBe(parse("a").constructor);
    expect(parse(foreign).text).toBe("../b");
    expect(resolve(foreign, other.prepareBase("http://a/b/c"))).toBe("http://a/b");
    expect(other.normalize(parse("HTTP://a"))).toBe("http://a");
    expect(other.uri`/${segments(["a", "b"])}`).toBe("/a/b");
  });

  it("an object that only pretends is read by its text or refused, never read by its offsets", () => {
    const forged = { ...parse("http://good.example/"), text: "http://evil.example/" };
    expect(parse(forged).host).toBe("evil.example");
    const marked = Object.assign(Object.create(parse("a").constructor.prototype), {
      text: "http://evil.example/",
    });
    expect(() => parse(marked)).toThrow(TypeError);
  });

  it("an error of another copy is an instance of the class, and no other error is", async () => {
    vi.resetModules();
    const other: typeof import("./index.ts") = await import("./index.ts");
    const foreign = errorOf(() => other.parse("a b"));
    expect(foreign.constructor).not.toBe(UriSyntaxError);
    expect(foreign instanceof UriSyntaxError).toBe(true);
    expect(errorOf(() => parse("a b")) instanceof other.UriSyntaxError).toBe(true);
    class Own extends UriSyntaxError {}
    expect(foreign instanceof Own).toBe(false);
    for (const value of [new Error("a"), new TypeError("a"), {}, null, undefined, "a"]) {
      expect(value instanceof UriSyntaxError).toBe(false);
    }
    expect(Object.keys(foreign)).not.toContain("input");
  });
});

describe("option values that do not exist", () => {
  it("parseAs refuses them, and is never laxer for it", () => {
    // @ts-expect-error: a caller without types may do this
    expect(() => parseAs("a/b", "absolute-URI")).toThrow(TypeError);
    // @ts-expect-error: likewise
    expect(() => parseAs("a/b", "URI")).toThrow('the rule must be "uri-reference" or "uri" or');
    // @ts-expect-error: likewise
    expect(() => parseAs("a/b")).toThrow(TypeError);
  });

  it("with refuses a name that is not a component's, and takes the components of another reference", () => {
    // @ts-expect-error: a caller without types may do this
    expect(() => parse("http://a/b").with({ qurey: "x" })).toThrow(/"qurey" is not a component/);
    expect(parse("http://a/b").with(parse("x://y/z")).text).toBe("x://y/z");
    expect(
      parse("http://u@a/b").with({
        get authority() {
          return "h2";
        },
      }).text,
    ).toBe("http://h2/b");
    expect(() => parse("http://a/b").with(new URL("http://x/") as ComponentsInit)).toThrow(TypeError);
    // @ts-expect-error: a caller without types may do this
    expect(() => parse("http://a/b").with(null)).toThrow("components must be an object");
    expect(parse("http://a/b").with({ port: 8080 }).text).toBe("http://a:8080/b");
  });
});
