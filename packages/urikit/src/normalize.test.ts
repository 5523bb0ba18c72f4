import { extent } from "@urikit/abnf/extent";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { normalizationSteps } from "./normalization-steps.ts";
import { isNormal, isNormalWithin, type NormalizeOptions, normalize } from "./normalize.ts";
import { isUriReference } from "./predicates.ts";
import { parse } from "./reference.ts";
import { HTTP_SCHEMES, type NormalizationRule } from "./scheme-rules.ts";
import { UriSyntaxError } from "./syntax/errors.ts";

const SCHEME = { level: "scheme" } as const;

/** The steps in short: rule and result. */
function stepsOf(text: string, options?: NormalizeOptions): string[] {
  return normalizationSteps(text, options).map(({ rule, after }) => `${rule}: ${after}`);
}

/** Normal form, by text and parsed, and that it is one. */
function expectNormal(text: string, normal: string, options?: NormalizeOptions): void {
  expect(normalize(text, options)).toBe(normal);
  expect(normalize(parse(text), options)).toBe(normal);
  expect(normalize(normal, options)).toBe(normal);
  expect(normalizationSteps(normal, options)).toEqual([]);
  const steps = normalizationSteps(text, options);
  expect(steps.at(-1)?.after ?? text).toBe(normal);
  steps.forEach(({ before }, index) => {
    expect(before).toBe(index === 0 ? text : steps[index - 1]?.after);
  });
  expect(parse(normal).text).toBe(normal);
}

describe("§6.2.2 Syntax-Based Normalization", () => {
  it("eXAMPLE://a/./b/../b/%63/%7bfoo%7d is example://a/b/c/%7Bfoo%7D", () => {
    expectNormal("eXAMPLE://a/./b/../b/%63/%7bfoo%7d", "example://a/b/c/%7Bfoo%7D");
  });

  it("its steps, each with its section, before and after", () => {
    expect(normalizationSteps("eXAMPLE://A/./b/../b/%63/%7bfoo%7d")).toEqual([
      {
        rule: "unreserved-triplets",
        section: "RFC 3986 §6.2.2.2",
        before: "eXAMPLE://A/./b/../b/%63/%7bfoo%7d",
        after: "eXAMPLE://A/./b/../b/c/%7bfoo%7d",
      },
      {
        rule: "triplet-case",
        section: "RFC 3986 §6.2.2.1",
        before: "eXAMPLE://A/./b/../b/c/%7bfoo%7d",
        after: "eXAMPLE://A/./b/../b/c/%7Bfoo%7D",
      },
      {
        rule: "scheme-case",
        section: "RFC 3986 §6.2.2.1",
        before: "eXAMPLE://A/./b/../b/c/%7Bfoo%7D",
        after: "example://A/./b/../b/c/%7Bfoo%7D",
      },
      {
        rule: "host-case",
        section: "RFC 3986 §6.2.2.1",
        before: "example://A/./b/../b/c/%7Bfoo%7D",
        after: "example://a/./b/../b/c/%7Bfoo%7D",
      },
      {
        rule: "dot-segments",
        section: "RFC 3986 §6.2.2.3",
        before: "example://a/./b/../b/c/%7Bfoo%7D",
        after: "example://a/b/c/%7Bfoo%7D",
      },
    ]);
  });

  it("a normal reference comes back as the same string, and has no steps", () => {
    for (const text of ["", "a", "http://a/b?c#d", "/%3A", "../a", "urn:A/../b", "//[::1]:80/"]) {
      expectNormal(text, text);
    }
  });

  it("the order: text that a triplet hid is normalized as well", () => {
    expectNormal("http://%45xample.com/a/%2E%2E/b", "http://example.com/b");
    expectNormal("http://a/%2e/b/.%2E/%63", "http://a/c");
    expectNormal("/a/%2E%2e", "/");
  });
});

describe("§6.2.2.1 Case Normalization", () => {
  it("%3a is %3A (004-11)", () => {
    expectNormal("a?%3a#%3a", "a?%3A#%3A");
    expectNormal("//u%3a@h%c3%a9/%3a", "//u%3A@h%C3%A9/%3A");
  });

  it("<HTTP://www.EXAMPLE.com/> is equivalent to <http://www.example.com/> (000-14, 003-67, 004-20)", () => {
    expectNormal("HTTP://www.EXAMPLE.com/", "http://www.example.com/");
  });

  it('"The other generic syntax components are assumed to be case-sensitive"', () => {
    expectNormal("S://User:Pass@HOST/Path?Query#Fragment", "s://User:Pass@host/Path?Query#Fragment");
    expectNormal("Relative/Path", "Relative/Path");
    expectNormal("MAILTO:Joe@Example.COM", "mailto:Joe@Example.COM");
  });

  it("hexadecimal addresses in lower case (§3.2.2), and triplets in a host in upper case (004-25)", () => {
    expectNormal("//[2001:DB8::A]", "//[2001:db8::a]");
    expectNormal("//[V1F.AB:C]", "//[v1f.ab:c]");
    expectNormal("//H%c3%a9%4A", "//h%C3%A9j");
  });
});

describe("§6.2.2.2 Percent-Encoding Normalization", () => {
  it("§2.3 decodes %41–%5A, %61–%7A, %30–%39, %2D, %2E, %5F and %7E, and nothing else (003-68, 004-15)", () => {
    for (let octet = 0; octet < 256; octet++) {
      const triplet = `%${octet.toString(16).padStart(2, "0").toUpperCase()}`;
      const isUnreserved = /^[A-Za-z0-9\-._~]$/.test(String.fromCharCode(octet));
      const normal = isUnreserved ? String.fromCharCode(octet) : triplet;
      expect(normalize(`x?${triplet}`)).toBe(`x?${normal}`);
      expect(normalize(`x?${triplet.toLowerCase()}`)).toBe(`x?${normal}`);
      expect(normalize(`/x${triplet}`)).toBe(`/x${normal}`);
      expect(normalize(`#${triplet}`)).toBe(`#${normal}`);
      expect(normalize(`//${triplet}@h`)).toBe(`//${normal}@h`);
      expect(normalize(`//x${triplet}`)).toBe(`//x${isUnreserved ? normal.toLowerCase() : triplet}`);
    }
  });

  it('§2.4 "%7E" is "~"', () => {
    expectNormal("http://a/%7Euser/%7euser", "http://a/~user/~user");
  });

  it("§2.2 a reserved character stays as it is, encoded or not (002-14, 004-13)", () => {
    expectNormal("/a%2fb%3f:@!$&'()*+,;=?/?", "/a%2Fb%3F:@!$&'()*+,;=?/?");
  });

  it("§2.4 nothing is decoded twice", () => {
    expectNormal("/%2541%25%37%45", "/%2541%257E");
    expectNormal("/%252E%252E/a", "/%252E%252E/a");
  });

  it("a host that changes its kind is a step of its own (§3.2.2)", () => {
    expect(normalizationSteps("http://%31%32%37.0.0.1/%7e")).toEqual([
      {
        rule: "unreserved-triplets",
        section: "RFC 3986 §6.2.2.2",
        before: "http://%31%32%37.0.0.1/%7e",
        after: "http://%31%32%37.0.0.1/~",
      },
      {
        rule: "host-kind",
        section: "RFC 3986 §3.2.2, §6.2.2.2",
        before: "http://%31%32%37.0.0.1/~",
        after: "http://127.0.0.1/~",
      },
    ]);
    expectNormal("http://127%2E0.0%2e1", "http://127.0.0.1");
    expect(stepsOf("//127%2e0.0.1")).toEqual(["host-kind: //127.0.0.1"]);
    expect(stepsOf("//%31%32%37.0.0.x")).toEqual(["unreserved-triplets: //127.0.0.x"]);
  });
});

describe("§6.2.2.3 Path Segment Normalization (003-71)", () => {
  it.each([
    ["http://a/b/../c", "http://a/c"],
    ["http://a/../../b", "http://a/b"],
    ["http://a/b/.", "http://a/b/"],
    ["http://a/..", "http://a/"],
    ["//a/./b", "//a/b"],
    ["/a/../b", "/b"],
    ["/..", "/"],
    ["s:/a/../b", "s:/b"],
    ["http://a/b?c/../d#e/../f", "http://a/b?c/../d#e/../f"],
  ])("%s is %s", (text, normal) => {
    expectNormal(text, normal);
  });

  it("a relative-path reference keeps its dot-segments, for they mean something (§4.2)", () => {
    for (const text of [".", "..", "./", "../a", "a/../b", "./this:that", "../../a/./b?c#d", "./.", "a/.."]) {
      expectNormal(text, text);
      expectNormal(text, text, { rootlessDotSegments: "remove" });
    }
    expectNormal("%2E%2E/%61", "../a");
    expectNormal("%2E/a:b", "./a:b");
  });

  it("the rootless path of a URI keeps them (§6.1), and loses them by the letter on request", () => {
    const letter = { rootlessDotSegments: "remove" } as const;
    expectNormal("data:text/plain,a/../b", "data:text/plain,a/../b");
    expectNormal("data:text/plain,a/../b", "data:text/b", letter);
    expectNormal("urn:../a", "urn:../a");
    expectNormal("urn:../a", "urn:a", letter);
    expectNormal("urn:.", "urn:", letter);
    expectNormal("urn:a/..", "urn:/", letter); // §5.2.4: 2C leaves "/"
    expectNormal("urn:a/..//b", "urn:/.//b", letter);
    expectNormal("urn:a/../b", "urn:a/../b", { rootlessDotSegments: "keep" });
    expectNormal("urn:%2E%2E/%61", "urn:../a");
  });

  it("§3 the guard: a path does not become an authority", () => {
    for (const text of ["/.//x", "s:/.//x", "/.//", "s:/.///x"]) expectNormal(text, text);
    expectNormal("/..//x", "/.//x");
    expectNormal("s:/a/..//x", "s:/.//x");
    expectNormal("/a/%2E%2e//x?q", "/.//x?q");
    expectNormal("s:/././/x", "s:/.//x");
    expectNormal("s:/.//x/../y", "s:/.//y");
    expectNormal("//h/..//x", "//h//x");
    expectNormal("s:/.//../x", "s:/x");
  });
});

describe("§6.2.3 Scheme-Based Normalization", () => {
  it.each(["http://example.com", "http://example.com/", "http://example.com:/", "http://example.com:80/"])(
    "%s is http://example.com/",
    (text) => {
      expectNormal(text, "http://example.com/", SCHEME);
    },
  );

  it("is not done on level syntax", () => {
    for (const text of ["http://a", "http://a:80/", "http://a:/", "http://[::0]/"]) {
      expectNormal(text, text);
      expectNormal(text, text, { level: "syntax" });
    }
  });

  it('"http://example.com/?" is not one of them, and a delimiter of an empty component stays', () => {
    expectNormal("http://example.com/?", "http://example.com/?", SCHEME);
    expectNormal("http://example.com/#", "http://example.com/#", SCHEME);
    expectNormal("http://@example.com/", "http://@example.com/", SCHEME);
    expectNormal("http://u:@example.com/", "http://u:@example.com/", SCHEME);
    expectNormal("http://example.com?", "http://example.com/?", SCHEME);
    expectNormal("http://example.com:80#", "http://example.com/#", SCHEME);
  });

  it("§3.2.3 an empty port goes from every scheme, and from a network-path reference (004-22)", () => {
    expectNormal("foo://a:/", "foo://a/", SCHEME);
    expectNormal("foo://a:", "foo://a", SCHEME);
    expectNormal("//a:", "//a", SCHEME);
    expectNormal("//[::1]:/", "//[::1]/", SCHEME);
  });

  it("a default port goes from the scheme that has it (§3.2.3: its value counts) (003-31, 004-34)", () => {
    expectNormal("https://a:443", "https://a/", SCHEME);
    expectNormal("HTTPS://A:0443/", "https://a/", SCHEME);
    expectNormal("http://a:443/", "http://a:443/", SCHEME);
    expectNormal("https://a:80/", "https://a:80/", SCHEME);
    expectNormal("http://a:8080/", "http://a:8080/", SCHEME);
    expectNormal("http://a:0/", "http://a:0/", SCHEME);
    expectNormal("foo://a:80/", "foo://a:80/", SCHEME);
    expectNormal("//a:80/", "//a:80/", SCHEME);
    expectNormal("foo://a", "foo://a", SCHEME);
  });

  it("an empty path is / only after an authority", () => {
    expectNormal("http:", "http:", SCHEME);
    expectNormal("http:?q", "http:?q", SCHEME);
    expectNormal("http:a", "http:a", SCHEME);
  });

  it("an address is written as RFC 5952 has it, whatever the scheme", () => {
    expectNormal("foo://[2001:DB8:0:0:0:0:0:1]:1/", "foo://[2001:db8::1]:1/", SCHEME);
    expectNormal("//[::FFFF:C000:201]", "//[::ffff:192.0.2.1]", SCHEME); // RFC 5952 §5
    expectNormal("//[1:0:0:2:0:0:0:3]", "//[1:0:0:2::3]", SCHEME); // RFC 5952 §4.2.3
    expectNormal("//[1::2:3:4:5:6:7]", "//[1:0:2:3:4:5:6:7]", SCHEME); // RFC 5952 §4.2.2
    expectNormal("//[v1.00:0]", "//[v1.00:0]", SCHEME);
    expectNormal("//192.0.2.1", "//192.0.2.1", SCHEME);
  });

  it("its steps and their sections", () => {
    const steps = normalizationSteps("HTTP://[::0:1]:080", SCHEME);
    expect(steps.map(({ rule, section, after }) => [rule, section, after])).toEqual([
      ["scheme-case", "RFC 3986 §6.2.2.1", "http://[::0:1]:080"],
      ["default-port", "RFC 3986 §6.2.3", "http://[::0:1]"],
      ["empty-path", "RFC 3986 §6.2.3", "http://[::0:1]/"],
      ["ipv6-text", "RFC 5952 §4, §5", "http://[::1]/"],
    ]);
    expect(stepsOf("foo://a:", SCHEME)).toEqual(["empty-port: foo://a"]);
  });

  it("the caller says what other schemes add", () => {
    const lowerCasePath: NormalizationRule = {
      rule: "path-case",
      section: "RFC 0000 §1",
      apply: (components) => {
        const path = components.path.toLowerCase();
        return path === components.path ? components : { ...components, path };
      },
    };
    const schemes = new Map([
      ...HTTP_SCHEMES,
      ["ftp", { defaultPort: 21 }],
      ["foo", { rules: [lowerCasePath] }],
    ] as const);
    expectNormal("ftp://a:21", "ftp://a", { ...SCHEME, schemes });
    expectNormal("FOO:BAR", "foo:bar", { ...SCHEME, schemes });
    expect(stepsOf("foo:BAR", { ...SCHEME, schemes })).toEqual(["path-case: foo:bar"]);
    expectNormal("http://a:80", "http://a/", { ...SCHEME, schemes });
    expectNormal("http://a:80", "http://a:80", { ...SCHEME, schemes: new Map() });
    expectNormal("ftp://a:21", "ftp://a:21", { schemes });
  });
});

describe("§6.2.2, §6.2.3 one pass by offsets and rule by rule: the same normal form", () => {
  const piece = fc.constantFrom(
    ..."http: HTTP: ftp: urn: // //u@ //U:p@ //%41@ h H %48 [::1] [2001:DB8::A] [v1.A] 127.0.0.1 %31%32%37.0.0.1 : :80 :080 :0081 :443 / /".split(
      " ",
    ),
    ..."a .. . %2e %2E%2e .a a/../b ./ ../ // %7e %7E %c3%a9 %C3%A9 %2f %3A : @ ? ?q=%7e ?/../ # #%41 #./x".split(
      " ",
    ),
  );
  const text = fc.array(piece, { maxLength: 9 }).map((pieces) => pieces.join(""));
  const own: NormalizationRule = {
    rule: "own",
    section: "none",
    apply: (components) => (components.query === "q" ? { ...components, query: undefined } : components),
  };
  const schemes = new Map([...HTTP_SCHEMES, ["ftp", { defaultPort: 21, emptyPath: "/", rules: [own] }]]);
  const options = fc.record({
    level: fc.constantFrom("syntax" as const, "scheme" as const),
    rootlessDotSegments: fc.constantFrom("keep" as const, "remove" as const),
    schemes: fc.constant(schemes),
  });

  it("for any reference and all options", () => {
    let changed = 0;
    fc.assert(
      fc.property(text, options, (text, options) => {
        if (!isUriReference(text)) return;
        const form = normalize(text, options);
        expect(form).toBe(normalizationSteps(text, options).at(-1)?.after ?? text);
        expect(normalize(form, options)).toBe(form);
        expect(isNormal(form)).toBe(options.rootlessDotSegments === "keep" || normalize(form) === form);
        if (form !== text) changed++;
      }),
      { numRuns: extent(2000, 20_000) },
    );
    expect(changed).toBeGreaterThan(extent(100, 1000));
  });

  it.each(["%c3", "%41", "a/./", "a/../b%7e/", "%2e%2e/c/"])(
    "for a long text, whose pieces are let go: %s",
    (piece) => {
      const text = `http://h/${piece.repeat(70_000)}`;
      expect(normalize(text)).toBe(normalizationSteps(text).at(-1)?.after);
    },
  );

  it("refuses option values that do not exist, for a misspelt one would pass for the laxest", () => {
    // @ts-expect-error: a caller without types may do this
    expect(() => normalize("http://h:80/", { level: "Scheme" })).toThrow(
      'level must be "syntax" or "scheme", not "Scheme"',
    );
    // @ts-expect-error: likewise
    expect(() => normalize("a:b/../c", { rootlessDotSegments: "removed" })).toThrow(TypeError);
    // @ts-expect-error: likewise
    expect(() => normalizationSteps("a", { level: "x" })).toThrow(TypeError);
  });

  it("isNormalWithin refuses numbers that are not a range of its text", () => {
    for (const [from, to] of [
      [0, Number.NaN],
      [99, 99],
      [-1, 5],
      [3, 2],
      [0, 6],
      [0.5, 2],
    ] as const) {
      expect(() => isNormalWithin("a:b/c", from, to), `${from} ${to}`).toThrow(TypeError);
    }
    expect(isNormal(undefined)).toBe(false);
    expect(["HTTP://B/%41", "not a uri", "%zz", "a"].filter(isNormal)).toEqual(["a"]);
  });
});

describe("isNormal: a range of a text, read in place", () => {
  it.each([
    ["http://a/b", true],
    ["", true],
    ["HTTP://a/b", false],
    ["http://A/b", false],
    ["/%3A", true],
    ["/%3a", false],
    ["/%41", false],
    ["/a/./b", false],
    ["../a", true],
    ["/.//a", true],
    ["/.a", true],
    ["urn:a/../b", true],
    ["http://a:80", true], // §6.2.3 is not asked
    ["a b", false],
    ["/%", false],
    ["/é", false],
  ])("%j: %s", (text, answer) => {
    expect(isNormal(text)).toBe(answer);
    expect(isNormalWithin(`%41 ${text}\n%2`, 4, 4 + text.length)).toBe(answer);
  });
});

describe("refusals", () => {
  it.each(["a b", "/%", "/é", "http://[::1"])("is refused as parse refuses it: %j", (text) => {
    expect(() => normalize(text)).toThrow(UriSyntaxError);
    expect(() => normalizationSteps(text)).toThrow(UriSyntaxError);
  });

  it.each([undefined, null, 1, {}])("a value that is not text is a TypeError that says so: %j", (value) => {
    // @ts-expect-error: a caller without types may do this
    expect(() => normalize(value)).toThrow(/must be/);
    // @ts-expect-error: likewise
    expect(() => normalizationSteps(value)).toThrow(/must be/);
  });
});

describe("§3.2.3: a port is a number on level scheme", () => {
  it.each([
    ["http://xyz:080/", "http://xyz/"],
    ["http://xyz:08080/", "http://xyz:8080/"],
    ["http://xyz:00/", "http://xyz:0/"],
    ["x://h:007", "x://h:7"],
  ])("%s", (text, normal) => {
    expect(normalize(text, { level: "scheme" })).toBe(normal);
    expect(normalizationSteps(text, { level: "scheme" }).at(-1)?.after).toBe(normal);
    expect(normalize(text)).toBe(text);
  });
});

it("§6.2.2: a range to the end of its text, and one that begins with a bracket or a digit", () => {
  expect(isNormalWithin("http://a/", 0, 9)).toBe(true);
  expect(isNormalWithin("x http://a/", 2, 11)).toBe(true);
  expect(normalize("http://[::1]:80/", { level: "scheme" })).toBe("http://[::1]/");
  expect(normalize("a:", { level: "scheme" })).toBe("a:");
});
