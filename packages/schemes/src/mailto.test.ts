import fc from "fast-check";
import { compare, normalizationSteps, normalize } from "urikit";
import { describe, expect, it } from "vitest";
import { errorOf, expectIdentity, inEnglish } from "../test/scheme-expectations.ts";
import { type MailtoReading, mailto } from "./mailto.ts";
import { schemeSet } from "./set.ts";
import { standardSchemes } from "./standard.ts";

describe("RFC 6068 §2: addresses (002-48)", () => {
  it.each<[string, readonly string[]]>([
    ["mailto:chris@example.com", ["chris@example.com"]],
    ["mailto:gorby%25kremvax@example.com", ["gorby%kremvax@example.com"]],
    ["mailto:unlikely%3Faddress@example.com?blat=foop", ["unlikely?address@example.com"]],
    ["mailto:Mike%26family@example.org", ["Mike&family@example.org"]],
    ["mailto:%22not%40me%22@example.org", ['"not@me"@example.org']],
    ["mailto:%22oh%5C%5Cno%22@example.org", ['"oh\\\\no"@example.org']],
    [
      "mailto:%22%5C%5C%5C%22it's%5C%20ugly%5C%5C%5C%22%22@example.org",
      ['"\\\\\\"it\'s\\ ugly\\\\\\""@example.org'],
    ],
    ["mailto:addr1@an.example,addr2@an.example", ["addr1@an.example", "addr2@an.example"]],
    ["mailto:?to=addr1@an.example,addr2@an.example", []],
    ["mailto:user@%E7%B4%8D%E8%B1%86.example.org?subject=Test", ["user@納豆.example.org"]],
    ["mailto:user@[192.0.2.1]".replace("[", "%5B").replace("]", "%5D"), ["user@[192.0.2.1]"]],
    ["mailto:", []],
  ])("%s", (text, to) => {
    expect(mailto.read(text).to).toEqual(to);
    expect(mailto.read(mailto.build(mailto.read(text)))).toEqual(mailto.read(text));
  });

  it.each([
    ["mailto:foo", 7],
    ["mailto:a@b,", 11],
    ["mailto:a@b,,c@d", 11],
    ["mailto:a%2Cb@c", 7],
    ["mailto:a@c,d", 11],
    ["mailto:a..b@c", 7],
    ["mailto:a@b@c", 7],
    ["mailto:@b", 7],
    ["mailto:a@", 7],
    ["mailto:a/b@c", 8],
    ["mailto:a&b@c", 8],
    ["mailto:a%20b@c", 7],
    ["mailto:%22a@c", 7],
    ["mailto:%22a%20b%22@c", 7],
    ["mailto://a@b", 7],
    ["mailto:%FF@b", 7],
  ])("%s is refused at %i", (text, index) => {
    expect(errorOf(() => mailto.read(text))).toMatchObject({ index, input: text });
  });
});

describe("RFC 6068 §2, §4: fields", () => {
  it.each<[string, readonly (readonly [string, string, boolean])[]]>([
    ["mailto:a@b?subject=current-issue", [["subject", "current-issue", false]]],
    ["mailto:a@b?body=send%20current-issue", [["body", "send current-issue", false]]],
    ["mailto:a@b?body=one%0D%0Atwo", [["body", "one\r\ntwo", false]]],
    [
      "mailto:a@b?In-Reply-To=%3C3469A91.D10AF4C@example.com%3E",
      [["In-Reply-To", "<3469A91.D10AF4C@example.com>", true]],
    ],
    [
      "mailto:a@b?cc=c@d&body=hello",
      [
        ["cc", "c@d", true],
        ["body", "hello", false],
      ],
    ],
    [
      "mailto:?to=j@e&cc=b@e&Bcc=x@y",
      [
        ["to", "j@e", false],
        ["cc", "b@e", true],
        ["Bcc", "x@y", true],
      ],
    ],
    [
      "mailto:a@b?SUBJECT=x&Keywords=y&From=z",
      [
        ["SUBJECT", "x", false],
        ["Keywords", "y", false],
        ["From", "z", true],
      ],
    ],
    ["mailto:a@b?subject=caf%C3%A9+a", [["subject", "café+a", false]]],
    ["mailto:a@b?subject=a%26b%3Dc", [["subject", "a&b=c", false]]],
    ["mailto:a@b?=", [["", "", true]]],
  ])("%s", (text, fields) => {
    expect(mailto.read(text).fields).toEqual(
      fields.map(([name, value, unsafe]) => ({ name, value, unsafe })),
    );
  });

  it.each([
    ["mailto:a@b?", 11],
    ["mailto:a@b?subject", 11],
    ["mailto:a@b?subject=a&", 21],
    ["mailto:a@b?subject=a=b", 20],
    ["mailto:a@b?subject=a?b", 20],
    ["mailto:a@b?subject=a/b", 20],
    ["mailto:a@b?sub/ject=a", 14],
    ["mailto:a@b?subject=%FF", 19],
  ])("%s is refused at %i", (text, index) => {
    expect(errorOf(() => mailto.read(text))).toMatchObject({ index, input: text });
  });
});

describe("the plan: composed, never sent (002-48)", () => {
  it("§3: what MUST be ignored is left out", () => {
    const fields = "From=a@b&date=x&Resent-To=c@d&MIME-Version=1&Content-Type=text%2Fhtml&subject=s";
    expect(inEnglish(mailto.plan(`mailto:a@b?${fields}`))).toMatchObject([
      {
        fields: [{ name: "subject" }],
        note: expect.stringMatching(
          /; left out: from, date, resent-to, mime-version, content-type \(RFC 6068 §3\)$/,
        ),
      },
    ]);
    expect(inEnglish(mailto.plan("mailto:a@b?subject=s"))[0]).not.toMatchObject({
      note: expect.stringContaining("left out"),
    });
  });

  it.each<[string, readonly string[], number]>([
    ["mailto:?to=addr1@an.example,addr2@an.example", ["addr1@an.example", "addr2@an.example"], 0],
    ["mailto:addr1@an.example?to=addr2@an.example", ["addr1@an.example", "addr2@an.example"], 0],
    ["mailto:a@b?TO=c@d%2C%20e@f&to=g@h", ["a@b", "c@d", "e@f", "g@h"], 0],
    ["mailto:?to=%22a,%5C%22b%22@c,d@e", ['"a,\\"b"@c', "d@e"], 0],
    ["mailto:a@b?to=", ["a@b"], 0],
    ["mailto:a@b?to=nobody", ["a@b"], 1],
  ])('§2: the field "to" gives addresses like those before the "?": %s', (text, to, fields) => {
    expect(mailto.plan(text).steps).toMatchObject([{ to, fields: { length: fields } }]);
  });

  it("gives addresses and fields, the unsafe ones marked", () => {
    expect(mailto.plan("mailto:a@b?body=x%0D%0Ay&bcc=c@d")).toMatchObject({
      port: undefined,
      steps: [
        {
          do: "compose",
          to: ["a@b"],
          fields: [
            { name: "body", value: "x\r\ny", unsafe: false },
            { name: "bcc", value: "c@d", unsafe: true },
          ],
        },
      ],
    });
  });

  it.each(["mailto:a@b?subject=a%0D%0ABcc:x@y", "mailto:a@b?sub%0Aject=a", "mailto:a@b?cc=c%00@d"])(
    "%s",
    (text) => {
      expect(errorOf(() => mailto.plan(text))).toMatchObject({
        code: "protocol-line-break",
        index: text.indexOf("%0"),
      });
    },
  );
});

describe("build and normalize", () => {
  it("refuses what would not be read back as given", () => {
    expect(errorOf(() => mailto.build({ to: ["a@b,c@d"], fields: [] })).code).toBe("invalid-for-scheme");
    const field = { name: "bcc", value: "x", unsafe: false };
    expect(errorOf(() => mailto.build({ to: [], fields: [field] })).code).toBe("component-mismatch");
  });

  it("read ∘ build is the identity", () => {
    const text = fc.string({ unit: "grapheme" });
    const local = fc.string({ unit: fc.constantFrom(..."ab!#$%&'*+-/=?^_`{|}~é"), minLength: 1 });
    const address = fc
      .tuple(local, fc.constantFrom("example.org", "[192.0.2.1]", "bücher.example"))
      .map((parts) => parts.join("@"));
    const field = fc.oneof(
      fc.record({ name: fc.constantFrom("subject", "body", "TO"), value: text, unsafe: fc.constant(false) }),
      fc.record({ name: text.map((name) => `x${name}`), value: text, unsafe: fc.constant(true) }),
    );
    const readings: fc.Arbitrary<MailtoReading> = fc.record({
      to: fc.array(address),
      fields: fc.array(field),
    });
    expectIdentity(mailto, readings);
  });

  it.each([
    ["mailto:A@EXAMPLE.org,B@C?Subject=A&BODY=B", "mailto:A@example.org,B@c?subject=A&body=B"],
    ["mailto:%22a@B%22@C", "mailto:%22a@B%22@c"],
    ["mailto:?to=addr1@an.example,addr2@an.example", "mailto:addr1@an.example,addr2@an.example"],
    ["mailto:addr1@an.example?TO=addr2@an.example&cc=x@y", "mailto:addr1@an.example,addr2@an.example?cc=x@y"],
    ["mailto:?to=%22a,b%22@c", "mailto:?to=%22a,b%22@c"],
  ])("%s", (text, normal) => {
    expect(normalize(text, { level: "scheme", schemes: schemeSet(mailto) })).toBe(normal);
  });
});

describe("RFC 6068 §2, RFC 5322 §3.4.1: addr-spec", () => {
  it.each([
    "a@b",
    "a.b@c.d",
    "!#$%&'*+-/=?^_`{|}~@b",
    '"a@b"@c',
    '"a\\ \\"b"@c',
    '""@c',
    "a@[192.0.2.1]",
    "a@[]",
    "é@ü",
  ])("%s is an address", (text) => {
    expect(mailto.read(mailto.build({ to: [text] })).to).toEqual([text]);
  });

  it.each([
    "",
    "@",
    "a",
    "a@",
    "@b",
    ".a@b",
    "a.@b",
    "a..b@c",
    "a@b.",
    "a@.b",
    "a b@c",
    "a@b c",
    '"a@b',
    '"a b"@c',
    '"a"b@c',
    "a,b@c",
    "a@[b",
    "a@[\\]",
    "a@b@c",
    "a\n@b",
    "<a@b>",
  ])("%j is not an address", (text) => {
    expect(() => mailto.build({ to: [text] })).toThrow();
  });
});

describe("RFC 6068 §2: what is not a mailto is left as it is by level scheme", () => {
  it.each([
    "mailto://h?to=a@b",
    "mailto://?to=x@bank.example",
    "mailto://u@h?to=a@b",
    "mailto://h:80?to=a@b",
    "mailto:?to=c@d&",
    "mailto:?to=c@d&x",
  ])("%s", (text) => {
    const options = { level: "scheme", schemes: standardSchemes } as const;
    expect(() => mailto.read(text)).toThrow();
    expect(normalize(text, options)).toBe(text);
    expect(normalizationSteps(text, options)).toEqual([]);
  });

  it.each(["a..b@c", ".a@b", "c@d.."])("a to field with %s, which is not an address, is not moved", (to) => {
    const text = `mailto:?to=${to}`;
    expect(normalize(text, { level: "scheme", schemes: standardSchemes })).toBe(text);
  });

  it("an empty authority is not equivalent to one that a field would make", () => {
    const options = { schemes: standardSchemes };
    expect(compare("mailto://?to=x@bank.example", "mailto://x@bank.example", options).equivalent).toBe(false);
  });
});

describe("a lenient reading", () => {
  const lenient = { lenient: true };
  const field = (name: string, value: string) => ({ name, value });

  it.each<[string, readonly string[], readonly object[], readonly number[]]>([
    ["mailto:a@b?body=https://x/?a=b", ["a@b"], [field("body", "https://x/?a=b")], [22]],
    ["mailto:a@b?subject=a=b", ["a@b"], [field("subject", "a=b")], [20]],
    ["mailto:a@b?", ["a@b"], [], [11]],
    ["mailto:a@b?subject=a&", ["a@b"], [field("subject", "a")], [21]],
    ["mailto:a@b?subject", ["a@b"], [], [11]],
    ["mailto:a@b;c@d", ["a@b", "c@d"], [], [10]],
    ["mailto:a@b,%20c@d", ["a@b", "c@d"], [], [11]],
  ])("RFC 6068 §2, as pages have it: %s", (text, to, fields, places) => {
    expect(errorOf(() => mailto.read(text)).code).toBe("invalid-for-scheme");
    const read = mailto.read(text, lenient);
    expect(read).toMatchObject({ to, fields });
    expect(read.warnings?.map(({ index }) => index)).toEqual(places);
    const { warnings: _, ...meant } = read;
    expect(mailto.read(mailto.build(read))).toEqual(meant);
  });

  it("plans the message that was read", () => {
    expect(mailto.plan("mailto:a@b;c@d", lenient).steps).toMatchObject([
      { do: "compose", to: ["a@b", "c@d"] },
    ]);
  });

  it.each(["mailto:a", "mailto:a@b&subject=c", "mailto:a@b?a/b=c", "mailto://a@b", "mailto:a@b;;c@d"])(
    "guesses nothing: %s stays refused",
    (text) => {
      expect(errorOf(() => mailto.read(text, lenient)).code).toBe("invalid-for-scheme");
    },
  );

  it("RFC 3986 §7.2: no CR, LF or NUL becomes part of a line", () => {
    expect(errorOf(() => mailto.plan("mailto:a@b?subject=a=%0D%0ABcc:x@y", lenient)).code).toBe(
      "protocol-line-break",
    );
  });
});
