import fc from "fast-check";
import { isUriReference } from "urikit";
import { describe, expect, it } from "vitest";
import type { UriComponents } from "../components.ts";
import { fastUri } from "../fast-uri/fast-uri.ts";
import { uriJs } from "./uri-js.ts";

const URI = uriJs;

/** The defined components of a text. */
const read = (text: string, options = {}) =>
  JSON.parse(JSON.stringify(URI.parse(text, options))) as UriComponents;

describe("what the documentation of uri-js shows", () => {
  it("a text as components, and back", () => {
    expect(read("uri://user:pass@example.com:123/one/two.three?q1=a1&q2=a2#body")).toEqual({
      scheme: "uri",
      userinfo: "user:pass",
      host: "example.com",
      port: 123,
      path: "/one/two.three",
      query: "q1=a1&q2=a2",
      fragment: "body",
      reference: "uri",
    });
    expect(URI.serialize({ scheme: "http", host: "example.com", fragment: "footer" })).toBe(
      "http://example.com/#footer",
    );
  });

  it.each([
    ["uri://a/b/c/d?q", "../../g", "uri://a/g"],
    ["http://a/b/c/d;p?q", "g;x=1/../y", "http://a/b/c/y"],
    ["a/b", "../c", "c"],
    ["a/b", "../../c", "../c"],
  ])("RFC 3986 §5.2: %s and %s give %s", (base, reference, target) => {
    expect(URI.resolve(base, reference)).toBe(target);
  });

  it.each([
    ["HTTP://ABC.com:80/%7Esmith/home.html", "http://abc.com/~smith/home.html"],
    ["//[2001:0:0DB8::0:0001]", "//[2001:0:db8::1]"],
    ["http://examplé.org/rosé", "http://xn--exampl-gva.org/ros%C3%A9"],
  ])("RFC 3986 §6.2: %s is %s", (text, normal) => {
    expect(URI.normalize(text)).toBe(normal);
  });

  it.each([
    ["example://a/b/c/%7Bfoo%7D", "eXAMPLE://a/./b/../b/%63/%7bfoo%7d"],
    ["HTTP://ABC.COM:80", "http://abc.com/"],
    ["https://abc.com", "HTTPS://ABC.COM:443/"],
    ["WS://ABC.COM:80/chat#one", "ws://abc.com/chat"],
  ])("RFC 3986 §6.2: %s equals %s", (a, b) => {
    expect(URI.equal(a, b)).toBe(true);
    expect(URI.equal(URI.parse(a), URI.parse(b))).toBe(true);
  });

  it("RFC 6874 §2: a zone", () => {
    expect(read("//[2001:db8::7%25en1]")).toMatchObject({ host: "2001:db8::7%en1", ipv6Zone: "en1" });
    expect(URI.serialize({ host: "fe80::a%25en1" })).toBe("//[fe80::a%25en1]");
  });

  it("RFC 6455 §3: a resource name", () => {
    expect(read("wss://example.com/foo?bar=baz")).toEqual({
      scheme: "wss",
      host: "example.com",
      resourceName: "/foo?bar=baz",
      secure: true,
      reference: "absolute",
    });
  });

  it("RFC 6068 §2: addresses and fields", () => {
    expect(read("mailto:alpha@example.com,bravo@example.com?subject=SUBSCRIBE&body=Sign%20me%20up!")).toEqual(
      {
        scheme: "mailto",
        to: ["alpha@example.com", "bravo@example.com"],
        subject: "SUBSCRIBE",
        body: "Sign me up!",
        reference: "absolute",
      },
    );
    const fields = { subject: "REMOVE", body: "Please remove me", headers: { cc: "charlie@example.com" } };
    expect(URI.serialize({ scheme: "mailto", to: ["alpha@example.com"], ...fields })).toBe(
      "mailto:alpha@example.com?cc=charlie@example.com&subject=REMOVE&body=Please%20remove%20me",
    );
  });

  it("RFC 8141 §2, RFC 9562 §4: a URN and a UUID", () => {
    expect(read("urn:example:foo")).toEqual({
      scheme: "urn",
      nid: "example",
      nss: "foo",
      reference: "absolute",
    });
    const uuid = "f81d4fae-7dec-11d0-a765-00a0c91e6bf6";
    expect(read(`urn:uuid:${uuid}`)).toEqual({ scheme: "urn", nid: "uuid", uuid, reference: "absolute" });
    expect(URI.equal(`URN:UUID:${uuid.toUpperCase()}`, `urn:uuid:${uuid}`)).toBe(true);
    expect(read("urn:uuid:1").error).toBe("UUID is not valid.");
    expect(read("urn:uuid:1", { tolerant: true }).error).toBeUndefined();
    expect(read(`urn:foo:${uuid}`, { nid: "uuid" })).toMatchObject({ nid: "foo", uuid });
  });
});

describe("options", () => {
  it("scheme: its rules count, whatever scheme there is", () => {
    expect(URI.normalize("foo://ABC.com:80", { scheme: "http" })).toBe("foo://abc.com/");
  });

  it("RFC 3986 §4.5: reference suffix is without scheme and slashes", () => {
    const suffix = { scheme: "http", reference: "suffix" };
    expect(read("example.com/a", suffix)).toMatchObject({ scheme: "http", host: "example.com", path: "/a" });
    expect(URI.normalize("EXAMPLE.com:80/a/../b", suffix)).toBe("example.com/b");
  });

  it.each([
    ["a", "same-document", "URI is not a same-document reference."],
    ["a", "relative", undefined],
    ["http://a#b", "absolute", "URI is not a absolute reference."],
  ])("reference: %s as %s", (text, reference, error) => {
    expect(read(text, { reference }).error).toBe(error);
  });

  it("RFC 3986 §5.2.2: tolerant ignores the base's own scheme, and no other", () => {
    expect(URI.resolve("uri://a/b", "uri:g", { tolerant: true })).toBe("uri://a/g");
    expect(URI.resolve("uri://a/b", "other:g", { tolerant: true })).toBe("other:g");
  });

  it("absolutePath keeps dot-segments", () => {
    expect(URI.serialize({ scheme: "a", path: "/b/../c" }, { absolutePath: true })).toBe("a:/b/../c");
    expect(URI.serialize({ scheme: "a", path: "/b/../c" })).toBe("a:/c");
  });

  it("RFC 3987 §3.2: iri writes the characters that an IRI may hold, and no control of direction", () => {
    const text = "http://xn--exampl-gva.org/ros%C3%A9?%E2%80%AE=%FF#%F0%9F%8D%95%20";
    expect(URI.serialize(URI.parse(text), { iri: true })).toBe("http://examplé.org/rosé?%E2%80%AE=%FF#🍕%20");
  });

  it("unicodeSupport reads them; domainHost gives the host of any scheme in ASCII", () => {
    expect(read("a://bücher/ros%C3%A9", { unicodeSupport: true })).toMatchObject({
      host: "bücher",
      path: "/rosé",
    });
    expect(read("a://bücher/", { domainHost: true }).host).toBe("xn--bcher-kva");
    expect(read("a://bücher/").host).toBe("b%C3%BCcher");
  });
});

describe("what uri-js gives, and fast-uri does not", () => {
  it("RFC 6068 §2: mailto without an address has an empty list of them", () => {
    expect(read("mailto:").to).toEqual([]);
    expect(read("mailto:?subject=x")).toMatchObject({ to: [], subject: "x" });
    expect(URI.normalize("mailto:?subject=x")).toBe("mailto:?subject=x");
  });

  it.each([
    ["http://é.com/é?é", "http://xn--9ca.com/%C3%A9?%C3%A9"],
    ["a://é/é", "a://%C3%A9/%C3%A9"],
    ["mailto:a@é.com", "mailto:a@xn--9ca.com"],
  ])("RFC 3987 §3.1: what unicodeSupport reads from %s is written as a URI without iri", (text, uri) => {
    expect(URI.normalize(text, { unicodeSupport: true })).toBe(uri);
    expect(isUriReference(uri)).toBe(true);
  });
});

describe("schemes of one's own", () => {
  it("a handler reads and writes what is its own", () => {
    const { SCHEMES, parse, serialize } = uriJs;
    SCHEMES.isbn = {
      scheme: "isbn",
      parse: (components) =>
        Object.assign(components, { nss: components.path?.replaceAll("-", ""), path: undefined }),
      serialize: (components) => Object.assign(components, { path: components.nss }),
    };
    expect(serialize(parse("ISBN:3-8-1"))).toBe("isbn:381");
    expect(fastUri.SCHEMES).not.toHaveProperty("isbn");
    delete SCHEMES.isbn;
  });

  it("no scheme is one of Object's members", () => {
    expect(read("constructor:a")).toEqual({ scheme: "constructor", path: "a", reference: "absolute" });
    expect(read("mailto:a@b.c?__proto__=x").headers).toEqual(JSON.parse('{"__proto__":"x"}'));
  });
});

describe("the functions on parts", () => {
  it("RFC 3986 §5.2.4: removeDotSegments", () => {
    expect(URI.removeDotSegments("/a/b/c/./../../g")).toBe("/a/g");
    expect(URI.removeDotSegments("mid/content=5/../6")).toBe("mid/6");
  });

  it("RFC 3986 §2.1, §2.5: characters and triplets", () => {
    expect(["%", "é", "日", "🍕", "\ud800"].map(URI.pctEncChar)).toEqual([
      "%25",
      "%C3%A9",
      "%E6%97%A5",
      "%F0%9F%8D%95",
      "%EF%BF%BD",
    ]);
    expect(URI.pctDecChars("a%20%C3%A9%FF%41%F0%9F%8D%95")).toBe("a é%FFA🍕");
    expect(URI.escapeComponent("a/é %41")).toBe("a%2F%C3%A9%20%2541");
    expect(URI.escapeComponent("é\u202e", { iri: true })).toBe("é%E2%80%AE");
    expect(URI.unescapeComponent("%3F%zz")).toBe("?%zz");
  });

  it("RFC 3986 §5.2.2: resolveComponents, with and without normalization", () => {
    const base = URI.parse("HTTP://A/b/c?q");
    const target = URI.resolveComponents(base, { path: "../%7e", fragment: "f" });
    expect(URI.serialize(target)).toBe("http://a/~#f");
    const raw = URI.resolveComponents({ scheme: "X", path: "/a" }, { query: "%7e" }, {}, true);
    expect(raw).toMatchObject({ scheme: "X", path: "/a", query: "%7e" });
  });
});

describe("what is malformed is told, and neither rewritten nor resolved, and equals nothing", () => {
  it.each([
    ["http://good.example\\@evil.example/", "URI authority must not contain a literal backslash."],
    ["http:\\\\evil.example", "URI authority must not contain a literal backslash."],
    ["/\t/evil.example", "URI authority introducer must not contain whitespace."],
    ["http://a@b@evil.example/", "URI host is malformed."],
    ["http://[::1.example/", "URI host is malformed."],
    ["http://[fe80::1%25]/", "URI host is malformed."],
    ["http://a b/", "URI host is malformed."],
    ["http://a:8o/", 'URI path must start with "/" when authority is present.'],
    ["http://a:65536/", "URI port is malformed."],
    ["%6Aavascript:alert(1)", "URI scheme is malformed."],
    [":a", "URI scheme is malformed."],
    ["/%zz", "URI contains malformed percent-encoding."],
    [" a", "URI must not contain leading or trailing C0 controls or spaces."],
  ])("%j", (text, error) => {
    for (const library of [URI, fastUri]) {
      expect(library.parse(text).error).toBe(error);
      expect(library.normalize(text)).toBe(text);
      expect(library.equal(text, text)).toBe(false);
      expect(() => library.resolve("http://h/", text)).toThrow(error);
      expect(() => library.resolve(text, "a")).toThrow(error);
    }
  });

  it("of a malformed authority nothing is given: no reader's host is another's", () => {
    expect(read("http://good.example\\@evil.example/evil?a")).toEqual({
      scheme: "http",
      path: "",
      reference: "absolute",
      error: "URI authority must not contain a literal backslash.",
    });
  });

  it.each([
    'https://"www.example.com/a/b?c#d',
    "http://good.example\\@evil.example/evil?a",
    "http:\\\\evil.example?a",
    "/\t/evil.example?a",
    "http://a@b@evil.example/",
    "http://a:8o/",
    "http://a b/?c ",
    "http://a b/%zz",
    "http://\ue000.example/",
  ])("so its components are no text, as it has no target: %j", (text) => {
    for (const library of [URI, fastUri]) {
      const components = library.parse(text);
      expect([components.host, components.query, components.fragment]).toEqual([
        undefined,
        undefined,
        undefined,
      ]);
      expect(() => library.serialize(components)).toThrow(components.error);
      expect(() => library.serialize({ ...components, path: "/a" })).toThrow(components.error);
      expect(library.equal(components, components)).toBe(false);
      expect(library.serialize({ ...components, host: "h", path: "/a" })).toMatch(/^(?:https?:)?\/\/h\/a$/);
    }
  });

  it("RFC 3987 §2.2: private characters stay in the query of an IRI, and nowhere else", () => {
    const iri = { iri: true, unicodeSupport: true };
    const text = "http://h/?q=\ue000\u{f0000}";
    expect(URI.serialize(URI.parse(text, iri), iri)).toBe(text);
    expect(URI.normalize("http://h/?%EE%80%80", iri)).toBe("http://h/?\ue000");
    expect(URI.normalize("http://h/\ue000#\ue000", iri)).toBe("http://h/%EE%80%80#%EE%80%80");
    expect(URI.serialize(URI.parse(text))).toBe("http://h/?q=%EE%80%80%F3%B0%80%80");
  });

  it("RFC 3986 §7.4: an address is given as it is reached", () => {
    const hosts = ["http://0x7f.1/", "http://2130706433/", "http://127。0。0。1/", "http://0177.0.0.1/"];
    expect(hosts.map((text) => read(text).host)).toEqual(Array(4).fill("127.0.0.1"));
    expect(read("foo://0x7f.1/").host).toBe("0x7f.1");
  });

  it("components that are not are refused", () => {
    expect(() => URI.serialize({ scheme: "java script", path: "a" })).toThrow("URI scheme is malformed.");
    expect(() => URI.serialize({ host: "a", port: "1@b" })).toThrow("URI port is malformed.");
    expect(() => URI.serialize({ scheme: "urn", path: "a" })).toThrow("URN without nid");
    expect(URI.equal({ host: "a", port: "x" }, { host: "a", port: "x" })).toBe(false);
  });
});

describe("laws", () => {
  const text = fc
    .array(
      fc.constantFrom(
        "a",
        "A",
        "/",
        "//",
        ":",
        "@",
        "?",
        "#",
        "%",
        "%41",
        "%2F",
        "..",
        ".",
        " ",
        "\\",
        "[",
        "é",
        "\ud800",
      ),
      {
        maxLength: 6,
      },
    )
    .map((parts) => parts.join(""));
  const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
  const components = fc.record({
    scheme: maybe(fc.constantFrom("a", "http", "ws")),
    userinfo: maybe(text),
    host: maybe(text),
    port: maybe(fc.nat(65_535)),
    path: maybe(text),
    query: maybe(text),
    fragment: maybe(text),
  });

  it("RFC 3986 §5.3: what is written is a reference, with the components that were meant", () => {
    fc.assert(
      fc.property(components, (given) => {
        const written = URI.serialize(given);
        expect(isUriReference(written)).toBe(true);
        const back = URI.parse(written);
        fc.pre(!back.error?.startsWith("Host's domain name")); // data in a host need not be a name for the DNS
        expect(back.scheme).toBe(given.scheme);
        expect(back.userinfo === undefined).toBe(given.userinfo === undefined);
        const hasAuthority =
          given.userinfo !== undefined || given.host !== undefined || given.port !== undefined;
        expect(back.host === undefined).toBe(!hasAuthority);
        expect(URI.serialize(back)).toBe(URI.serialize(URI.parse(URI.serialize(back))));
      }),
      { numRuns: 400 },
    );
  });

  it("RFC 3986 §6.1: a normal form stays, and equals what it is of", () => {
    fc.assert(
      fc.property(text, (one) => {
        const normal = URI.normalize(one);
        if (URI.parse(one).error !== undefined) return;
        expect(URI.normalize(normal)).toBe(normal);
        expect(URI.equal(one, normal)).toBe(true);
      }),
      { numRuns: 400 },
    );
  });

  it("what is given is not changed", () => {
    const given = Object.freeze({ scheme: "mailto", to: ["É@B.C"], headers: { To: "x@y.z", Subject: "s" } });
    expect(URI.serialize(given)).toBe("mailto:%C3%89@b.c,x@y.z?subject=s");
    expect(given.to).toEqual(["É@B.C"]);
  });
});
