import { describe, expect, it } from "vitest";
import { compare } from "./compare.ts";
import { equal } from "./equal.ts";
import { type LearnedLocations, learnedLocations, type SeenRedirect } from "./learned-locations.ts";
import { UriSyntaxError } from "./syntax/errors.ts";

const AT = new Date("2026-11-22T00:00:00Z");
const HOUR_LATER = new Date("2026-11-22T01:00:00Z");
const DATA = "http://example.com/data";

const moved = (from: string, location: string, status = 301): SeenRedirect => ({ from, status, location });

/** The locations that one chain teaches. */
const after = (...seen: SeenRedirect[]): LearnedLocations => learnedLocations().learn(seen, AT);

describe("RFC 3986 §6.2.4, rfc2396bis-01 §6.2.4 Protocol-based Normalization", () => {
  const learned = learnedLocations().learn([moved(DATA, `${DATA}/`)]);

  it("rfc2396bis-01 §6.2.4 (003-66): http://example.com/data redirects to http://example.com/data/, and the two are equivalent", () => {
    expect(compare(DATA, `${DATA}/`)).toMatchObject({ equivalent: false, rung: undefined });
    expect(compare(DATA, `${DATA}/`, { learned })).toEqual({
      equivalent: true,
      rung: "protocol",
      relative: false,
      steps: [
        {
          of: "a",
          rule: "permanent-redirect",
          section: "RFC 3986 §6.2.4",
          before: DATA,
          after: `${DATA}/`,
        },
      ],
    });
    expect(equal(DATA, `${DATA}/`, { learned, level: "scheme" })).toBe(true);
    expect(equal(DATA, `${DATA}/`, { level: "scheme" })).toBe(false);
  });

  it("RFC 3986 §6.2.4 (004-59): the rung comes after those of syntax and scheme, whose steps come first", () => {
    const { rung, steps } = compare("HTTP://example.com:80/data", "http://example.com/./data/", { learned });
    expect(rung).toBe("protocol");
    expect(steps.map(({ of, rule }) => [of, rule])).toEqual([
      ["a", "scheme-case"],
      ["a", "default-port"],
      ["a", "permanent-redirect"],
      ["b", "dot-segments"],
    ]);
    expect(compare(DATA, DATA, { learned }).rung).toBe("identical");
    expect(compare("http://EXAMPLE.com/data", DATA, { learned }).rung).toBe("syntax");
    expect(compare("http://example.com:80/data", DATA, { learned }).rung).toBe("scheme");
  });

  it("where they do not meet, the steps go to the last rung", () => {
    const { rung, steps } = compare(DATA, "http://example.com/", { learned });
    expect(rung).toBeUndefined();
    expect(steps.map(({ rule }) => rule)).toEqual(["permanent-redirect"]);
  });

  it("equal asks only on level scheme", () => {
    expect(equal(DATA, `${DATA}/`, { learned, level: "syntax" })).toBe(false);
    expect(equal(DATA, `${DATA}/`, { learned })).toBe(false);
  });

  it("relative references are resolved first, or nothing is known of them", () => {
    expect(compare("data", "data/", { learned, base: "http://example.com/" }).rung).toBe("protocol");
    expect(compare("data", "data/", { learned }).rung).toBeUndefined();
  });

  it("a location is normalized by the schemes that the caller gives", () => {
    const schemes = new Map([["http", { defaultPort: 8080, emptyPath: "/" }]]);
    const other = learnedLocations().learn([moved("http://a/", "http://b:8080")]);
    expect(compare("http://a/", "http://b/", { learned: other, schemes }).rung).toBe("protocol");
    expect(equal("http://a/", "http://b/", { learned: other, schemes, level: "scheme" })).toBe(true);
  });
});

describe("RFC 9110 §10.2.2: Location", () => {
  it("a relative one is resolved against the URI that was asked for", () => {
    expect(after(moved("http://a/b/c", "../d")).locationOf("http://a/b/c", AT)).toBe("http://a/d");
  });

  it('"the redirected reference inherits the fragment" unless the location has one', () => {
    expect(after(moved("http://a/b", "/c")).locationOf("http://a/b#x", AT)).toBe("http://a/c#x");
    expect(after(moved("http://a/b#x", "/c#y")).locationOf("http://a/b#z", AT)).toBe("http://a/c#y");
    expect(after(moved("http://a/b", "/c")).locationOf("http://a/b", AT)).toBe("http://a/c");
  });

  it("without fragments it is compared without the fragment that the server gave", () => {
    const learned = learnedLocations().learn([moved("http://a/b", "/c#y")]);
    const options = { learned, fragments: false };
    expect(compare("http://a/b#x", "http://a/c", options).rung).toBe("protocol");
    expect(compare("http://a/b#x", "http://a/c", { learned }).rung).toBeUndefined();
    expect(equal("http://a/b#x", "http://a/c", { ...options, level: "scheme" })).toBe(true);
  });
});

describe("RFC 9110 §15.4: only the unbroken run of permanent redirects from the start", () => {
  const chain = (status: number) =>
    after(moved("http://a/1", "/2"), moved("http://a/2", "/3", status), moved("http://a/3", "/4", 308));

  it.each([
    [301, "http://a/4", 3],
    [308, "http://a/4", 3],
    [302, "http://a/2", 1],
    [303, "http://a/2", 1],
    [307, "http://a/2", 1],
    [300, "http://a/2", 1],
    [200, "http://a/2", 1],
  ])("a chain with %i", (status, location, size) => {
    expect(chain(status).locationOf("http://a/1", AT)).toBe(location);
    expect(chain(status).size).toBe(size);
  });

  it("a chain whose next answer is about another URI ends there", () => {
    expect(after(moved("http://a/1", "/2"), moved("http://a/x", "/3")).size).toBe(1);
  });

  it("the URIs of a chain are the same where their normal forms are", () => {
    const learned = after(moved("HTTP://A:80/1#f", "/2#g"), moved("http://a/%32", "/3"));
    expect(learned.locationOf("http://a/1", AT)).toBe("http://a/3#g");
  });

  it.each([
    ["a userinfo", moved("http://u:p@a/", "http://a/b")],
    ["a userinfo in the location", moved("http://a/", "http://u@a/b")],
    ["another scheme", moved("http://a/", "ftp://a/")],
    ["a URI of another scheme", moved("ftp://a/", "http://a/")],
    ["no URI", moved("/a", "http://a/")],
    ["a location that is not a reference", moved("http://a/", "http://a b/")],
    ["a very long URI", moved("http://a/", `/${"b".repeat(8000)}`)],
    ["itself", moved("http://a", "http://a/")],
    ["an answer that may not be kept", { ...moved("http://a/", "/b"), maxAge: 0 }],
  ])("nothing is learned from %s", (_, seen) => {
    expect(after(seen).size).toBe(0);
  });
});

describe("a redirect on http is anyone's word (RFC 9110 §4.2.1)", () => {
  it("https is not left for http", () => {
    expect(after(moved("https://a/", "http://a/")).size).toBe(0);
    expect(after(moved("http://a/", "https://a/"), moved("https://a/", "http://b/")).size).toBe(1);
  });

  it("what leads to https is not overruled by what leads to http, until it expires", () => {
    const learned = after(moved("http://a/", "https://a/"));
    const attack = [moved("http://a/", "http://evil.example/"), moved("http://evil.example/", "/x")];
    expect(learned.learn(attack, HOUR_LATER).toJSON()).toEqual(learned.toJSON());
    expect(
      learned.learn(attack, new Date("2027-01-01")).locationOf("http://a/", new Date("2027-01-01")),
    ).toBe("http://evil.example/x");
  });

  it("but is overruled by what leads to https", () => {
    const learned = after(moved("http://a/", "http://evil.example/"));
    const again = learned.learn([moved("http://a/", "https://a/")], HOUR_LATER);
    expect(again.locationOf("http://a/", HOUR_LATER)).toBe("https://a/");
  });
});

describe("it is bounded", () => {
  it("in time: 30 days unless the answer says otherwise, a year at most", () => {
    const expires = (maxAge?: number) =>
      after({ ...moved("http://a/", "/b"), maxAge }).toJSON().redirects[0]?.expires;
    expect(expires()).toBe("2026-12-22T00:00:00.000Z");
    expect(expires(3600)).toBe("2026-11-22T01:00:00.000Z");
    expect(expires(1e12)).toBe("2027-11-22T00:00:00.000Z");
    expect(expires(Number.POSITIVE_INFINITY)).toBe("2027-11-22T00:00:00.000Z");
  });

  it("what has expired is not known, and is forgotten when more is learned", () => {
    const learned = after({ ...moved("http://a/", "/b"), maxAge: 3600 });
    expect(learned.locationOf("http://a/", AT)).toBe("http://a/b");
    expect(learned.locationOf("http://a/", HOUR_LATER)).toBeUndefined();
    expect(learned.learn([], HOUR_LATER).size).toBe(0);
  });

  it("in number: the oldest are forgotten first", () => {
    const seen = (name: string) => [moved(`http://a/${name}`, `/${name}/`)];
    const three = learnedLocations(undefined, { limit: 2 }).learn(seen("1"), AT).learn(seen("2"), AT);
    const renewed = three.learn(seen("1"), AT).learn(seen("3"), AT);
    expect(["1", "2", "3"].map((name) => renewed.locationOf(`http://a/${name}`, AT))).toEqual([
      "http://a/1/",
      undefined,
      "http://a/3/",
    ]);
    expect(learnedLocations(JSON.stringify(renewed), { limit: 1 }).size).toBe(1);
  });

  it("in steps: a circle leads nowhere (RFC 9110 §15.4)", () => {
    const learned = after(moved("http://a/1", "/2"), moved("http://a/2", "/1"));
    expect(learned.locationOf("http://a/1", AT)).toBeUndefined();
    expect(learned.stepsFrom("http://a/2", AT)).toEqual([]);
  });

  it("a value is not changed by what is learned after it", () => {
    const none = learnedLocations();
    none.learn([moved("http://a/", "/b")], AT);
    expect(none.size).toBe(0);
    expect(none.locationOf("http://a/", AT)).toBeUndefined();
  });
});

describe("it is saved and read as JSON", () => {
  const learned = after(moved("http://a/1", "/2"), moved("http://a/2", "https://b/#c", 308));

  it("and is the same then", () => {
    const saved = JSON.stringify(learned);
    expect(JSON.parse(saved)).toEqual({
      redirects: [
        { from: "http://a/1", to: "http://a/2", status: 301, expires: "2026-12-22T00:00:00.000Z" },
        { from: "http://a/2", to: "https://b/#c", status: 308, expires: "2026-12-22T00:00:00.000Z" },
      ],
    });
    expect(JSON.stringify(learnedLocations(saved))).toBe(saved);
    expect(learnedLocations(saved).locationOf("http://a/1", AT)).toBe("https://b/#c");
  });

  const good = { from: "http://a/", to: "http://b/", status: 301, expires: "2027-01-01T00:00:00Z" };
  const withRedirect = (change: object) => JSON.stringify({ redirects: [good, { ...good, ...change }] });

  it.each([
    ["{", /^what was saved is not JSON at position 1$/],
    ["http://u:geheim@h/", /^what was saved is not JSON(?: at position \d+)?$/],
    ["[]", 'what was saved must be an object with "redirects", an array'],
    ["null", 'what was saved must be an object with "redirects", an array'],
    ['{"redirects":{}}', 'what was saved must be an object with "redirects", an array'],
    ['{"redirects":[null]}', "redirects[0] must be an object"],
    [withRedirect({ from: undefined }), "redirects[1].from must be a string, not undefined"],
    [
      withRedirect({ to: "http://a b" }),
      "redirects[1].to must be a URI: a space is not allowed in a host (§3.2.2)",
    ],
    [withRedirect({ to: "b" }), "redirects[1] must lead from http or https to http or https"],
    [withRedirect({ from: "http://u:p@a/" }), "redirects[1] must not have a userinfo"],
    [withRedirect({ from: "http://a/#x" }), "redirects[1].from must not have a fragment"],
    [withRedirect({ from: "https://a/" }), "redirects[1] must not lead from https to http"],
    [withRedirect({ status: 302 }), "redirects[1].status must be 301 or 308"],
    [withRedirect({ status: "301" }), "redirects[1].status must be 301 or 308"],
    [
      withRedirect({ expires: "soon" }),
      'redirects[1].expires must be a time, such as "2027-01-31T00:00:00Z"',
    ],
  ])("what is not so is refused: %s", (saved, message) => {
    expect(() => learnedLocations(saved)).toThrow(TypeError);
    expect(() => learnedLocations(saved)).toThrow(message);
  });

  it("what was changed by hand is read in its normal form", () => {
    const saved = JSON.stringify({ redirects: [{ ...good, from: "HTTP://A:80" }] });
    expect(learnedLocations(saved).locationOf("http://a/", AT)).toBe("http://b/");
  });
});

describe("what is not what it should be", () => {
  it("is a TypeError", () => {
    // as never: what a caller without types might hand over
    expect(() => learnedLocations(1 as never)).toThrow(TypeError);
    expect(() => learnedLocations(undefined, { limit: -1 })).toThrow(TypeError);
    expect(() => after({ ...moved("http://a/", "/b"), maxAge: Number.NaN })).toThrow(TypeError);
    expect(() => learnedLocations().learn(null as never)).toThrow(
      new TypeError("what was seen must be an array of redirects"),
    );
    for (const at of [new Date("soon"), "2027" as never]) {
      expect(() => learnedLocations().learn([], at)).toThrow(new TypeError("at must be a valid Date"));
      expect(() => learnedLocations().locationOf("a", at)).toThrow(TypeError);
    }
    expect(() => compare("a", "b", { learned: {} as never })).toThrow(
      new TypeError("learned must be what learnedLocations gives"),
    );
    expect(() => compare("a", "b", { learned: null as never })).toThrow(TypeError);
  });

  it("a URI that was asked for must be a reference", () => {
    expect(() => after(moved("http://a b/", "/c"))).toThrow(UriSyntaxError);
  });
});
