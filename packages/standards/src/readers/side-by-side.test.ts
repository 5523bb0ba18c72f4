// The differences among the editions, and which of them are dangerous.
import { extent } from "@urikit/abnf/extent";
import { describe, expect, test } from "vitest";
import { cautions, comparisonLaws, dangers } from "../../test/comparison-laws.ts";
import { type SaidSideBySide, saidSideBySide as sideBySide } from "../../test/said.ts";
import { confusions, disagreements, EDITIONS } from "../index.ts";

const base = "http://a/b/c/d;p?q";

const read = ({ standards }: SaidSideBySide, id: string) => standards.find((reading) => reading.id === id);
const why = ({ differences }: SaidSideBySide, what: string) =>
  differences.filter((difference) => difference.what === what).map((difference) => difference.why);

test("the editions, in order", () => {
  expect(EDITIONS.map(({ id }) => id)).toEqual([
    "rfc1738",
    "rfc1808",
    "url-syntax-05",
    "rfc2396",
    "rfc2396bis-01",
    "rfc3986",
    "whatwg",
  ]);
  expect(sideBySide("g", base).standards.map(({ id }) => id)).toEqual(EDITIONS.map(({ id }) => id));
});

describe("dangerous: editions that accept the reference lead to different places", () => {
  test.each([
    [
      "a browser reads a backslash as a slash",
      "http://good.example\\@evil.example/",
      ["whatwg → appendix-b: host"],
    ],
    [
      "RFC 1808 ends a net_loc only at a slash",
      "http://good.example?@evil.example/",
      ["rfc1808 → url-syntax-05: host", "rfc1808 → appendix-b: host"],
    ],
    [
      "RFC 1738 allows question marks in a user",
      "ftp://good.example?@evil.example/",
      ["rfc1808 → url-syntax-05: host", "rfc1808 → appendix-b: host"],
    ],
    [
      "a browser finds a host without slashes",
      "http:evil.example",
      ["rfc3986 → whatwg: host", "whatwg → appendix-b: host"],
    ],
    [
      "or after too many slashes",
      "http:///evil.example",
      ["rfc3986 → whatwg: host", "whatwg → appendix-b: host"],
    ],
    [
      "a browser completes addresses",
      "http://127.1/",
      ["rfc3986 → whatwg: host", "whatwg → appendix-b: host"],
    ],
    ["or reads octal ones", "http://0177.0.0.1/", ["rfc3986 → whatwg: host", "whatwg → appendix-b: host"]],
    ["or full-width letters", "http://ｅvil.example/", ["whatwg → appendix-b: host"]],
  ])("%s: %s", (_what, reference, expected) => {
    expect(dangers(sideBySide(reference))).toEqual(expected);
  });

  test("a base without a path: http://ag, until rfc2396bis-01 mended it", () => {
    expect(read(sideBySide("g", "http://a"), "rfc2396")?.target).toEqual({ uri: "http://ag" });
    expect(dangers(sideBySide("g", "http://a"))).toContain("rfc2396 → rfc2396bis-01: host");
  });

  test("targets on different hosts, with a base: http:g", () => {
    expect(dangers(sideBySide("http:g", base))).toEqual([
      "rfc3986 → whatwg: host",
      "whatwg → appendix-b: host",
      "rfc3986 → whatwg: target",
    ]);
  });
});

describe("caution: editions ask one server for different resources", () => {
  test.each([
    ["?y", ["rfc1808 → url-syntax-05: target", "rfc2396 → rfc2396bis-01: target"]],
    [";x", ["rfc1808 → url-syntax-05: target"]],
    ["../../../g", ["rfc2396bis-01 → rfc3986: target"]],
    ["/./g", ["rfc2396bis-01 → rfc3986: target"]],
    ["g?y/../x", ["rfc1808 → url-syntax-05: target", "url-syntax-05 → rfc2396: target"]],
    ["%2e%2e/g", ["rfc3986 → whatwg: target"]],
  ])("targets, with a base: %s", (reference, expected) => {
    expect(cautions(sideBySide(reference, base))).toEqual(expected);
    expect(dangers(sideBySide(reference, base))).toEqual([]);
  });
});

describe("not dangerous: another name, another spelling", () => {
  test.each([
    "http://example.org",
    "HTTP://EXAMPLE.org:80/%7euser?x='1'#f",
    "http://example.org/~user/a;b;c",
    "http://example.org/a|b",
    "http://a_b.example/",
    "http://user:pw@example.org:8080/",
    "http://b%C3%BCcher.example/",
    "http://bücher.example/",
    "http://[2001:DB8:0:0::1]/",
    "mailto:a@b?subject=c",
    "urn:isbn:0451450523",
    "file:///etc/passwd",
    "file://localhost/etc/passwd",
    "data:text/plain,a",
    "tel:+1-816-555-1212",
    "news:comp.infosystems.www.servers.unix",
  ])("%s", (reference) => {
    expect(dangers(sideBySide(reference))).toEqual([]);
    expect(dangers(sideBySide(reference, base))).toEqual([]);
  });

  test.each(["", "#s", "g", "g/", "g?y", "g#s", "./g", "../g", "/g", "//g", "g?", "..", "g;x"])(
    "ordinary relative references: %j",
    (reference) => expect(dangers(sideBySide(reference, base))).toEqual([]),
  );
});

describe("why", () => {
  test("RFC 1808 forbids ~ as RFC 1738 does, and its successors allow it (G.2)", () => {
    const { differences } = sideBySide("http://example.org/~user");
    expect(differences).toContainEqual({
      between: ["rfc1808", "url-syntax-05"],
      what: "validity",
      why: "RFC 1808 forbids `~`; url-syntax-05 allows it",
      sections: ["RFC 1738 §2.2", "url-syntax-05 F.2", "RFC 2396 G.2"],
      dangerous: false,
    });
  });

  test("?y", () => {
    expect(sideBySide("?y", base).differences).toContainEqual({
      between: ["rfc2396", "rfc2396bis-01"],
      what: "target",
      reason: "a query without a path keeps the last segment, as it did in RFC 1808",
      why: "RFC 2396 resolves it to `http://a/b/c/?y`; rfc2396bis-01 resolves it to `http://a/b/c/d;p?y`: a query without a path keeps the last segment, as it did in RFC 1808",
      sections: ["RFC 2396 §5.2, step 6", "rfc2396bis-01 G.2", "RFC 3986 §5.2.2", "RFC 3986 D.2"],
      dangerous: false,
      caution: true,
    });
  });

  test("the backslash", () => {
    expect(why(sideBySide("http://good.example\\@evil.example/"), "host")).toEqual([
      "WHATWG URL goes to `good.example`, reading `\\` as `/`; a parser that only splits (Appendix B) finds `evil.example`",
    ]);
  });

  test.each([
    ["http:g", "http://a/b", "rfc3986,whatwg", "target", /ignores a scheme that equals the base's/],
    ["http:g", "http://a/b", "rfc3986,whatwg", "host", /ignores a scheme that equals the base's/],
    ["g;x=1/../y", base, "rfc1808,url-syntax-05", "target", /params are no longer a component/],
    [
      "?y",
      "telnet://h/",
      "rfc1808,url-syntax-05",
      "target",
      /never used with relative URLs; .* can be a base/,
    ],
    ["g", "http://a", "rfc2396,rfc2396bis-01", "host", /no path, url-syntax-05 and RFC 2396 add no slash/],
    ["http://0177.1/", undefined, "rfc3986,whatwg", "host", /ends in a number is an IPv4 address/],
    ["http://0177.1/", undefined, "whatwg,appendix-b", "host", /ends in a number is an IPv4 address/],
    ["http:evil.example", undefined, "rfc3986,whatwg", "host", /slashes .* are optional/],
    ["https:///evil.example/", undefined, "whatwg,appendix-b", "host", /slashes .* are optional/],
    ["file://C:/x", undefined, "rfc3986,whatwg", "host", /are a drive/],
    ["http:///x", "https://h/", "whatwg,appendix-b", "host", /however many there are/],
    ["///x", "http://h/", "rfc3986,whatwg", "host", /however many there are/],
    ["///x", "http://h/", "rfc1808,url-syntax-05", "host", /empty net_loc as absent/],
    ["//C:/", "file:///a", "rfc3986,whatwg", "host", /are a drive/],
    ["file:a", "http://h/", "rfc3986,whatwg", "target", /file URL without two slashes/],
    ["file:a", "file:///x/y", "rfc3986,whatwg", "target", /ignores a scheme/],
    ["c", "http://a/b/..", "rfc3986,whatwg", "target", /parses the base first/],
    ["http:g?x=%2e", "http://a/b", "rfc3986,whatwg", "target", /ignores a scheme that equals/],
    ["http://%30%78%63%30%2e%30%32/", undefined, "rfc3986,whatwg", "host", /is an IPv4 address/],
    [" http://h/a\tb ", undefined, "whatwg,appendix-b", "host", /removes tabs and line breaks/],
    [
      "http://ｅvil.example/",
      undefined,
      "whatwg,appendix-b",
      "host",
      /decodes the triplets of a domain, and maps its characters/,
    ],
    ["http://a?@b/", undefined, "rfc1808,url-syntax-05", "host", /only a slash ended a host/],
  ])("a sentence: %s against %s, %s, %s", (reference, against, between, what, sentence) => {
    const found = sideBySide(reference, against).differences.find(
      (one) => one.what === what && one.between.join() === between,
    );
    expect(found?.why).toMatch(sentence);
  });

  test.each([
    "http://a:~XQ@b/",
    "http://u:pa[ss@h/",
    "http://u:pa/ss@h/",
    "http://u:%zz@h/",
    "http://u:p#a@h/",
  ])("no character of a password is named: %s", (reference) => {
    const { standards, differences } = sideBySide(reference);
    const texts = [
      ...standards.map(({ error }) => error?.message ?? ""),
      ...differences.map((one) => one.why),
    ];
    for (const text of texts)
      expect(text).not.toMatch(/["`][~XQpas[%z#][^"`]{0,2}["`] (?:is|without)|forbids/);
  });

  test("RFC 1738 §3.3: no user name or password is allowed", () => {
    expect(read(sideBySide("http://a:s3cret@b/"), "rfc1738")?.error?.message).toBe(
      "an http URL has no user and no password (RFC 1738 §3.3)",
    );
  });

  test("the error of the core is given in full", () => {
    expect(read(sideBySide("http://[z"), "rfc3986")?.error).toMatchObject({
      code: "invalid-ip-literal",
      expected: 'a "]" for this "["',
    });
  });

  test("no password, no control character", () => {
    const { differences } = sideBySide("http://me:secret@\u001bEXAMPLE.org\\@b/../%7e", base);
    for (const difference of differences) expect(difference.why).not.toMatch(/secret|\p{Cc}/u);
    for (const difference of sideBySide("http://me:secret@h/../g", base).differences)
      expect(difference.why).not.toContain("secret");
  });
});

describe("a reading", () => {
  test("says why there is no target", () => {
    expect(read(sideBySide("g", "mailto:a@b"), "rfc2396")).toMatchObject({
      valid: true,
      noTarget: { section: "RFC 2396 §5" },
    });
    expect(read(sideBySide("g", base), "rfc1738")?.noTarget?.section).toBe("RFC 1738 §2.3");
    for (const against of ["rel", "http://a b/"])
      for (const reading of sideBySide("g", against).standards) expect(reading.noTarget?.reason).toBeTruthy();
    for (const against of ["mailto:a@b", "news:a.b", "telnet://h/"])
      expect(read(sideBySide("g", against), "rfc1808")?.noTarget?.section).toBe("RFC 1808 §2.3");
  });

  test("is not valid but has a target, if Appendix C has one", () => {
    expect(read(sideBySide("?y", base), "rfc2396")).toMatchObject({
      valid: false,
      target: { uri: "http://a/b/c/?y" },
    });
  });

  test("has no target without a base", () => {
    for (const reading of sideBySide("http://a/").standards) expect(reading).not.toHaveProperty("target");
  });

  test("of the platform needs a base for a relative reference", () => {
    expect(read(sideBySide("g"), "whatwg")?.valid).toBe(false);
    expect(read(sideBySide("g", base), "whatwg")?.valid).toBe(true);
  });
});

describe("one value per edition, compared where both have one", () => {
  test.each([
    ["a net_loc is followed by a slash (RFC 1808 §2.1)", "?y@evil.example", "http://a", []],
    ["what is no scheme is none for a parser that splits", "git@github.com:o/r.git", undefined, []],
    ["the same with _", "a_b:c", undefined, []],
    ["the same with a base", "[61:24:74]:98", "http://a/b", []],
    [
      "a pair of which one has no target is not compared",
      "../i",
      "sc:sd",
      ["url-syntax-05 → rfc3986: target"],
    ],
    ["an encoded dot, without a base", "http://h/a/%2e%2e/admin", undefined, ["rfc3986 → whatwg: target"]],
    ["dot-segments, without a base", "http://h/a//../b", undefined, ["rfc2396bis-01 → rfc3986: target"]],
    ["a backslash in a path", "http://h/a\\..\\b", undefined, ["whatwg → appendix-b: target"]],
    ["a tab in a path", "http://h/a\tb", undefined, ["whatwg → appendix-b: target"]],
    ["a drive", "file:///C|/x", undefined, ["whatwg → appendix-b: target"]],
    ["a line break is no port", "http://f:\n/c", undefined, []],
    ["a stray % does not hinder the triplets after it", "foo://a%\u0001/", undefined, []],
    ["another spelling of a path", "http://h/ü %41{", undefined, []],
  ])("%s: %s against %s", (_what, reference, against, expected) => {
    expect(cautions(sideBySide(reference, against))).toEqual(expected);
    expect(dangers(sideBySide(reference, against))).toEqual([]);
  });

  test("RFC 1738 §3.5 (002-79): a mailto URL has no host, and leads nowhere else", () => {
    const { differences, verdict } = sideBySide("mailto://u@good.example?x@evil.example");
    expect(verdict).toBe("caution");
    expect(differences.map(({ why }) => why).join()).not.toMatch(/goes to `evil/);
  });
});

describe("the verdict", () => {
  test.each([
    ["http://evil.example：80/", "rejected"],
    ["%zz", "rejected"],
    ["http://a/", "alike"],
    ["http://a/~b", "different"],
    ["http://a_b/", "caution"],
    ["http://a@b@c/", "caution"],
    ["http://a./", "caution"],
    ["mailto://h/a@b", "caution"],
    ["news://h/x@y", "caution"],
    ["http:g", "dangerous"],
  ])("%s: %s", (reference, verdict) => expect(sideBySide(reference).verdict).toBe(verdict));

  test("caution says which edition reports no host, and why the other does", () => {
    expect(sideBySide("http://a_b/").differences).toContainEqual({
      between: ["rfc2396bis-01", "rfc3986"],
      what: "host",
      why: "rfc2396bis-01 reports no host; RFC 3986 goes to `a_b`: RFC 3986 takes the name of a registry for a host",
      reason: "RFC 3986 takes the name of a registry for a host",
      sections: ["rfc2396bis-01 §3.2", "RFC 3986 §3.2.2", "RFC 3986 D.2"],
      dangerous: false,
      caution: true,
    });
  });
});

describe("RFC 3986 Appendix B is a reader with a reading", () => {
  test("without and with a base", () => {
    expect(sideBySide("http://good.example\\@evil.example/").appendixB).toMatchObject({
      id: "appendix-b",
      host: "evil.example",
      components: { scheme: "http", authority: "good.example\\@evil.example", path: "/" },
    });
    expect(sideBySide("../g", base).appendixB.target).toBe("http://a/b/g");
    expect(sideBySide("?y", base).appendixB.target).toBe("http://a/b/c/d;p?y");
    expect(sideBySide("g", "http://a").appendixB.target).toBe("http://a/g");
  });
});

describe("reasons of validity", () => {
  test.each([
    ["http://u:p:q@h/", "url-syntax-05,rfc2396", /userinfo, which may contain colons/], // G.2
    ["http://a./", "url-syntax-05,rfc2396", /dot at the end of a host name/], // §3.2.2
    ["http://a_b/", "url-syntax-05,rfc2396", /any name of a registry/],
    ["a_b:c", "rfc1738,rfc1808", /has relative ones/], // RFC 1808 §2.4.2
    ["x:[a]", "rfc2396,rfc2396bis-01", /adds brackets to `uric-no-slash`/], // G.1
    ["http://h/?[a]", "url-syntax-05,rfc2396", /every `uric`/], // RFC 2732 §3 (3)
    ["http://[::1]/", "url-syntax-05,rfc2396", /for IPv6 addresses/],
    ["http://h:/", "rfc1738,rfc1808", /does not allow an empty port/], // url-syntax-05 F.3
    ["http://h:99999/", "rfc3986,whatwg", /the port is greater than 65535/],
    ["http://1.2.3.4.5/", "rfc3986,whatwg", /ends in a number/],
    ["http://a%3Fb/", "rfc3986,whatwg", /"\?" is not allowed in a domain/],
    ["http:///", "rfc3986,whatwg", /needs a host/],
    ["http://[v1.a]/", "rfc3986,whatwg", /IPvFuture/],
    ["g", "rfc3986,whatwg", /does not parse them without a base/],
  ])("%s: %s", (reference, between, sentence) => {
    const found = sideBySide(reference).differences.find(
      (one) => one.what === "validity" && one.between.join() === between,
    );
    expect(found?.why).toMatch(sentence);
  });

  test("a difference between two equal texts is not printed", () => {
    const normal = why(sideBySide("http://u:p:q@h/"), "normal form").join();
    expect(normal).toMatch(/spell the password differently/);
    expect(normal).not.toMatch(/\*\*\*/);
  });

  test("rfc2396bis-01 §6.2.3 (003-65): a default port is removed in every normal form, so none steps back", () => {
    const one = sideBySide("http://h:80/");
    expect(why(one, "normal form")).toEqual([]);
    expect(one.standards.map(({ normal }) => normal).filter((normal) => normal !== undefined)).toEqual(
      Array.from({ length: 5 }, () => "http://h/"),
    );
  });

  test("url-syntax-05 F.3 (001-74): a port may be empty, which RFC 1738 does not allow", () => {
    const change = sideBySide("ftp://h:/").differences.find(({ what }) => what === "validity");
    expect(change).toMatchObject({
      between: ["rfc1738", "rfc1808"],
      why: "RFC 1738 does not allow an empty port; RFC 1808 does",
      sections: ["RFC 1738 §3.1", "RFC 1808 §2.2", "url-syntax-05 F.3"],
    });
  });

  test("rfc2396bis-01 G.1 (003-91): brackets are added to uric-no-slash, with which an opaque part begins", () => {
    const changes = sideBySide("x:[a]").differences.filter(({ what }) => what === "validity");
    expect(changes[0]).toMatchObject({
      between: ["rfc2396", "rfc2396bis-01"],
      why: "RFC 2396 does not let an opaque part begin with a bracket; rfc2396bis-01 adds brackets to `uric-no-slash`",
      sections: ["RFC 2396 §3", "rfc2396bis-01 G.1"],
    });
    expect(changes[1]?.why).toMatch(/allows brackets in an opaque part; RFC 3986 allows them only in a host/);
  });

  test.each([
    ["http://a.1/", "RFC 2396 reports no host", "need not"], // qualified has no toplabel
    ["http://a./", "rfc2396bis-01 reports no host", "no longer derives a single label with a dot after it"],
    [
      `http://${"a".repeat(64)}/`,
      "rfc2396bis-01 reports no host",
      "limits the labels of a host name to 63 characters",
    ],
  ])(
    "rfc2396bis-01 G.2 (003-92): %s is a hostname in one of the two and a reg-name in the other",
    (reference, who, because) => {
      const change = sideBySide(reference).differences.find(
        ({ what, between }) => what === "host" && between.join() === "rfc2396,rfc2396bis-01",
      );
      expect(change?.caution).toBe(true);
      expect(change?.why).toContain(who);
      expect(change?.reason).toContain(because);
      expect(change?.sections).toContain("rfc2396bis-01 G.1");
    },
  );

  test("the platform's URL bears its name and version", () => {
    expect(read(sideBySide("http://a/"), "whatwg")?.implementation).toMatch(/^[A-Z]\w+ [0-9.]+/);
  });
});

describe("disagreements", () => {
  test("are pairs of which one accepts a reference, or which it leads to different places", () => {
    expect(disagreements("http://example.org/")).toEqual([]);
    expect(disagreements("about:").map(({ between }) => between.join())).toEqual([
      "rfc1738,rfc2396",
      "rfc1808,rfc2396",
      "url-syntax-05,rfc2396",
      "rfc2396,rfc2396bis-01",
      "rfc2396,rfc3986",
      "rfc2396,whatwg",
    ]);
    expect(disagreements("http://good.example\\@evil.example/")).toContainEqual({
      between: ["whatwg", "appendix-b"],
      what: "destination",
    });
    expect(disagreements("http:g")).toContainEqual({ between: ["rfc3986", "whatwg"], what: "destination" });
  });
});

comparisonLaws({ everyNthLink: 400, texts: 60 });

test("texts of any length are read in linear time", () => {
  const size = extent(10_000, 100_000);
  for (const text of [
    `http://${"a.".repeat(size)}`,
    `${"../".repeat(size)}g`,
    `//${"@".repeat(2 * size)}`,
    `a:${"%41".repeat(size)}`,
    // Whether a reader takes a host for an address: the square of ten thousand colons took three seconds.
    `http://${":".repeat(size)}!|`,
  ]) {
    sideBySide(text, base);
    confusions(text);
  }
});

test("a value that is not a string is refused", () => {
  expect(() => sideBySide(1 as unknown as string)).toThrow(TypeError);
});

describe("programs among the readers", () => {
  const reference = "http://good.example\\@evil.example/";

  test("are read beside the editions, and parted with a reason", () => {
    const readers = ["rfc3986", "whatwg", "urllib3", "urllib", "go"] as const;
    const { standards, programs, differences, verdict } = sideBySide(reference, undefined, { readers });
    expect(standards.map(({ id }) => id)).toEqual(["rfc3986", "whatwg"]);
    // As recorded: urllib3 takes "\\" for the end of the authority, urllib for a character of the userinfo.
    expect(programs).toMatchObject([
      { id: "go", version: "Go 1.26.8", valid: false },
      { id: "urllib", valid: true, host: "evil.example" },
      { id: "urllib3", valid: true, host: "good.example" },
    ]);
    expect(verdict).toBe("dangerous");
    const dangerous = differences.filter(({ dangerous }) => dangerous);
    expect(dangerous.some(({ between }) => between.includes("urllib"))).toBe(true);
    for (const { why, sections } of dangerous)
      expect([why !== "", sections.length > 0]).toEqual([true, true]);
  });

  test("may be all the readers", () => {
    const { standards, programs, verdict } = sideBySide("http://a.example/", undefined, {
      readers: ["curl", "go"],
    });
    expect(standards).toEqual([]);
    expect(programs?.map(({ host }) => host)).toEqual(["a.example", "a.example"]);
    expect(verdict).toBe("alike");
    expect(sideBySide("http://[", undefined, { readers: ["curl", "go"] }).verdict).toBe("rejected");
  });

  test("are not asked unless they are named", () => {
    expect("programs" in sideBySide(reference)).toBe(false);
  });

  test("RFC 2396 §5.2, step 6: with a base, targets are compared, and Java follows RFC 2396 with a query", () => {
    const readers = ["rfc2396", "rfc3986", "java-uri", "go", "php"] as const;
    const { programs, differences, verdict } = sideBySide("?y", base, { readers });
    expect(programs).toMatchObject([
      { id: "go", target: "http://a/b/c/d;p?y", host: "a" },
      { id: "java-uri", target: "http://a/b/c/?y", host: "a" },
      { id: "php", valid: true }, // resolves nothing
    ]);
    expect(programs?.[2]).not.toHaveProperty("target");
    expect(verdict).toBe("caution");
    expect(differences).toContainEqual({
      between: ["java-uri", "go"],
      what: "target",
      why: "Java java.net.URI resolves it to `http://a/b/c/?y`; Go net/url resolves it to `http://a/b/c/d;p?y`",
      sections: [],
      dangerous: false,
      caution: true,
    });
  });

  test("WHATWG URL §4.4: targets on different servers are dangerous", () => {
    const { differences, verdict } = sideBySide("\\\\evil.example/", "http://a/b", {
      readers: ["whatwg", "urllib"],
    });
    expect(verdict).toBe("dangerous");
    expect(differences.find(({ dangerous }) => dangerous)).toMatchObject({ between: ["whatwg", "urllib"] });
  });

  test("must be known", () => {
    expect(() => sideBySide(reference, undefined, { readers: ["netscape" as never] })).toThrow(
      'there is no reader "netscape"',
    );
  });
});
